## Looking provisions up. $articles is a list of article numbers, $edition a year.

provision-kind = { $kind ->
    [rule] pravilo
    [procedure] postupak
    [record] zapis
    [arbiter] procena sudije
   *[physical] oprema ili ponašanje
}
chapter-title = { $subject ->
    [scope] Šta Pravila obuhvataju
    [preface] Predgovor
    [nature] Igra i njen cilj
    [setup] Početna pozicija figura
    [moves] Kretanje figura
    [touching] Izvršenje poteza
    [ending] Završetak partije
    [clock] Šahovski sat
    [irregularities] Nepravilnosti
    [scoresheet] Zapisivanje poteza
    [draws] Remi
    [points] Bodovanje
    [conduct] Ponašanje igrača
    [arbiter] Sudija
    [fide] Pitanja za FIDE
    [rapid] Ubrzani šah
    [blitz] Brzopotezni šah
    [notation] Algebarska notacija
    [blind] Slepi i slabovidi igrači
    [adjournment] Prekinute partije
    [chess960] Šah 960
    [quickplay] Ubrzani završetak
    [quickplay-without-arbiter] Ubrzani završetak bez sudije
   *[glossary] Rečnik pojmova
}
laws-in-force = Pravila iz { $edition }, danas na snazi.
edition-listed = na snazi od { $day }, { $complete ->
    [yes] u celini
   *[no] koliko je poznato
}: { $provisions ->
    [one] { $provisions } odredba
    [few] { $provisions } odredbe
   *[other] { $provisions } odredbi
}, { $unverified ->
    [0] svi brojevi provereni
    [one] { $unverified } broj nije proveren
    [few] { $unverified } broja nisu proverena
   *[other] { $unverified } brojeva nije provereno
}.
edition-known = { $edition ->
    [2005] Pročitano u celini u srpskom prevodu.
    [2009] Pročitano u celini u slovenačkom i srpskom prevodu.
    [2014] Poznato iz delova teksta koji su mogli da se pročitaju na engleskom i španskom, kao i iz tabela promena; ostalo je kao u susednim izdanjima.
    [2017] Pročitano u celini u slovenačkom i hrvatskom prevodu.
    [2018] Poznato iz engleskog teksta, upoređenog sa izdanjem iz 2017; ono što nije promenjeno isto je kao tamo.
    [2023] Poznato iz engleskog teksta u priručniku FIDE za sudije iz maja 2025, upoređenog sa izdanjem iz 2018; ono što nije promenjeno isto je kao tamo.
   *[other] Od ovog izdanja poznate su samo promene.
}
provision-before = Drugačije u Pravilima iz { $editions }: { $text }
provision-absent = U Pravilima iz { $edition }. toga nema.
provision-elsewhere = U drugim izdanjima: { $articles }.
provision-unverified = ? Broj nije proveren: uzet je prema susednim izdanjima.
article-parts = Delovi člana: { $articles }.

search-found = Pronađene odredbe: { $count }.
search-more = I još { $count }: prikazuje ih --limit.
search-nothing = Za „{ $text }“ ništa nije pronađeno.

diff-new = Novo u Pravilima iz { $edition }: { $count }
diff-gone = Više nije u Pravilima iz { $edition }: { $count }
diff-changed = Promenjeno: { $count }
diff-renumbered = Drugačije numerisano: { $count }
diff-same = U oba isto, pod istim brojem: { $count }.

error-no-article = Pravila iz { $edition }. nemaju član { $article }.
error-no-provision = „{ $text }“ nije ni broj člana ni ime odredbe.
help-nearest-articles = Najbliži: { $articles }.
help-article-elsewhere = Izdanja koja imaju takav broj: { $editions }.
help-law-search = Pretraga po rečima: adoube law search { $text }
term-nothing = U rečniku nema pojma { $text }.
term-in-the-laws = U Pravilima:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.
## The sentence is that of one edition: $edition is its year, and SINCE($edition, 2009, 2014) is the last of these years
## that it has reached, or none of them. Numbers come from the tables of the rules, by name.

## What the document is, and whom it binds.

law-scope-of-the-laws = { SINCE($edition, 2009, 2014, 2017, 2018, 2023) ->
    [2009] Pravila uređuju igru za šahovskom tablom; merodavan je njihov engleski tekst, usvojen u Drezdenu novembra 2008, koji važi od 1. jula 2009. Reč „on“ u njima obuhvata i „ona“.
    [2014] Pravila uređuju igru za šahovskom tablom i imaju dva dela, Osnovna pravila igre i Pravila takmičenja; merodavan je njihov engleski tekst, usvojen u Talinu oktobra 2013, koji važi od 1. jula 2014. Reč „on“ u njima obuhvata i „ona“.
    [2017] Pravila uređuju igru za šahovskom tablom i imaju dva dela, Osnovna pravila igre i Pravila takmičenja; merodavan je njihov engleski tekst, usvojen u Bakuu 2016. i na predsedničkom odboru u Atini 2017. godine, koji važi od 1. jula 2017. Reč „on“ u njima obuhvata i „ona“.
    [2018] Pravila uređuju igru za šahovskom tablom i imaju dva dela, Osnovna pravila igre i Pravila takmičenja; merodavan je njihov engleski tekst, usvojen u Gejniku oktobra 2017, koji važi od 1. januara 2018. Reč „on“ u njima obuhvata i „ona“.
    [2023] Pravila uređuju igru za šahovskom tablom i imaju dva dela, Osnovna pravila igre i Pravila takmičenja; merodavan je njihov engleski tekst, usvojen u Čenaju avgusta 2022, koji važi od 1. januara 2023.
   *[before] Pravila uređuju igru za šahovskom tablom; merodavan je njihov engleski tekst, usvojen u Kalviji oktobra 2004, koji važi od 1. jula 2005. Reč „on“ u njima obuhvata i „ona“.
}
law-cases-not-regulated = O onome što Pravila ne uređuju sudija odlučuje prema sličnim slučajevima koje uređuju. Pravila pretpostavljaju stručne, razumne i potpuno objektivne sudije i ostavljaju im slobodu da odluče prema pravičnosti, logici i posebnim okolnostima.
law-federation-house-rules = Federacija može da uvede detaljnija pravila ako nisu u suprotnosti sa Pravilima šaha FIDE, ako važe samo na njenoj teritoriji i ako se ne primenjuju na takmičenjima FIDE ni na takmičenjima za titule ili za rejting.
law-rated-only-under-the-laws = Partija može da se računa za rejting FIDE samo ako je igrana po Pravilima šaha, a preporučuje se da se po njima igraju i druge takmičarske partije.
law-rulings-by-fide = Federacija članica može od FIDE da zatraži odluku o nekom pitanju iz Pravila.

## The nature of the game, the board and the pieces.

