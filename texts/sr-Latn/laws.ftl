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
    [setup] Figure pre prvog poteza
    [moves] Kretanje figura
    [touching] Izvođenje poteza
    [ending] Kraj partije
    [clock] Šahovski sat
    [irregularities] Nepravilnosti
    [scoresheet] Zapisivanje poteza
    [draws] Remi
    [points] Poeni
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
provision-absent = U izdanju iz { $edition }. toga nema.
provision-elsewhere = U drugim izdanjima: { $articles }.
provision-unverified = ? Broj nije proveren: uzet je prema susednim izdanjima.
article-parts = Njegovi delovi: { $articles }.

search-found = Pronađene odredbe: { $count }.
search-more = I još { $count }: prikazuje ih --limit.
search-nothing = Za „{ $text }” ništa nije pronađeno.

diff-new = Novo u izdanju { $edition }: { $count }
diff-gone = Više nije u izdanju { $edition }: { $count }
diff-renumbered = Drukčije numerisano: { $count }
diff-same = U oba pod istim brojem: { $count }.

error-no-article = Izdanje iz { $edition }. nema član { $article }.
error-no-provision = „{ $text }” nije ni broj člana ni ime odredbe.
help-nearest-articles = Najbliži: { $articles }.
help-article-elsewhere = Izdanja koja imaju takav broj: { $editions }.
help-law-search = Pretraga po rečima: adoube law search { $text }
term-nothing = U rečniku nema pojma { $text }.
term-in-the-laws = U Pravilima:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.

## What the document is, and whom it binds.

law-scope-of-the-laws = Pravila važe za šah za šahovskom tablom; merodavan je njihov engleski tekst.
law-cases-not-regulated = Kada pravila o nečemu ćute, sudija odlučuje prema sličnim slučajevima, pravično i razumno.
law-federation-house-rules = Federacija može uvesti sopstvena podrobnija pravila, ali samo na svojoj teritoriji, bez protivrečnosti s pravilima FIDE i ne za takmičenja FIDE, za titule ili za rejting.
law-rated-only-under-the-laws = Partija se računa za rejting FIDE samo ako je igrana po ovim pravilima, a ona se preporučuju i za druge takmičarske partije.
law-rulings-by-fide = Federacija članica može da pita FIDE kako treba rešiti neko pitanje iz pravila.

## The nature of the game, the board and the pieces.

