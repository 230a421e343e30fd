# Parovi, s razlozima.

pairing-title = { $rounds ->
    [0] { $name }, { $round }. kolo
   *[other] { $name }, { $round }. kolo od { $rounds }
}
pairing-column-board = Ploča
pairing-column-white = Bijeli
pairing-column-black = Crni
pairing-column-points = Bodovi
pairing-column-rank = Mjesto
pairing-column-number = Br.
pairing-column-name = Ime
pairing-bye = Slobodno kolo: { $player }
pairing-reasons = Zašto
pairing-pair-reason = { $white } – { $black }: { $reason }
pairing-floater = U nižu skupinu ide { $player } (iz skupine s bodovima: { $points }). { $reason }
pairing-bye-reason = Slobodno kolo ima { $player }. { $reason }
pairing-reason-criterion = { $text } ({ $rule }).
pairing-reason-order = To je prvi mogući par po redoslijedu pravila (C.04.3, članak 4).
pairing-colours = { $rule ->
    [BothPreferences] Obojica dobivaju boju koja im pripada
    [OnlyPreference] Dosad je igrao samo jedan, pa dobiva boju koja mu pripada
    [StrongerPreference] Uvažava se jače pravo na boju
    [Alternation] Boje su obrnute u odnosu na posljednje kolo u kojem su imali različite
    [HigherRanked] Boju koja mu pripada dobiva više plasirani
   *[InitialColour] Boja još nikomu ne pripada: izvučenu boju dobivaju neparni startni brojevi
}
pairing-colours-told = Boje: { $text } ({ $rule }).
pairing-criterion = { $criterion ->
    [C1] Dva se igrača sastaju najviše jedanput, a ako je susret zabranjen, nikad
    [C2] Slobodno kolo ne dobiva nitko tko ga je već imao ili je već dobio bodove kao za pobjedu, a da nije igrao
    [C3] Dva igrača koji obojica moraju dobiti istu boju ne sastaju se
    [C4] I svi drugi moraju imati mogućeg protivnika
    [C5] Slobodno kolo dobiva igrač sa što manje bodova
    [C6] U bodovnoj skupini ima što više parova
    [C7] U nižu skupinu idu igrači sa što manje bodova
    [C8] I u sljedećoj bodovnoj skupini ima što više parova
    [C9] Slobodno kolo dobiva igrač koji je propustio što manje partija
    [C10] Što manje vodećih ima jednom bojom više od dvije partije više nego drugom
    [C11] Što manje vodećih dobiva istu boju tri puta zaredom
    [C12] Što više igrača dobiva boju koja im pripada
    [C13] Što više igrača s jakim pravom na boju tu boju i dobiva
    [C14] Što manje igrača ide drugi put zaredom u nižu skupinu
    [C15] Što se manje igrača drugi put zaredom sastaje s protivnikom s više bodova
    [C16] U nižu skupinu ide što manje igrača koji su u nju išli i prije dva kola
    [C17] S protivnikom s više bodova sastaje se što manje igrača koji su takvoga imali i prije dva kola
    [C18] Igrač koji ide drugi put zaredom u nižu skupinu dobiva protivnika sa što sličnijim brojem bodova
    [C19] Igrač koji drugi put zaredom igra s protivnikom s više bodova dobiva takvoga sa što manjom razlikom
    [C20] Igrač koji je prije dva kola išao u nižu skupinu dobiva protivnika sa što sličnijim brojem bodova
   *[C21] Igrač koji je prije dva kola igrao s protivnikom s više bodova dobiva takvoga sa što manjom razlikom
}

pairing-why-not-heading = Zašto se { $one } i { $other } ne sastaju u { $round }. kolu?
pairing-why-not-meet = Sastaju se.
pairing-why-not-away = U ovom kolu ne igra: { $player }.
pairing-why-not-breaks = Ne smiju se sastati jer vrijedi pravilo „{ $text }” ({ $rule }).
pairing-why-not-met = Međusobno su već igrali u { $past }. kolu ({ $rule }).
pairing-why-not-forbidden = Ne smiju se sastati: organizator je zabranio taj par.
pairing-why-not-worse = Da se sastanu, slabije bi bilo ispunjeno pravilo „{ $text }” ({ $rule }; bodovna skupina: { $points }).
pairing-why-not-later = Da se sastanu, raspored bi bio jednako dobar, ali pravila daju prednost drugoj mogućnosti: gornja polovica bodovne skupine igra s donjom, redom startnih brojeva i sa što manje zamjena (C.04.3, članak 4; bodovna skupina: { $points }).
pairing-why-not-points = Nemaju isti broj bodova: { $one } ima { $one-points }, a { $other } ima { $other-points }.
pairing-meets-instead = Umjesto toga igraju { $player } i { $opponent }.
pairing-has-bye-instead = { $player } umjesto toga ima slobodno kolo.