law-game-of-chess = Šah igraju dva protivnika koji pomeraju figure na kvadratnoj tabli.
law-players-move-alternately = Dva protivnika naizmenično vuku poteze na kvadratnoj tabli; prvi potez igra beli, koji ima svetle figure, a sledeći crni, koji ima tamne.
law-having-the-move = Igrač je na potezu čim je protivnik svoj potez odigrao na tabli.
law-aim-of-the-game = Cilj je napasti protivničkog kralja tako da protivnik nema legalan potez; to je mat: ko ga da, pobeđuje, a igrač čiji je kralj matiran gubi. Svog kralja nije dozvoljeno ostaviti pod napadom ni izložiti napadu, a protivničkog nije dozvoljeno uzeti.
law-aim-out-of-reach = Ako nijedan igrač više ne može da matira, partija je remi.
law-chessboard = Tabla ima osam puta osam, dakle 64 jednaka polja, naizmenično svetla (bela) i tamna (crna), a između igrača leži tako da je u uglu sa desne strane svakog od njih svetlo polje.
law-set-of-pieces = Na početku jedan igrač ima 16 svetlih (belih) figura, a drugi 16 tamnih (crnih): svaki ima kralja, damu, dva topa, dva lovca, dva skakača i osam pešaka.
law-initial-position = Na početku beli top, skakač, lovac, dama, kralj, lovac, skakač i top stoje na poljima od a1 do h1, a beli pešaci na drugom redu; crne figure stoje naspram njih, na osmom i sedmom.
law-files-ranks-diagonals = Osam vertikalnih nizova polja su linije, osam horizontalnih redovi, a pravi nizovi polja iste boje koja se dodiruju uglovima, od jedne ivice table do susedne, dijagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne može da se pomeri na polje na kome stoji figura iste boje.
law-capture = Figura koja dođe na polje protivničke figure uzima je, a uzeta figura se u istom potezu uklanja sa table.
law-attack = Figura napada protivničku figuru ako na njenom polju može da je uzme; polje napada čak i ako tamo ne sme da ode jer bi sopstvenog kralja ostavila u šahu ili ga izložila šahu.
law-bishop-move = Lovac se kreće proizvoljno daleko po dijagonali na kojoj stoji.
law-rook-move = Top se kreće proizvoljno daleko po svojoj liniji ili redu.
law-queen-move = Dama se kreće proizvoljno daleko po svojoj liniji, redu ili dijagonali.
law-no-jumping-over-pieces = Lovac, top i dama ne mogu da preskoče figuru koja im je na putu.
law-knight-move = Skakač ide na jedno od najbližih polja koja nisu na njegovoj liniji, redu ni dijagonali.
law-pawn-step = Pešak ide jedno polje pravo napred ako je to polje prazno.
law-pawn-double-step = U svom prvom potezu pešak može da ide dva polja napred ako su oba prazna.
law-pawn-capture = Pešak uzima protivničku figuru koja stoji na polju dijagonalno ispred njega.
law-en-passant = Pešaka koji se upravo pomerio za dva polja sa početnog polja protivnički pešak pored njega može da uzme kao da se pomerio samo za jedno, ali jedino odmah u sledećem potezu; to je uzimanje en passant.
law-promotion = Pešak koji dođe na poslednji red mora u istom potezu da se zameni damom, topom, lovcem ili skakačem iste boje; igrač bira, a izbor ne zavisi od već uzetih figura. Ta zamena se zove promocija, a nova figura deluje odmah.
law-king-step = { SINCE($edition, 2014) ->
    [2014] Kralj se kreće na dva načina: rokadom ili na bilo koje susedno polje.
   *[before] Kralj se kreće na dva načina: rokadom ili na bilo koje susedno polje koje ne napada nijedna protivnička figura.
}
law-castling = { SINCE($edition, 2009) ->
    [2009] Rokada je potez kralja i jednog od topova iste boje po prvom redu igrača koji se računa kao jedan potez kralja: kralj sa početnog polja ide dva polja prema topu na njegovom početnom polju, a top na polje koje je kralj prešao.
   *[before] Rokada je potez kralja i jednog od topova iste boje na istom redu koji se računa kao jedan potez kralja: kralj sa početnog polja ide dva polja prema topu, a top na polje koje je kralj prešao.
}
law-castling-right-lost = Pravo na rokadu je trajno izgubljeno u dva slučaja: u celini ako se kralj već pomerio, a sa pojedinim topom ako se taj top već pomerio.
law-castling-king-has-moved = Rokada više nije moguća ako se kralj već pomerio.
law-castling-rook-has-moved = Rokada više nije moguća sa topom koji se već pomerio.
law-castling-prevented-for-now = Rokada je privremeno sprečena u dva slučaja: ako je napadnuto polje sa kog kralj polazi, preko kog prelazi ili na koje dolazi, ili ako između kralja i topa stoji neka figura; pravo na nju ostaje.
law-castling-through-attack = Rokada je privremeno sprečena dok je napadnuto polje na kome kralj stoji, preko kog prelazi ili na koje dolazi.
law-castling-obstructed = Rokada je privremeno sprečena dok se između kralja i topa nalazi neka figura.
law-check = { SINCE($edition, 2009) ->
    [2009] Napadnuti kralj je u šahu, čak i ako figura koja napada ne bi smela da se pomeri jer bi izložila sopstvenog kralja.
   *[before] Napadnuti kralj je u šahu, čak i ako figura koja napada ne bi smela da se pomeri jer bi izložila sopstvenog kralja; šah nije obavezno objaviti.
}
law-king-left-in-check = Igrač nijednim potezom ne sme sopstvenog kralja da izloži šahu ni da ga ostavi u šahu.
law-legal-and-illegal-move = { SINCE($edition, 2009, 2014) ->
    [2009] Potez je legalan ako ispunjava sve zahteve o kretanju figura; ako nije legalan, umesto njega mora da se odigra drugi, kako traže pravila o dodirnutim figurama.
    [2014] Potez je legalan ako ispunjava sve zahteve o kretanju figura, a nelegalan ako ih ne ispunjava.
   *[before] Potez je odigran kao legalan kada ispunjava sve zahteve o kretanju figura.
}
law-illegal-position = Pozicija je nelegalna ako do nje ne vodi nijedan niz legalnih poteza.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Svaki potez se igra samo jednom rukom.
law-adjusting-pieces = { SINCE($edition, 2017) ->
    [2017] Samo igrač na potezu može da popravi figure na njihovim poljima, i to samo ako to prethodno najavi, na primer rečju „popravljam“.
   *[before] Igrač na potezu može da popravi figure na njihovim poljima ako to prethodno najavi, na primer rečju „popravljam“.
}
law-touch-presumed-deliberate = Osim pri najavljenom popravljanju, dodir figure se smatra namernim ako nije bio očigledno slučajan.
law-touch-move = { SINCE($edition, 2014) ->
    [2014] Osim pri najavljenom popravljanju, igrač na potezu koji na tabli dodirne figure sa namerom da ih pomeri ili uzme mora da igra dodirnutom svojom figurom ili da uzme dodirnutu protivničku ako je to moguće.
   *[before] Osim pri najavljenom popravljanju, igrač na potezu koji na tabli namerno dodirne figure mora da igra dodirnutom svojom figurom ili da uzme dodirnutu protivničku ako je to moguće.
}
law-touched-own-piece = Igrač koji je dodirnuo jednu ili više svojih figura mora da odigra potez prvom dodirnutom figurom koja se može pomeriti.
law-touched-opponents-piece = Igrač koji je dodirnuo jednu ili više protivničkih figura mora da uzme prvu dodirnutu figuru koja se može uzeti.
law-touched-both-colours = { SINCE($edition, 2017) ->
    [2017] Igrač koji je dodirnuo jednu ili više figura svake boje mora svojom prvom dodirnutom figurom da uzme prvu dodirnutu protivničku, a ako to nije moguće, da pomeri ili uzme prvu dodirnutu figuru koja može biti pomerena ili uzeta; ako nije jasno koju je prvo dodirnuo, smatra se da je svoju.
   *[before] Igrač koji je dodirnuo po jednu figuru svake boje mora svojom figurom da uzme protivničku, a ako to nije moguće, da pomeri ili uzme prvu dodirnutu figuru koja može biti pomerena ili uzeta; ako nije jasno koju je prvo dodirnuo, smatra se da je svoju.
}
law-touched-king-and-rook = Igrač na potezu koji namerno dodirne svog kralja i topa mora da rokira na tu stranu ako je to moguće, osim ako je prvo dodirnuo topa.
law-touched-rook-before-king = { SINCE($edition, 2009) ->
    [2009] Igrač koji namerno dodirne prvo topa pa kralja u tom potezu ne sme da rokira na tu stranu, već mora da igra topom ako može.
   *[before] Igrač koji namerno dodirne prvo topa pa kralja ne sme da rokira na tu stranu, već mora da igra topom ako može.
}
law-intended-castling-illegal = { SINCE($edition, 2014) ->
    [2014] Igrač koji sa namerom da rokira dodirne kralja pa topa sa kojim rokada nije dozvoljena mora da odigra drugi legalan potez kraljem, pa i rokadu sa drugim topom, a ako ga nema, bilo koji legalan potez.
   *[before] Igrač koji sa namerom da rokira dodirne kralja, ili istovremeno kralja i topa, a rokada na tu stranu nije dozvoljena, mora da odigra drugi legalan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji legalan potez.
}
law-king-released-to-castle-illegally = Igrač koji sa namerom da rokira ispusti kralja na polje, a rokada na tu stranu nije dozvoljena, mora da odigra drugi legalan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji legalan potez.
law-promotion-choice-final = Izbor figure pri promociji više ne može da se menja kada ta figura dodirne polje promocije.
law-no-touched-piece-can-move = Ako nijedna dodirnuta figura ne može da se pomeri ni da se uzme, igrač može da odigra bilo koji legalan potez.
law-promotion-in-various-ways = Pri promociji pešak ne mora da se stavi na poslednji red, a uklanjanje pešaka i postavljanje nove figure na polje promocije mogu da se izvedu bilo kojim redosledom; protivnička figura na tom polju mora da se uzme.
law-piece-released = Figura ispuštena na polje kao legalan potez ili njegov deo u tom potezu više ne može da se pomeri na drugo polje.
law-capture-made = Potez uzimanja je odigran kada je uzeta figura uklonjena sa table, a igrač je figuru kojom uzima ispustio na njeno novo polje.
law-castling-made = Rokada je odigrana kada igrač ispusti topa na polje koje je kralj prešao; kada ispusti kralja, potez još nije odigran, ali mora da rokira na tu stranu ako je to legalno.
law-promotion-made = { SINCE($edition, 2014) ->
    [2014] Promocija je odigrana kada je igrač ispustio novu figuru na polje promocije, a pešak je uklonjen sa table.
   *[before] Promocija je odigrana kada je pešak uklonjen sa table, a igrač je ispustio novu figuru na polje promocije; pešak ispušten na poslednji red više ne može da se pomeri na drugo polje, iako potez još nije odigran.
}
law-touch-forfeits-complaint = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač koji namerno dodirne figuru gubi pravo na reklamaciju protivnikovog prekršaja pri izvršenju poteza.
    [2014] Igrač koji dodirne figuru sa namerom da je pomeri ili uzme gubi pravo na reklamaciju protivnikovog prekršaja pri izvršenju poteza.
   *[before] Igrač koji namerno dodirne figuru gubi pravo na reklamaciju protivnikovog prekršaja pravila o dodirnutim figurama.
}
law-assistant-moves-pieces = Igrač koji ne može sam da pomera figure sme da dovede pomoćnika koji je prihvatljiv za sudiju.

## How a game ends, and what it counts.

law-checkmate = { SINCE($edition, 2014) ->
    [2014] Mat donosi pobedu i odmah završava partiju ako je potez kojim je nastao bio legalan i u skladu sa pravilima o dodirnutim i ispuštenim figurama.
   *[before] Mat donosi pobedu i odmah završava partiju ako je potez kojim je nastao bio legalan.
}
law-resignation = { SINCE($edition, 2023) ->
    [2023] Kada igrač izjavi da predaje partiju, ona je odmah završena i on je gubi; ako protivnik nema mogućnost da matira, partija je remi.
   *[before] Kada igrač izjavi da predaje partiju, ona je odmah završena i on je gubi.
}
law-resignation-without-mating-chance = Ako protivnik igrača koji se preda ne može da matira nijednim nizom legalnih poteza, partija je remi.
law-stalemate = { SINCE($edition, 2014) ->
    [2014] Ako igrač na potezu nema legalan potez, a kralj mu nije u šahu, to je pat i partija je odmah remi ako je potez kojim je nastao bio legalan i u skladu sa pravilima o dodirnutim i ispuštenim figurama.
   *[before] Ako igrač na potezu nema legalan potez, a kralj mu nije u šahu, to je pat i partija je odmah remi ako je potez kojim je nastao bio legalan.
}
law-dead-position = { SINCE($edition, 2009, 2014) ->
    [2009] Partija je odmah remi kada nastane pozicija u kojoj nijedan igrač ne može da matira nijednim nizom legalnih poteza (mrtva pozicija), ako je potez kojim je nastala bio legalan.
    [2014] Partija je odmah remi kada nastane pozicija u kojoj nijedan igrač ne može da matira nijednim nizom legalnih poteza (mrtva pozicija), ako je potez kojim je nastala bio legalan i u skladu sa pravilima o dodirnutim i ispuštenim figurama.
   *[before] Partija je odmah remi kada nastane pozicija u kojoj nijedan igrač ne može da matira nijednim nizom legalnih poteza, čak ni uz najslabiju igru (mrtva pozicija), ako je potez kojim je nastala bio legalan.
}
law-draw-by-agreement = { SINCE($edition, 2017) ->
    [2017] Igrači tokom partije mogu da se sporazumeju za remi ako je svaki odigrao bar jedan potez; time je partija odmah završena.
   *[before] Igrači tokom partije mogu da se sporazumeju za remi; time je partija odmah završena.
}
law-points-for-a-game = Pobeda, pa i bez igre, donosi jedan poen, remi pola poena, a poraz, pa i bez igre, ništa, ako unapred nije određeno drugačije.
law-score-limits = Poeni oba igrača zajedno nikada ne premašuju najveći zbir uobičajen za partiju, a igrač može da dobije samo uobičajen broj poena (na primer, rezultat ¾–¼ nije dozvoljen).

## The chess clock.

