devices-perhaps-dgt = poort: { $port }, misschien een DGT-bord ({ $option })

devices-perhaps-home-made = poort: { $port }, misschien een zelfgemaakt { -board } ({ $option })

devices-unknown-port = poort: { $port }, onbekend apparaat ({ $option })

devices-no-port = poort: geen

devices-sound-default = geluidsapparaat: { $name }, het gewone

devices-sound-other = geluidsapparaat: { $name }

devices-no-sound = geluidsapparaat: geen

devices-voice = stem: { $language } { $name } ({ $option })

devices-no-voice = stem: geen

devices-pad-with-motor = controller: { $name }, met motor, kan de tijd laten voelen

devices-pad-without-motor = controller: { $name }, zonder motor

devices-no-pad = controller: geen

devices-pads-not-built-in = controller: niet in dit programma
