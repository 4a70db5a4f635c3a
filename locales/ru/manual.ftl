manual-begins = главы, { WORDS($chapters) }, стрелка вниз, следующая, ввод открывает, номер и ввод ведут к главе, вопросительный знак говорит, что делают клавиши, эскейп завершает

manual-in-english = этого текста ещё нет на этом языке, он звучит на английском

manual-contents = список глав

manual-skip-contents = к тексту

manual-listed = { WORDS($number) }

manual-chapter = глава { WORDS($number) }

manual-where = глава { WORDS($number) }, абзац { WORDS($paragraph) }, всего { WORDS($paragraphs) }

manual-chapter-over = конец главы, ввод ведёт к следующей

manual-over = это конец

manual-first = это начало

manual-no-chapter = нет главы { WORDS($number) }

manual-nothing-typed = здесь нечего вводить

manual-to-type = ввести, { $line }, ввод

manual-capital = большая { $letter }

manual-not-understood = не понято, вопросительный знак поможет

manual-help = любая клавиша прерывает, стрелки вниз и вверх, абзац, вправо и влево, глава, ввод читает дальше, п повторяет, б читает по буквам то, что надо ввести, г говорит место, с это список глав, номер и ввод открывают главу, пробел это тишина, эскейп ведёт назад

manual-closed = закрыто

manual-sign-space = пробел

manual-sign-dash = дефис

manual-sign-dot = точка

manual-sign-slash = косая черта

manual-sign-backslash = обратная косая черта

manual-sign-colon = двоеточие

manual-sign-low-line = подчёркивание

manual-sign-star = звёздочка

manual-sign-plus = плюс

manual-sign-equals = знак равенства

manual-word-repeat = повторить, ещё раз

manual-word-spell = буквы, по буквам

manual-word-where = где

manual-word-list = список, главы

manual-word-next = следующий, следующий абзац

manual-word-previous = предыдущий, предыдущий абзац

manual-word-next-chapter = следующая глава

manual-word-previous-chapter = предыдущая глава

manual-word-go-on = дальше, читать дальше, открыть

manual-word-silence = тишина, стоп

manual-word-leave = назад

manual-word-end = конец, выход

manual-word-help = помощь
