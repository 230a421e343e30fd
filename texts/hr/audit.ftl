# Partije prema pravilima.

audit-heading = Partija { $number }: { $players }. { $edition }
audit-quoted = „{ $text }”
audit-edition = { $because ->
    [in-force] Pravila iz { $edition }.
    [asked] Pravila iz { $edition }., kako je zatraženo.
    [stated] Pravila iz { $edition }., kako navodi partija.
    [perhaps-in-force] Pravila iz { $edition }.; datum nije točno poznat, možda su već vrijedila novija.
    [older-game] Pravila iz { $edition }., najstarija koja su ovdje poznata; partija je starija.
   *[undated] Pravila iz { $edition }., najstarija koja su ovdje poznata; datum nije poznat.
}
audit-severity = { $severity ->
    [error] pogreška
    [notice] napomena
   *[notation] zapis
}
audit-rest-not-judged = Nastavak ove partije ne može se provjeriti.
audit-not-judged = Partija se ne može provjeriti.
audit-nearest = Slični pravilni potezi: { $moves }.
audit-at-the-beginning = na početku

audit-illegal-move = To nije pravilan potez.
audit-unreadable-move = Ovo se ne može pročitati kao potez.
audit-ambiguous-move = Zapis nije jednoznačan: { $moves }.
audit-moves-after = { $end ->
    [checkmate] Partija je već završila matom;
    [stalemate] Partija je već završila patom;
    [fivefold] Partija je već završila: ista pozicija nastala je peti put;
    [seventy-five] Partija je već završila: svaki je igrač odigrao 75 poteza bez pomicanja pješaka i bez uzimanja;
   *[dead] Partija je već završila: nijedan igrač više nije mogao matirati nijednim nizom pravilnih poteza;
} { $count ->
    [one] nakon toga slijedi još { $count } polupotez.
    [few] nakon toga slijede još { $count } polupoteza.
   *[other] nakon toga slijedi još { $count } polupoteza.
}
audit-result-against = { $end ->
    [checkmate] Na ploči je mat
    [stalemate] Na ploči je pat
    [fivefold] Ista pozicija nastala je pet puta
    [seventy-five] Svaki je igrač odigrao 75 poteza bez pomicanja pješaka i bez uzimanja
   *[dead] Nijedan igrač više ne može matirati nijednim nizom pravilnih poteza
}: rezultat je { $right }, a ne { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] Bijeli je pobijedio na vrijeme, a nije mogao matirati nijednim nizom pravilnih poteza: partija je remi.
   *[black] Crni je pobijedio na vrijeme, a nije mogao matirati nijednim nizom pravilnih poteza: partija je remi.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] Bijeli je pobijedio, a nije mogao matirati nijednim nizom pravilnih poteza: čak i ako je crni predao, partija je remi.
   *[black] Crni je pobijedio, a nije mogao matirati nijednim nizom pravilnih poteza: čak i ako je bijeli predao, partija je remi.
}
audit-won-without-mate = { $colour ->
    [white] Bijeli je pobijedio, a nije mogao matirati nijednim nizom pravilnih poteza; pobjedu je mogla donijeti samo predaja crnog ili odluka suca.
   *[black] Crni je pobijedio, a nije mogao matirati nijednim nizom pravilnih poteza; pobjedu je mogla donijeti samo predaja bijelog ili odluka suca.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Remi po isteku vremena, iako je bijeli još mogao matirati.
   *[black] Remi po isteku vremena, iako je crni još mogao matirati.
}
audit-result-tag-differs = U oznaci stoji { $tag }, a iza poteza { $below }.
audit-termination-differs = To se ne slaže s rezultatom { $result } ili sa završnom pozicijom.
audit-no-moves = Rezultat je { $result }, a nije odigran nijedan potez.
audit-repetition-not-claimed = { $colour ->
    [white] Ista pozicija nastala je tri puta ({ $turns }): bijeli je mogao reklamirati remi.
   *[black] Ista pozicija nastala je tri puta ({ $turns }): crni je mogao reklamirati remi.
}
audit-repetition-in-reach = { $colour ->
    [white] Pozicija koja je nastala već dvaput ({ $turns }) ponovila bi se potezom { $move }: bijeli ga je mogao najaviti i reklamirati remi.
   *[black] Pozicija koja je nastala već dvaput ({ $turns }) ponovila bi se potezom { $move }: crni ga je mogao najaviti i reklamirati remi.
}
audit-repetition-in-other-reading = { $colour ->
    [white] Ako se smatra da je kralj koji se mora pomaknuti već izgubio pravo na rokadu, ista pozicija nastala je tri puta ({ $turns }) i bijeli je mogao reklamirati remi; po ovom se izdanju Pravila tako ne smatra.
   *[black] Ako se smatra da je kralj koji se mora pomaknuti već izgubio pravo na rokadu, ista pozicija nastala je tri puta ({ $turns }) i crni je mogao reklamirati remi; po ovom se izdanju Pravila tako ne smatra.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Pedeset poteza svakog igrača bez pomicanja pješaka i bez uzimanja: bijeli je mogao reklamirati remi.
   *[black] Pedeset poteza svakog igrača bez pomicanja pješaka i bez uzimanja: crni je mogao reklamirati remi.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] Još jedan potez bez pomicanja pješaka i bez uzimanja navršio bi pedeset poteza svakog igrača: bijeli ga je mogao najaviti i reklamirati remi.
   *[black] Još jedan potez bez pomicanja pješaka i bez uzimanja navršio bi pedeset poteza svakog igrača: crni ga je mogao najaviti i reklamirati remi.
}
audit-clock-grew = Sat pokazuje { $shown }; po vremenskoj kontroli može pokazivati najviše { $most }. Možda je vrijeme dodano.
audit-clock-overspent = Na potez je potrošeno { $shown }; na raspolaganju je bilo najviše { $most }.
audit-clock-negative = Sat ne može pokazivati manje od nule.
audit-clock-unreadable = To nije vrijeme.
audit-not-a-start-position = To nije nijedna od 960 početnih pozicija šaha 960. { $faults }
audit-position-missing = { $tag ->
    [Variant] Partija šaha 960 bez pozicije iz koje je počela; uzeta je uobičajena.
   *[SetUp] Pozicija je najavljena, a nije navedena; uzeta je uobičajena.
}
audit-position-unreadable = Pozicija se ne može pročitati. { $reason }
audit-position-rights = Prava na rokadu ili polje za uzimanje u prolazu ne odgovaraju poziciji; ne uzimaju se u obzir. { $faults }
audit-illegal-position = To nije pravilna pozicija. { $faults }
audit-broken-game = Zapis partije ovdje se prekida ili je predug za jednu partiju.
audit-other-game = To nije šah, nego druga igra.
audit-impossible-date = Takav datum ne postoji.

