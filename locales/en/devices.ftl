### The connected devices, as `zgoda devices` lists them: written, never said.

# A serial port with perhaps a DGT board. $port: its name; $option: the text that is typed to use it.
devices-perhaps-dgt = port: { $port }, perhaps a DGT { -board } ({ $option })

# The same with perhaps a home-made board.
devices-perhaps-home-made = port: { $port }, perhaps a home-made { -board } ({ $option })

# The same with an unknown device.
devices-unknown-port = port: { $port }, unknown device ({ $option })

# There is no serial port.
devices-no-port = port: none

# A sound device. $name: as the system calls it. This one is used if no other is named.
devices-sound-default = sound device: { $name }, the default

# Another sound device.
devices-sound-other = sound device: { $name }

# There is no sound device.
devices-no-sound = sound device: none

# A voice. $language: its tag; $name: as its maker calls it; $option: the text that is typed to use it.
devices-voice = voice: { $language } { $name } ({ $option })

# There is no voice.
devices-no-voice = voice: none

# A gamepad. $name: as the system calls it.
devices-pad-with-motor = gamepad: { $name }, with a motor, can tell the time by touch

# The same, but without a motor.
devices-pad-without-motor = gamepad: { $name }, without a motor

# There is no gamepad.
devices-no-pad = gamepad: none

# This program was built without gamepads.
devices-pads-not-built-in = gamepad: not built in
