## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Да ли је бели имао оправдан разлог да заустави сатове?
   *[black] Да ли је црни имао оправдан разлог да заустави сатове?
}
question-displacement-penalty = { $colour ->
    [white] Да ли треба казнити белог јер је пореметио положај фигура?
   *[black] Да ли треба казнити црног јер је пореметио положај фигура?
}
question-clock-handling = { $colour ->
    [white] Да ли треба казнити белог због неправилног руковања сатом?
   *[black] Да ли треба казнити црног због неправилног руковања сатом?
}
question-clocks-after-irregularity = Шта сатови треба да показују после неправилности?
question-reversed-colours = Партија је започета са обрнутим бојама фигура. Да ли се наставља?
question-both-flags = Пале су обе заставице. Какав је резултат?
question-flag-against-draw = { $colour ->
    [white] Белом је пала заставица у позицији у којој сваки легалан потез води у реми. Какав је резултат?
   *[black] Црном је пала заставица у позицији у којој сваки легалан потез води у реми. Какав је резултат?
}
question-consent-to-draw = Да ли играчи овде смеју да се споразумеју за реми?
question-refusal = { $colour ->
    [white] Бели одбија да поштује Правила. Да ли га треба казнити или одбија тако упорно да губи партију?
   *[black] Црни одбија да поштује Правила. Да ли га треба казнити или одбија тако упорно да губи партију?
}
question-opponents-score = { $colour ->
    [white] Да ли бели због тога губи партију и колико поена тада добија црни?
   *[black] Да ли црни због тога губи партију и колико поена тада добија бели?
}
question-late-arrival = { $colour ->
    [white] Бели је дошао после дозвољеног времена кашњења. Да ли ипак сме да игра?
   *[black] Црни је дошао после дозвољеног времена кашњења. Да ли ипак сме да игра?
}
question-offer-disturbs = { $colour ->
    [white] Да ли је бели понудом ремија у овом тренутку ометао противника?
   *[black] Да ли је црни понудом ремија у овом тренутку ометао противника?
}
question-conduct = { $colour ->
    [white] { $conduct ->
        [two-hands] Да ли треба казнити белог јер је вукао обема рукама?
        [out-of-turn] Да ли треба казнити белог јер је вукао када није био на потезу?
        [disturbing] Да ли треба казнити белог јер је ометао противника?
        [meddling] Да ли треба казнити белог јер је додиривао фигуре док је противник био на потезу?
        [notes] Да ли треба казнити белог јер је користио белешке, савете или другу таблу?
        [smoking] Да ли треба казнити белог јер је пушио?
        [device] Да ли треба казнити белог због електронског уређаја?
        [disrepute] Да ли треба казнити белог јер је штетио угледу шаха?
       *[other] Да ли треба казнити белог? { $law }
    }
   *[black] { $conduct ->
        [two-hands] Да ли треба казнити црног јер је вукао обема рукама?
        [out-of-turn] Да ли треба казнити црног јер је вукао када није био на потезу?
        [disturbing] Да ли треба казнити црног јер је ометао противника?
        [meddling] Да ли треба казнити црног јер је додиривао фигуре док је противник био на потезу?
        [notes] Да ли треба казнити црног јер је користио белешке, савете или другу таблу?
        [smoking] Да ли треба казнити црног јер је пушио?
        [device] Да ли треба казнити црног због електронског уређаја?
        [disrepute] Да ли треба казнити црног јер је штетио угледу шаха?
       *[other] Да ли треба казнити црног? { $law }
    }
}
question-assistant = { $colour ->
    [white] Да ли судија прихвата помоћника белог?
   *[black] Да ли судија прихвата помоћника црног?
}
question-quickplay = { $colour ->
    [white] Да ли се слажете да црни не улаже напор да победи нормалним средствима или да њима не може да победи?
   *[black] Да ли се слажете да бели не улаже напор да победи нормалним средствима или да њима не може да победи?
}
question-increment = { $colour ->
    [white] Да ли партија сме да се настави са додатним временом по потезу, како тражи бели?
   *[black] Да ли партија сме да се настави са додатним временом по потезу, како тражи црни?
}
question-touch-deliberate = { $colour ->
    [white] Да ли је бели фигуру додирнуо намерно?
   *[black] Да ли је црни фигуру додирнуо намерно?
}
question-unfinished = { $colour ->
    [white] Фигуре на табли не показују ниједан потез. Да ли је бели одиграо нелегалан потез или је само поремећен положај фигура?
   *[black] Фигуре на табли не показују ниједан потез. Да ли је црни одиграо нелегалан потез или је само поремећен положај фигура?
}
question-request = { $colour ->
    [white] Да ли се одобрава захтев белог?
   *[black] Да ли се одобрава захтев црног?
}
question-unrecorded = { $colour ->
    [white] Судија нема запис партије. Да ли је рекламација белог исправна?
   *[black] Судија нема запис партије. Да ли је рекламација црног исправна?
}
question-scoresheet = { $colour ->
    [white] Да ли белог треба казнити због формулара?
   *[black] Да ли црног треба казнити због формулара?
}
question-disputed-fact = { $colour ->
    [white] Да ли је бели учинио оно што противник тврди?
   *[black] Да ли је црни учинио оно што противник тврди?
}
question-quickplay-referred = { $colour ->
    [white] Партија је завршена рекламацијом белог, о којој одлучујете ви. Какав је резултат?
   *[black] Партија је завршена рекламацијом црног, о којој одлучујете ви. Какав је резултат?
}
question-request-device = { $colour ->
    [white] Да ли бели сме да има електронски уређај?
   *[black] Да ли црни сме да има електронски уређај?
}
question-request-leave = { $colour ->
    [white] Да ли бели сме да изађе?
   *[black] Да ли црни сме да изађе?
}
question-disputed-touch = { $colour ->
    [white] Да ли је бели додирнуо { $piece }?
   *[black] Да ли је црни додирнуо { $piece }?
}
question-disputed-resignation = { $colour ->
    [white] Да ли је бели предао партију?
   *[black] Да ли је црни предао партију?
}
question-disputed-offer = { $colour ->
    [white] Да ли је бели понудио реми?
   *[black] Да ли је црни понудио реми?
}
question-sealed-move = { $colour ->
    [white] Да ли може да се утврди који потез је бели ковертирао?
   *[black] Да ли може да се утврди који потез је црни ковертирао?
}
question-reconstruction = Да ли је партију било могуће реконструисати?
question-written-result = Резултат на формуларима није резултат партије или није исти на оба. Који резултат важи?
question-mating-chance = { $colour ->
    [white] Белом је пала заставица и није јасно да ли би црни још могао да матира. Какав је резултат?
   *[black] Црном је пала заставица и није јасно да ли би бели још могао да матира. Какав је резултат?
}
question-defective-clock = Да ли је сат неисправан?
question-clock-setting = Сат је био погрешно подешен. Шта треба да показује?
question-schedule = Сат је био погрешно подешен. Да ли би се пореметио распоред такмичења кад би тако остало?

