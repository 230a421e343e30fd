# Games held against the Laws.

audit-heading = Partija { $number }: { $players }. { $edition }
audit-quoted = „{ $text }“
audit-edition = { $because ->
    [in-force] Pravila iz { $edition }.
    [asked] Pravila iz { $edition }, kako je zatraženo.
    [stated] Pravila iz { $edition }, kako navodi partija.
    [perhaps-in-force] Pravila iz { $edition }; dan nije tačno poznat, možda je već važilo kasnije izdanje.
    [older-game] Pravila iz { $edition }, najstarija koja su ovde poznata; partija je starija.
   *[undated] Pravila iz { $edition }, najstarija koja su ovde poznata; dan nije poznat.
}
audit-severity = { $severity ->
    [error] greška
    [notice] napomena
   *[notation] zapis
}
audit-rest-not-judged = Nastavak ove partije ne može da se proveri.
audit-not-judged = Partija ne može da se proveri.
audit-nearest = Slični legalni potezi: { $moves }.
audit-at-the-beginning = na početku

audit-illegal-move = To nije legalan potez.
audit-unreadable-move = Ovo se ne može pročitati kao potez.
audit-ambiguous-move = Potez je dvosmislen: { $moves }.
audit-moves-after = { $end ->
    [checkmate] Partija se već završila matom;
    [stalemate] Partija se već završila patom;
    [fivefold] Partija se već završila: ista pozicija je nastala peti put;
    [seventy-five] Partija se već završila: svaki igrač je odigrao 75 poteza bez pomeranja pešaka i bez uzimanja;
   *[dead] Partija se već završila: nijedan igrač nije mogao da matira nijednim nizom legalnih poteza;
} { $count ->
    [one] posle toga sledi još { $count } polupotez.
    [few] posle toga slede još { $count } polupoteza.
   *[other] posle toga sledi još { $count } polupoteza.
}
audit-result-against = { $end ->
    [checkmate] Na tabli je mat
    [stalemate] Na tabli je pat
    [fivefold] Ista pozicija je nastala pet puta
    [seventy-five] Svaki igrač je odigrao 75 poteza bez pomeranja pešaka i bez uzimanja
   *[dead] Nijedan igrač ne može da matira nijednim nizom legalnih poteza
}: rezultat je { $right }, a ne { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] Beli je pobedio na vreme, a nije mogao da matira nijednim nizom legalnih poteza: partija je remi.
   *[black] Crni je pobedio na vreme, a nije mogao da matira nijednim nizom legalnih poteza: partija je remi.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] Beli je pobedio, a nije mogao da matira nijednim nizom legalnih poteza: i ako je crni predao, partija je remi.
   *[black] Crni je pobedio, a nije mogao da matira nijednim nizom legalnih poteza: i ako je beli predao, partija je remi.
}
audit-won-without-mate = { $colour ->
    [white] Beli je pobedio, a nije mogao da matira nijednim nizom legalnih poteza; pobedu je mogla da donese samo predaja crnog ili odluka sudije.
   *[black] Crni je pobedio, a nije mogao da matira nijednim nizom legalnih poteza; pobedu je mogla da donese samo predaja belog ili odluka sudije.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Remi po isteku vremena, iako je beli još mogao da matira.
   *[black] Remi po isteku vremena, iako je crni još mogao da matira.
}
audit-result-tag-differs = U zaglavlju stoji { $tag }, a iza poteza { $below }.
audit-termination-differs = To se ne slaže sa rezultatom { $result } ili sa završnom pozicijom.
audit-no-moves = Rezultat je { $result }, a nije odigran nijedan potez.
audit-repetition-not-claimed = { $colour ->
    [white] Ista pozicija je nastala tri puta ({ $turns }): beli je mogao da reklamira remi.
   *[black] Ista pozicija je nastala tri puta ({ $turns }): crni je mogao da reklamira remi.
}
audit-repetition-in-reach = { $colour ->
    [white] Pozicija koja je nastala već dvaput ({ $turns }) ponovila bi se potezom { $move }: beli je mogao da reklamira remi sa tim nameravanim potezom.
   *[black] Pozicija koja je nastala već dvaput ({ $turns }) ponovila bi se potezom { $move }: crni je mogao da reklamira remi sa tim nameravanim potezom.
}
audit-repetition-in-other-reading = { $colour ->
    [white] Ako se smatra da je kralj koji mora da se pomeri već izgubio pravo na rokadu, ista pozicija je nastala tri puta ({ $turns }) i beli je mogao da reklamira remi; po ovom izdanju Pravila nije tako.
   *[black] Ako se smatra da je kralj koji mora da se pomeri već izgubio pravo na rokadu, ista pozicija je nastala tri puta ({ $turns }) i crni je mogao da reklamira remi; po ovom izdanju Pravila nije tako.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Pedeset poteza svakog igrača bez pomeranja pešaka i bez uzimanja: beli je mogao da reklamira remi.
   *[black] Pedeset poteza svakog igrača bez pomeranja pešaka i bez uzimanja: crni je mogao da reklamira remi.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] Još jedan potez bez pomeranja pešaka i bez uzimanja navršio bi pedeset poteza svakog igrača: beli je mogao da reklamira remi sa nameravanim potezom.
   *[black] Još jedan potez bez pomeranja pešaka i bez uzimanja navršio bi pedeset poteza svakog igrača: crni je mogao da reklamira remi sa nameravanim potezom.
}
audit-clock-grew = Sat pokazuje { $shown }; po vremenskoj kontroli može da pokazuje najviše { $most }. Možda je vreme dodato.
audit-clock-overspent = Na potez je potrošeno { $shown }; na raspolaganju je bilo najviše { $most }.
audit-clock-negative = Sat ne može da pokazuje manje od nule.
audit-clock-unreadable = Ovo se ne može pročitati kao vreme.
audit-not-a-start-position = To nije nijedna od 960 početnih pozicija šaha 960. { $faults }
audit-position-missing = { $tag ->
    [Variant] Partija šaha 960 bez početne pozicije; uzeta je uobičajena.
   *[SetUp] Naznačena je posebna početna pozicija, a nije navedena; uzeta je uobičajena.
}
audit-position-unreadable = Pozicija ne može da se pročita. { $reason }
audit-position-rights = Prava na rokadu ili polje za uzimanje u prolazu ne odgovaraju poziciji; ne uzimaju se u obzir. { $faults }
audit-illegal-position = To nije legalna pozicija. { $faults }
audit-broken-game = Zapis partije se ovde prekida ili je predug za jednu partiju.
audit-other-game = To nije partija šaha.
audit-impossible-date = Takav datum ne postoji.

