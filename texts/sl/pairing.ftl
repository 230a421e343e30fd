# Pari, z razlogi.

pairing-title = { $rounds ->
    [0] { $name }, { $round }. kolo
   *[other] { $name }, { $round }. kolo od { $rounds }
}
pairing-column-board = Deska
pairing-column-white = Beli
pairing-column-black = Črni
pairing-column-points = Točke
pairing-column-rank = Mesto
pairing-column-number = Št.
pairing-column-name = Ime
pairing-bye = Prosto kolo: { $player }
pairing-reasons = Zakaj
pairing-pair-reason = { $white } – { $black }: { $reason }
pairing-floater = V nižjo skupino gre { $player } (iz skupine s točkami: { $points }). { $reason }
pairing-bye-reason = Prosto kolo ima { $player }. { $reason }
pairing-reason-criterion = { $text } ({ $rule }).
pairing-reason-order = To je prvi možni par po vrstnem redu pravil (C.04.3, člen 4).
pairing-colours = { $rule ->
    [BothPreferences] Oba dobita barvo, ki jima pripada
    [OnlyPreference] Igral je doslej le eden, zato dobi barvo, ki mu pripada
    [StrongerPreference] Upošteva se močnejša pravica do barve
    [Alternation] Barvi sta obrnjeni glede na zadnje kolo, v katerem sta imela različni
    [HigherRanked] Barvo, ki mu pripada, dobi višje uvrščeni
   *[InitialColour] Barva še nikomur ne pripada: izžrebano barvo dobijo lihe startne številke
}
pairing-colours-told = Barvi: { $text } ({ $rule }).
pairing-criterion = { $criterion ->
    [C1] Igralca se srečata največ enkrat, če je bilo srečanje prepovedano, pa nikoli
    [C2] Prostega kola ne dobi nihče, ki ga je že imel ali je že dobil toliko točk kot za zmago, ne da bi igral
    [C3] Igralca, ki morata oba dobiti isto barvo, se ne srečata
    [C4] Tudi vsi drugi morajo imeti možnega nasprotnika
    [C5] Prosto kolo dobi igralec s čim manj točkami
    [C6] V točkovni skupini je čim več parov
    [C7] V nižjo skupino gredo igralci s čim manj točkami
    [C8] Čim več parov je tudi v naslednji točkovni skupini
    [C9] Prosto kolo dobi igralec, ki je izpustil čim manj partij
    [C10] Čim manj vodilnih ima z eno barvo več kot dve partiji več kakor z drugo
    [C11] Čim manj vodilnih dobi isto barvo trikrat zapored
    [C12] Čim več igralcev dobi barvo, ki jim pripada
    [C13] Čim več igralcev z močno pravico do barve to barvo tudi dobi
    [C14] Čim manj igralcev gre drugič zapored v nižjo skupino
    [C15] Čim manj igralcev se drugič zapored sreča z nasprotnikom z več točkami
    [C16] V nižjo skupino gre čim manj igralcev, ki so šli vanjo že pred dvema koloma
    [C17] Z nasprotnikom z več točkami se sreča čim manj igralcev, ki so takega imeli že pred dvema koloma
    [C18] Igralec, ki gre drugič zapored v nižjo skupino, dobi nasprotnika s čim bolj enakim številom točk
    [C19] Igralec, ki drugič zapored igra z nasprotnikom z več točkami, dobi takega s čim manj točkami prednosti
    [C20] Igralec, ki je šel v nižjo skupino pred dvema koloma, dobi nasprotnika s čim bolj enakim številom točk
   *[C21] Igralec, ki je pred dvema koloma igral z nasprotnikom z več točkami, dobi takega s čim manj točkami prednosti
}

pairing-why-not-heading = Zakaj se { $one } in { $other } v { $round }. kolu ne srečata?
pairing-why-not-meet = Srečata se.
pairing-why-not-away = V tem kolu ne igra: { $player }.
pairing-why-not-breaks = Ne smeta se srečati, ker velja pravilo »{ $text }« ({ $rule }).
pairing-why-not-met = Med seboj sta igrala že v { $past }. kolu ({ $rule }).
pairing-why-not-forbidden = Ne smeta se srečati: organizator je ta par prepovedal.
pairing-why-not-worse = Če bi se srečala, bi bilo slabše izpolnjeno pravilo »{ $text }« ({ $rule }; točkovna skupina: { $points }).
pairing-why-not-later = Če bi se srečala, bi bil razpored enako dober, a pravila dajejo prednost drugi možnosti: zgornja polovica točkovne skupine igra s spodnjo, po vrsti startnih številk in s čim manj menjavami (C.04.3, člen 4; točkovna skupina: { $points }).
pairing-why-not-points = Nimata enako točk: { $one } jih ima { $one-points }, { $other } pa { $other-points }.
pairing-meets-instead = Namesto tega igrata { $player } in { $opponent }.
pairing-has-bye-instead = { $player } ima namesto tega prosto kolo.

