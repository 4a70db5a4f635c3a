devices-perhaps-dgt = port : { $port }, peut-être un { -board } DGT ({ $option })

devices-perhaps-home-made = port : { $port }, peut-être un { -board } fait maison ({ $option })

devices-unknown-port = port : { $port }, appareil inconnu ({ $option })

devices-no-port = port : aucun

devices-sound-default = périphérique audio : { $name }, par défaut

devices-sound-other = périphérique audio : { $name }

devices-no-sound = périphérique audio : aucun

devices-voice = voix : { $language } { $name } ({ $option })

devices-no-voice = voix : aucune

devices-pad-with-motor = manette : { $name }, avec moteur, peut dire le temps au toucher

devices-pad-without-motor = manette : { $name }, sans moteur

devices-no-pad = manette : aucune

devices-pads-not-built-in = manette : absente de ce programme
