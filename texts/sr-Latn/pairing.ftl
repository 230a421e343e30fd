# Parovi, sa razlozima.

pairing-title = { $rounds ->
    [0] { $name }, { $round }. kolo
   *[other] { $name }, { $round }. kolo od { $rounds }
}
pairing-column-board = Tabla
pairing-column-white = Beli
pairing-column-black = Crni
pairing-column-points = Poeni
pairing-column-rank = Mesto
pairing-column-number = Br.
pairing-column-name = Ime
pairing-bye = Slobodno kolo: { $player }
pairing-reasons = Zašto
pairing-pair-reason = { $white } – { $black }: { $reason }
pairing-floater = U nižu grupu ide { $player } (iz grupe sa poenima: { $points }). { $reason }
pairing-bye-reason = Slobodno kolo ima { $player }. { $reason }
pairing-reason-criterion = { $text } ({ $rule }).
pairing-reason-order = To je prvi mogući par po redosledu pravila (C.04.3, član 4).
pairing-colours = { $rule ->
    [BothPreferences] Obojica dobijaju boju koja im pripada
    [OnlyPreference] Dosad je igrao samo jedan, pa dobija boju koja mu pripada
    [StrongerPreference] Uvažava se jače pravo na boju
    [Alternation] Boje su obrnute u odnosu na poslednje kolo u kojem su imali različite
    [HigherRanked] Boju koja mu pripada dobija više plasirani
   *[InitialColour] Boja još nikome ne pripada: izvučenu boju dobijaju neparni startni brojevi
}
pairing-colours-told = Boje: { $text } ({ $rule }).
pairing-criterion = { $criterion ->
    [C1] Dva igrača se sastaju najviše jednom, a ako je susret zabranjen, nikad
    [C2] Slobodno kolo ne dobija niko ko ga je već imao ili je već dobio poene kao za pobedu, a da nije igrao
    [C3] Dva igrača koji obojica moraju dobiti istu boju ne sastaju se
    [C4] I svi drugi moraju imati mogućeg protivnika
    [C5] Slobodno kolo dobija igrač sa što manje poena
    [C6] U grupi po poenima ima što više parova
    [C7] U nižu grupu idu igrači sa što manje poena
    [C8] I u sledećoj grupi po poenima ima što više parova
    [C9] Slobodno kolo dobija igrač koji je propustio što manje partija
    [C10] Što manje vodećih ima jednom bojom više od dve partije više nego drugom
    [C11] Što manje vodećih dobija istu boju tri puta zaredom
    [C12] Što više igrača dobija boju koja im pripada
    [C13] Što više igrača sa jakim pravom na boju tu boju i dobija
    [C14] Što manje igrača ide drugi put zaredom u nižu grupu
    [C15] Što se manje igrača drugi put zaredom sastaje sa protivnikom sa više poena
    [C16] U nižu grupu ide što manje igrača koji su u nju išli i pre dva kola
    [C17] Sa protivnikom sa više poena sastaje se što manje igrača koji su takvog imali i pre dva kola
    [C18] Igrač koji ide drugi put zaredom u nižu grupu dobija protivnika sa što sličnijim brojem poena
    [C19] Igrač koji drugi put zaredom igra sa protivnikom sa više poena dobija takvog sa što manjom razlikom
    [C20] Igrač koji je pre dva kola išao u nižu grupu dobija protivnika sa što sličnijim brojem poena
   *[C21] Igrač koji je pre dva kola igrao sa protivnikom sa više poena dobija takvog sa što manjom razlikom
}

pairing-why-not-heading = Zašto se { $one } i { $other } ne sastaju u { $round }. kolu?
pairing-why-not-meet = Sastaju se.
pairing-why-not-away = U ovom kolu ne igra: { $player }.
pairing-why-not-breaks = Ne smeju da se sastanu jer važi pravilo „{ $text }“ ({ $rule }).
pairing-why-not-met = Međusobno su već igrali u { $past }. kolu ({ $rule }).
pairing-why-not-forbidden = Ne smeju da se sastanu: organizator je zabranio taj par.
pairing-why-not-worse = Da se sastanu, slabije bi bilo ispunjeno pravilo „{ $text }“ ({ $rule }; grupa po poenima: { $points }).
pairing-why-not-later = Da se sastanu, raspored bi bio jednako dobar, ali pravila daju prednost drugoj mogućnosti: gornja polovina grupe po poenima igra sa donjom, redom startnih brojeva i sa što manje zamena (C.04.3, član 4; grupa po poenima: { $points }).
pairing-why-not-points = Nemaju isti broj poena: { $one } ima { $one-points }, a { $other } ima { $other-points }.
pairing-meets-instead = Umesto toga igraju { $player } i { $opponent }.
pairing-has-bye-instead = { $player } umesto toga ima slobodno kolo.