law-chess-clock = Šahovski sat ima dva pokazivača vremena od kojih u isto vreme može da radi samo jedan, a „sat“ u Pravilima znači jedan od njih; svaki ima zastavicu koja pada kada vreme istekne.
law-time-control-periods = { SINCE($edition, 2014) ->
    [2014] Svaki igrač mora da završi najmanje određen broj poteza ili sve poteze u unapred određenom vremenu, sa dodatnim vremenom za svaki potez ako je tako određeno.
   *[before] Svaki igrač mora da odigra najmanje određen broj poteza ili sve poteze u unapred određenom vremenu, sa dodatnim vremenom za svaki potez ako je tako određeno.
}
law-saved-time-carries-over = { SINCE($edition, 2017) ->
    [2017] Vreme ušteđeno u jednom periodu dodaje se sledećem, gde je to primenljivo.
   *[before] Vreme ušteđeno u jednom periodu dodaje se sledećem, osim u načinu sa odlaganjem.
}
law-delay-before-main-time = U načinu sa odlaganjem glavno vreme počinje da teče tek kada se potroši dodatno vreme za potez i ne menja se ako igrač pre toga pritisne sat.
law-move-count-at-flag-fall = { SINCE($edition, 2014) ->
    [2014] Čim zastavica padne, proverava se da li su završeni traženi potezi.
   *[before] Čim zastavica padne, proverava se da li su odigrani traženi potezi.
}
law-clock-placement = Pre partije sudija određuje gde će stajati sat.
law-start-of-whites-clock = U vreme određeno za početak partije pokreće se sat belog.
law-default-time = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Igrač koji za tablu dođe posle početka seanse gubi partiju: dozvoljeno vreme kašnjenja je { $minutes } minuta, ako pravilnik takmičenja ne odredi drugačije.
    [2014] Pravilnik takmičenja unapred određuje dozvoljeno vreme kašnjenja; igrač koji za tablu dođe po isteku tog vremena gubi partiju, osim ako sudija ne odluči drugačije.
    [2017] Pravilnik takmičenja unapred određuje dozvoljeno vreme kašnjenja, a ako ga ne odredi, ono je { $minutes } minuta; igrač koji za tablu dođe po isteku tog vremena gubi partiju, osim ako sudija ne odluči drugačije.
   *[before] Igrač koji za tablu dođe više od { $minutes } minuta posle predviđenog početka seanse gubi partiju, osim ako pravilnik takmičenja ili sudija ne odrede drugačije.
}
law-neither-player-present = { SINCE($edition, 2009) ->
    [2009] Ako dozvoljeno vreme kašnjenja nije nula, a na početku nema nijednog igrača, beli gubi sve vreme dok ne dođe, osim ako pravilnik takmičenja ili sudija ne odrede drugačije.
   *[before] Ako na početku nema nijednog igrača, beli gubi sve vreme dok ne dođe, osim ako pravilnik takmičenja ili sudija ne odrede drugačije.
}
law-move-completed = Posle odigranog poteza igrač zaustavlja svoj sat i pokreće protivnikov; tim pritiskom je potez završen.
law-completed-by-end-of-game = Potez koji završava partiju završen je bez pritiska na sat.
law-completed-by-next-move = Potez posle kog igrač nije pritisnuo sat završen je kada taj igrač odigra svoj sledeći potez.
law-right-to-press-clock = { SINCE($edition, 2014) ->
    [2014] Igraču mora da se omogući da posle odigranog poteza pritisne sat, čak i kada je protivnik već odigrao sledeći potez; vreme do tada računa se kao njegovo.
   *[before] Igraču mora uvek da se omogući da posle odigranog poteza pritisne sat; vreme do tada računa se kao njegovo.
}
law-same-hand-presses-clock = Sat se pritiska rukom kojom je potez odigran, a prst ne sme da stoji na satu ni da lebdi nad njim.
law-clock-handling = { SINCE($edition, 2017) ->
    [2017] Satom treba rukovati na odgovarajući način: ne sme se snažno udarati, podizati, prevrtati ni pritiskati pre poteza; nepravilno rukovanje satom se kažnjava.
   *[before] Satom treba rukovati na odgovarajući način: ne sme se snažno udarati, podizati ni prevrtati; nepravilno rukovanje satom se kažnjava.
}
law-adjusting-on-own-time-only = Figure sme da popravlja samo igrač čiji sat radi.
law-assistant-presses-clock = { SINCE($edition, 2014) ->
    [2014] Igrač koji ne može da koristi sat sme da dovede pomoćnika koji je prihvatljiv za sudiju; sudija pravično podešava vreme na satu, ali ne igraču sa invaliditetom.
   *[before] Igrač koji ne može da koristi sat sme da dovede pomoćnika koji je prihvatljiv za sudiju; sudija pravično podešava vreme na satu.
}
law-flag-fall-noticed = Pad zastavice se računa od trenutka kada ga vidi sudija ili ga igrač opravdano reklamira.
law-flag-fall = Igrač koji u dodeljenom vremenu ne završi propisan broj poteza gubi partiju, osim ako je ona već završena matom, predajom, patom, mrtvom pozicijom ili sporazumnim remijem.
law-flag-fall-without-mating-chance = { SINCE($edition, 2009) ->
    [2009] Ako protivnik igrača kome je pala zastavica ne može da matira nijednim nizom legalnih poteza, partija je remi.
   *[before] Ako protivnik igrača kome je pala zastavica ne može da matira nijednim nizom legalnih poteza, čak ni uz najslabiju odbranu, partija je remi.
}
law-defective-clock = Merodavno je ono što sat pokazuje, osim ako je očigledno neispravan; tada ga sudija zamenjuje i vreme podešava po najboljoj proceni.
law-wrong-clock-setting = Ako se tokom partije utvrdi da je sat pogrešno podešen, igrač ili sudija ga odmah zaustavlja, a sudija po najboljoj proceni ispravlja podešavanje, vreme i brojač poteza.
law-both-flags-fallen-game-goes-on = { SINCE($edition, 2017) ->
    [2017] Gde važe smernice za partije bez dodatnog vremena: ako su pale obe zastavice i ne može da se utvrdi koja je pala prva, partija se u svakom periodu osim poslednjeg nastavlja, a u poslednjem je remi.
   *[before] Ako su pale obe zastavice i ne može da se utvrdi koja je pala prva, partija se u svakom periodu osim poslednjeg nastavlja, a u poslednjem je remi.
}
law-both-flags-fallen-in-last-period = { SINCE($edition, 2017) ->
    [2017] Gde važe smernice za partije bez dodatnog vremena: ako su u poslednjem periodu, u kome treba završiti sve preostale poteze, pale obe zastavice i ne može da se utvrdi koja je pala prva, partija je remi.
   *[before] Ako su u poslednjem periodu, u kome treba odigrati sve preostale poteze, pale obe zastavice i ne može da se utvrdi koja je pala prva, partija je remi.
}
law-arbiter-stops-clocks = Kada partiju treba prekinuti, sudija zaustavlja satove.
law-player-stops-clocks = Igrač sme da zaustavi satove samo da bi zatražio pomoć sudije, na primer kada za promociju nedostaje figura.
law-restart-of-clocks = Sudija odlučuje kada se partija nastavlja.
law-reason-for-stopping-clocks = Sudija utvrđuje da li je igrač imao opravdan razlog da zaustavi satove; igrač koji ga očigledno nije imao kažnjava se.
law-displays-in-the-hall = U sali za igru dozvoljeni su ekrani, monitori i demonstracione table koji prikazuju poziciju, poteze i broj poteza, kao i satovi koji prikazuju i broj poteza.
law-no-claim-from-displays = Nijedna reklamacija ne sme da se oslanja samo na ono što je prikazano u sali za igru.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = { SINCE($edition, 2014) ->
    [2014] Kada se posle nepravilnosti vraća ranija pozicija, sudija po najboljoj proceni određuje vreme na satovima, pri čemu može i da ga ne promeni, i po potrebi ispravlja brojač poteza.
   *[before] Posle nepravilnosti ili kada se vraća ranija pozicija, sudija po najboljoj proceni određuje vreme na satovima i po potrebi ispravlja brojač poteza.
}
law-wrong-initial-position = Ako se tokom partije utvrdi da je početna pozicija bila pogrešna, partija se poništava i igra se nova.
law-wrong-board-placement = Ako se tokom partije utvrdi da je samo tabla bila pogrešno postavljena, pozicija se prenosi na pravilno postavljenu i partija se nastavlja.
law-reversed-colours = { SINCE($edition, 2017) ->
    [2017] Ako je partija počela sa obrnutim bojama figura, a oba igrača su odigrala manje od { $moves } poteza, prekida se i igra se nova sa pravilnim bojama; inače se nastavlja.
   *[before] Partija koja je počela sa obrnutim bojama figura nastavlja se, osim ako sudija ne odluči drugačije.
}
law-displaced-pieces-restored = Igrač koji poremeti položaj jedne ili više figura uspostavlja ispravnu poziciju na račun svog vremena.
law-help-with-displaced-pieces = Ako je položaj figura poremećen, svaki igrač može po potrebi da zaustavi satove i zatraži pomoć sudije.
law-displacement-penalised = Sudija može da kazni igrača koji poremeti položaj figura.
law-illegal-move-completed = { SINCE($edition, 2009, 2014) ->
    [2009] Kada se utvrdi nelegalan potez, vraća se pozicija neposredno pre njega ili poslednja koja se može utvrditi, a vreme na satovima određuje sudija; za potez koji ga zamenjuje važe pravila o dodirnutim i ispuštenim figurama i partija se nastavlja.
    [2014] Kada se utvrdi da je nelegalan potez završen pritiskom na sat, vraća se pozicija neposredno pre njega ili poslednja koja se može utvrditi; za potez koji ga zamenjuje važe pravila o dodirnutim i ispuštenim figurama i partija se nastavlja.
   *[before] Kada se utvrdi nelegalan potez, vraća se pozicija neposredno pre njega ili poslednja koja se može utvrditi, a vreme na satovima određuje sudija; za potez koji ga zamenjuje važi pravilo o dodirnutim figurama i partija se nastavlja.
}
law-promotion-not-completed = { SINCE($edition, 2014) ->
    [2014] Ako igrač dovede pešaka na poslednji red i pritisne sat, a ne zameni ga, potez je nelegalan, a pešak se zamenjuje damom iste boje.
   *[before] Ako pešak na poslednjem redu nije zamenjen, potez je nelegalan i vraća se prethodna pozicija.
}
law-king-captured = Protivnički kralj ne sme da se uzme; takvo uzimanje je nelegalan potez.
law-illegal-move-penalty = { SINCE($edition, 2014, 2018) ->
    [2014] Za završen nelegalan potez protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju.
    [2018] Za završen nelegalan potez, a tako se računaju i potez obema rukama i pritisak na sat bez poteza, protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } prekršaj bilo koje od tih vrsta znači izgubljenu partiju.
   *[before] Za nelegalan potez protivnik svaki put dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju.
}
law-illegal-moves-without-mating-chance = Ako bi partija zbog nelegalnih poteza bila izgubljena, a protivnik ne može da matira nijednim nizom legalnih poteza, partija je remi.
law-displacement-found-later = Ako se utvrdi da su figure ranije bile pomerene sa svojih polja, vraća se pozicija pre toga ili poslednja koja se može utvrditi, sudija određuje vreme na satovima i partija se odatle nastavlja.
law-two-hands-for-one-move = { SINCE($edition, 2018) ->
    [2018] Upotreba obe ruke za jedan potez smatra se nelegalnim potezom ako je zatim pritisnut sat.
   *[before] Upotreba obe ruke za jedan potez, pri rokadi, uzimanju ili promociji, smatra se nelegalnim potezom.
}
law-two-hands-penalty = { SINCE($edition, 2018) ->
    [2018] Za potez obema rukama protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj, računajući i ostale nelegalne poteze, znači izgubljenu partiju ili, ako protivnik ne može da matira nijednim nizom legalnih poteza, remi.
   *[before] Za potez obema rukama protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj znači izgubljenu partiju ili, ako protivnik ne može da matira nijednim nizom legalnih poteza, remi.
}
law-press-without-move = Pritisak na sat bez odigranog poteza smatra se nelegalnim potezom.
law-press-without-move-penalty = { SINCE($edition, 2018) ->
    [2018] Za pritisak na sat bez poteza protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj, računajući i ostale nelegalne poteze, znači izgubljenu partiju ili, ako protivnik ne može da matira nijednim nizom legalnih poteza, remi.
   *[before] Za pritisak na sat bez poteza protivnik dobija { $minutes } minuta, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj znači izgubljenu partiju ili, ako protivnik ne može da matira nijednim nizom legalnih poteza, remi.
}