law-players-move-alternately = Dva igrača naizmenično vuku poteze na istoj tabli, a počinje beli.
law-having-the-move = Igrač je na potezu čim je protivnik svoj potez odigrao na tabli.
law-aim-of-the-game = Cilj je napasti protivničkog kralja tako da protivnik nema legalan potez; to je mat i donosi pobedu, a kralj se nikada ne uzima niti ostavlja pod napadom.
law-aim-out-of-reach = Ako nijedan igrač više ne može da matira, partija je remi.
law-chessboard = Tabla ima osam puta osam polja, naizmenično svetlih i tamnih, a u uglu s desne strane svakog igrača nalazi se svetlo polje.
law-set-of-pieces = Svaki igrač počinje s kraljem, damom, dva topa, dva lovca, dva skakača i osam pešaka.
law-initial-position = Na početku trideset dve figure stoje u početnoj poziciji.
law-files-ranks-diagonals = Vertikalni nizovi polja su linije, horizontalni su redovi, a kosi nizovi polja iste boje od ivice do ivice dijagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne može na polje na kome stoji figura iste boje.
law-capture = Figura koja dođe na polje protivničke figure uzima je, a uzeta figura se u istom potezu uklanja s table.
law-attack = Figura napada polja na kojima bi mogla da uzima, čak i ako tamo ne sme jer bi izložila sopstvenog kralja.
law-bishop-move = Lovac se kreće proizvoljno daleko po dijagonali na kojoj stoji.
law-rook-move = Top se kreće proizvoljno daleko po svojoj liniji ili redu.
law-queen-move = Dama se kreće proizvoljno daleko po svojoj liniji, redu ili dijagonali.
law-no-jumping-over-pieces = Lovac, top i dama ne mogu da preskoče figuru koja im je na putu.
law-knight-move = Skakač ide na jedno od najbližih polja koja nisu na njegovoj liniji, redu ni dijagonali.
law-pawn-step = Pešak ide jedno polje pravo napred ako je to polje prazno.
law-pawn-double-step = U svom prvom potezu pešak može da ide dva polja napred ako su oba prazna.
law-pawn-capture = Pešak uzima figuru koja stoji dijagonalno ispred njega.
law-en-passant = Pešaka koji je upravo otišao dva polja napred susedni pešak može da uzme kao da je otišao samo jedno, ali samo odmah u sledećem potezu.
law-promotion = Pešak koji dođe na poslednji red u istom potezu po izboru igrača postaje dama, top, lovac ili skakač svoje boje.
law-king-step = Kralj ide na susedno polje koje nije napadnuto.
law-castling = U rokadi, koja je jedan potez kralja po prvom redu, kralj ide dva polja prema topu, a top na polje koje je kralj prešao.
law-castling-right-lost = Pravo na rokadu je trajno izgubljeno kada se kralj već pomerio, a s pojedinim topom kada se taj top pomerio.
law-castling-prevented-for-now = Rokada nije moguća dok je napadnuto polje na kome kralj stoji, preko kog prelazi ili na koje dolazi, ili dok se između kralja i topa nalazi neka figura.
law-check = Napadnuti kralj je u šahu, čak i ako figura koja napada ne bi smela da igra jer bi izložila sopstvenog kralja.
law-king-left-in-check = Nijedan potez ne sme sopstvenog kralja da izloži šahu ni da ga ostavi u šahu.
law-legal-and-illegal-move = Potez je legalan ako ispunjava sve zahteve o kretanju figura, a nelegalan ako ih ne ispunjava.
law-illegal-position = Pozicija je nelegalna ako do nje ne vodi nijedan niz legalnih poteza.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Svaki potez se igra samo jednom rukom.
law-adjusting-pieces = Igrač na potezu može da popravi figure na njihovim poljima ako to prethodno najavi, na primer rečju „popravljam”.
law-touch-presumed-deliberate = Osim kod najavljenog popravljanja, dodir se smatra namernim ako nije očigledno bio slučajan.
law-touch-move = Igrača na potezu koji namerno dodirne figuru na tabli taj dodir obavezuje.
law-touched-own-piece = Igrač koji je dodirnuo svoje figure mora da igra prvom od njih kojom je to moguće.
law-touched-opponents-piece = Igrač koji je dodirnuo protivničke figure mora da uzme prvu od njih koju je moguće.
law-touched-both-colours = Igrač koji je dodirnuo figure obe boje mora svojom da uzme protivničku, a ako to nije moguće, da igra ili uzme prvu dodirnutu figuru kod koje je to moguće; u nedoumici važi da je prvo dodirnuo svoju.
law-touched-king-and-rook = Igrač koji dodirne svog kralja pa topa mora da rokira na toj strani ako je rokada legalna.
law-touched-rook-before-king = Igrač koji prvo dodirne topa pa kralja ne sme u tom potezu da rokira na toj strani, a važi dodir topa.
law-intended-castling-illegal = Igrač koji je nameravao da rokira tamo gde to nije dozvoljeno mora da odigra drugi legalan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji legalan potez.
law-king-released-to-castle-illegally = Igrač koji ispusti kralja na polje za rokadu tamo gde ona nije dozvoljena mora da odigra drugi legalan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji legalan potez.
law-promotion-choice-final = Izbor figure pri promociji više ne može da se menja kada ta figura dodirne polje promocije.
law-no-touched-piece-can-move = Ako se nijednom dodirnutom figurom ne može igrati niti se ona može uzeti, igrač može da odigra bilo koji legalan potez.
law-promotion-in-various-ways = Pri promociji pešak ne mora da se stavi na poslednji red i figure se mogu zameniti bilo kojim redosledom, ali protivnička figura na tom polju mora da se uzme.
law-piece-released = Figura ispuštena na polju kao legalan potez ili njegov deo više ne može u tom potezu na drugo polje.
law-capture-made = Uzimanje je odigrano kada je uzeta figura uklonjena s table, a figura koja uzima ispuštena na novom polju.
law-castling-made = Rokada je odigrana kada igrač ispusti topa na njegovom novom polju; kada ispusti kralja, mora da rokira na toj strani ako je to legalno.
law-promotion-made = Promocija je odigrana kada je pešak uklonjen s table, a nova figura ispuštena na polju promocije.
law-touch-forfeits-complaint = Igrač koji namerno dodirne figuru više ne može da prigovara kako je protivnik neposredno pre toga dodirivao ili vukao figure.
law-assistant-moves-pieces = Igrač koji ne može sam da vuče figure sme da dovede pomoćnika kog sudija prihvati.

## How a game ends, and what it counts.

law-checkmate = Mat donosi pobedu i odmah završava partiju ako je potez kojim je nastao bio ispravan.
law-resignation = Igrač koji se preda završava partiju i gubi je.
law-resignation-without-mating-chance = Ako protivnik igrača koji se preda ne može da matira nijednim nizom legalnih poteza, partija je remi.
law-stalemate = Igrač na potezu koji nema legalan potez, a nije u šahu, u patu je i partija je odmah remi ako je potez kojim je pat nastao bio ispravan.
law-dead-position = Partija je odmah remi kada nijedan igrač ne može da matira nijednim nizom legalnih poteza, ako je potez kojim je pozicija nastala bio ispravan.
law-draw-by-agreement = Igrači tokom partije mogu da se sporazumeju za remi, čime je partija odmah završena.
law-points-for-a-game = Pobeda donosi jedan poen, remi pola poena, a poraz ništa, ako nije objavljeno drukčije.
law-score-limits = Poeni oba igrača zajedno nikada ne premašuju uobičajen zbir za partiju, a svaki igrač dobija samo rezultat koji postoji.

## The chess clock.

