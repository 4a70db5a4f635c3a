devices-perhaps-dgt = port: { $port }, być może { -board } DGT ({ $option })

devices-perhaps-home-made = port: { $port }, być może { -board } domowej roboty ({ $option })

devices-unknown-port = port: { $port }, nieznane urządzenie ({ $option })

devices-no-port = port: brak

devices-sound-default = urządzenie dźwiękowe: { $name }, domyślne

devices-sound-other = urządzenie dźwiękowe: { $name }

devices-no-sound = urządzenie dźwiękowe: brak

devices-voice = głos: { $language } { $name } ({ $option })

devices-no-voice = głos: brak

devices-pad-with-motor = pad: { $name }, z silnikiem, może podawać czas drganiem

devices-pad-without-motor = pad: { $name }, bez silnika

devices-no-pad = pad: brak

devices-pads-not-built-in = pad: nie ma w tym programie