## Writing the game down.

law-recording-moves = { SINCE($edition, 2023) ->
    [2023] Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što jasnije i čitljivije, algebarskom notacijom, na propisani papirni ili na elektronski formular.
   *[before] Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što jasnije i čitljivije, algebarskom notacijom, na propisani formular.
}
law-electronic-scoresheet = Potezi mogu da se unose u elektronski formular koji je propisan za takmičenje i ima sertifikat FIDE.
law-nothing-written-in-advance = { SINCE($edition, 2009) ->
    [2009] Potez sme da se zapiše unapred samo radi reklamacije remija ili kovertiranja.
   *[before] Potez sme da se zapiše unapred samo radi reklamacije remija.
}
law-recorded-before-next-move = Igrač može da odgovori pre nego što zapiše protivnikov potez, ali svoj prethodni mora da zapiše pre nego što odigra novi.
law-use-of-scoresheet = Formular služi samo za poteze, vreme na satu, ponude remija, reklamacije i druge bitne podatke.
law-draw-offer-recorded = Oba igrača zapisuju svaku ponudu remija znakom (=).
law-assistant-keeps-score = { SINCE($edition, 2014) ->
    [2014] Igrač koji ne može da zapisuje sme da dovede pomoćnika koji je prihvatljiv za sudiju; sudija pravično podešava vreme na satu, ali ne igraču sa invaliditetom.
   *[before] Igrač koji ne može da zapisuje sme da dovede pomoćnika koji je prihvatljiv za sudiju; sudija pravično podešava vreme na satu.
}
law-scoresheet-visible = Formular mora sudiji da bude vidljiv tokom cele partije.
law-scoresheets-belong-to-organiser = Formulari su vlasništvo organizatora.
law-defective-electronic-scoresheet = Sudija zamenjuje elektronski formular koji je neispravan.
law-recording-not-required = { SINCE($edition, 2009) ->
    [2009] Igrač kome je u nekom periodu ostalo manje od { $minutes } minuta i koji nema povećanje od najmanje { $seconds } sekundi po potezu ne mora do kraja tog perioda da zapisuje poteze.
   *[before] Igrač kome je u nekom periodu ostalo manje od { $minutes } minuta i koji nema povećanje od najmanje { $seconds } sekundi po potezu ne mora da zapisuje poteze.
}
law-record-completed-after-flag-fall = Kada zastavica padne, igrač koji je prestao da zapisuje mora da dopuni formular pre nego što pomeri figuru.
law-neither-player-records = Ako nijedan igrač ne mora da zapisuje, to treba da čini sudija ili pomoćnik; posle pada zastavice sudija zaustavlja satove, a oba igrača dopunjavaju svoje formulare pomoću sudijinog ili protivnikovog.
law-one-player-need-not-record = Ako samo jedan igrač nije morao da zapisuje, posle pada zastavice mora da dopuni formular pre nego što pomeri figuru; kada je na potezu, sme pri tome da koristi protivnikov, ali mora da ga vrati pre nego što odigra potez.
law-reconstruction-of-the-game = { SINCE($edition, 2017) ->
    [2017] Ako nijedan formular nije potpun, igrači pod nadzorom sudije ili pomoćnika rekonstruišu partiju na drugoj tabli, pošto on zabeleži poziciju, vremena, čiji je sat radio i broj poteza, koliko je to poznato.
   *[before] Ako nijedan formular nije potpun, igrači pod nadzorom sudije ili pomoćnika rekonstruišu partiju na drugoj tabli, pošto on zabeleži poziciju, vremena i broj poteza, koliko je to poznato.
}
law-first-move-of-next-period = Ako formulari ne mogu da se dopune tako da pokažu da je vreme prekoračeno, sledeći potez se računa kao prvi u sledećem periodu, osim ako je očigledno odigrano više poteza.
law-signed-result = { SINCE($edition, 2023) ->
    [2023] Posle partije oba igrača potpisuju oba formulara sa rezultatom ili ga potvrđuju na elektronskom formularu; rezultat tada važi i ako je pogrešan, osim ako sudija ne odluči drugačije.
   *[before] Posle partije oba igrača potpisuju oba formulara sa rezultatom, koji tada važi i ako je pogrešan, osim ako sudija ne odluči drugačije.
}

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = { SINCE($edition, 2017) ->
    [2017] Pravilnikom takmičenja može se propisati da igrači bez saglasnosti sudije ne smeju da ponude remi ni da se za njega sporazumeju pre određenog poteza ili uopšte.
   *[before] Pravilnikom takmičenja može se propisati da igrači bez saglasnosti sudije ne smeju da se sporazumeju za remi pre određenog poteza ili uopšte.
}
law-draw-offer = { SINCE($edition, 2009) ->
    [2009] Ako pravilnik takmičenja dozvoljava sporazumni remi, on se nudi posle odigranog poteza, a pre pritiska na sat; ponuda u bilo kom drugom trenutku važi, ali može da se smatra ometanjem protivnika.
   *[before] Remi se nudi posle odigranog poteza, a pre pritiska na sat; ponuda u bilo kom drugom trenutku važi, ali može da se smatra ometanjem protivnika.
}
law-draw-offer-stands = Ponuda remija ne sme da bude uslovljena i ne može da se povuče; važi dok je protivnik ne prihvati, ne odbije usmeno ili dodirom figure sa namerom da je pomeri ili uzme, ili dok se partija ne završi na drugi način.
law-claim-counts-as-offer = { SINCE($edition, 2014) ->
    [2014] Reklamacija remija zbog ponavljanja pozicije ili broja poteza važi kao ponuda remija.
   *[before] Reklamacija remija zbog ponavljanja pozicije, zbog broja poteza ili u ubrzanom završetku važi kao ponuda remija.
}
law-repetition-claim = Igrač na potezu može da reklamira remi kada će ista pozicija nastati nameravanim potezom ili je upravo nastala najmanje { $times ->
    [3] treći
   *[other] { $times }.
} put, ne obavezno ponavljanjem poteza.
law-repetition-about-to-appear = { SINCE($edition, 2014, 2023) ->
    [2014] Ako reklamira da će pozicija tek nastati, igrač prvo zapisuje na formular nameravani potez, koji više ne može da se promeni, i obaveštava sudiju da će ga odigrati.
    [2023] Ako reklamira da će pozicija tek nastati, igrač prvo zapisuje nameravani potez na formular ili ga unosi u elektronski formular, posle čega potez više ne može da se promeni, i obaveštava sudiju da će ga odigrati.
   *[before] Ako reklamira da će pozicija tek nastati, igrač prvo zapisuje nameravani potez na formular i obaveštava sudiju da će ga odigrati.
}
law-repetition-has-appeared = Igrač može da reklamira i kada je pozicija upravo nastala, a on je na potezu.
law-same-position = Pozicije su iste ako je na potezu isti igrač, ako na istim poljima stoje figure iste vrste i boje i ako su mogući potezi svih figura oba igrača isti.
law-same-position-en-passant = Pozicije nisu iste ako je u jednoj bilo moguće uzimanje en passant, a u drugoj više nije.
law-same-position-castling = { SINCE($edition, 2009) ->
    [2009] Pozicije nisu iste ako je između njih izgubljeno pravo na rokadu; kralj ili top koji mora da se pomeri gubi ga tek kada se pomeri.
   *[before] Pozicije nisu iste ako se između njih trajno ili privremeno promenilo pravo na rokadu.
}
law-fifty-moves-claim = Igrač na potezu može da reklamira remi kada je najmanje poslednjih { $moves } poteza svakog igrača, uključujući nameravani, odigrano bez pomeranja pešaka i bez uzimanja.
law-fifty-moves-with-intended-move = { SINCE($edition, 2014, 2023) ->
    [2014] Ako reklamira da će se { $moves } poteza svakog igrača bez pomeranja pešaka i bez uzimanja navršiti tek sledećim potezom, igrač prvo zapisuje na formular nameravani potez, koji više ne može da se promeni, i obaveštava sudiju da će ga odigrati.
    [2023] Ako reklamira da će se { $moves } poteza svakog igrača bez pomeranja pešaka i bez uzimanja navršiti tek sledećim potezom, igrač prvo zapisuje nameravani potez na formular ili ga unosi u elektronski formular, posle čega potez više ne može da se promeni, i obaveštava sudiju da će ga odigrati.
   *[before] Ako reklamira da će se { $moves } poteza svakog igrača bez pomeranja pešaka i bez uzimanja navršiti tek sledećim potezom, igrač prvo zapisuje nameravani potez na formular i obaveštava sudiju da će ga odigrati.
}
law-fifty-moves-played = { SINCE($edition, 2014) ->
    [2014] Igrač može da reklamira i kada je poslednjih { $moves } poteza svakog igrača završeno bez pomeranja pešaka i bez uzimanja.
   *[before] Igrač može da reklamira i kada je poslednjih { $moves } poteza svakog igrača odigrano bez pomeranja pešaka i bez uzimanja.
}
law-right-to-claim-lost = { SINCE($edition, 2009) ->
    [2009] Igrač koji dodirne figuru da bi je pomerio ili uzeo, a ne reklamira remi, u tom potezu gubi pravo na reklamaciju.
   *[before] Igrač koji odigra potez, a ne reklamira remi, u tom potezu gubi pravo na reklamaciju.
}
law-claim-stops-clocks = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač koji reklamira remi može da zaustavi oba sata; reklamacija ne može da se povuče.
    [2014] Pri reklamaciji remija igrač ili sudija zaustavlja sat; reklamacija ne može da se povuče.
   *[before] Igrač koji reklamira remi mora odmah da zaustavi oba sata; reklamacija ne može da se povuče.
}
law-correct-draw-claim = Ako je reklamacija remija ispravna, partija je odmah remi.
law-incorrect-draw-claim = { SINCE($edition, 2009) ->
    [2009] Ako reklamacija remija nije ispravna, protivnik dobija { $minutes } minuta i partija se nastavlja.
   *[before] Ako reklamacija remija nije ispravna, protivnik dobija { $minutes } minuta; igraču koji je reklamirao preostalo vreme se smanjuje za polovinu, ali najviše za { $most } minuta, ako ima više od { $above } minuta, a ako ima manje, ali više od { $left } minuta, ostaje mu { $left } minut; partija se nastavlja.
}
law-intended-move-must-be-played = { SINCE($edition, 2009, 2014) ->
    [2009] Ako se neispravna reklamacija odnosila na nameravani potez, taj potez mora da se odigra u skladu sa pravilima o izvršenju poteza.
    [2014] Ako se neispravna reklamacija odnosila na nameravani potez, taj potez mora da se odigra u skladu sa pravilima o kretanju figura i o izvršenju poteza.
   *[before] Ako se neispravna reklamacija odnosila na nameravani potez, taj potez mora da se odigra.
}
law-draw-without-claim = Partija je remi i bez reklamacije kada ista pozicija nastane { $times } puta ili kada svaki igrač odigra { $moves } poteza bez pomeranja pešaka i bez uzimanja.
law-fivefold-repetition = { SINCE($edition, 2017) ->
    [2017] Partija je bez reklamacije remi kada ista pozicija nastane najmanje { $times ->
        [5] pet
       *[other] { $times }
    } puta.
   *[before] Partija je bez reklamacije remi kada ista pozicija nastane { $times ->
        [5] pet
       *[other] { $times }
    } puta u uzastopnim naizmeničnim potezima svakog igrača.
}
law-seventy-five-moves = Partija je bez reklamacije remi kada je svaki igrač završio najmanje { $moves } uzastopnih poteza bez pomeranja pešaka i bez uzimanja; ako je poslednjim potezom dat mat, mat ima prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = { SINCE($edition, 2014) ->
    [2014] Ubrzani završetak je deo partije u kome svi preostali potezi moraju da se završe u ograničenom vremenu.
   *[before] Ubrzani završetak je deo partije u kome svi preostali potezi moraju da se odigraju u ograničenom vremenu.
}
law-quickplay-rules-announced = Smernice za poslednji period partije, pa i za ubrzani završetak, važe samo ako je njihova primena unapred objavljena.
law-no-quickplay-claim-in-blitz = { SINCE($edition, 2009, 2014) ->
    [2009] U brzopoteznom šahu bez odgovarajućeg nadzora nisu moguće reklamacije predviđene za ubrzani završetak i ne važi pravilo ubrzanog šaha o nelegalnim potezima.
    [2014] Smernice za ubrzani završetak važe za standardni i ubrzani šah bez dodatnog vremena, a ne za brzopotezni.
   *[before] U brzopoteznom šahu nisu moguće reklamacije predviđene za ubrzani završetak i ne važi pravilo ubrzanog šaha o nelegalnim potezima.
}
law-increment-request = Igrač na potezu kome je ostalo manje od { $minutes } minuta može da zatraži da se za oba igrača uvede povećanje od { $seconds } sekundi po potezu; to važi kao ponuda remija, a ako se ona odbije i sudija prihvati zahtev, povećanje se podešava na satu, protivnik dobija { $minutes } dodatna minuta i partija se nastavlja.
law-quickplay-claim = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač na potezu kome je ostalo manje od { $minutes } minuta može pre pada zastavice da reklamira remi jer protivnik normalnim sredstvima ne može da pobedi ili za to ne ulaže napor; poziva sudiju i može da zaustavi satove.
    [2014] Ako se povećanje ne uvede, igrač na potezu kome je ostalo manje od { $minutes } minuta može pre pada zastavice da reklamira remi jer protivnik normalnim sredstvima ne može da pobedi ili za to ne ulaže napor; poziva sudiju i može da zaustavi satove.
   *[before] Igrač na potezu kome je ostalo manje od { $minutes } minuta može pre pada zastavice da reklamira remi jer protivnik normalnim sredstvima ne može da pobedi ili za to ne ulaže napor; zaustavlja satove i poziva sudiju.
}
law-quickplay-claim-accepted = Ako se sudija slaže da protivnik normalnim sredstvima ne može da pobedi ili za to ne ulaže napor, partija je remi; inače odlaže odluku ili odbija reklamaciju.
law-quickplay-claim-postponed = Ako je odluka odložena, protivnik može da dobije { $minutes } dodatna minuta i partija se nastavlja, po mogućnosti u prisustvu sudije; sudija rezultat proglašava kasnije u partiji ili posle pada zastavice, i to remi ako protivnik normalnim sredstvima nije mogao da pobedi ili za to nije ulagao napor.
law-quickplay-claim-rejected = Ako je reklamacija u ubrzanom završetku odbijena, protivnik dobija { $minutes } dodatna minuta.
law-quickplay-decision-final = Odluka sudije o reklamaciji u ubrzanom završetku je konačna.
law-claim-without-arbiter = Gde nema sudije, igrač kome je ostalo manje od { $minutes } minuta može pre pada zastavice da reklamira remi, čime je partija završena.
law-claim-opponent-cannot-win = Ako reklamira da protivnik normalnim sredstvima ne može da pobedi, igrač zapisuje završnu poziciju, a protivnik je potvrđuje.
law-claim-opponent-does-not-try = Ako reklamira da protivnik ne ulaže napor da pobedi normalnim sredstvima, igrač zapisuje završnu poziciju i predaje potpun formular, a protivnik potvrđuje oboje.
law-claim-referred-to-arbiter = { SINCE($edition, 2014) ->
    [2014] Reklamacija podneta kada sudija nije prisutan prosleđuje se sudiji koji je za to određen.
   *[before] Reklamacija podneta kada sudija nije prisutan prosleđuje se sudiji, čija je odluka konačna.
}