law-chess-clock = Šahovski sat ima dva pokazivača od kojih može da radi samo jedan, a svaki ima zastavicu koja pada kada vreme istekne.
law-time-control-periods = Svaki igrač mora da odigra određen broj poteza ili sve poteze u unapred određenom vremenu, s dodatnim vremenom za svaki potez ako je tako određeno.
law-saved-time-carries-over = Vreme ušteđeno u jednom periodu dodaje se sledećem.
law-delay-before-main-time = U načinu s odlaganjem glavno vreme počinje da teče tek kada se potroši dodatno vreme za potez i ne menja se ako igrač pre toga pritisne sat.
law-move-count-at-flag-fall = Čim zastavica padne, proverava se da li su odigrani traženi potezi.
law-clock-placement = Pre partije sudija određuje gde stoji sat.
law-start-of-whites-clock = U vreme određeno za početak pokreće se sat belog.
law-default-time = Igrač koji dođe posle dozvoljenog vremena kašnjenja gubi partiju, osim ako pravilnik takmičenja ili sudija odrede drukčije.
law-neither-player-present = Ako na početku nema nijednog igrača, beli gubi vreme dok ne dođe, osim ako pravilnik takmičenja ili sudija odrede drukčije.
law-move-completed = Posle odigranog poteza igrač zaustavlja svoj sat i pokreće protivnikov; tim pritiskom je potez završen.
law-completed-by-end-of-game = Potez koji završava partiju završen je bez pritiska na sat.
law-completed-by-next-move = Potez posle kog je igrač zaboravio da pritisne sat završen je kada odigra sledeći.
law-right-to-press-clock = Igrač posle odigranog poteza mora uvek imati mogućnost da pritisne sat, a vreme do tada ide na njegov račun.
law-same-hand-presses-clock = Sat se pritiska rukom kojom je potez odigran, a prst ne sme da počiva na satu ni da lebdi nad njim.
law-clock-handling = Sa satom treba postupati pristojno: ne udarati ga, ne podizati, ne prevrtati i ne pritiskati pre poteza.
law-adjusting-on-own-time-only = Figure sme da popravlja samo igrač čiji sat radi.
law-assistant-presses-clock = Igrač koji ne može da koristi sat sme da dovede pomoćnika kog sudija prihvati, a sudija pravično prilagođava vreme.
law-flag-fall-noticed = Zastavica je pala kada to vidi sudija ili kada to igrač opravdano reklamira.
law-flag-fall = Igrač koji nije na vreme odigrao tražene poteze gubi partiju ako ona već nije završena.
law-flag-fall-without-mating-chance = Ako protivnik igrača kome je pala zastavica ne može da matira nijednim nizom legalnih poteza, partija je remi.
law-defective-clock = Merodavno je ono što sat pokazuje, osim ako je očigledno neispravan; tada ga sudija zamenjuje i vreme podešava po najboljoj proceni.
law-wrong-clock-setting = Ako se tokom partije utvrdi da je sat pogrešno podešen, odmah se zaustavlja, a sudija ga po najboljoj proceni ispravno podešava.
law-both-flags-fallen-game-goes-on = Ako su pale obe zastavice, ne zna se koja pre, a nije bio poslednji period, partija se nastavlja.
law-both-flags-fallen-in-last-period = Ako su u poslednjem periodu pale obe zastavice i ne zna se koja pre, partija je remi.
law-arbiter-stops-clocks = Kada partiju treba prekinuti, sudija zaustavlja satove.
law-player-stops-clocks = Igrač sme da zaustavi satove samo da bi zatražio pomoć sudije, na primer kada za promociju nedostaje figura.
law-restart-of-clocks = Sudija odlučuje kada se satovi ponovo pokreću.
law-reason-for-stopping-clocks = Sudija odlučuje da li je igrač koji je zaustavio satove imao valjan razlog i kažnjava ga ako ga očigledno nije imao.
law-displays-in-the-hall = Ekrani i demonstracione table smeju u sali da prikazuju pozicije, poteze i broj poteza.
law-no-claim-from-displays = Nijedna reklamacija ne sme da se oslanja samo na ono što je prikazano u sali.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = Kada se posle nepravilnosti vraća ranija pozicija, sudija po najboljoj proceni podešava vreme i brojač poteza.
law-wrong-initial-position = Ako se tokom partije utvrdi da je početna pozicija bila pogrešna, partija se poništava i igra se nova.
law-wrong-board-placement = Ako se tokom partije utvrdi da je samo tabla bila pogrešno postavljena, pozicija se prenosi na pravilno postavljenu i partija se nastavlja.
law-reversed-colours = Ako je partija započeta s obrnutim bojama figura, izdanje pravila određuje da li se nastavlja ili se igra nova.
law-displaced-pieces-restored = Igrač koji poremeti položaj figura vraća ih na račun svog vremena.
law-help-with-displaced-pieces = Ako je položaj figura poremećen, svaki igrač može da zaustavi satove i pozove sudiju.
law-displacement-penalised = Sudija može da kazni igrača koji poremeti položaj figura.
law-illegal-move-completed = Kada se utvrdi nelegalan potez, vraća se pozicija pre njega ili poslednja koja se može utvrditi, a za zamenski potez važe pravila o dodirnutim i ispuštenim figurama.
law-promotion-not-completed = Ako pešak ostane na poslednjem redu nezamenjen, potez je nelegalan; od 2014. pešak tada postaje dama.
law-king-captured = Kralj ne sme da se uzme; takvo uzimanje je nelegalan potez.
law-illegal-move-penalty = Za nelegalan potez protivnik dobija dodatno vreme, a jedan više nego što izdanje pravila oprašta znači izgubljenu partiju.
law-illegal-moves-without-mating-chance = Ako bi partija zbog nelegalnih poteza bila izgubljena, a protivnik ne može da matira nijednim nizom legalnih poteza, partija je remi.
law-displacement-found-later = Ako se utvrdi da su figure još ranije napustile svoja polja, vraća se pozicija pre toga ili poslednja koja se može utvrditi i partija se odatle nastavlja.
law-two-hands-for-one-move = Upotreba obe ruke za jedan potez smatra se nelegalnim potezom.
law-two-hands-penalty = Za potez obema rukama protivnik dobija dodatno vreme, a jedan previše znači izgubljenu partiju ili remi ako protivnik ne može da matira nijednim nizom legalnih poteza.
law-press-without-move = Pritisak na sat bez odigranog poteza smatra se nelegalnim potezom.
law-press-without-move-penalty = Za pritisak na sat bez poteza protivnik dobija dodatno vreme, a jedan previše znači izgubljenu partiju ili remi ako protivnik ne može da matira nijednim nizom legalnih poteza.

