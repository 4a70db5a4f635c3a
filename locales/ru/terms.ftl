### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural]
            { $case ->
                [gen] судей
               *[nom] судьи
            }
       *[singular]
            { $case ->
                [gen] судьи
                [dat] судье
                [acc] судью
                [ins] судьёй
               *[nom] судья
            }
    }

-board =
    { $number ->
        [plural]
            { $case ->
                [gen] досок
                [loc] досках
               *[nom] доски
            }
       *[singular]
            { $case ->
                [gen] доски
                [dat] доске
                [acc] доску
                [ins] доской
                [loc] доске
               *[nom] доска
            }
    }

-half-move =
    { $number ->
        [plural]
            { $case ->
                [gen] полуходов
                [loc] полуходах
               *[nom] полуходы
            }
       *[singular]
            { $case ->
                [gen] полухода
                [dat] полуходу
                [ins] полуходом
                [loc] полуходе
               *[nom] полуход
            }
    }

-clock =
    { $case ->
        [gen] часов
        [dat] часам
        [ins] часами
        [loc] часах
       *[nom] часы
    }

-king =
    { $number ->
        [plural]
            { $case ->
                [gen] дамок
                [ins] дамками
               *[nom] дамки
            }
       *[singular]
            { $case ->
                [gen] дамки
                [acc] дамку
                [ins] дамкой
                [loc] дамке
               *[nom] дамка
            }
    }

-assistant =
    { $number ->
        [plural]
            { $case ->
                [gen] ассистентов
               *[nom] ассистенты
            }
       *[singular]
            { $case ->
                [gen] ассистента
               *[nom] ассистент
            }
    }
