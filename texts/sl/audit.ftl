# Partije, preverjene po Pravilih.

audit-heading = Partija { $number }: { $players }. { $edition }
audit-quoted = »{ $text }«
audit-edition = { $because ->
    [in-force] Pravila iz leta { $edition }.
    [asked] Pravila iz leta { $edition }, kot je zahtevano.
    [stated] Pravila iz leta { $edition }, kot navaja partija.
    [perhaps-in-force] Pravila iz leta { $edition }; dan ni natančno znan, morda so že veljala poznejša.
    [older-game] Pravila iz leta { $edition }, najstarejša, ki so tu znana; partija je starejša.
   *[undated] Pravila iz leta { $edition }, najstarejša, ki so tu znana; dan ni znan.
}
audit-severity = { $severity ->
    [error] napaka
    [notice] opozorilo
   *[notation] zapis
}
audit-rest-not-judged = Nadaljevanja te partije ni mogoče presoditi.
audit-not-judged = Partije ni mogoče presoditi.
audit-nearest = Podobne veljavne poteze: { $moves }.
audit-at-the-beginning = na začetku

audit-illegal-move = To ni veljavna poteza.
audit-unreadable-move = To ni zapis poteze.
audit-ambiguous-move = Mišljenih je lahko več veljavnih potez: { $moves }.
audit-moves-after = { $end ->
    [checkmate] Partija se je že končala z matom;
    [stalemate] Partija se je že končala s patom;
    [fivefold] Partija se je že končala: ista pozicija je nastala petič;
    [seventy-five] Partija se je že končala: dopolnjenih je bilo 75 potez brez premika kmeta in brez jemanja;
   *[dead] Partija se je že končala: noben igralec ni mogel več matirati;
} { $count ->
    [one] za tem je še { $count } polpoteza.
    [two] za tem sta še { $count } polpotezi.
    [few] za tem so še { $count } polpoteze.
   *[other] za tem je še { $count } polpotez.
}
audit-result-against = { $end ->
    [checkmate] Na šahovnici je mat
    [stalemate] Na šahovnici je pat
    [fivefold] Ista pozicija je nastala petkrat
    [seventy-five] Minilo je 75 potez brez premika kmeta in brez jemanja
   *[dead] Noben igralec ne more več matirati
}: rezultat je { $right }, ne { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] Beli je zmagal na čas, matirati pa ni mogel z nobenim zaporedjem veljavnih potez: partija je remi.
   *[black] Črni je zmagal na čas, matirati pa ni mogel z nobenim zaporedjem veljavnih potez: partija je remi.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] Beli je zmagal, matirati pa ni mogel z nobenim zaporedjem veljavnih potez: tudi če se je črni vdal, je partija remi.
   *[black] Črni je zmagal, matirati pa ni mogel z nobenim zaporedjem veljavnih potez: tudi če se je beli vdal, je partija remi.
}
audit-won-without-mate = { $colour ->
    [white] Beli je zmagal, matirati pa ni mogel z nobenim zaporedjem veljavnih potez; zmago je lahko prinesla le predaja črnega ali odločitev sodnika.
   *[black] Črni je zmagal, matirati pa ni mogel z nobenim zaporedjem veljavnih potez; zmago je lahko prinesla le predaja belega ali odločitev sodnika.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Remi ob izteku časa, čeprav bi beli še lahko matiral.
   *[black] Remi ob izteku časa, čeprav bi črni še lahko matiral.
}
audit-result-tag-differs = V glavi piše { $tag }, za potezami pa { $below }.
audit-termination-differs = To se ne ujema z rezultatom { $result } ali s končno pozicijo.
audit-no-moves = Rezultat je { $result }, odigrana pa ni bila nobena poteza.
audit-repetition-not-claimed = { $colour ->
    [white] Ista pozicija je nastala trikrat ({ $turns }): beli bi lahko reklamiral remi.
   *[black] Ista pozicija je nastala trikrat ({ $turns }): črni bi lahko reklamiral remi.
}
audit-repetition-in-reach = { $colour ->
    [white] Pozicija, ki je nastala že dvakrat ({ $turns }), bi po potezi { $move } nastala znova: beli bi lahko s to nameravano potezo reklamiral remi.
   *[black] Pozicija, ki je nastala že dvakrat ({ $turns }), bi po potezi { $move } nastala znova: črni bi lahko s to nameravano potezo reklamiral remi.
}
audit-repetition-in-other-reading = { $colour ->
    [white] Če velja, da je kralj, ki mora s svojega polja, že izgubil pravico do rokade, je ista pozicija nastala trikrat ({ $turns }) in bi beli lahko reklamiral remi; v tej izdaji Pravil to ne velja.
   *[black] Če velja, da je kralj, ki mora s svojega polja, že izgubil pravico do rokade, je ista pozicija nastala trikrat ({ $turns }) in bi črni lahko reklamiral remi; v tej izdaji Pravil to ne velja.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Petdeset potez vsakega igralca brez premika kmeta in brez jemanja: beli bi lahko reklamiral remi.
   *[black] Petdeset potez vsakega igralca brez premika kmeta in brez jemanja: črni bi lahko reklamiral remi.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] Še ena poteza brez premika kmeta in brez jemanja bi dopolnila petdeset potez vsakega igralca: beli bi lahko z nameravano potezo reklamiral remi.
   *[black] Še ena poteza brez premika kmeta in brez jemanja bi dopolnila petdeset potez vsakega igralca: črni bi lahko z nameravano potezo reklamiral remi.
}
audit-clock-grew = Ura kaže { $shown }; po časovni kontroli lahko kaže največ { $most }. Morda je bil čas dodan.
audit-clock-overspent = Za potezo je bilo porabljeno { $shown }; na voljo je bilo največ { $most }.
audit-clock-negative = Ura ne more kazati manj kot nič.
audit-clock-unreadable = To ni čas.
audit-not-a-start-position = To ni nobena od 960 začetnih pozicij šaha960. { $faults }
audit-position-missing = { $tag ->
    [Variant] Partija šaha960 brez pozicije, s katero se je začela; vzeta je običajna.
   *[SetUp] Partija naj bi se začela v posebni poziciji, ta pa ni navedena; vzeta je običajna.
}
audit-position-unreadable = Pozicije ni mogoče prebrati. { $reason }
audit-position-rights = Pravice do rokade ali polje za jemanje mimogrede se ne ujemajo s pozicijo; niso upoštevane. { $faults }
audit-illegal-position = To ni veljavna pozicija. { $faults }
audit-broken-game = Partija se tu prekine ali pa je predolga, da bi bila lahko partija.
audit-other-game = To ni šah, ampak druga igra.
audit-impossible-date = Takega dne v koledarju ni.