## Writing the game down.

law-recording-moves = Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što čitljivije, algebarskom notacijom.
law-electronic-scoresheet = Potezi mogu da se zapisuju na elektronski formular koji je odobrila FIDE.
law-nothing-written-in-advance = Potez sme da se zapiše unapred samo za reklamaciju remija ili za kovertiranje.
law-recorded-before-next-move = Igrač može da odgovori pre nego što zapiše protivnikov potez, ali svoj prethodni mora da zapiše pre nego što odigra novi.
law-use-of-scoresheet = Formular služi samo za poteze, vreme na satu, ponude remija, reklamacije i druge podatke o partiji.
law-draw-offer-recorded = Oba igrača zapisuju svaku ponudu remija znakom (=).
law-assistant-keeps-score = Igrač koji ne može da zapisuje sme da dovede pomoćnika kog sudija prihvati, a sudija pravično prilagođava vreme.
law-scoresheet-visible = Sudija mora da vidi formular tokom cele partije.
law-scoresheets-belong-to-organiser = Formulari su vlasništvo organizatora.
law-defective-electronic-scoresheet = Sudija zamenjuje elektronski formular koji je neispravan.
law-recording-not-required = Igrač koji u periodu ima manje od pet minuta i nema povećanje od najmanje trideset sekundi po potezu do kraja perioda ne mora da zapisuje.
law-record-completed-after-flag-fall = Kada zastavica padne, igrač koji je prestao da zapisuje mora da dopuni formular pre nego što odigra potez.
law-neither-player-records = Ako nijedan igrač ne mora da zapisuje, neka zapisuje sudija ili pomoćnik, a posle pada zastavice satovi se zaustavljaju dok oba igrača ne dopune formular.
law-one-player-need-not-record = Ako je samo jedan igrač prestao da zapisuje, posle pada zastavice pre svog poteza dopunjava formular i pri tom sme da se posluži protivnikovim.
law-reconstruction-of-the-game = Ako nijedan formular nije potpun, igrači pod nadzorom sudije obnavljaju partiju na drugoj tabli, pošto se zabeleže pozicija, vremena i broj poteza.
law-first-move-of-next-period = Ako formulari ne mogu da pokažu da je vreme prekoračeno, sledeći potez važi kao prvi u sledećem periodu, osim ako ih je očigledno bilo više.
law-signed-result = Posle partije oba igrača potpisuju oba formulara s rezultatom, koji tada važi i ako je pogrešan, osim ako sudija odluči drukčije.

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = Pravilnik takmičenja može bez saglasnosti sudije da zabrani remi sporazumom pre određenog poteza ili uopšte.
law-draw-offer = Remi se nudi posle odigranog poteza, a pre pritiska na sat; ponuda u drugo vreme važi, ali može da se smatra ometanjem.
law-draw-offer-stands = Ponuda remija nema uslova i ne može da se povuče; važi dok je protivnik ne prihvati, ne odbije usmeno ili dodirom figure kojom namerava da igra, ili dok se partija ne završi.
law-claim-counts-as-offer = Reklamacija remija važi kao ponuda remija.
law-repetition-claim = Igrač na potezu može da reklamira remi kada ista pozicija nastane najmanje treći put.
law-repetition-about-to-appear = Ako reklamira poziciju koja tek nastaje, igrač prvo zapisuje potez i kaže sudiji da namerava da ga odigra.
law-repetition-has-appeared = Ako reklamira poziciju na tabli, ona je upravo nastala i na potezu je igrač koji reklamira.
law-same-position = Pozicije su iste ako je na potezu isti igrač, ako jednake figure iste boje stoje na istim poljima i ako su svi mogući potezi jednaki.
law-same-position-en-passant = Pozicije nisu iste ako je u jednoj bilo moguće uzimanje en passant, a u drugoj nije.
law-same-position-castling = Pozicije nisu iste ako se između njih promenilo pravo na rokadu.
law-fifty-moves-claim = Igrač na potezu može da reklamira remi kada je svaki igrač odigrao pedeset uzastopnih poteza bez poteza pešakom i bez uzimanja.
law-fifty-moves-with-intended-move = Ako će pedeset poteza navršiti tek sledeći, igrač ga prvo zapisuje i kaže sudiji da namerava da ga odigra.
law-fifty-moves-played = Reklamirati se može i kada u poslednjih pedeset poteza svakog igrača nije bilo ni poteza pešakom ni uzimanja.
law-right-to-claim-lost = Igrač koji umesto reklamacije igra dalje u tom potezu gubi pravo na nju: u najstarijem izdanju potezom, otada dodirom figure.
law-claim-stops-clocks = Kod reklamacije remija satovi se zaustavljaju, a reklamacija ne može da se povuče.
law-correct-draw-claim = Ako je reklamacija remija ispravna, partija je odmah remi.
law-incorrect-draw-claim = Ako reklamacija remija nije ispravna, protivnik dobija dodatno vreme i partija se nastavlja.
law-intended-move-must-be-played = Ako se neispravna reklamacija odnosila na nameravani potez, taj potez mora da se odigra.
law-draw-without-claim = Dva događaja završavaju partiju remijem, a da ga niko ne reklamira.
law-fivefold-repetition = Partija je bez reklamacije remi kada ista pozicija nastane pet puta.
law-seventy-five-moves = Partija je bez reklamacije remi kada je svaki igrač odigrao sedamdeset pet uzastopnih poteza bez poteza pešakom i bez uzimanja; mat poslednjim od njih ima prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = Ubrzani završetak je deo partije u kome svi preostali potezi moraju da se odigraju u ograničenom vremenu.
law-quickplay-rules-announced = Uputstva za partije bez dodatnog vremena važe samo ako su unapred objavljena.
law-no-quickplay-claim-in-blitz = Reklamacija iz ubrzanog završetka u brzopoteznom šahu nema.
law-increment-request = Igrač na potezu s manje od dva minuta može da zatraži pet sekundi povećanja po potezu za oba igrača; to važi kao ponuda remija.
law-quickplay-claim = Igrač na potezu s manje od dva minuta može da reklamira remi jer protivnik normalnim sredstvima ne može da pobedi ili to ne pokušava.
law-quickplay-claim-accepted = Ako se sudija slaže da protivnik ne može da pobedi ili to ne pokušava, partija je remi; inače odlaže odluku ili odbija reklamaciju.
law-quickplay-claim-postponed = Ako je odluka odložena, protivnik može da dobije dva dodatna minuta, igra se nastavlja, a sudija može da proglasi remi i posle pada zastavice.
law-quickplay-claim-rejected = Ako je reklamacija u ubrzanom završetku odbijena, protivnik dobija dva dodatna minuta.
law-quickplay-decision-final = Odluka sudije o reklamaciji u ubrzanom završetku je konačna.
law-claim-without-arbiter = Gde nema sudije, igrač s manje od dva minuta može pre pada zastavice da reklamira remi, čime je partija završena.
law-claim-opponent-cannot-win = Ako reklamira da protivnik normalnim sredstvima ne može da pobedi, igrač zapisuje završnu poziciju, a protivnik je potvrđuje.
law-claim-opponent-does-not-try = Ako reklamira da protivnik ne pokušava da pobedi, igrač zapisuje završnu poziciju i predaje potpun formular, a protivnik potvrđuje oboje.
law-claim-referred-to-arbiter = Reklamacija podneta bez prisutnog sudije naknadno se podnosi sudiji.