## What players may and may not do.

law-good-name-of-chess = Igrači ne smeju da učine ništa što bi škodilo ugledu šaha.
law-playing-venue = { SINCE($edition, 2014) ->
    [2014] Prostor za igru obuhvata salu za igru, u kojoj se igraju partije, toalete, prostorije za odmor, osveženje i pušenje, kao i sve što još odredi sudija.
   *[before] Prostor za igru obuhvata salu za igru, prostorije za odmor, osveženje i pušenje, kao i sve što još odredi sudija.
}
law-leaving-the-venue = Nijedan igrač ne sme bez dozvole sudije da napusti prostor za igru.
law-leaving-the-playing-area = Igrač na potezu ne sme bez dozvole sudije da napusti salu za igru.
law-entering-the-playing-area = U salu za igru bez dozvole sudije smeju da uđu samo igrači i sudije.
law-reporting-when-leaving = Pravilnik takmičenja može od igrača koji nije na potezu da traži da se javi sudiji pre nego što napusti salu za igru.
law-notes-and-advice = Tokom igre igrači ne smeju da koriste beleške, izvore informacija ni savete, niti da analiziraju na drugoj tabli.
law-electronic-devices = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Mobilni telefoni i druga elektronska sredstva komunikacije u prostoru za igru zabranjeni su bez odobrenja sudije, osim ako su potpuno isključeni.
    [2014] Igrači u prostoru za igru ne smeju da imaju mobilne telefone ni druga elektronska sredstva komunikacije; pravilnik takmičenja može da ih dozvoli isključene u torbi.
    [2017] Igrači u prostoru za igru ne smeju da imaju nijedan elektronski uređaj koji sudija nije odobrio; pravilnik takmičenja može da ga dozvoli potpuno isključenog u torbi, koja je na mestu dogovorenom sa sudijom i koju nijedan igrač ne sme da koristi bez njegove dozvole.
   *[before] Mobilni telefoni i druga elektronska sredstva komunikacije u prostoru za igru zabranjeni su bez odobrenja sudije.
}
law-device-forfeit = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač čiji uređaj proizvede zvuk gubi partiju, a protivnik pobeđuje ili, ako ne može da pobedi nijednim nizom legalnih poteza, remizira.
    [2014] Igrač kod koga se u prostoru za igru nađe zabranjeni uređaj gubi partiju, a protivnik pobeđuje; pravilnik takmičenja može da odredi blažu kaznu.
   *[before] Igrač čiji mobilni telefon tokom igre zazvoni u prostoru za igru gubi partiju, a poene protivnika određuje sudija.
}
law-personal-inspection = { SINCE($edition, 2017) ->
    [2017] Sudija može da traži da osoba istog pola nasamo pregleda igračevu odeću, torbe, druge stvari ili telo; igrač koji to odbije kažnjava se.
   *[before] Sudija može da odredi da se igračeva odeća, torbe i druge stvari pregledaju nasamo; igrač koji to odbije kažnjava se.
}
law-smoking = { SINCE($edition, 2017) ->
    [2017] Pušenje, pa i elektronskih cigareta, dozvoljeno je samo tamo gde odredi sudija.
   *[before] Pušenje je dozvoljeno samo tamo gde odredi sudija.
}
law-finished-players-are-spectators = Igrači koji su završili svoje partije smatraju se gledaocima.
law-disturbing-the-opponent = { SINCE($edition, 2009) ->
    [2009] Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neosnovanim reklamacijama, neosnovanim ponudama remija i unošenjem izvora buke u salu za igru.
   *[before] Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neosnovanim reklamacijama i čestim ponudama remija.
}
law-conduct-penalised = Za svako kršenje prethodnih pravila ponašanja sudija izriče kazne sa spiska, koji ide od opomene do isključenja sa takmičenja.
law-refusal-to-comply = Igrač koji uporno odbija da poštuje Pravila šaha gubi partiju, a poene protivnika određuje sudija.
law-both-players-refuse = Ako oba igrača uporno odbijaju da poštuju Pravila šaha, oba gube partiju.
law-right-to-explanation = Igrač može od sudije da traži objašnjenje pojedinih mesta u Pravilima.
law-appeal = { SINCE($edition, 2014) ->
    [2014] Igrač može da se žali na svaku odluku sudije, čak i ako je potpisao formular, osim ako pravilnik takmičenja ne predviđa drugačije.
   *[before] Na odluku o reklamaciji u ubrzanom završetku nema žalbe; na svaku drugu odluku sudije igrač može da se žali, osim ako pravilnik takmičenja ne predviđa drugačije.
}
law-help-with-reconstruction = Oba igrača moraju da pomognu sudiji kad god treba rekonstruisati partiju, pa i zbog reklamacije remija.
law-players-check-claims = Reklamacije zbog ponavljanja pozicije i zbog { $moves } poteza proveravaju igrači pod nadzorom sudije.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sudija se stara da se Pravila šaha poštuju.
law-arbiter-serves-the-competition = Sudija radi u najboljem interesu takmičenja: stara se o dobrim uslovima za igru, o tome da igrači ne budu uznemiravani i o urednom toku.
law-arbiter-sees-to-fair-play = { SINCE($edition, 2017, 2023) ->
    [2017] Sudija se stara o fer igri i primenjuje pravila i smernice protiv varanja.
    [2023] Sudija se stara o fer igri i primenjuje pravila i smernice o fer igri.
   *[before] Sudija se stara o fer igri.
}
law-arbiter-heeds-special-needs = Sudija posebno vodi računa o igračima sa invaliditetom i onima kojima je potrebna lekarska pomoć.
law-arbiter-observes-the-games = Sudija prati partije, naročito kada su igrači u vremenskoj oskudici, sprovodi odluke i po potrebi kažnjava.
law-assistants-of-the-arbiter = Sudija može da imenuje pomoćnike koji prate partije.
law-time-for-disturbance = Posle ometanja sa strane sudija može da dodeli dodatno vreme jednom ili obojici igrača.
law-arbiter-does-not-intervene = { SINCE($edition, 2014) ->
    [2014] Sudija se ne meša u partiju osim tamo gde to Pravila određuju, ne ukazuje na broj završenih poteza dok ne padne bar jedna zastavica i ne obaveštava igrača da je protivnik završio potez ili da sat nije pritisnut.
   *[before] Sudija se ne meša u partiju osim tamo gde to Pravila određuju, ne ukazuje na broj odigranih poteza dok ne padne bar jedna zastavica i ne obaveštava igrača da je protivnik odigrao potez ili da sat nije pritisnut.
}
law-no-interference = { SINCE($edition, 2017) ->
    [2017] Igrači drugih partija ne smeju da govore o partiji niti da se u nju mešaju, a ni gledaoci ne smeju da se u nju mešaju; sudija može da udalji prekršioce iz prostora za igru.
   *[before] Gledaoci i igrači drugih partija ne smeju da govore o partiji niti da se u nju mešaju, a sudija može da udalji prekršioce iz prostora za igru.
}
law-irregularity-reported = Ko primeti nepravilnost, može o tome da obavesti samo sudiju.
law-phones-of-others = { SINCE($edition, 2009) ->
    [2009] U prostoru za igru i u susednim prostorijama koje odredi sudija niko bez ovlašćenja sudije ne sme da koristi mobilni telefon ni drugi uređaj za komunikaciju.
   *[before] U prostoru za igru i u drugim prostorijama koje odredi sudija niko ne sme da koristi mobilni telefon.
}

