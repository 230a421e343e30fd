## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you = На то немате право.
refusal-game-is-over = Партија је завршена. { $outcome }
refusal-game-is-void = Партија је поништена; треба одиграти нову.
refusal-not-started = Партија још није почела.
refusal-already-started = Партија је већ почела.
refusal-not-present = Играч није за таблом.
refusal-clocks-stopped = Сатови стоје; прво мора да их покрене судија.
refusal-question-open = Судија прво мора да одговори на питање { $number }.
refusal-no-such-question = Нема таквог питања на које би требало одговорити.
refusal-not-an-answer = То није могућ одговор на питање.
refusal-not-in-edition = Ово издање Правила то не предвиђа.
refusal-not-your-move = { $colour ->
    [white] На потезу је бели.
   *[black] На потезу је црни.
}
refusal-right-lost = То право је изгубљено додиром фигуре или одиграним потезом.
refusal-write-first = Потез прво треба записати.
refusal-complete-scoresheet-first = Прво треба допунити формулар.
refusal-illegal-move = Потез је нелегалан.
refusal-must-play = Може да се одигра само { $count ->
    [1] { $moves }
   *[other] један од ових потеза: { $moves }
}.
refusal-nothing-there = На { $square } нема фигуре.
refusal-hand-empty = У руци нема ниједне фигуре.
refusal-own-piece-there = На { $square } стоји играчева сопствена фигура.
refusal-no-offer = Нема понуде ремија на коју би могло да се одговори.
refusal-own-offer = Играч не може да прихвати сопствену понуду.
refusal-cannot-withdraw = То не може да се повуче.
refusal-agreement-not-allowed = Играчи овде не смеју да се споразумеју за реми.
refusal-nothing-of-the-kind = Ништа такво није утврђено.
refusal-too-late = За то је прекасно.
refusal-not-completed = Нелегалан потез још није завршен: сат није притиснут.
refusal-rapid-not-recorded = У убрзаном и брзопотезном шаху потезе није потребно записивати.
refusal-recording-not-required = Играч коме је остало мање од пет минута и који нема повећање од најмање 30 секунди по потезу не мора да записује потезе.
refusal-guidelines-not-in-force = Упутства о убрзаном завршетку не важе за ову партију.
refusal-flag-is-up = Заставица није пала.
refusal-announce-adjusting-first = „Поправљам“ треба рећи пре него што се фигура додирне.
refusal-next-move-made = Следећи потез је већ одигран.
refusal-no-ground = Таква одлука не може да се заснива на овом члану.
refusal-own-flag-down = Пала је и заставица играча који рекламира.
refusal-not-a-penalty = Ту казну судија не може да изрекне или не може да је изрекне у тој мери.
refusal-score-too-high = Такви поени у партији нису могући.
refusal-no-leave = Судија за то није дао дозволу.
refusal-no-such-line = Тог реда на формулару нема.
refusal-may-not-be-told = То играчима не сме да се каже.
refusal-already-done = То је већ учињено.
refusal-clock-not-running = Сат тог играча није покренут.
refusal-adjourned = Партија је прекинута.
refusal-not-in-regulations = Правилник такмичења то не предвиђа.
refusal-not-the-sealed-move = То није потез који је ковертиран.
refusal-unintelligible = Оно што је објављено није потез.
refusal-announce-first = Потез прво треба објавити, и то исправно.
refusal-assistant-needed = Слепом играчу и противнику који не чује потребан је помоћник.
refusal-give-back-first = Прво треба вратити противников формулар.
refusal-still-playing = Партија још траје.
refusal-no-conditions = Понуда ремија не може да буде условна.
refusal-only-displayed = За рекламацију није довољно оно што приказује екран или демонстрациона табла.
refusal-too-early = За то је прерано.
refusal-decision-is-final = Против те одлуке жалба није могућа.