## What players may and may not do.

law-good-name-of-chess = Igrači ne smeju da učine ništa što bi škodilo ugledu šaha.
law-playing-venue = Prostor za igru obuhvata salu za igru, toalete, prostorije za odmor, osveženje i pušenje, kao i sve što još odredi sudija.
law-leaving-the-venue = Nijedan igrač ne sme bez dozvole sudije da napusti prostor za igru.
law-leaving-the-playing-area = Igrač na potezu ne sme bez dozvole sudije da napusti salu za igru.
law-entering-the-playing-area = U salu za igru bez dozvole sudije smeju da uđu samo igrači i sudije.
law-reporting-when-leaving = Pravilnik takmičenja može od igrača koji nije na potezu da traži da se javi sudiji pre nego što napusti salu za igru.
law-notes-and-advice = Tokom igre igrači ne smeju da koriste beleške, druge izvore ni savete, niti da analiziraju na drugoj tabli.
law-electronic-devices = Igrači u prostoru za igru ne smeju da imaju mobilne telefone ni druge elektronske uređaje, osim ako to dozvole sudija ili pravilnik takmičenja.
law-device-forfeit = Igrač kod kog se nađe ili oglasi zabranjeni uređaj gubi partiju.
law-personal-inspection = Sudija može da odredi da se igračeva odeća, torbe i stvari pregledaju nasamo.
law-smoking = Pušiti se sme samo tamo gde odredi sudija.
law-finished-players-are-spectators = Igrači koji su završili svoje partije su gledaoci.
law-disturbing-the-opponent = Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neosnovanim reklamacijama i ponudama.
law-conduct-penalised = Kršenje pravila ponašanja se kažnjava.
law-refusal-to-comply = Igrač koji uporno odbija da poštuje pravila šaha gubi partiju, a poene protivnika određuje sudija.
law-both-players-refuse = Ako oba igrača uporno odbijaju da poštuju pravila šaha, oba gube partiju.
law-right-to-explanation = Igrač može od sudije da traži objašnjenje pojedinih mesta u pravilima.
law-appeal = Igrač može da uloži žalbu na odluku sudije koliko to dopuštaju izdanje pravila i pravilnik takmičenja.
law-help-with-reconstruction = Oba igrača moraju da pomognu sudiji kad god treba obnoviti partiju.
law-players-check-claims = Reklamacije ponavljanja i pedeset poteza proveravaju igrači pod nadzorom sudije.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sudija se stara da se pravila šaha poštuju.
law-arbiter-serves-the-competition = Sudija radi u interesu takmičenja: stara se o dobrim uslovima, miru i urednom toku.
law-arbiter-sees-to-fair-play = Sudija se stara o fer igri i primenjuje pravila protiv varanja.
law-arbiter-heeds-special-needs = Sudija posebno vodi računa o hendikepiranim igračima i onima kojima je potrebna lekarska pomoć.
law-arbiter-observes-the-games = Sudija prati partije, naročito u vremenskoj oskudici, sprovodi odluke i po potrebi kažnjava.
law-assistants-of-the-arbiter = Sudija može da imenuje pomoćnike koji prate partije.
law-time-for-disturbance = Posle smetnje spolja sudija može da dodeli dodatno vreme jednom ili obojici igrača.
law-arbiter-does-not-intervene = Sudija se ne meša u partiju osim tamo gde to pravila određuju i nikome ne govori broj poteza ni da sat nije pritisnut.
law-no-interference = Gledaoci i drugi igrači ne smeju da govore o partiji niti da se u nju mešaju, a sudija može da ih udalji.
law-irregularity-reported = Ko primeti nepravilnost, može o tome da obavesti samo sudiju.
law-phones-of-others = Niko ne sme da koristi mobilni telefon tamo gde sudija to ne dozvoljava.