audit-kind = { $kind ->
    [illegal-move] nelegalni potezi
    [unreadable-move] nečitljivi potezi
    [ambiguous-move] dvosmisleni potezi
    [moves-after-checkmate] potezi posle mata
    [moves-after-stalemate] potezi posle pata
    [moves-after-dead-position] potezi posle mrtve pozicije
    [moves-after-fivefold] potezi posle petostrukog ponavljanja
    [moves-after-seventy-five] potezi posle remija po pravilu 75 poteza
    [result-against-checkmate] rezultati suprotni matu
    [result-against-stalemate] rezultati suprotni patu
    [result-against-dead-position] rezultati suprotni mrtvoj poziciji
    [result-against-fivefold] rezultati suprotni petostrukom ponavljanju
    [result-against-seventy-five] rezultati suprotni pravilu 75 poteza
    [won-on-time-without-mate] pobede na vreme bez mogućeg mata
    [won-without-mate] pobede bez mogućeg mata
    [drawn-on-time-with-mate] remiji na vreme uz mogući mat
    [result-tag-differs] dva različita rezultata
    [termination-differs] protivrečni završeci
    [no-moves] partije bez poteza
    [repetition-not-claimed] nereklamirana trostruka ponavljanja
    [repetition-in-reach] trostruka ponavljanja sa nameravanim potezom
    [repetition-in-other-reading] ponavljanja po drugačijem tumačenju
    [fifty-moves-not-claimed] nereklamiranih pedeset poteza
    [fifty-moves-in-reach] pedeset poteza sa nameravanim potezom
    [clock-grew] satovi koji su dobili vreme
    [clock-overspent] potrošeno više vremena nego što ga je bilo
    [clock-negative] satovi ispod nule
    [clock-unreadable] nečitljivi satovi
    [not-a-start-position] pogrešne početne pozicije šaha 960
    [position-missing] pozicije koje nedostaju
    [position-unreadable] nečitljive pozicije
    [position-rights] prava koja ne odgovaraju poziciji
    [illegal-position] nelegalne pozicije
    [broken-game] prekinuti zapisi
    [other-game] druge igre
    [impossible-date] nemogući datumi
   *[notation] zapis poteza
}
audit-summary-games = { $games ->
    [one] { $shown } partija
    [few] { $shown } partije
   *[other] { $shown } partija
}, { $plies ->
    [one] { $made } polupotez.
    [few] { $made } polupoteza.
   *[other] { $made } polupoteza.
}
audit-summary-findings = { $findings ->
    [one] { $shown } nalaz
    [few] { $shown } nalaza
   *[other] { $shown } nalaza
} u { $games ->
    [one] { $in } partiji.
    [few] { $in } partije.
   *[other] { $in } partija.
}
audit-summary-nothing = Ništa nije nađeno.
audit-summary-wrong-results = { $games ->
    [one] { $shown } pogrešan rezultat.
    [few] { $shown } pogrešna rezultata.
   *[other] { $shown } pogrešnih rezultata.
}
audit-summary-unjudged = { $games ->
    [one] { $shown } partija nije mogla da se prati do kraja.
    [few] { $shown } partije nisu mogle da se prate do kraja.
   *[other] { $shown } partija nije moglo da se prati do kraja.
}
audit-summary-kind = { $count }  { $kind } ({ $severity })
audit-summary-edition = { $games }  { $edition }
audit-summary-time = { $time }, partija u sekundi: { $speed }.

audit-partition-written = { $file }: zapisano u { $partition }.
audit-partition-unchanged = { $file }: već gotovo u { $partition }.
audit-partition-in-progress = { $file }: na { $partition } radi drugi proces.
audit-partition-counts = { $games ->
    [one] { $shown } partija
    [few] { $shown } partije
   *[other] { $shown } partija
}, { $plies ->
    [one] { $made } polupotez
    [few] { $made } polupoteza
   *[other] { $made } polupoteza
}, { $findings ->
    [one] { $found } nalaz.
    [few] { $found } nalaza.
   *[other] { $found } nalaza.
}
audit-summary-partitions = Zapisani delovi: { $written }; već gotovi: { $unchanged }; u radu drugde: { $in-progress }.
audit-summary-per-core = { $threads ->
    [one] { $threads } nit
    [few] { $threads } niti
   *[other] { $threads } niti
}, { $speed } partija u sekundi po niti.
