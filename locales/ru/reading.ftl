read-numbers =
    ноль = нуль, один = единица, два = двойка, три = тройка, четыре = четвёрка, пять = пятёрка, шесть = шестёрка,
    семь = семёрка, восемь = восьмёрка, девять = девятка

read-joints = -

read-moves = на, до, идёт, ходит, тире, дефис, минус

read-captures = икс, бьёт, бить, берёт, взятие, двоеточие

read-via = через

read-silent = с, со, из, от, поле, поля, ход

# The с that looks like c is a file, so on the small board с (from) cannot be said. Left out are х and ха for h, because
# х is the sign of a capture and c3ха5 takes a5; and the в that looks like B, which is also the key of d pressed with the
# wrong keyboard layout.
read-files =
    бэ = б, бэ = бе, цэ = с, цэ = ц, цэ = це, дэ = д, дэ = де, эф = ф, эф = еф, жэ = г, жэ = гэ, жэ = ге, жэ = ж, жэ = же

# -надцать and -дцать; пять, девять and десять; семь and восемь, alone and behind tens. Forty is сорок, which nothing
# sounds like.
alike-numbers =
    12 20, 13 30, 15 50, 12 19, 15 19, 5 9, 25 29, 35 39, 45 49, 9 10, 7 8, 17 18, 27 28, 37 38, 47 48, 1 11, 5 15,
    9 19, 16 17

# Бэ, цэ, дэ, е, жэ; а with аш.
alike-files = бэ цэ дэ е жэ, а аш