## What the arbiter may impose.

law-penalties = Sudija može da izrekne jednu ili više navedenih kazni.
law-penalty-warning = Sudija može igraču da izrekne opomenu.
law-penalty-more-time-for-opponent = Sudija može da doda vreme protivniku prekršioca.
law-penalty-less-time = Sudija može prekršiocu da smanji preostalo vreme.
law-penalty-more-points-for-opponent = Sudija može protivniku da poveća poene za partiju, najviše do onoga što partija može da donese.
law-penalty-fewer-points = Sudija može prekršiocu da smanji poene za partiju.
law-penalty-loss-of-game = Sudija može da proglasi da je prekršilac izgubio partiju.
law-penalty-fine = Sudija može da izrekne unapred objavljenu novčanu kaznu.
law-penalty-exclusion-from-rounds = Sudija može igraču da zabrani nastup u jednom ili više kola.
law-penalty-expulsion = Sudija može igrača da isključi sa takmičenja.

## Rapid chess.

law-rapid-game = Reč je o ubrzanom šahu ako je vreme svakog igrača zajedno s povećanjima za šezdeset poteza u granicama koje određuje izdanje pravila.
law-rapid-without-supervision = Bez dovoljnog nadzora u ubrzanom šahu važe opšta pravila, osim gde njegova sopstvena određuju drukčije.
law-rapid-with-supervision = Uz dovoljan nadzor, kada jedan sudija nadgleda najviše tri partije, u ubrzanom šahu važe Pravila takmičenja.
law-rapid-without-recording = U ubrzanom šahu igrači ne moraju da zapisuju poteze.
law-arbiters-record-shown = Igrač na potezu može da traži uvid u sudijin zapis partije, ali najviše pet puta.
law-too-late-for-clock-setting = Posle određenog broja poteza u ubrzanom šahu pogrešno podešen sat se više ne ispravlja.
law-too-late-for-set-up-claim = Posle određenog broja poteza u ubrzanom šahu više se ne može reklamirati pogrešno postavljena tabla ni figure.
law-misplaced-king-cannot-castle = Ako je za ispravku pogrešnog rasporeda prekasno, pogrešno postavljeni kralj ne sme da rokira.
law-touch-rulings-on-request = U ubrzanom šahu sudija o dodirnutim figurama odlučuje samo na zahtev igrača.
law-rapid-illegal-move = U ubrzanom šahu nelegalan potez je završen pritiskom na sat, a može da se reklamira dok protivnik ne odigra svoj.
law-rapid-illegal-position = Ako su u ubrzanom šahu oba kralja u šahu ili pešak stoji na poslednjem redu, izdanje pravila određuje kada i kako sudija postupa.
law-flag-fall-only-on-claim = U ubrzanom šahu zastavica je pala tek kada to igrač reklamira, a sudija o tome ćuti.
law-arbiter-calls-flag-fall = U ubrzanom šahu sudija koji vidi pad zastavice to objavljuje.
law-rapid-win-on-time = Za reklamaciju pobede na vreme u ubrzanom šahu igrač zaustavlja sat i obaveštava sudiju.
law-rapid-both-flags-fallen = Ako su u ubrzanom šahu pale obe zastavice, partija je remi.
law-supervision-announced = Pravilnik takmičenja mora za celo takmičenje da kaže da li se ubrzani ili brzopotezni šah igra s punim nadzorom ili bez njega.

## Blitz.

law-blitz-game = Reč je o brzopoteznom šahu ako je vreme svakog igrača zajedno s povećanjima za šezdeset poteza ispod granice koju određuje izdanje pravila.
law-one-minute-instead-of-two = U bržoj igri umesto kazne od dva minuta kazna je jedan minut.
law-blitz-with-supervision = Ako svaka partija ima svog sudiju, u brzopoteznom šahu važe Pravila takmičenja.
law-blitz-follows-rapid = Ako svaka partija nema svog sudiju, u brzopoteznom šahu važe pravila ubrzanog.
law-blitz-illegal-move = U brzopoteznom šahu protivnik igrača koji je završio nelegalan potez može pre svog poteza da reklamira pobedu, a ako mat nije moguć, remi.

## Algebraic notation.

