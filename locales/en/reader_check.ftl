### The text of `zgoda reader-check`, at a terminal and on a page: written, to be read by a screen reader.

# The description of the check, at its beginning. $steps: the number of steps, including those on the page; $file: the file of the
# answers.
reader-check-begins = a check of what your screen reader says, { $steps } steps in all; each says what to do and then asks what you heard; the answers go to { $file }, no name among them; escape ends

# In front of the instruction of a step. $number: its number; $steps: the number of all.
reader-check-number = step { $number } of { $steps }

# The instruction of each step at a terminal. Here only Enter is pressed.
reader-check-do-line = press enter and listen: three seconds later a line comes

# The same line comes once more.
reader-check-do-again = press enter and listen: the same line comes again

# Each press of the arrow prints a line.
reader-check-do-arrow = press the down arrow four times, with a pause; each press prints a line, and all four count as one answer

# A half-move is typed, and answered.
reader-check-do-typed = type 32-28 and enter: a line answers

# A line comes while half a half-move stands there.
reader-check-do-while-typing = type 3 and 2, without enter: two seconds later a line comes beside them

# Words go to the screen reader by its own interface, and are not printed.
reader-check-do-interface = press enter and listen: three seconds later the reader is asked directly to say two squares

# The program knows no interface of a screen reader on this computer.
reader-check-no-interface = no screen reader can be asked directly on this computer; this step is left out

# The words to be heard: two squares, as a half-move.
reader-check-sample = thirty two, twenty eight

# Another half-move.
reader-check-second-sample = nineteen, twenty three

# One of several lines, and a square of a small board. $number: its number.
reader-check-item = line { $number }

# Behind each step: the keys of the answers.
reader-check-ask = what did you hear of it? 1 once, 2 twice, 3 not at all, 4 otherwise, 0 does it again

# The answers stand in a file. $file: its name.
reader-check-kept = the answers are in { $file }

# The other steps are on a page.
reader-check-on-page = the other six steps are on a page: zgoda reader-check --page reader-check.html writes it, and any browser opens it, on a phone, too

# The title of that page.
reader-check-page-title = Screen reader check

# The instructions of the page.
reader-check-page-introduction = Each step says what to do and asks what you heard. What is to be heard comes three seconds after you began the step. Your answers make the report at the end; nothing is sent anywhere.

# For a browser that runs no scripts.
reader-check-page-needs-scripts = This page needs scripts; switch them on for it.

# The instruction of each step on the page. A line comes after the button is pressed.
reader-check-page-do-line = Press Begin and listen: a line comes.

# The same line comes once more.
reader-check-page-do-again = Press Begin and listen: the same line comes again.

# Two lines come at once.
reader-check-page-do-two = Press Begin and listen: two lines come at once.

# A line comes while a field has the focus.
reader-check-page-do-while-typing = Type one letter into the field and stay there: a line comes. Empty the field to do it again.

# The state of the page changes; the button changes it back.
reader-check-page-do-state = Press Begin and listen: the state at the top of the page changes.

# The squares of a small board are visited by arrow keys.
reader-check-page-do-board = Go to the { -board } and over its squares by the arrow keys.

# The button that begins a step. $number: of the step.
reader-check-page-begin = Begin step { $number }

# The field of a step.
reader-check-page-field = A field

# The name of the region in which lines come.
reader-check-page-lines = Lines

# The usual state of the page.
reader-check-page-state = Connected

# The other state.
reader-check-page-state-lost = Not connected

# The name of the small board.
reader-check-page-board = { CAPITAL(-board) } of nine squares

# The question of each step. $number: of the step.
reader-check-page-ask = What did you hear in step { $number }?

# Its answers.
reader-check-once = once

# Likewise.
reader-check-twice = twice

# Likewise.
reader-check-not-at-all = not at all

# Likewise: in part, late, or as something else.
reader-check-otherwise = otherwise

# The name of the report.
reader-check-page-report = Report

# The instructions for the report.
reader-check-page-report-means = Copy it and send it to whoever asked you for it. It has no name in it.