pairing-none-players = Nema nikoga za uparivanje.
pairing-none-round = { $round }. kolo ne može da se upari; upareno je kola: { $paired }{ $rounds ->
    [0] {""}
   *[other] {" "}od { $rounds }
}.
pairing-none-result = { $round }. kolo: partija igrača { $player } još nema rezultat.
pairing-none-colour = Početna boja još nije izvučena; navedite je sa --initial-colour ili u zapisu 152.
pairing-none-impossible = Potpun raspored ne postoji: premalo mogućih protivnika imaju { $players }.

pairing-check-round = { $state ->
    [agrees] { $round }. kolo: po pravilima.
    [noted] { $round }. kolo: promenio organizator, kako je zabeleženo.
   *[differs] { $round }. kolo: razlikuje se.
}
pairing-check-missing = Po pravilima: { $white } – { $black }
pairing-check-missing-bye = Po pravilima: slobodno kolo ima { $player }
pairing-check-extra = U datoteci: { $white } – { $black }
pairing-check-extra-bye = U datoteci: slobodno kolo ima { $player }
pairing-check-not-allowed = To nije dozvoljeno: { $players }. { $text } ({ $rule }).
pairing-check-rank = { $player }: u datoteci { $written }. mesto, po dodatnim kriterijumima { $possible }
pairing-check-standings = { $wrong ->
    [0] Plasman: po objavljenim dodatnim kriterijumima ({ $list }).
    [one] Plasman: razlikuje se { $wrong } mesto ({ $list }).
    [few] Plasman: razlikuju se { $wrong } mesta ({ $list }).
   *[other] Plasman: razlikuje se { $wrong } mesta ({ $list }).
}
pairing-check-no-list = Plasman: datoteka ne navodi dodatne kriterijume, pa su upoređeni samo poeni.
pairing-standings-title = { $name }, posle { $round }. kola

pairing-fault-at = { $file }, red { $line }, kolona { $column }: { $fault }
pairing-fault-missing = Nedostaje podatak: { $field }.
pairing-fault-unreadable = Ovo se ovde ne može pročitati: „{ $found }“; očekuje se: { $field }.
pairing-fault-twice = Igrač { $player } ovde je drugi put; prvi put u { $first }. redu.
pairing-fault-no-opponent = { $round }. kolo: igrača { $opponent } nema.
pairing-fault-himself = { $round }. kolo: igrač { $player } sam protiv sebe.
pairing-fault-mutual = { $round }. kolo: igrač { $opponent } ({ $line }. red) ne navodi igrača { $player } kao protivnika.
pairing-fault-results = { $round }. kolo: rezultat se ne slaže sa rezultatom igrača { $opponent } ({ $line }. red).
pairing-fault-colour = { $round }. kolo: igrač { $opponent } ({ $line }. red) ima istu boju.
pairing-fault-sense = { $round }. kolo: protivnik, boja i rezultat zajedno nisu ni partija ni slobodno kolo.
pairing-fault-total = Zapisani poeni: { $written }; rezultati daju { $counted }.
pairing-fault-rounds = Upisanih kola: { $found }, najavljenih: { $announced }.
pairing-fault-player = Igrača { $player } nema.
pairing-field = { $field ->
    [StartNumber] startni broj
    [Rating] rejting
    [Points] broj poena
    [Rank] mesto
    [Colour] boja
    [Result] rezultat
    [Round] kolo
    [Rounds] broj kola
    [ByeKind] vrsta slobodnog kola
   *[PointsKind] vrsta rezultata
}
pairing-unknown-player = Igrača { $player } nema na ovom turniru.
pairing-no-players = U { $file } nema igrača. Očekuje se turnirski izveštaj (TRF).
pairing-unknown-code = { $code } nije oznaka dodatnog kriterijuma; primeri: BH/C1, SB, DE, WIN, BPG.