law-algebraic-notation = FIDE priznaje samo algebarsku notaciju; formulari u drugim sistemima nisu dokaz.
law-piece-means-no-pawn = U pravilima o notaciji reč figura ne obuhvata pešaka.
law-piece-letters = Svaka figura ima veliko slovo, obično prvo slovo svog imena.
law-national-letters = Igrač može da koristi slova uobičajena u svojoj zemlji, a u štampi su najbolje figurice.
law-pawns-have-no-letter = Pešaci nemaju slovo i po tome se prepoznaju.
law-file-letters = Linije se zovu od a do h, sleva nadesno za belog.
law-rank-numbers = Redovi su označeni brojevima od 1 do 8, počev od belog.
law-square-names = Svako polje se zove po slovu linije i broju reda.
law-move-notation = Potez se zapisuje slovom figure i poljem dolaska; potez pešaka samo poljem.
law-capture-notation = Uzimanje se zapisuje znakom x ispred polja dolaska, a uzimanje pešakom počinje linijom koju pešak napušta.
law-ambiguous-piece-notation = Ako na isto polje mogu da dođu dve jednake figure, slovu se dodaje linija polaska, a inače red.
law-ambiguous-pawn-notation = Ako istu figuru mogu da uzmu dva pešaka, linija polaska kaže koji ju je uzeo.
law-promotion-notation = Promocija se zapisuje kao potez pešaka iza kog stoji slovo nove figure.
law-draw-offer-notation = Ponuda remija se zapisuje znakom (=).
law-notation-signs = Rokada se zapisuje 0-0 ili 0-0-0. Znakovi za uzimanje, šah i mat nisu obavezni, a od 2017. ni znak za uzimanje en passant.
law-model-game = Ogledna partija pokazuje notaciju u upotrebi.

## Players who cannot see, and their opponents.

law-two-boards = Kada igra slepi igrač, svaki od igrača može da traži dve table, običnu i posebnu.
law-special-board = Posebna tabla meri najmanje dvadeset puta dvadeset centimetara, ima izdignuta crna polja i otvor na svakom polju, figure imaju klinove, a crne su označene.
law-rules-for-blind-players = Za igru sa slepim igračima i igračima hendikepiranog vida važe posebne odredbe.
law-announced-moves = Potezi se jasno najavljuju, protivnik ih ponavlja i igra na svojoj tabli, a nazivi linija, redova i figura su dogovoreni.
law-piece-taken-from-its-hole = Na posebnoj tabli figura je dodirnuta kada se izvadi iz otvora.
law-move-made-on-special-board = Na posebnoj tabli potez je odigran kada je uzeta figura uklonjena, figura u novom otvoru, a potez najavljen.
law-clock-waits-for-the-move = Protivnikov sat sme da se pokrene tek kada je potez na posebnoj tabli odigran i najavljen.
law-sighted-player-as-usual = Za dodir i poteze igrača koji vidi važe uobičajena pravila.
law-special-clock = Dozvoljen je sat izrađen za slepe igrače.
law-recording-without-sight = Slepi igrač zapisuje poteze Brajovim pismom, običnim pismom ili uređajem za snimanje.
law-misspoken-move = Greška u najavi poteza mora da se ispravi odmah, pre nego što se pokrene protivnikov sat.
law-boards-disagree = Ako se pozicije na tablama razlikuju, ispravljaju se uz pomoć sudije i oba formulara.
law-boards-and-records-disagree = Ako se razlikuju i formulari, potezi se vraćaju do mesta gde se slažu, a sudija podešava satove.
law-assistant-of-blind-player = Slepi igrač može da ima pomoćnika s nekim ili svim navedenim dužnostima.
law-assistant-moves-on-other-board = Pomoćnik igra poteze oba igrača na protivnikovoj tabli.
law-assistant-announces-moves = Pomoćnik najavljuje poteze oba igrača.
law-assistant-writes-and-presses = Pomoćnik vodi formular slepog igrača i pokreće protivnikov sat.
law-assistant-tells-moves-and-time = Pomoćnik govori slepom igraču broj poteza i utrošeno vreme oba igrača, ali samo na njegov zahtev.
law-assistant-claims-flag-fall = Pomoćnik reklamira pad zastavice i kaže sudiji kada igrač koji vidi dodirne figuru.
law-assistant-handles-adjournment = Pomoćnik obavlja što je potrebno kod prekida partije.
law-assistant-of-sighted-player = Ako slepi igrač nema pomoćnika, može da ga ima igrač koji vidi, da igra i najavljuje poteze.
law-assistant-against-deaf-player = Kada se slepi igrač sretne s igračem oštećenog sluha, mora da ima pomoćnika.

## Adjourned games and sealed moves.