audit-kind = { $kind ->
    [illegal-move] nepravilne poteze
    [unreadable-move] neberljive poteze
    [ambiguous-move] dvoumne poteze
    [moves-after-checkmate] poteze po matu
    [moves-after-stalemate] poteze po patu
    [moves-after-dead-position] poteze po mrtvi poziciji
    [moves-after-fivefold] poteze po petkratni ponovitvi
    [moves-after-seventy-five] poteze po nizu 75 potez
    [result-against-checkmate] rezultati v nasprotju z matom
    [result-against-stalemate] rezultati v nasprotju s patom
    [result-against-dead-position] rezultati v nasprotju z mrtvo pozicijo
    [result-against-fivefold] rezultati v nasprotju s petkratno ponovitvijo
    [result-against-seventy-five] rezultati v nasprotju z nizom 75 potez
    [won-on-time-without-mate] zmage na čas brez možnega mata
    [won-without-mate] zmage brez možnega mata
    [drawn-on-time-with-mate] remiji ob izteku časa z možnim matom
    [result-tag-differs] dva različna rezultata
    [termination-differs] protislovni zaključki
    [no-moves] partije brez poteze
    [repetition-not-claimed] nereklamirane trikratne ponovitve
    [repetition-in-reach] trikratne ponovitve, dosegljive z eno potezo
    [repetition-in-other-reading] ponovitve po drugačni razlagi
    [fifty-moves-not-claimed] nereklamirani remiji po pravilu 50 potez
    [fifty-moves-in-reach] remiji po pravilu 50 potez, dosegljivi z eno potezo
    [clock-grew] ure, ki so pridobile čas
    [clock-overspent] prekoračitve razpoložljivega časa
    [clock-negative] ure pod ničlo
    [clock-unreadable] neberljive ure
    [not-a-start-position] napačne začetne pozicije šaha960
    [position-missing] manjkajoče pozicije
    [position-unreadable] neberljive pozicije
    [position-rights] pravice, ki se ne ujemajo s pozicijo
    [illegal-position] neveljavne pozicije
    [broken-game] prekinjeni zapisi
    [other-game] druge igre
    [impossible-date] nemogoči datumi
   *[notation] zapis potez
}
audit-summary-games = { $games ->
    [one] { $shown } partija
    [two] { $shown } partiji
    [few] { $shown } partije
   *[other] { $shown } partij
}, { $plies ->
    [one] { $made } polpoteza.
    [two] { $made } polpotezi.
    [few] { $made } polpoteze.
   *[other] { $made } polpotez.
}
audit-summary-findings = { $findings ->
    [one] { $shown } ugotovitev
    [two] { $shown } ugotovitvi
    [few] { $shown } ugotovitve
   *[other] { $shown } ugotovitev
} v { $games ->
    [one] { $in } partiji.
   *[other] { $in } partijah.
}
audit-summary-nothing = Ni ugotovitev.
audit-summary-wrong-results = { $games ->
    [one] { $shown } napačen rezultat.
    [two] { $shown } napačna rezultata.
    [few] { $shown } napačni rezultati.
   *[other] { $shown } napačnih rezultatov.
}
audit-summary-unjudged = { $games ->
    [one] { $shown } partiji ni bilo mogoče slediti do konca.
    [two] { $shown } partijama ni bilo mogoče slediti do konca.
   *[other] { $shown } partijam ni bilo mogoče slediti do konca.
}
audit-summary-kind = { $count }  { $kind } ({ $severity })
audit-summary-edition = { $games }  { $edition }
audit-summary-time = { $time }, partij na sekundo: { $speed }.

audit-partition-written = { $file }: zapisano v { $partition }.
audit-partition-unchanged = { $file }: že opravljeno v { $partition }.
audit-partition-in-progress = { $file }: { $partition } pripravlja drug proces.
audit-partition-counts = { $games ->
    [one] { $shown } partija
    [two] { $shown } partiji
    [few] { $shown } partije
   *[other] { $shown } partij
}, { $plies ->
    [one] { $made } polpoteza
    [two] { $made } polpotezi
    [few] { $made } polpoteze
   *[other] { $made } polpotez
}, { $findings ->
    [one] { $found } ugotovitev.
    [two] { $found } ugotovitvi.
    [few] { $found } ugotovitve.
   *[other] { $found } ugotovitev.
}
audit-summary-partitions = Zapisani deli: { $written }; že opravljeni: { $unchanged }; v delu drugje: { $in-progress }.
audit-summary-per-core = { $threads ->
    [one] { $threads } nit
    [two] { $threads } niti
    [few] { $threads } niti
   *[other] { $threads } niti
}, { $speed } partij na sekundo in nit.