## What the arbiter may impose.

law-penalties = Sudija može da izrekne jednu ili više navedenih kazni: opomenu, promenu vremena ili poena za partiju, gubitak partije ili čak isključenje sa takmičenja.
law-penalty-warning = Sudija može igraču da izrekne opomenu.
law-penalty-more-time-for-opponent = Sudija može da doda vreme protivniku prekršioca.
law-penalty-less-time = Sudija može prekršiocu da smanji preostalo vreme.
law-penalty-more-points-for-opponent = Sudija može protivniku prekršioca da poveća broj poena u toj partiji, ali najviše do maksimuma koji ona može da donese.
law-penalty-fewer-points = Sudija može prekršiocu da smanji broj poena u toj partiji.
law-penalty-loss-of-game = { SINCE($edition, 2014) ->
    [2014] Sudija može da proglasi da je prekršilac izgubio partiju, a pritom određuje i poene protivnika.
   *[before] Sudija može da proglasi da je prekršilac izgubio partiju.
}
law-penalty-fine = Sudija može da izrekne unapred objavljenu novčanu kaznu.
law-penalty-exclusion-from-rounds = Sudija može igraču da zabrani nastup u jednom ili više kola.
law-penalty-expulsion = Sudija može igrača da isključi sa takmičenja.

## Rapid chess.

law-rapid-game = { SINCE($edition, 2009, 2014) ->
    [2009] Reč je o ubrzanom šahu ako vreme svakog igrača za sve poteze, zajedno sa povećanjima za { $moves } poteza, iznosi najmanje { $least }, a manje od { $most } minuta.
    [2014] Reč je o ubrzanom šahu ako vreme svakog igrača za sve poteze, zajedno sa povećanjima za { $moves } poteza, iznosi više od { $least }, a manje od { $most } minuta.
   *[before] Reč je o ubrzanom šahu ako vreme svakog igrača za sve poteze, zajedno sa povećanjima za { $moves } poteza, iznosi od { $least } do { $most } minuta.
}
law-rapid-without-supervision = { SINCE($edition, 2009, 2014) ->
    [2009] Bez odgovarajućeg nadzora u ubrzanom šahu važe Pravila takmičenja, osim gde pravila ubrzanog šaha određuju drugačije.
    [2014] Ako partija nije nadzirana i zapisivana kako traže pravila ubrzanog šaha, važe Pravila takmičenja, osim gde pravila ubrzanog šaha određuju drugačije.
   *[before] U ubrzanom šahu važe Pravila šaha, osim gde pravila ubrzanog šaha određuju drugačije.
}
law-rapid-with-supervision = { SINCE($edition, 2014) ->
    [2014] Ako jedan sudija nadgleda najviše { $games } partije i svaku partiju zapisuje sudija ili pomoćnik, po mogućstvu i elektronski, u ubrzanom šahu važe Pravila takmičenja.
   *[before] Uz odgovarajući nadzor, na primer kada jedan sudija nadgleda najviše { $games } partije, u ubrzanom šahu važe Pravila takmičenja.
}
law-rapid-without-recording = { SINCE($edition, 2017) ->
    [2017] U ubrzanom šahu igrači ne moraju da zapisuju poteze, ali zadržavaju pravo na reklamacije na osnovu formulara i mogu u svako doba od sudije da zatraže formular.
   *[before] U ubrzanom šahu igrači ne moraju da zapisuju poteze.
}
law-arbiters-record-shown = Igrač na potezu može u svako doba da traži uvid u sudijin zapis partije, ali najviše { $times ->
    [5] pet
   *[other] { $times }
} puta u partiji; češći zahtevi smatraju se ometanjem protivnika.
law-too-late-for-clock-setting = { SINCE($edition, 2009, 2014) ->
    [2009] Kada u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač završi { $moves } poteza, podešavanje sata više ne može da se reklamira.
    [2014] Kada u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač završi { $moves } poteza, podešavanje sata se više ne menja, osim ako bi inače trpeo raspored takmičenja.
   *[before] Kada u ubrzanom šahu svaki igrač odigra { $moves } poteza, podešavanje sata više ne može da se reklamira.
}
law-too-late-for-set-up-claim = { SINCE($edition, 2009) ->
    [2009] Kada u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač završi { $moves } poteza, pogrešan položaj figura ili table više ne može da se reklamira.
   *[before] Kada u ubrzanom šahu svaki igrač odigra { $moves } poteza, pogrešan položaj figura ili table više ne može da se reklamira.
}
law-misplaced-king-cannot-castle = { SINCE($edition, 2014, 2017) ->
    [2014] Ako je za ispravku pogrešnog rasporeda prekasno, pogrešno postavljeni kralj ne sme da rokira.
    [2017] Ako je za ispravku pogrešnog rasporeda prekasno, pogrešno postavljeni kralj ne sme da rokira, a ni sa pogrešno postavljenim topom rokada nije dozvoljena.
   *[before] Ako je za ispravku pogrešnog rasporeda prekasno, a kralj i dama su zamenili mesta, taj kralj ne sme da rokira.
}
law-touch-rulings-on-request = { SINCE($edition, 2009) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora sudija pravila o izvršenju poteza primenjuje samo na zahtev igrača.
   *[before] U ubrzanom šahu sudija pravila o izvršenju poteza primenjuje samo na zahtev igrača.
}
law-rapid-illegal-move = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora nelegalan potez je završen kada se pokrene protivnikov sat; protivnik može da ga reklamira pre nego što odigra svoj i tek tada sudija o njemu odlučuje.
    [2014] U ubrzanom šahu bez odgovarajućeg nadzora igrač koji je završio nelegalan potez gubi partiju ako taj potez pre protivnikovog poteza vidi sudija ili ga reklamira protivnik; ako protivnik ne može da matira nijednim nizom legalnih poteza, partija je remi. Posle protivnikovog poteza nelegalan potez važi, osim ako se igrači bez sudije ne sporazumeju o ispravci.
    [2018] U ubrzanom šahu bez odgovarajućeg nadzora završen nelegalan potez kažnjava se kao po Pravilima takmičenja ako ga pre protivnikovog poteza vidi sudija ili reklamira protivnik; posle toga on važi, osim ako se igrači bez sudije ne sporazumeju o ispravci.
   *[before] U ubrzanom šahu nelegalan potez je završen kada se pokrene protivnikov sat; protivnik može da ga reklamira pre nego što odigra svoj i tek tada sudija o njemu odlučuje.
}
law-rapid-illegal-position = { SINCE($edition, 2009, 2014) ->
    [2009] Ako su u ubrzanom šahu bez odgovarajućeg nadzora oba kralja u šahu ili promocija nije završena, sudija po mogućstvu interveniše.
    [2014] Ako sudija u ubrzanom šahu bez odgovarajućeg nadzora primeti da su oba kralja u šahu ili da pešak stoji na poslednjem redu, čeka da se završi sledeći potez i tada, ako je pozicija još nelegalna, proglašava remi.
   *[before] Ako su u ubrzanom šahu oba kralja u šahu ili promocija nije završena, sudija po mogućstvu interveniše.
}
law-flag-fall-only-on-claim = { SINCE($edition, 2009) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora pad zastavice se računa tek kada ga igrač opravdano reklamira; sudija na njega ne ukazuje, ali to sme da učini kada su pale obe.
   *[before] U ubrzanom šahu pad zastavice se računa tek kada ga igrač opravdano reklamira; sudija na njega ne ukazuje.
}
law-arbiter-calls-flag-fall = U ubrzanom šahu sudija koji vidi pad zastavice to objavljuje.
law-rapid-win-on-time = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] Za reklamaciju pobede na vreme u ubrzanom šahu bez odgovarajućeg nadzora igrač zaustavlja oba sata i obaveštava sudiju; njegova zastavica mora još da stoji, a protivnikova mora da je pala.
    [2014] Za reklamaciju pobede na vreme u ubrzanom šahu bez odgovarajućeg nadzora igrač koji još ima vremena može da zaustavi sat i obaveštava sudiju; partija je remi ako taj igrač ne može da matira nijednim nizom legalnih poteza.
    [2018] Za reklamaciju pobede na vreme u ubrzanom šahu bez odgovarajućeg nadzora igrač može da zaustavi sat i obaveštava sudiju; partija je remi ako taj igrač ne može da matira nijednim nizom legalnih poteza.
   *[before] Za reklamaciju pobede na vreme u ubrzanom šahu igrač zaustavlja oba sata i obaveštava sudiju; njegova zastavica mora još da stoji, a protivnikova mora da je pala.
}
law-rapid-both-flags-fallen = { SINCE($edition, 2009) ->
    [2009] Ako su u ubrzanom šahu bez odgovarajućeg nadzora pale obe zastavice, partija je remi.
   *[before] Ako su u ubrzanom šahu pale obe zastavice, partija je remi.
}
law-supervision-announced = Pravilnik takmičenja mora za celo takmičenje da odredi da li se ubrzani ili brzopotezni šah igra sa punim nadzorom ili bez njega.

## Blitz.