law-sealed-move = Kod prekida partije igrač na potezu nedvosmisleno zapisuje potez, oba formulara zatvara u kovertu i tek tada zaustavlja sat.
law-played-move-must-be-sealed = Igrač koji posle poziva na kovertiranje odigra potez na tabli mora da kovertira upravo taj potez.
law-early-adjournment = Igraču koji želi da prekine partiju pre kraja seanse računa se sve vreme koje je do kraja preostalo.
law-envelope-data = Na koverti su imena, pozicija, vremena, ko je kovertirao, broj poteza, eventualna ponuda remija i kada i gde se igra nastavlja.
law-envelope-in-safekeeping = Sudija proverava podatke na koverti i čuva je na sigurnom.
law-draw-offer-after-sealing = Remi ponuđen posle kovertiranja važi dok ne bude prihvaćen ili odbijen.
law-set-up-for-resumption = Pre nastavka na tablu se postavlja pozicija, a satovi pokazuju vremena u trenutku prekida.
law-ended-before-resumption = Ako se igrači pre nastavka sporazumeju za remi ili se jedan preda, partija je završena.
law-envelope-opened = Dok igrač koji treba da odgovori ne dođe, koverta ostaje zatvorena.
law-sealed-move-faulty = Igrač čiji je kovertirani potez neispravan gubi partiju, osim ako je ona već završena ili bi ionako bila remi.
law-sealed-move-ambiguous = Kovertirani potez koji može da znači više poteza je neispravan.
law-sealed-move-unclear = Kovertirani potez čije značenje ne može da se utvrdi je neispravan.
law-sealed-move-illegal = Neispravan je i kovertirani potez koji je nelegalan.
law-replying-player-present = Ako je kod nastavka prisutan igrač koji mora da odgovori, koverta se otvara, potez se igra na tabli i pokreće se njegov sat.
law-replying-player-absent = Ako nema igrača koji mora da odgovori, teče njegov sat, a koverta se otvara kada dođe.
law-sealing-player-absent = Ako nema igrača koji je kovertirao, protivnik može umesto poteza na tabli da preda odgovor u novoj koverti i pokrene sat odsutnog.
law-late-for-resumption = Igrač koji na nastavak dođe prekasno gubi partiju ako nije odlučeno drukčije.
law-late-sealer-saved = Ko je kovertirao i zakasni, zadržava rezultat ako je kovertirani potez završio partiju.
law-neither-present-at-resumption = Ako kod nastavka nema nijednog igrača, vreme gubi onaj koji mora da odgovori dok ne dođe.
law-envelope-lost = Ako se koverta izgubi, partija se nastavlja od zapisane pozicije i vremena, a igrač koji je kovertirao igra potez koji navede kao svoj kovertirani.
law-adjourned-position-unknown = Ako prekinuta pozicija ne može da se utvrdi, partija se poništava i igra se nova.
law-clock-error-at-resumption = Na pogrešno vreme na satu kod nastavka treba upozoriti pre prvog poteza, inače ostaje, osim ako sudija odluči drukčije.
law-resumption-sessions = Seanse se mere po sudijinom satu i objavljuju se unapred.

## Chess960.

law-chess960 = U šahu 960 početnu poziciju određuje slučaj, a zatim se igra kao i obično.
law-chess960-start-position = Figure belog stoje bilo gde na prvom redu, kralj između topova i lovci na poljima različitih boja, a crne figure stoje naspram njih.
law-chess960-random-choice = Početna pozicija može da se izvuče računarom, kockicama, novčićem, kartama ili slično.
law-chess960-castling = U šahu 960 svaki igrač može da rokira jednom, pod uobičajenim uslovima prilagođenim početnim poljima kralja i topa.
law-chess960-castling-forms = U šahu 960 pri rokadi se pomeraju kralj i top, ili zamenjuju mesta, ili se pomera samo jedan od njih.
law-chess960-castling-by-hand = Na stvarnoj tabli najbolje je kralja staviti pored table, pomeriti topa i zatim postaviti kralja.
law-chess960-castling-targets = Posle rokade u šahu 960 kralj i top stoje tamo gde bi stajali u običnom šahu.
law-chess960-castling-announced = Preporučuje se da igrač najavi da namerava da rokira.
law-chess960-castling-at-once = U nekim početnim pozicijama rokada je moguća već u prvom potezu.
law-chess960-castling-empty-squares = Sva polja preko kojih kralj i top pri rokadi prelaze ili na koja dolaze moraju osim njih da budu prazna; druga mogu da budu zauzeta.

## Terms that the glossary explains with content of its own.

law-term-completed-move = Potez je završen kada je odigran i kada je sat pritisnut.
law-term-made-move = Potez je odigran kada figura stoji na novom polju, kada ju je ruka ispustila i kada je uzeta figura uklonjena.
law-term-displaced = Položaj figure je poremećen kada ona ne stoji jasno na svom polju.
law-term-increment = Povećanje je vreme od dve do šezdeset sekundi koje igrač dobija pre svakog poteza.
law-term-cumulative-mode = U kumulativnom načinu, nazvanom po Fišeru, dodatno vreme se dodaje pre svakog poteza i može da se skuplja.
law-term-delay-mode = U načinu s odlaganjem, nazvanom po Bronštajnu, prvo teče dodatno vreme poteza i ne može da se skuplja.
law-term-standard-chess = Šah je standardni ako svaki igrač ima najmanje šezdeset minuta.
law-term-time-control = Vremenska kontrola je raspored vremena koje svaki igrač ima.
law-term-result = Rezultat je 1-0, 0-1 ili ½-½; mogu da izgube oba, igrač može da dobije pola poena prema nuli, a neodigrane partije imaju svoje znakove.
law-term-points = Partija obično donosi 1, ½ ili 0 poena; u upotrebi su i 3, 1 i 0.
law-term-penalties = Kazne su navedene od najblaže do najstrože.
law-term-normal-means = Normalna sredstva su aktivna igra na pobedu ili pozicija koja daje stvarnu mogućnost pobede drukčije nego na vreme.
law-term-move-counter = Brojač poteza je deo sata koji broji koliko puta ga je svaki igrač pritisnuo.
law-term-arbiters-discretion = Na mnogim mestima pravila prepuštaju odluku proceni sudije.