## What may be answered.

answer-yes = Да
answer-no = Не
answer-penalty = Казна
answer-no-penalty = Без казне
answer-times = Друга времена по најбољој процени судије
answer-times-stay = Времена остају каква јесу
answer-outcome = Резултат (1-0, ½-½, 0-1)
answer-goes-on = Партија се наставља
answer-mark = Поени противника
answer-later = Одлука се одлаже
answer-reason-valid = Разлог је био оправдан
answer-reason-not-penalised = Разлог није био оправдан, али без казне
answer-reason-penalised = Разлог није био оправдан, уз казну
answer-increment-granted = Додатно време по потезу је одобрено
answer-increment-refused = Партија се наставља без додатног времена по потезу
answer-draw-allowed = Реми је дозвољен
answer-draw-not-allowed = Реми није дозвољен
answer-claim-correct = Рекламација је исправна
answer-claim-incorrect = Рекламација није исправна
answer-schedule-suffers = Распоред би се пореметио
answer-schedule-does-not-suffer = Распоред се не би пореметио
answer-sealed-move-established = Потез може да се утврди
answer-sealed-move-not-established = Потез не може да се утврди
answer-assistant-accepted = Помоћник је прихваћен
answer-assistant-times = Помоћник је прихваћен; судија прилагођава сатове
answer-assistant-times-stay = Помоћник је прихваћен; времена остају непромењена
answer-assistant-not-accepted = Помоћник није прихваћен
answer-request-granted = Захтев је одобрен
answer-request-refused = Захтев је одбијен
answer-touch-deliberate = Намерно
answer-touch-accidental = Случајно
answer-clock-defective = Сат је неисправан
answer-clock-in-order = Сат је исправан
answer-new-game = Игра се нова партија
answer-illegal-move = Нелегалан потез
answer-displaced = Поремећен положај фигура
answer-may-play = Играч сме да игра
answer-loses-by-lateness = Играч губи партију
answer-reconstructed = Партија је реконструисана
answer-not-reconstructed = Партија није могла да се реконструише
answer-it-happened = То се догодило
answer-not-established = То није могло да се утврди
answer-claim-accepted = Рекламација је прихваћена
answer-claim-rejected = Рекламација је одбијена
answer-written-result-stands = Важи потписани резултат
answer-game-lost = Партија је изгубљена; противник добија поене

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = { $number }. питање судији: { $question }
question-answer = – { $answer }. { $consequence }
question-answer-alone = – { $answer }.
consequence-none = Ништа друго се не мења.
consequence-defective-clock = Сат се мења, а судија одлучује која времена нови сат показује.
consequence-times = Бели { $white }, црни { $black }, како сатови сада показују.
consequence-next-question = Затим следи питање судији: { $question }
consequence-penalty = Једна или више казни из члана { $articles }.
answer-offer-not-penalised = Не, или не тако да би заслужио казну
answer-offer-penalised = Да, уз казну
question-answer-presumed = (Тако претпостављају Правила.)
answered = Одговор на { $number }. питање: { $answer }.
answered-times = бели { $white }, црни { $black }
answered-mark = противник добија поене за { $mark ->
    [win] победу
    [draw] реми
   *[loss] пораз
}
answered-later = одлука се одлаже; противник добија { $time } додатног времена
answered-penalties = казна ({ $penalties })
answered-outcome = резултат { $result }
time-unchanged = непромењено

## Penalties in few words, in a list.

penalty-short-warning = опомена
penalty-short-more-time-for-opponent = противник добија { $time } додатног времена
penalty-short-less-time = прекршилац губи { $time }
penalty-short-loss-of-game = губитак партије
penalty-short-fewer-points = смањење поена прекршиоцу
penalty-short-more-points-for-opponent = повећање поена противнику
penalty-short-fine = новчана казна
penalty-short-exclusion-from-rounds = забрана наступа у { $count ->
    [one] { $count } колу
   *[other] { $count } кола
}
penalty-short-expulsion = искључење са такмичења
