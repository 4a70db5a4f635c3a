devices-perhaps-dgt = порт: { $port }, можливо { -board } DGT ({ $option })

devices-perhaps-home-made = порт: { $port }, можливо саморобна { -board } ({ $option })

devices-unknown-port = порт: { $port }, невідомий пристрій ({ $option })

devices-no-port = порт: немає

devices-sound-default = звуковий пристрій: { $name }, основний

devices-sound-other = звуковий пристрій: { $name }

devices-no-sound = звуковий пристрій: немає

devices-voice = голос: { $language } { $name } ({ $option })

devices-no-voice = голос: немає

devices-pad-with-motor = геймпад: { $name }, з мотором, може підказувати час вібрацією

devices-pad-without-motor = геймпад: { $name }, без мотора

devices-no-pad = геймпад: немає

devices-pads-not-built-in = геймпад: у цій програмі немає
