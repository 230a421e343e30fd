# Parovi, sa razlozima.

pairing-title = { $rounds ->
    [0] { $name }, { $round }. коло
   *[other] { $name }, { $round }. коло од { $rounds }
}
pairing-column-board = Табла
pairing-column-white = Бели
pairing-column-black = Црни
pairing-column-points = Поени
pairing-column-rank = Место
pairing-column-number = Бр.
pairing-column-name = Име
pairing-bye = Слободно коло: { $player }
pairing-reasons = Зашто
pairing-pair-reason = { $white } – { $black }: { $reason }
pairing-floater = У нижу групу иде { $player } (из групе са поенима: { $points }). { $reason }
pairing-bye-reason = Слободно коло има { $player }. { $reason }
pairing-reason-criterion = { $text } ({ $rule }).
pairing-reason-order = То је први могући пар по редоследу правила (C.04.3, члан 4).
pairing-colours = { $rule ->
    [BothPreferences] Обојица добијају боју која им припада
    [OnlyPreference] Досад је играо само један, па добија боју која му припада
    [StrongerPreference] Уважава се јаче право на боју
    [Alternation] Боје су обрнуте у односу на последње коло у којем су имали различите
    [HigherRanked] Боју која му припада добија више пласирани
   *[InitialColour] Боја још никоме не припада: извучену боју добијају непарни стартни бројеви
}
pairing-colours-told = Боје: { $text } ({ $rule }).
pairing-criterion = { $criterion ->
    [C1] Два играча се састају највише једном, а ако је сусрет забрањен, никад
    [C2] Слободно коло не добија нико ко га је већ имао или је већ добио поене као за победу, а да није играо
    [C3] Два играча који обојица морају добити исту боју не састају се
    [C4] И сви други морају имати могућег противника
    [C5] Слободно коло добија играч са што мање поена
    [C6] У групи по поенима има што више парова
    [C7] У нижу групу иду играчи са што мање поена
    [C8] И у следећој групи по поенима има што више парова
    [C9] Слободно коло добија играч који је пропустио што мање партија
    [C10] Што мање водећих има једном бојом више од две партије више него другом
    [C11] Што мање водећих добија исту боју три пута заредом
    [C12] Што више играча добија боју која им припада
    [C13] Што више играча са јаким правом на боју ту боју и добија
    [C14] Што мање играча иде други пут заредом у нижу групу
    [C15] Што се мање играча други пут заредом састаје са противником са више поена
    [C16] У нижу групу иде што мање играча који су у њу ишли и пре два кола
    [C17] Са противником са више поена састаје се што мање играча који су таквог имали и пре два кола
    [C18] Играч који иде други пут заредом у нижу групу добија противника са што сличнијим бројем поена
    [C19] Играч који други пут заредом игра са противником са више поена добија таквог са што мањом разликом
    [C20] Играч који је пре два кола ишао у нижу групу добија противника са што сличнијим бројем поена
   *[C21] Играч који је пре два кола играо са противником са више поена добија таквог са што мањом разликом
}

pairing-why-not-heading = Зашто се { $one } и { $other } не састају у { $round }. колу?
pairing-why-not-meet = Састају се.
pairing-why-not-away = У овом колу не игра: { $player }.
pairing-why-not-breaks = Не смеју да се састану јер важи правило „{ $text }“ ({ $rule }).
pairing-why-not-met = Међусобно су већ играли у { $past }. колу ({ $rule }).
pairing-why-not-forbidden = Не смеју да се састану: организатор је забранио тај пар.
pairing-why-not-worse = Да се састану, слабије би било испуњено правило „{ $text }“ ({ $rule }; група по поенима: { $points }).
pairing-why-not-later = Да се састану, распоред би био једнако добар, али правила дају предност другој могућности: горња половина групе по поенима игра са доњом, редом стартних бројева и са што мање замена (C.04.3, члан 4; група по поенима: { $points }).
pairing-why-not-points = Немају исти број поена: { $one } има { $one-points }, а { $other } има { $other-points }.
pairing-meets-instead = Уместо тога играју { $player } и { $opponent }.
pairing-has-bye-instead = { $player } уместо тога има слободно коло.

pairing-none-players = Нема никога за упаривање.
pairing-none-round = { $round }. коло не може да се упари; упарено је кола: { $paired }{ $rounds ->
    [0] {""}
   *[other] {" "}од { $rounds }
}.
pairing-none-result = { $round }. коло: партија играча { $player } још нема резултат.
pairing-none-colour = Почетна боја још није извучена; наведите је са --initial-colour или у запису 152.
pairing-none-impossible = Потпун распоред не постоји: премало могућих противника имају { $players }.

pairing-check-round = { $state ->
    [agrees] { $round }. коло: по правилима.
    [noted] { $round }. коло: променио организатор, како је забележено.
   *[differs] { $round }. коло: разликује се.
}
pairing-check-missing = По правилима: { $white } – { $black }
pairing-check-missing-bye = По правилима: слободно коло има { $player }
pairing-check-extra = У датотеци: { $white } – { $black }
pairing-check-extra-bye = У датотеци: слободно коло има { $player }
pairing-check-not-allowed = То није дозвољено: { $players }. { $text } ({ $rule }).
pairing-check-rank = { $player }: у датотеци { $written }. место, по додатним критеријумима { $possible }
pairing-check-standings = { $wrong ->
    [0] Пласман: по објављеним додатним критеријумима ({ $list }).
    [one] Пласман: разликује се { $wrong } место ({ $list }).
    [few] Пласман: разликују се { $wrong } места ({ $list }).
   *[other] Пласман: разликује се { $wrong } места ({ $list }).
}
pairing-check-no-list = Пласман: датотека не наводи додатне критеријуме, па су упоређени само поени.
pairing-standings-title = { $name }, после { $round }. кола

pairing-fault-at = { $file }, ред { $line }, колона { $column }: { $fault }
pairing-fault-missing = Недостаје податак: { $field }.
pairing-fault-unreadable = Ово се овде не може прочитати: „{ $found }“; очекује се: { $field }.
pairing-fault-twice = Играч { $player } овде је други пут; први пут у { $first }. реду.
pairing-fault-no-opponent = { $round }. коло: играча { $opponent } нема.
pairing-fault-himself = { $round }. коло: играч { $player } сам против себе.
pairing-fault-mutual = { $round }. коло: играч { $opponent } ({ $line }. ред) не наводи играча { $player } као противника.
pairing-fault-results = { $round }. коло: резултат се не слаже са резултатом играча { $opponent } ({ $line }. ред).
pairing-fault-colour = { $round }. коло: играч { $opponent } ({ $line }. ред) има исту боју.
pairing-fault-sense = { $round }. коло: противник, боја и резултат заједно нису ни партија ни слободно коло.
pairing-fault-total = Записани поени: { $written }; резултати дају { $counted }.
pairing-fault-rounds = Уписаних кола: { $found }, најављених: { $announced }.
pairing-fault-player = Играча { $player } нема.
pairing-field = { $field ->
    [StartNumber] стартни број
    [Rating] рејтинг
    [Points] број поена
    [Rank] место
    [Colour] боја
    [Result] резултат
    [Round] коло
    [Rounds] број кола
    [ByeKind] врста слободног кола
   *[PointsKind] врста резултата
}
pairing-unknown-player = Играча { $player } нема на овом турниру.
pairing-no-players = У { $file } нема играча. Очекује се турнирски извештај (TRF).
pairing-unknown-code = { $code } није ознака додатног критеријума; примери: BH/C1, SB, DE, WIN, BPG.
