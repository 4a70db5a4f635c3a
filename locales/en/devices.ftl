### What is connected, as `zgoda devices` lists it: written, never said.

# What is connected, as `zgoda devices` lists it: a serial port behind which there may be a board of DGT. $port: its name; $option:
# what is typed to use it.
devices-perhaps-dgt = port: { $port }, perhaps a DGT board ({ $option })

# Likewise, a board that somebody built.
devices-perhaps-home-made = port: { $port }, perhaps a home-made board ({ $option })

# Likewise, anything else.
devices-unknown-port = port: { $port }, unknown device ({ $option })

# There is no serial port.
devices-no-port = port: none

# A sound device. $name: as the system calls it. This one is used where none is named.
devices-sound-default = sound device: { $name }, the default

# Another one.
devices-sound-other = sound device: { $name }

# There is no sound device.
devices-no-sound = sound device: none

# A voice. $language: its tag; $name: as its maker calls it; $option: what is typed to use it.
devices-voice = voice: { $language } { $name } ({ $option })

# There is no voice.
devices-no-voice = voice: none

# A gamepad. $name: as the system calls it.
devices-pad-with-motor = gamepad: { $name }, with a motor, can tell the time by touch

# Likewise, one that cannot shake.
devices-pad-without-motor = gamepad: { $name }, without a motor

# There is no gamepad.
devices-no-pad = gamepad: none

# This program was built without gamepads.
devices-pads-not-built-in = gamepad: not built in