law-blitz-game = { SINCE($edition, 2014) ->
    [2014] Reč je o brzopoteznom šahu ako vreme svakog igrača za sve poteze, zajedno sa povećanjima za { $moves } poteza, iznosi { $minutes } minuta ili manje.
   *[before] Reč je o brzopoteznom šahu ako vreme svakog igrača za sve poteze, zajedno sa povećanjima za { $moves } poteza, iznosi manje od { $minutes } minuta.
}
law-one-minute-instead-of-two = { SINCE($edition, 2023) ->
    [2023] U ubrzanom šahu i u brzopoteznom bez punog nadzora kazna za nepravilnosti i neispravne reklamacije remija je { $minutes } minut umesto { $instead }.
   *[before] U brzopoteznom šahu kazna za nepravilnosti i neispravne reklamacije remija je { $minutes } minut umesto { $instead }.
}
law-blitz-with-supervision = { SINCE($edition, 2014) ->
    [2014] Ako jedan sudija nadgleda najviše { $games } partiju i svaku partiju zapisuje sudija ili pomoćnik, po mogućstvu i elektronski, u brzopoteznom šahu važe Pravila takmičenja.
   *[before] Uz odgovarajući nadzor (jedan sudija za { $games } partiju) u brzopoteznom šahu važe Pravila takmičenja, ali potezi ne moraju da se zapisuju.
}
law-blitz-follows-rapid = { SINCE($edition, 2009, 2014) ->
    [2009] Bez odgovarajućeg nadzora u brzopoteznom šahu važe pravila ubrzanog šaha, osim gde pravila brzopoteznog šaha određuju drugačije.
    [2014] Ako partija nije nadzirana i zapisivana kako traže pravila brzopoteznog šaha, važe pravila ubrzanog šaha bez takvog nadzora.
   *[before] U brzopoteznom šahu važe pravila ubrzanog šaha, osim gde pravila brzopoteznog šaha određuju drugačije.
}
law-blitz-illegal-move = { SINCE($edition, 2009) ->
    [2009] U brzopoteznom šahu bez odgovarajućeg nadzora nelegalan potez je završen kada se pokrene protivnikov sat; protivnik pre svog poteza može da reklamira pobedu, a ako ne može da matira nijednim nizom legalnih poteza, remi; posle toga potez ne može da se ispravi, osim ako se igrači o tome ne sporazumeju bez sudije.
   *[before] U brzopoteznom šahu nelegalan potez je završen kada se pokrene protivnikov sat; protivnik pre svog poteza može da reklamira pobedu, a ako ne može da matira nijednim nizom legalnih poteza, remi; posle toga potez ne može da se ispravi.
}

## Algebraic notation.

law-algebraic-notation = FIDE na svojim takmičenjima priznaje samo algebarsku notaciju i preporučuje je i za šahovsku literaturu; formulari u drugim sistemima nisu dokaz, a igrača koji koristi drugu notaciju sudija treba da upozori.
law-piece-means-no-pawn = U pravilima o notaciji reč „figura“ ne obuhvata pešaka.
law-piece-letters = { SINCE($edition, 2017) ->
    [2017] Svaka figura se označava skraćenicom, obično velikim početnim slovom svog imena (na primer K, D, T, L, S).
   *[before] Svaka figura se označava velikim početnim slovom svog imena (na primer K, D, T, L, S).
}
law-national-letters = Igrač može da koristi slova uobičajena u svojoj zemlji, a u štampi se preporučuju simboli figura.
law-pawns-have-no-letter = Pešaci nemaju slovo i po tome se prepoznaju.
law-file-letters = Osam linija se označava malim slovima a, b, c, d, e, f, g i h, sleva nadesno za belog.
law-rank-numbers = Redovi su označeni brojevima od 1 do 8, počev od belog; bele figure i pešaci na početku stoje na redovima 1 i 2, a crni na redovima 8 i 7.
law-square-names = Svako polje se zove po slovu linije i broju reda.
law-move-notation = { SINCE($edition, 2017) ->
    [2017] Potez se zapisuje slovom figure i dolaznim poljem, potez pešaka samo poljem; crtica nije potrebna, a prihvatljiv je i dugi zapis sa polaznim poljem.
   *[before] Potez se zapisuje slovom figure i dolaznim poljem bez crtice između njih, potez pešaka samo poljem.
}
law-capture-notation = { SINCE($edition, 2017) ->
    [2017] Uzimanje može da se zapiše znakom x ispred dolaznog polja, a uzimanje pešakom počinje polaznom linijom. Pri uzimanju en passant dolazno polje je ono na kome pešak posle uzimanja ostaje, a može da se doda e.p.
   *[before] Uzimanje se zapisuje znakom x ispred dolaznog polja, a uzimanje pešakom počinje polaznom linijom. Pri uzimanju en passant dolazno polje je ono na kome pešak posle uzimanja ostaje, a dodaje se e.p.
}
law-ambiguous-piece-notation = { SINCE($edition, 2009) ->
    [2009] Ako na isto polje mogu da dođu dve iste figure, slovu se dodaje polazna linija (Sgf3), a ako stoje na istoj liniji, umesto nje polazni red (S5f3). Pri uzimanju eventualni x stoji između te oznake i dolaznog polja.
   *[before] Ako na isto polje mogu da dođu dve iste figure, slovu se dodaje polazna linija (Sgf3), a ako stoje na istoj liniji, umesto nje polazni red (S5f3). Pri uzimanju se x umeće između te oznake i dolaznog polja.
}
law-ambiguous-pawn-notation = Ako istu figuru ili pešaka mogu da uzmu dva pešaka, polazna linija, zapisana ispred znaka x i dolaznog polja, pokazuje koji je uzeo.
law-promotion-notation = Promocija se zapisuje kao potez pešaka iza kog stoji slovo nove figure.
law-draw-offer-notation = Ponuda remija se zapisuje znakom (=).
law-notation-signs = { SINCE($edition, 2009, 2017) ->
    [2009] Znakovi su: 0-0 za rokadu sa topom na liniji h, 0-0-0 za rokadu sa topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje en passant. Znakovi za uzimanje, šah i mat na formularu nisu obavezni.
    [2017] Znakovi su: 0-0 za rokadu sa topom na liniji h, 0-0-0 za rokadu sa topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje en passant. Poslednja četiri nisu obavezna.
   *[before] Znakovi su: 0-0 za rokadu sa topom na liniji h, 0-0-0 za rokadu sa topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje en passant.
}
law-model-game = Ogledna partija od 11 poteza, od 1. e4 do ponude remija 11. Kb1(=), pokazuje kako se potezi zapisuju.

## Players who cannot see, and their opponents.

law-two-boards = { SINCE($edition, 2017) ->
    [2017] Kada se na takmičenju sastanu igrač koji vidi i slepi ili slabovidi igrač, svaki od njih može da traži dve table, običnu za igrača koji vidi i posebnu za drugog; ova pravila organizator u dogovoru sa sudijom može da prilagodi mesnim uslovima.
   *[before] Kada se na takmičenju sastanu igrač koji vidi i slepi ili slabovidi igrač, svaki od njih može da traži dve table, običnu za igrača koji vidi i posebnu za drugog; ova pravila direktor turnira može da prilagodi mesnim uslovima.
}
law-special-board = Posebna tabla meri najmanje dvadeset puta dvadeset centimetara, ima malo izdignuta crna polja i otvor na svakom polju; figure su tipa Staunton i imaju klinove, a crne su posebno označene.
law-rules-for-blind-players = Za igru sa slepim i slabovidim igračima važe posebne odredbe.
law-announced-moves = { SINCE($edition, 2017) ->
    [2017] Potezi se jasno objavljuju, protivnik ih ponavlja i igra na svojoj tabli; pri promociji se objavljuje i izabrana figura. Za linije se predlažu imena od Ana (a) do Hektor (h), redovi se nazivaju nemačkim brojevima (osim ako sudija ne odluči drugačije), a nemački su i nazivi rokada i figura.
   *[before] Potezi se jasno objavljuju, protivnik ih ponavlja i igra na svojoj tabli; pri promociji se objavljuje i izabrana figura. Za linije se predlažu imena od Ana (a) do Hektor (h), redovi se nazivaju nemačkim brojevima, a nemački su i nazivi rokada i figura.
}
law-piece-taken-from-its-hole = Na posebnoj tabli figura je dodirnuta kada se izvadi iz otvora.
law-move-made-on-special-board = Na posebnoj tabli potez je odigran kada je uzeta figura uklonjena, figura stavljena u novi otvor, a potez objavljen.
law-clock-waits-for-the-move = Protivnikov sat sme da se pokrene tek kada je potez na posebnoj tabli odigran i objavljen.
law-sighted-player-as-usual = Za dodir i poteze igrača koji vidi važe uobičajena pravila.
law-special-clock = { SINCE($edition, 2017) ->
    [2017] Dozvoljen je sat izrađen za slepe i slabovide igrače; trebalo bi da može da objavi vreme i broj poteza. Umesto njega može da se koristi analogni sat sa pojačanim kazaljkama, sa jednom tačkom na brojčaniku na svakih pet minuta i dve na svakih petnaest i sa zastavicom koja može da se opipa i u poslednjih pet minuta punog sata ne smeta da se opipa minutna kazaljka.
   *[before] Dozvoljen je sat izrađen za slepe igrače, sa pojačanim kazaljkama i brojčanikom koji može da se opipa i na kome je na svakih pet minuta jedna tačka, a na svakih petnaest dve, i sa zastavicom koja može da se opipa i u poslednjih pet minuta punog sata ne smeta da se opipa minutna kazaljka.
}
law-recording-without-sight = Slepi ili slabovidi igrač beleži poteze Brajovim pismom, običnim pismom ili uređajem za snimanje.
law-misspoken-move = Greška u objavljivanju poteza mora da se ispravi odmah, pre nego što se pokrene protivnikov sat.
law-boards-disagree = { SINCE($edition, 2017) ->
    [2017] Ako se pozicije na tablama razlikuju, ispravljaju se uz pomoć sudije i oba formulara. Ako se formulari slažu, igrač koji je zapisao pravi potez, a odigrao drugi, ispravlja svoju poziciju prema formularu.
   *[before] Ako se pozicije na tablama razlikuju, ispravljaju se uz pomoć kontrolora i oba formulara. Ako se formulari slažu, igrač koji je zapisao pravi potez, a odigrao drugi, ispravlja svoju poziciju prema formularu.
}
law-boards-and-records-disagree = { SINCE($edition, 2017) ->
    [2017] Ako se razlikuju i formulari, potezi se vraćaju do mesta gde se slažu, a sudija podešava satove.
   *[before] Ako se razlikuju i formulari, potezi se vraćaju do mesta gde se slažu, a kontrolor podešava satove.
}
law-assistant-of-blind-player = Slepi ili slabovidi igrač može da ima pomoćnika za neke ili sve od ovih dužnosti: da igra i objavljuje poteze, vodi formular i pokreće protivnikov sat, na zahtev kaže broj poteza i vremena, reklamira pad zastavice i obavi što treba pri prekidu.
law-assistant-moves-on-other-board = Pomoćnik odigrava poteze jednog igrača na tabli drugog.
law-assistant-announces-moves = Pomoćnik objavljuje poteze oba igrača.
law-assistant-writes-and-presses = Pomoćnik vodi formular slepog ili slabovidog igrača i pokreće protivnikov sat.
law-assistant-tells-moves-and-time = Pomoćnik saopštava slepom ili slabovidom igraču broj poteza i utrošeno vreme oba igrača, ali samo na njegov zahtev.
law-assistant-claims-flag-fall = { SINCE($edition, 2017) ->
    [2017] Pomoćnik reklamira pobedu na vreme i obaveštava sudiju kada igrač koji vidi dodirne figuru.
   *[before] Pomoćnik reklamira pobedu na vreme i obaveštava kontrolora kada igrač koji vidi dodirne figuru.
}
law-assistant-handles-adjournment = Pomoćnik obavlja što je potrebno pri prekidu partije.
law-assistant-of-sighted-player = Ako slepi ili slabovidi igrač nema pomoćnika, igrač koji vidi može da ima pomoćnika koji izvodi poteze na protivnikovoj tabli i objavljuje ih.
law-assistant-against-deaf-player = Kada slepi ili slabovidi igrač igra sa igračem oštećenog sluha, mora da postoji pomoćnik.