pairing-none-players = Nema nikoga za uparivanje.
pairing-none-round = { $round }. kolo ne može se upariti; upareno je kola: { $paired }{ $rounds ->
    [0] {""}
   *[other] {" "}od { $rounds }
}.
pairing-none-result = { $round }. kolo: partija igrača { $player } još nema rezultat.
pairing-none-colour = Početna boja još nije izvučena; navedite je s --initial-colour ili u zapisu 152.
pairing-none-impossible = Potpun raspored ne postoji: premalo mogućih protivnika imaju { $players }.

pairing-check-round = { $state ->
    [agrees] { $round }. kolo: po pravilima.
    [noted] { $round }. kolo: promijenio organizator, kako je zabilježeno.
   *[differs] { $round }. kolo: razlikuje se.
}
pairing-check-missing = Po pravilima: { $white } – { $black }
pairing-check-missing-bye = Po pravilima: slobodno kolo ima { $player }
pairing-check-extra = U datoteci: { $white } – { $black }
pairing-check-extra-bye = U datoteci: slobodno kolo ima { $player }
pairing-check-not-allowed = To nije dopušteno: { $players }. { $text } ({ $rule }).
pairing-check-rank = { $player }: u datoteci { $written }. mjesto, po dodatnim kriterijima { $possible }
pairing-check-standings = { $wrong ->
    [0] Poredak: po objavljenim dodatnim kriterijima ({ $list }).
    [one] Poredak: razlikuje se { $wrong } mjesto ({ $list }).
    [few] Poredak: razlikuju se { $wrong } mjesta ({ $list }).
   *[other] Poredak: razlikuje se { $wrong } mjesta ({ $list }).
}
pairing-check-no-list = Poredak: datoteka ne navodi dodatne kriterije, pa su uspoređeni samo bodovi.
pairing-standings-title = { $name }, nakon { $round }. kola

pairing-fault-at = { $file }, redak { $line }, stupac { $column }: { $fault }
pairing-fault-missing = Nedostaje podatak: { $field }.
pairing-fault-unreadable = Ovo se ovdje ne može pročitati: „{ $found }”; očekuje se: { $field }.
pairing-fault-twice = Igrač { $player } ovdje je drugi put; prvi put u { $first }. retku.
pairing-fault-no-opponent = { $round }. kolo: igrača { $opponent } nema.
pairing-fault-himself = { $round }. kolo: igrač { $player } sam protiv sebe.
pairing-fault-mutual = { $round }. kolo: igrač { $opponent } ({ $line }. redak) ne navodi igrača { $player } kao protivnika.
pairing-fault-results = { $round }. kolo: rezultat se ne slaže s rezultatom igrača { $opponent } ({ $line }. redak).
pairing-fault-colour = { $round }. kolo: igrač { $opponent } ({ $line }. redak) ima istu boju.
pairing-fault-sense = { $round }. kolo: protivnik, boja i rezultat zajedno nisu ni partija ni slobodno kolo.
pairing-fault-total = Zapisani bodovi: { $written }; rezultati daju { $counted }.
pairing-fault-rounds = Upisanih kola: { $found }, najavljenih: { $announced }.
pairing-fault-player = Igrača { $player } nema.
pairing-field = { $field ->
    [StartNumber] startni broj
    [Rating] rejting
    [Points] broj bodova
    [Rank] mjesto
    [Colour] boja
    [Result] rezultat
    [Round] kolo
    [Rounds] broj kola
    [ByeKind] vrsta slobodnog kola
   *[PointsKind] vrsta rezultata
}
pairing-unknown-player = Igrača { $player } nema na ovom turniru.
pairing-no-players = U { $file } nema igrača. Očekuje se turnirsko izvješće (TRF).
pairing-unknown-code = { $code } nije oznaka dodatnog kriterija; primjeri: BH/C1, SB, DE, WIN, BPG.