audit-kind = { $kind ->
    [illegal-move] nepravilni potezi
    [unreadable-move] nečitljivi potezi
    [ambiguous-move] dvosmisleni potezi
    [moves-after-checkmate] potezi nakon mata
    [moves-after-stalemate] potezi nakon pata
    [moves-after-dead-position] potezi nakon mrtve pozicije
    [moves-after-fivefold] potezi nakon peterostrukog ponavljanja
    [moves-after-seventy-five] potezi nakon remija po pravilu 75 poteza
    [result-against-checkmate] rezultati suprotni matu
    [result-against-stalemate] rezultati suprotni patu
    [result-against-dead-position] rezultati suprotni mrtvoj poziciji
    [result-against-fivefold] rezultati suprotni peterostrukom ponavljanju
    [result-against-seventy-five] rezultati suprotni pravilu 75 poteza
    [won-on-time-without-mate] pobjede na vrijeme bez mogućeg mata
    [won-without-mate] pobjede bez mogućeg mata
    [drawn-on-time-with-mate] remiji na vrijeme uz mogući mat
    [result-tag-differs] dva različita rezultata
    [termination-differs] završeci koji se ne slažu s rezultatom
    [no-moves] partije bez poteza
    [repetition-not-claimed] nereklamirana trostruka ponavljanja
    [repetition-in-reach] trostruka ponavljanja koja su se mogla najaviti
    [repetition-in-other-reading] ponavljanja po drukčijem tumačenju
    [fifty-moves-not-claimed] nereklamirani remiji po pravilu 50 poteza
    [fifty-moves-in-reach] remiji po pravilu 50 poteza koji su se mogli najaviti
    [clock-grew] satovi koji su dobili vrijeme
    [clock-overspent] potrošeno više vremena nego što ga je bilo
    [clock-negative] satovi ispod nule
    [clock-unreadable] nečitljiva vremena
    [not-a-start-position] pogrešne početne pozicije šaha 960
    [position-missing] pozicije koje nedostaju
    [position-unreadable] nečitljive pozicije
    [position-rights] prava koja ne odgovaraju poziciji
    [illegal-position] nepravilne pozicije
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
audit-summary-nothing = Ništa nije pronađeno.
audit-summary-wrong-results = { $games ->
    [one] { $shown } pogrešan rezultat.
    [few] { $shown } pogrešna rezultata.
   *[other] { $shown } pogrešnih rezultata.
}
audit-summary-unjudged = { $games ->
    [one] { $shown } partija nije se mogla pratiti do kraja.
    [few] { $shown } partije nisu se mogle pratiti do kraja.
   *[other] { $shown } partija nije se moglo pratiti do kraja.
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
audit-summary-partitions = Zapisani dijelovi: { $written }; već gotovi: { $unchanged }; u radu drugdje: { $in-progress }.
audit-summary-per-core = { $threads ->
    [one] { $threads } nit
    [few] { $threads } niti
   *[other] { $threads } niti
}, { $speed } partija u sekundi po niti.