## Adjourned games and sealed moves.

law-sealed-move = { SINCE($edition, 2014) ->
    [2014] Ako partija na kraju propisanog vremena za igru nije završena, sudija traži kovertiranje: igrač na potezu nedvosmisleno zapisuje potez, oba formulara zatvara u kovertu i tek tada zaustavlja sat; dok ga ne zaustavi, može da promeni potez.
   *[before] Ako partija na kraju propisanog vremena za igru nije završena, sudija traži kovertiranje: igrač na potezu nedvosmisleno zapisuje potez, oba formulara zatvara u kovertu i tek tada zaustavlja sat, a da ne pokrene protivnikov; dok ga ne zaustavi, može da promeni potez.
}
law-played-move-must-be-sealed = Igrač koji posle poziva na kovertiranje odigra potez na tabli mora da kovertira upravo taj potez.
law-early-adjournment = { SINCE($edition, 2009) ->
    [2009] Za igrača na potezu koji prekine partiju pre kraja seanse smatra se da je potez kovertirao na kraju seanse, a tako se obračunava i njegovo vreme.
   *[before] Igraču na potezu koji prekine partiju pre kraja seanse sve vreme do kraja seanse računa se kao utrošeno i tako se zapisuje.
}
law-envelope-data = Na koverti su imena igrača, pozicija pre kovertiranog poteza, utrošena vremena oba igrača, ko je kovertirao, broj kovertiranog poteza, eventualna ponuda remija, kao i kada i gde se partija nastavlja.
law-envelope-in-safekeeping = Sudija proverava podatke na koverti i odgovoran je za njeno čuvanje.
law-draw-offer-after-sealing = Remi ponuđen posle kovertiranja važi dok ne bude prihvaćen ili odbijen.
law-set-up-for-resumption = Pre nastavka na tablu se postavlja pozicija pre kovertiranog poteza, a satovi pokazuju vremena u trenutku prekida.
law-ended-before-resumption = Ako se igrači pre nastavka sporazumeju za remi ili jedan od njih obavesti sudiju da predaje partiju, ona je završena.
law-envelope-opened = Dok igrač koji treba da odgovori ne dođe, koverta ostaje zatvorena.
law-sealed-move-faulty = { SINCE($edition, 2009, 2014) ->
    [2009] Partiju gubi igrač čiji je kovertirani potez dvosmislen, nejasan ili nelegalan, osim ako je partija završena na drugi način, ako odlučuje pad zastavice ili ako je pozicija mrtva.
    [2014] Partiju gubi igrač čiji je kovertirani potez dvosmislen, nejasan ili nelegalan, osim ako je partija završena na drugi način, ako odlučuje pad zastavice ili ako je remi bez reklamacije.
   *[before] Partiju gubi igrač čiji je kovertirani potez dvosmislen, nejasan ili nelegalan, osim ako odlučuje pad zastavice ili ako je pozicija mrtva.
}
law-sealed-move-ambiguous = Igrač čiji je kovertirani potez dvosmislen gubi partiju.
law-sealed-move-unclear = Igrač gubi partiju ako se značenje poteza koji je kovertirao ne može utvrditi.
law-sealed-move-illegal = Igrač čiji je kovertirani potez nelegalan gubi partiju.
law-replying-player-present = Ako je pri nastavku prisutan igrač koji treba da odgovori, koverta se otvara, potez se igra na tabli i pokreće se njegov sat.
law-replying-player-absent = Ako nema igrača koji treba da odgovori, pokreće se njegov sat; kada dođe, može da ga zaustavi i pozove sudiju, zatim se koverta otvara, kovertirani potez se odigrava na tabli i sat se ponovo pokreće.
law-sealing-player-absent = Ako nema igrača koji je kovertirao, protivnik može umesto poteza na tabli da zapiše odgovor, kovertira ga u novoj koverti i pokrene sat odsutnog; kovertu čuva sudija i ona se otvara kada taj igrač dođe.
law-late-for-resumption = { SINCE($edition, 2017) ->
    [2017] Igrač koji na nastavak dođe po isteku dozvoljenog vremena kašnjenja gubi partiju, osim ako sudija ne odluči drugačije.
   *[before] Igrač koji na nastavak zakasni više od { $minutes } minuta gubi partiju, osim ako pravilnik takmičenja ili sudija ne odrede drugačije.
}
law-late-sealer-saved = { SINCE($edition, 2014) ->
    [2014] Ako je partija završena kovertiranim potezom, taj rezultat važi iako je igrač zakasnio.
   *[before] Igrač koji je kovertirao, a zakasnio, ipak pobeđuje ako je kovertiranim potezom dao mat ili ako je protivniku pala zastavica, a remizira ako je kovertiranim potezom nastao pat ili mrtva pozicija.
}
law-neither-present-at-resumption = Ako dozvoljeno vreme kašnjenja nije nula, a pri nastavku nema nijednog igrača, igrač koji treba da odgovori gubi sve vreme dok ne dođe, osim ako pravilnik takmičenja ili sudija ne odrede drugačije.
law-envelope-lost = Ako se koverta izgubi, partija se nastavlja od zapisane pozicije i vremena, a igrač koji je kovertirao igra potez koji navede kao svoj kovertirani. Ako vremena ne mogu da se utvrde, satove podešava sudija.
law-adjourned-position-unknown = Ako prekinuta pozicija ne može da se utvrdi, partija se poništava i igra se nova.
law-clock-error-at-resumption = { SINCE($edition, 2017) ->
    [2017] Pogrešno vreme na satu pri nastavku ispravlja se ako igrač na to ukaže pre svog prvog poteza, inače ono ostaje, osim ako sudija ne odluči drugačije.
   *[before] Pogrešno vreme na satu pri nastavku ispravlja se ako igrač na to ukaže pre svog prvog poteza, inače ono ostaje, osim ako sudija ne oceni da bi posledice bile preteške.
}
law-resumption-sessions = { SINCE($edition, 2017) ->
    [2017] Trajanje seansi meri se sudijinim satom, a njihov početak se objavljuje unapred.
   *[before] Trajanje seansi meri se sudijinim satom, a njihov početak i kraj se objavljuju unapred.
}

## Chess960.

law-chess960 = U šahu 960 početna pozicija se određuje slučajnim izborom, a zatim se igra kao i obično.
law-chess960-start-position = Beli pešaci stoje kao i obično na drugom redu, a ostale bele figure bilo gde na prvom, sa kraljem između topova i lovcima na poljima različite boje; crne figure stoje naspram njih.
law-chess960-random-choice = Početna pozicija može da se odredi računarom, kockicama, novčićem, kartama ili slično.
law-chess960-castling = U šahu 960 svaki igrač može da rokira jednom, pod uobičajenim uslovima prilagođenim početnim poljima kralja i topa.
law-chess960-castling-forms = U šahu 960 pri rokadi se pomeraju kralj i top, ili oni zamenjuju mesta, ili se pomera samo jedan od njih.
law-chess960-castling-by-hand = Na stvarnoj tabli preporučuje se da se kralj stavi pored table uz svoje završno polje, zatim top pomeri na svoje završno polje i na kraju postavi kralj.
law-chess960-castling-targets = Posle rokade u šahu 960 kralj i top stoje tamo gde bi stajali u standardnom šahu: pri rokadi na c-strani (0-0-0) kralj na liniji c i top na liniji d, na g-strani (0-0) kralj na liniji g i top na liniji f.
law-chess960-castling-announced = Preporučuje se da igrač pre rokade najavi da namerava da rokira.
law-chess960-castling-at-once = U nekim početnim pozicijama rokada je moguća već u prvom potezu.
law-chess960-castling-empty-squares = Na poljima preko kojih kralj i top pri rokadi prelaze ili na koja dolaze ne sme da stoji nijedna druga figura; ostala polja mogu da budu zauzeta, pa i neka koja bi u standardnom šahu morala da budu prazna (na primer na linijama a, b i e pri rokadi na c-strani, na linijama e i h na g-strani).

## Terms that the glossary explains with content of its own.

law-term-completed-move = Potez je završen kada je odigran i kada je sat pritisnut.
law-term-made-move = Potez je odigran kada figura stoji na novom polju, kada ju je ruka ispustila i kada je uzeta figura uklonjena.
law-term-displaced = Položaj figure je poremećen kada ona stoji neobično ili nejasno, na primer između dva polja, kada leži ili kada je oborena sa table.
law-term-increment = { SINCE($edition, 2017) ->
    [2017] Povećanje je vreme od { $least } do { $most } sekundi koje igrač od početka partije dobija pre svakog poteza, u kumulativnom načinu ili u načinu sa odlaganjem.
   *[before] Povećanje je vreme koje igrač od početka partije dobija pre svakog poteza, u kumulativnom načinu ili u načinu sa odlaganjem.
}
law-term-cumulative-mode = U kumulativnom načinu, nazvanom po Fišeru, igrač pre svakog poteza dobija dodatno vreme, najčešće 30 sekundi.
law-term-delay-mode = U načinu sa odlaganjem, nazvanom po Bronštajnu, glavno vreme teče tek kada se potroši dodatno vreme za potez; ako igrač pre toga pritisne sat, glavno vreme se ne menja, a dodatno ne može da se skuplja.
law-term-standard-chess = Šah je standardni ako svaki igrač ima najmanje { $minutes } minuta.
law-term-time-control = Vremenska kontrola je propisan raspored vremena dodeljenog svakom igraču, na primer 40 poteza za 90 minuta i svi preostali za 30, uz povećanje od 30 sekundi po potezu od prvog poteza. Tako se zove i provera da li je igrač u tom vremenu završio tih 40 poteza.
law-term-result = Rezultat je 1-0, 0-1 ili ½-½; mogu da izgube oba igrača, jedan može da dobije pola poena, a drugi nijedan, a neodigrana partija se označava sa +/- (beli pobeđuje bez igre), -/+ (pobeđuje crni) ili -/- (gube oba).
law-term-points = Pobeda obično donosi 1 poen, remi ½, poraz 0; druga mogućnost je 3, 1 i 0.
law-term-penalties = Kazne su navedene od najblaže do najstrože.
law-term-normal-means = Normalna sredstva su aktivna igra na pobedu ili pozicija koja daje stvarnu mogućnost pobede drugačije nego na vreme.
law-term-move-counter = Brojač poteza je deo sata koji broji koliko puta ga je svaki igrač pritisnuo.
law-term-arbiters-discretion = Na otprilike 39 mesta Pravila prepuštaju odluku proceni sudije.
