manual-begins = розділи, { WORDS($chapters) }, стрілка вниз, наступний, ввід відкриває, номер і ввід ведуть до розділу, знак питання каже, що роблять клавіші, ескейп завершує

manual-in-english = цього тексту ще немає цією мовою, він звучить англійською

manual-contents = список розділів

manual-skip-contents = до тексту

manual-listed = { WORDS($number) }

manual-chapter = розділ { WORDS($number) }

manual-where = розділ { WORDS($number) }, абзац { WORDS($paragraph) }, усього { WORDS($paragraphs) }

manual-chapter-over = кінець розділу, ввід веде до наступного

manual-over = це кінець

manual-first = це початок

manual-no-chapter = немає розділу { WORDS($number) }

manual-nothing-typed = тут нічого вводити

manual-to-type = ввести, { $line }, ввід

manual-capital = велика { $letter }

manual-not-understood = не зрозуміло, знак питання допоможе

manual-help = будь яка клавіша перериває, стрілки вниз і вгору, абзац, праворуч і ліворуч, розділ, ввід читає далі, п повторює, л читає по літерах те, що треба ввести, д каже місце, с це список розділів, номер і ввід відкривають розділ, пробіл це тиша, ескейп веде назад

manual-closed = закрито

manual-sign-space = пробіл

manual-sign-dash = дефіс

manual-sign-dot = крапка

manual-sign-slash = коса риска

manual-sign-backslash = обернена коса риска

manual-sign-colon = двокрапка

manual-sign-low-line = підкреслення

manual-sign-star = зірочка

manual-sign-plus = плюс

manual-sign-equals = знак рівності

manual-word-repeat = повторити, ще раз

manual-word-spell = літери, по літерах

manual-word-where = де

manual-word-list = список, розділи

manual-word-next = наступний, наступний абзац

manual-word-previous = попередній, попередній абзац

manual-word-next-chapter = наступний розділ

manual-word-previous-chapter = попередній розділ

manual-word-go-on = далі, читати далі, відкрити

manual-word-silence = тиша, стоп

manual-word-leave = назад

manual-word-end = кінець, вихід

manual-word-help = допомога
