devices-perhaps-dgt = Anschluss: { $port }, vielleicht ein DGT-Brett ({ $option })

devices-perhaps-home-made = Anschluss: { $port }, vielleicht ein selbst gebautes { -board } ({ $option })

devices-unknown-port = Anschluss: { $port }, unbekanntes Gerät ({ $option })

devices-no-port = Anschluss: keiner

devices-sound-default = Tongerät: { $name }, das übliche

devices-sound-other = Tongerät: { $name }

devices-no-sound = Tongerät: keines

devices-voice = Stimme: { $language } { $name } ({ $option })

devices-no-voice = Stimme: keine

devices-pad-with-motor = Controller: { $name }, mit Motor, kann die Zeit fühlen lassen

devices-pad-without-motor = Controller: { $name }, ohne Motor

devices-no-pad = Controller: keiner

devices-pads-not-built-in = Controller: nicht in diesem Programm
