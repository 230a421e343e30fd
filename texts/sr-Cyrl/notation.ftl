## What a forgiving reader noticed in a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = недостаје знак узимања
leniency-capture-sign-needless = знак узимања, иако ништа није узето
leniency-capture-sign-other = за узимање је уместо x употребљен други знак
leniency-check-sign-missing = недостаје знак за шах или мат
leniency-check-sign-needless = знак за шах или мат, иако нема ни шаха ни мата
leniency-check-sign-wrong = знак за шах уместо знака за мат или обрнуто
leniency-check-sign-other = реч или необичан знак за шах или мат
leniency-en-passant-sign-missing = недостаје е.п.
leniency-en-passant-sign-needless = записано је е.п., иако није реч о узимању ан пасан
leniency-promotion-sign = знак испред нове фигуре
leniency-long-form = записано је цело полазно поље, иако би било довољно мање
leniency-hyphen = цртица између поља
leniency-departure-other = полазно поље је означено другачије него што прописују Правила
leniency-pawn-file-missing = недостаје линија пешака који узима
leniency-rank-missing = недостаје ред долазног поља
leniency-pawn-letter = слово за пешака
leniency-piece-letter-missing = недостаје слово фигуре
leniency-piece-letter-small = мало слово за фигуру
leniency-file-capital = велико слово за линију
leniency-lookalike = слово другог писма које изгледа исто
leniency-mixed-scripts = латинична и ћирилична слова у истом потезу
leniency-spacing = размаци унутар потеза
leniency-castling-letters = слова уместо нула у запису рокаде
leniency-castling-dashes = у запису рокаде цртице су другачије или их нема
leniency-castling-as-king-move = рокада је записана као потез краљем
leniency-comment = коментар попут ! или ?
leniency-draw-offer-other = понуда ремија није записана као (=)
leniency-draw-offer-missing = понуда ремија није записана
leniency-stray = сувишна цифра иза потеза
leniency-number-wrong = погрешан редни број потеза
leniency-number-missing = недостаје редни број потеза

remark = { $move }: { $remarks }.
remark-draw-offer = понуђен је реми
remark-excused = { $remark } (на играчевом формулару то се не сматра грешком)
remarks-none = Записано тачно онако како прописују Правила.