pairing-none-players = Nikogar ni, ki bi igral.
pairing-none-round = { $round }. kola ni mogoče določiti; določena kola: { $paired }{ $rounds ->
    [0] {""}
   *[other] {" "}od { $rounds }
}.
pairing-none-result = { $round }. kolo: partija igralca { $player } še nima rezultata.
pairing-none-colour = Začetna barva še ni izžrebana; navedite jo s --initial-colour ali v zapisu 152.
pairing-none-impossible = Popolnega razporeda ni: premalo možnih nasprotnikov imajo { $players }.

pairing-check-round = { $state ->
    [agrees] { $round }. kolo: po pravilih.
    [noted] { $round }. kolo: spremenil organizator, kot je zapisano.
   *[differs] { $round }. kolo: se razlikuje.
}
pairing-check-missing = Po pravilih: { $white } – { $black }
pairing-check-missing-bye = Po pravilih: prosto kolo ima { $player }
pairing-check-extra = V datoteki: { $white } – { $black }
pairing-check-extra-bye = V datoteki: prosto kolo ima { $player }
pairing-check-not-allowed = To ni dovoljeno: { $players }. { $text } ({ $rule }).
pairing-check-rank = { $player }: v datoteki { $written }. mesto, po dodatnih kriterijih { $possible }
pairing-check-standings = { $wrong ->
    [0] Lestvica: po objavljenih dodatnih kriterijih ({ $list }).
    [one] Lestvica: razlikuje se { $wrong } mesto ({ $list }).
    [two] Lestvica: razlikujeta se { $wrong } mesti ({ $list }).
    [few] Lestvica: razlikujejo se { $wrong } mesta ({ $list }).
   *[other] Lestvica: razlikuje se { $wrong } mest ({ $list }).
}
pairing-check-no-list = Lestvica: datoteka ne navaja dodatnih kriterijev, zato so primerjane le točke.
pairing-standings-title = { $name }, po { $round }. kolu

pairing-fault-at = { $file }, vrstica { $line }, stolpec { $column }: { $fault }
pairing-fault-missing = Manjka podatek: { $field }.
pairing-fault-unreadable = Tega tukaj ni mogoče prebrati: »{ $found }«; pričakovano: { $field }.
pairing-fault-twice = Igralec { $player } je tu drugič; prvič v { $first }. vrstici.
pairing-fault-no-opponent = { $round }. kolo: igralca { $opponent } ni.
pairing-fault-himself = { $round }. kolo: igralec { $player } sam proti sebi.
pairing-fault-mutual = { $round }. kolo: igralec { $opponent } ({ $line }. vrstica) kot nasprotnika ne navaja igralca { $player }.
pairing-fault-results = { $round }. kolo: rezultat se ne ujema z rezultatom igralca { $opponent } ({ $line }. vrstica).
pairing-fault-colour = { $round }. kolo: igralec { $opponent } ({ $line }. vrstica) ima isto barvo.
pairing-fault-sense = { $round }. kolo: nasprotnik, barva in rezultat skupaj niso ne partija ne prosto kolo.
pairing-fault-total = Zapisane so točke: { $written }; rezultati dajo { $counted }.
pairing-fault-rounds = Vpisanih kol: { $found }, napovedanih: { $announced }.
pairing-fault-player = Igralca { $player } ni.
pairing-field = { $field ->
    [StartNumber] startna številka
    [Rating] rating
    [Points] število točk
    [Rank] mesto
    [Colour] barva
    [Result] rezultat
    [Round] kolo
    [Rounds] število kol
    [ByeKind] vrsta prostega kola
   *[PointsKind] vrsta rezultata
}
pairing-unknown-player = Igralca { $player } na tem turnirju ni.
pairing-no-players = V { $file } ni igralcev. Pričakuje se turnirsko poročilo (TRF).
pairing-unknown-code = { $code } ni oznaka dodatnega kriterija; primeri: BH/C1, SB, DE, WIN, BPG.
