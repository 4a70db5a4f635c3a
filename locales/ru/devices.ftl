devices-perhaps-dgt = порт: { $port }, возможно { -board } DGT ({ $option })

devices-perhaps-home-made = порт: { $port }, возможно самодельная { -board } ({ $option })

devices-unknown-port = порт: { $port }, неизвестное устройство ({ $option })

devices-no-port = порт: нет

devices-sound-default = звуковое устройство: { $name }, основное

devices-sound-other = звуковое устройство: { $name }

devices-no-sound = звуковое устройство: нет

devices-voice = голос: { $language } { $name } ({ $option })

devices-no-voice = голос: нет

devices-pad-with-motor = геймпад: { $name }, с мотором, может подсказывать время вибрацией

devices-pad-without-motor = геймпад: { $name }, без мотора

devices-no-pad = геймпад: нет

devices-pads-not-built-in = геймпад: в этой программе нет
