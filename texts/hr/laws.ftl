## Looking provisions up. $articles is a list of article numbers, $edition a year.

provision-kind = { $kind ->
    [rule] pravilo
    [procedure] postupak
    [record] zapis
    [arbiter] prosudba suca
   *[physical] oprema ili ponašanje
}
chapter-title = { $subject ->
    [scope] Što Pravila obuhvaćaju
    [preface] Predgovor
    [nature] Igra i njezin cilj
    [setup] Početni položaj figura
    [moves] Kretanje figura
    [touching] Izvedba poteza
    [ending] Završetak partije
    [clock] Šahovski sat
    [irregularities] Nepravilnosti
    [scoresheet] Zapisivanje poteza
    [draws] Remi
    [points] Bodovanje
    [conduct] Ponašanje igrača
    [arbiter] Sudac
    [fide] Pitanja za FIDE
    [rapid] Ubrzani šah
    [blitz] Brzopotezni šah
    [notation] Algebarska notacija
    [blind] Slijepi i slabovidni igrači
    [adjournment] Prekinute partije
    [chess960] Šah 960
    [quickplay] Ubrzani završetak
    [quickplay-without-arbiter] Ubrzani završetak bez suca
   *[glossary] Rječnik pojmova
}
laws-in-force = Pravila iz { $edition }., danas na snazi.
edition-listed = na snazi od { $day }, { $complete ->
    [yes] potpuno
   *[no] koliko je poznato
}; broj odredaba: { $provisions }, { $unverified ->
    [0] svi brojevi provjereni
   *[other] neprovjereni brojevi: { $unverified }
}.
edition-known = { $edition ->
    [2005] Pročitano u cijelosti u srpskom prijevodu.
    [2009] Pročitano u cijelosti u slovenskom i srpskom prijevodu.
    [2014] Poznato iz dijelova teksta koji su se mogli pročitati na engleskom i španjolskom te iz tablica promjena; ostalo je kao u susjednim izdanjima.
    [2017] Pročitano u cijelosti u slovenskom i hrvatskom prijevodu.
    [2018] Poznato iz engleskog teksta, uspoređenog s izdanjem iz 2017.; što se nije promijenilo, isto je kao ondje.
    [2023] Poznato iz engleskog teksta u FIDE-inu priručniku za suce iz svibnja 2025., uspoređenog s izdanjem iz 2018.; što se nije promijenilo, isto je kao ondje.
   *[other] Koliko su poznate njegove promjene.
}
provision-before = Drukčije ({ $editions }): { $text }
provision-absent = U Pravilima iz { $edition }. toga nema.
provision-elsewhere = U drugim izdanjima: { $articles }.
provision-unverified = ? Broj nije provjeren: uzet je prema susjednim izdanjima.
article-parts = Dijelovi članka: { $articles }.

search-found = Pronađene odredbe: { $count }.
search-more = I još { $count }: prikazuje ih --limit.
search-nothing = Za „{ $text }” ništa nije pronađeno.

diff-new = U izdanju iz { $edition }. novo: { $count }
diff-gone = U izdanju iz { $edition }. više nema: { $count }
diff-changed = Promijenjeno: { $count }
diff-renumbered = Drukčije numerirano: { $count }
diff-same = U oba isto, pod istim brojem: { $count }.

error-no-article = Pravila iz { $edition }. nemaju članak { $article }.
error-no-provision = „{ $text }” nije ni broj članka ni ime odredbe.
help-nearest-articles = Najbliži: { $articles }.
help-article-elsewhere = Izdanja koja imaju takav broj: { $editions }.
help-law-search = Traženje po riječima: adoube law search { $text }
term-nothing = U rječniku nema pojma { $text }.
term-in-the-laws = U Pravilima:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.
## The sentence is that of one edition: $edition is its year, and SINCE($edition, 2009, 2014) is the last of these years
## that it has reached, or none of them. Numbers come from the tables of the rules, by name.

## What the document is, and whom it binds.

law-scope-of-the-laws = { SINCE($edition, 2009, 2014, 2017, 2018, 2023) ->
    [2009] Pravila vrijede za šah na ploči; mjerodavan je njihov engleski tekst, prihvaćen u Dresdenu u studenome 2008., koji vrijedi od 1. srpnja 2009. Riječ „on” u njima uključuje i „ona”.
    [2014] Pravila vrijede za šah na ploči i imaju dva dijela, Osnovna pravila igre i Pravila natjecanja; mjerodavan je njihov engleski tekst, prihvaćen u Tallinnu u listopadu 2013., koji vrijedi od 1. srpnja 2014. Riječ „on” u njima uključuje i „ona”.
    [2017] Pravila vrijede za šah na ploči i imaju dva dijela, Osnovna pravila igre i Pravila natjecanja; mjerodavan je njihov engleski tekst, prihvaćen u Bakuu 2016. i na sjednici Predsjedničkog odbora u Ateni 2017., koji vrijedi od 1. srpnja 2017. Riječ „on” u njima uključuje i „ona”.
    [2018] Pravila vrijede za šah na ploči i imaju dva dijela, Osnovna pravila igre i Pravila natjecanja; mjerodavan je njihov engleski tekst, prihvaćen u Göynüku u listopadu 2017., koji vrijedi od 1. siječnja 2018. Riječ „on” u njima uključuje i „ona”.
    [2023] Pravila vrijede za šah na ploči i imaju dva dijela, Osnovna pravila igre i Pravila natjecanja; mjerodavan je njihov engleski tekst, prihvaćen u Chennaiju u kolovozu 2022., koji vrijedi od 1. siječnja 2023.
   *[before] Pravila vrijede za šah na ploči; mjerodavan je njihov engleski tekst, prihvaćen u Calviji u listopadu 2004., koji vrijedi od 1. srpnja 2005. Riječ „on” u njima uključuje i „ona”.
}
law-cases-not-regulated = O slučajevima koje Pravila ne uređuju sudac odlučuje prema sličnima koje uređuju. Pravila pretpostavljaju stručne, razumne i potpuno objektivne suce i ostavljaju im slobodu da odluče prema pravednosti, logici i posebnim okolnostima.
law-federation-house-rules = Federacija može uvesti podrobnija pravila ako nisu u suprotnosti s Pravilima šaha FIDE, ako vrijede samo na njezinu području i ako se ne primjenjuju na natjecanjima FIDE, za naslove ni za rejting.
law-rated-only-under-the-laws = Partija se računa za rejting FIDE samo ako je igrana po Pravilima, a preporučuje se da se po njima igraju i druge natjecateljske partije.
law-rulings-by-fide = Federacija članica može od FIDE zatražiti odluku o pitanju koje se odnosi na Pravila.

## The nature of the game, the board and the pieces.

law-game-of-chess = Šah igraju dva protivnika koji pomiču figure na kvadratnoj ploči.
law-players-move-alternately = Dva protivnika naizmjence pomiču figure na kvadratnoj ploči; prvi potez igra bijeli, koji ima svijetle figure, a sljedeći crni, koji ima tamne.
law-having-the-move = Igrač je na potezu čim protivnik odigra svoj potez na ploči.
law-aim-of-the-game = Cilj je napasti protivničkog kralja tako da protivnik nema pravilnog poteza; to je mat: tko ga da, pobjeđuje, a igrač čiji je kralj matiran gubi. Vlastitog kralja nije dopušteno izložiti napadu ni ostaviti pod napadom, a protivničkog nije dopušteno uzeti.
law-aim-out-of-reach = Ako nijedan igrač više ne može matirati, partija je remi.
law-chessboard = Ploča ima osam puta osam, dakle 64 jednaka polja, naizmjence svijetla (bijela) i tamna (crna), a između igrača leži tako da je u kutu s desne strane svakog od njih svijetlo polje.
law-set-of-pieces = Na početku jedan igrač ima 16 svijetlih (bijelih) figura, a drugi 16 tamnih (crnih): svaki ima kralja, damu, dva topa, dva lovca, dva skakača i osam pješaka.
law-initial-position = Na početku bijeli top, skakač, lovac, dama, kralj, lovac, skakač i top stoje na poljima od a1 do h1, a bijeli pješaci na drugom redu; crne figure stoje im nasuprot, na osmom i sedmom.
law-files-ranks-diagonals = Osam okomitih nizova polja su linije, osam vodoravnih redovi, a ravni nizovi polja iste boje koja se sastaju u kutovima, od jednog ruba ploče do susjednog, dijagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne može doći na polje na kojem stoji figura iste boje.
law-capture = Figura koja dođe na polje protivničke figure uzima je, a uzeta se figura u istom potezu uklanja s ploče.
law-attack = Figura napada protivničku figuru ako je na njezinu polju može uzeti; polje napada čak i ako onamo ne smije jer bi vlastiti kralj time ostao u šahu ili bio izložen šahu.
law-bishop-move = Lovac se kreće proizvoljno daleko po dijagonali na kojoj stoji.
law-rook-move = Top se kreće proizvoljno daleko po svojoj liniji ili redu.
law-queen-move = Dama se kreće proizvoljno daleko po svojoj liniji, redu ili dijagonali.
law-no-jumping-over-pieces = Lovac, top i dama ne mogu preskočiti figuru koja im je na putu.
law-knight-move = Skakač ide na jedno od najbližih polja koja nisu na njegovoj liniji, redu ni dijagonali.
law-pawn-step = Pješak ide jedno polje ravno naprijed ako je to polje prazno.
law-pawn-double-step = U svojem prvom potezu pješak može ići dva polja naprijed ako su oba prazna.
law-pawn-capture = Pješak uzima protivničku figuru koja stoji jedno polje dijagonalno ispred njega.
law-en-passant = Pješaka koji se upravo pomaknuo za dva polja s početnog polja protivnički pješak pokraj njega može uzeti kao da se pomaknuo samo za jedno, ali samo odmah, u sljedećem potezu; to je uzimanje u prolazu (en passant).
law-promotion = Pješak koji dođe na posljednji red mora se u istom potezu zamijeniti damom, topom, lovcem ili skakačem svoje boje; igrač bira, a izbor ne ovisi o već uzetim figurama. Ta se zamjena zove promocija, a nova figura djeluje odmah.
law-king-step = { SINCE($edition, 2014) ->
    [2014] Kralj se kreće na dva načina: rokadom ili na bilo koje susjedno polje.
   *[before] Kralj se kreće na dva načina: rokadom ili na bilo koje susjedno polje koje ne napada nijedna protivnička figura.
}
law-castling = { SINCE($edition, 2009) ->
    [2009] Rokada je potez kralja i jednog od topova iste boje po igračevu prvom redu koji se računa kao jedan potez kralja: kralj s početnog polja ide dva polja prema topu na njegovu početnom polju, a top na polje koje je kralj prešao.
   *[before] Rokada je potez kralja i jednog od topova iste boje na istom redu koji se računa kao jedan potez kralja: kralj s početnog polja ide dva polja prema topu, a top na polje koje je kralj prešao.
}
law-castling-right-lost = Pravo na rokadu trajno je izgubljeno u dva slučaja: u cijelosti ako se kralj već pomaknuo, a s pojedinim topom ako se taj top već pomaknuo.
law-castling-king-has-moved = Rokada više nije moguća ako se kralj već pomaknuo.
law-castling-rook-has-moved = Rokada više nije moguća s topom koji se već pomaknuo.
law-castling-prevented-for-now = Rokada je privremeno spriječena u dva slučaja: ako je napadnuto polje s kojeg kralj polazi, preko kojeg prelazi ili na koje dolazi, ili ako između kralja i topa stoji neka figura; pravo na nju ostaje.
law-castling-through-attack = Rokada je privremeno spriječena dok je napadnuto polje na kojem kralj stoji, preko kojeg prelazi ili na koje dolazi.
law-castling-obstructed = Rokada je privremeno spriječena dok se između kralja i topa nalazi neka figura.
law-check = { SINCE($edition, 2009) ->
    [2009] Napadnuti kralj je u šahu, čak i ako se figura koja napada ne bi smjela pomaknuti jer bi izložila vlastitog kralja.
   *[before] Napadnuti kralj je u šahu, čak i ako se figura koja napada ne bi smjela pomaknuti jer bi izložila vlastitog kralja; šah se ne mora najaviti.
}
law-king-left-in-check = Igrač nijednim potezom ne smije vlastitog kralja izložiti šahu ni ostaviti ga u šahu.
law-legal-and-illegal-move = { SINCE($edition, 2009, 2014) ->
    [2009] Potez je pravilan ako ispunjava sve zahtjeve pravila o kretanju figura; ako nije pravilan, umjesto njega mora se odigrati drugi, kako traže pravila o taknutim figurama.
    [2014] Potez je pravilan ako ispunjava sve zahtjeve pravila o kretanju figura, a nepravilan ako ih ne ispunjava.
   *[before] Potez je odigran kao pravilan kad ispunjava sve zahtjeve pravila o kretanju figura.
}
law-illegal-position = Pozicija je nepravilna ako do nje ne vodi nijedan niz pravilnih poteza.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Svaki se potez igra samo jednom rukom.
law-adjusting-pieces = { SINCE($edition, 2017) ->
    [2017] Samo igrač na potezu može popraviti figure na njihovim poljima, i to samo ako to prije najavi, na primjer riječju „popravljam”.
   *[before] Igrač na potezu može popraviti figure na njihovim poljima ako to prije najavi, na primjer riječju „popravljam”.
}
law-touch-presumed-deliberate = Osim pri najavljenom popravljanju, svaki se dodir figure smatra namjernim ako nije očito bio slučajan.
law-touch-move = { SINCE($edition, 2014) ->
    [2014] Osim pri najavljenom popravljanju, igrač na potezu koji takne figure na ploči s namjerom da ih pomakne ili uzme mora igrati taknutom svojom figurom ili uzeti taknutu protivničku ako je to moguće.
   *[before] Osim pri najavljenom popravljanju, igrač na potezu koji namjerno takne figure na ploči mora igrati taknutom svojom figurom ili uzeti taknutu protivničku ako je to moguće.
}
law-touched-own-piece = Igrač koji je taknuo jednu ili više svojih figura mora igrati prvom taknutom figurom kojom može igrati.
law-touched-opponents-piece = Igrač koji je taknuo jednu ili više protivničkih figura mora uzeti prvu taknutu figuru koju može uzeti.
law-touched-both-colours = { SINCE($edition, 2017) ->
    [2017] Igrač koji je taknuo jednu ili više figura svake boje mora prvom taknutom svojom uzeti prvu taknutu protivničku, a ako to nije dopušteno, pomaknuti ili uzeti prvu taknutu figuru koja se može pomaknuti ili uzeti; ako nije jasno koju je prije taknuo, smatra se da je svoju.
   *[before] Igrač koji je taknuo po jednu figuru svake boje mora svojom uzeti protivničku, a ako to nije dopušteno, pomaknuti ili uzeti prvu taknutu figuru koja se može pomaknuti ili uzeti; ako nije jasno koju je prije taknuo, smatra se da je svoju.
}
law-touched-king-and-rook = Igrač na potezu koji namjerno takne svojeg kralja i topa mora rokirati na tu stranu ako je to moguće, osim ako je prvo taknuo topa.
law-touched-rook-before-king = { SINCE($edition, 2009) ->
    [2009] Igrač koji namjerno takne prvo topa pa kralja u tom potezu ne smije rokirati na tu stranu, nego mora igrati topom ako može.
   *[before] Igrač koji namjerno takne prvo topa pa kralja ne smije rokirati na tu stranu, nego mora igrati topom ako može.
}
law-intended-castling-illegal = { SINCE($edition, 2014) ->
    [2014] Igrač koji s namjerom da rokira takne kralja pa topa s kojim rokada nije dopuštena mora odigrati drugi pravilan potez kraljem, pa i rokadu s drugim topom, a ako ga nema, bilo koji pravilan potez.
   *[before] Igrač koji s namjerom da rokira takne kralja, ili istodobno kralja i topa, a rokada na tu stranu nije dopuštena, mora odigrati drugi pravilan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji pravilan potez.
}
law-king-released-to-castle-illegally = Igrač koji radi rokade ispusti kralja na polje, a rokada na tu stranu nije dopuštena, mora odigrati drugi pravilan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji pravilan potez.
law-promotion-choice-final = Pri promociji se izbor figure više ne može promijeniti kad ta figura dotakne polje promocije.
law-no-touched-piece-can-move = Ako se nijednom taknutom figurom ne može igrati i nijedna se ne može uzeti, igrač može odigrati bilo koji pravilan potez.
law-promotion-in-various-ways = Pri promociji se pješak ne mora staviti na posljednji red, a njegovo uklanjanje i stavljanje nove figure na polje promocije mogu se obaviti bilo kojim redoslijedom; protivnička figura na tom polju mora se uzeti.
law-piece-released = Figura ispuštena na polje kao pravilan potez ili njegov dio u tom se potezu više ne može premjestiti na drugo polje.
law-capture-made = Potez uzimanja odigran je kad je uzeta figura uklonjena s ploče, a igrač je svoju figuru na njezinu novom polju ispustio iz ruke.
law-castling-made = Rokada je odigrana kad igrač ispusti topa na polje koje je kralj prešao; kad ispusti kralja, potez još nije odigran, ali mora rokirati na tu stranu ako je to moguće.
law-promotion-made = { SINCE($edition, 2014) ->
    [2014] Promocija je odigrana kad je igrač iz ruke ispustio novu figuru na polje promocije, a pješak je uklonjen s ploče.
   *[before] Promocija je odigrana kad je pješak uklonjen s ploče, a igrač je iz ruke ispustio novu figuru na polje promocije; pješak ispušten na posljednji red više se ne može premjestiti na drugo polje, iako potez još nije odigran.
}
law-touch-forfeits-complaint = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač koji namjerno takne figuru gubi pravo reklamirati protivnikovu povredu pravila o izvedbi poteza.
    [2014] Igrač koji takne figuru s namjerom da je pomakne ili uzme gubi pravo reklamirati protivnikovu povredu pravila o izvedbi poteza.
   *[before] Igrač koji namjerno takne figuru gubi pravo reklamirati protivnikovu povredu pravila o taknutim figurama.
}
law-assistant-moves-pieces = Igrač koji ne može sam pomicati figure smije dovesti pomoćnika prihvatljivog sucu.

## How a game ends, and what it counts.

law-checkmate = { SINCE($edition, 2014) ->
    [2014] Mat donosi pobjedu i odmah završava partiju ako je potez kojim je nastao bio pravilan i u skladu s pravilima o taknutim i ispuštenim figurama.
   *[before] Mat donosi pobjedu i odmah završava partiju ako je potez kojim je nastao bio pravilan.
}
law-resignation = { SINCE($edition, 2023) ->
    [2023] Kad igrač izjavi da predaje, partija je odmah završena i on je gubi; ako protivnik ne može matirati, partija je remi.
   *[before] Kad igrač izjavi da predaje, partija je odmah završena i on je gubi.
}
law-resignation-without-mating-chance = Ako protivnik igrača koji preda ne može matirati nijednim nizom pravilnih poteza, partija je remi.
law-stalemate = { SINCE($edition, 2014) ->
    [2014] Ako igrač na potezu nema pravilnog poteza, a kralj mu nije u šahu, to je pat i partija je odmah remi ako je potez kojim je nastao bio pravilan i u skladu s pravilima o taknutim i ispuštenim figurama.
   *[before] Ako igrač na potezu nema pravilnog poteza, a kralj mu nije u šahu, to je pat i partija je odmah remi ako je potez kojim je nastao bio pravilan.
}
law-dead-position = { SINCE($edition, 2009, 2014) ->
    [2009] Partija je odmah remi kad nastane pozicija u kojoj nijedan igrač ne može matirati nijednim nizom pravilnih poteza (mrtva pozicija), ako je potez kojim je nastala bio pravilan.
    [2014] Partija je odmah remi kad nastane pozicija u kojoj nijedan igrač ne može matirati nijednim nizom pravilnih poteza (mrtva pozicija), ako je potez kojim je nastala bio pravilan i u skladu s pravilima o taknutim i ispuštenim figurama.
   *[before] Partija je odmah remi kad nastane pozicija u kojoj nijedan igrač ne može matirati nijednim nizom pravilnih poteza, ni uz najslabiju igru (mrtva pozicija), ako je potez kojim je nastala bio pravilan.
}
law-draw-by-agreement = { SINCE($edition, 2017) ->
    [2017] Igrači se tijekom partije mogu dogovoriti za remi ako je svaki odigrao barem jedan potez; time je partija odmah završena.
   *[before] Igrači se tijekom partije mogu dogovoriti za remi; time je partija odmah završena.
}
law-points-for-a-game = Pobjeda, i bez borbe, donosi jedan bod, remi pola boda, a poraz, i bez borbe, ništa, ako unaprijed nije određeno drukčije.
law-score-limits = Bodovi obaju igrača zajedno nikad ne premašuju uobičajen zbroj za partiju, a igrač može dobiti samo uobičajen broj bodova (rezultat ¾–¼ nije dopušten).

## The chess clock.

law-chess-clock = Šahovski sat ima dva pokazivača vremena od kojih istodobno može raditi samo jedan, a „sat” u Pravilima znači jedan od njih; svaki ima zastavicu koja pada kad vrijeme istekne.
law-time-control-periods = { SINCE($edition, 2014) ->
    [2014] Svaki igrač mora dovršiti najmanje određen broj poteza ili sve poteze u unaprijed određenom vremenu, s dodatkom za svaki potez ako je tako određeno.
   *[before] Svaki igrač mora odigrati najmanje određen broj poteza ili sve poteze u unaprijed određenom vremenu, s dodatkom za svaki potez ako je tako određeno.
}
law-saved-time-carries-over = { SINCE($edition, 2017) ->
    [2017] Vrijeme ušteđeno u jednom periodu dodaje se sljedećem, gdje je to primjenjivo.
   *[before] Vrijeme ušteđeno u jednom periodu dodaje se sljedećem, osim u odgođenom načinu.
}
law-delay-before-main-time = U odgođenom načinu glavno vrijeme počinje teći tek kad se potroši dodatno vrijeme za potez i ne mijenja se ako igrač prije toga pritisne sat.
law-move-count-at-flag-fall = { SINCE($edition, 2014) ->
    [2014] Čim zastavica padne, provjerava se jesu li dovršeni traženi potezi.
   *[before] Čim zastavica padne, provjerava se jesu li odigrani traženi potezi.
}
law-clock-placement = Prije partije sudac određuje gdje će stajati sat.
law-start-of-whites-clock = U vrijeme određeno za početak pokreće se sat bijelog.
law-default-time = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Igrač koji za ploču dođe nakon početka seanse gubi partiju: dopušteno vrijeme kašnjenja je { $minutes } minuta, ako turnirski pravilnik ne određuje drukčije.
    [2014] Turnirski pravilnik unaprijed određuje dopušteno vrijeme kašnjenja; igrač koji za ploču dođe poslije njega gubi partiju, osim ako sudac odluči drukčije.
    [2017] Turnirski pravilnik unaprijed određuje dopušteno vrijeme kašnjenja (inače je { $minutes } minuta); igrač koji za ploču dođe poslije njega gubi partiju, osim ako sudac odluči drukčije.
   *[before] Igrač koji za ploču dođe više od { $minutes } minuta nakon predviđenog početka seanse gubi partiju, osim ako turnirski pravilnik ili sudac odrede drukčije.
}
law-neither-player-present = { SINCE($edition, 2009) ->
    [2009] Ako dopušteno vrijeme kašnjenja nije nula, a na početku nema nijednog igrača, bijeli gubi sve vrijeme dok ne dođe, osim ako turnirski pravilnik ili sudac odrede drukčije.
   *[before] Ako na početku nema nijednog igrača, bijeli gubi sve vrijeme dok ne dođe, osim ako turnirski pravilnik ili sudac odrede drukčije.
}
law-move-completed = Nakon odigranog poteza igrač pritiskom na sat zaustavlja svoj i pokreće protivnikov; time je potez dovršen.
law-completed-by-end-of-game = Potez koji završava partiju dovršen je bez pritiska na sat.
law-completed-by-next-move = Potez nakon kojeg sat nije pritisnut dovršen je kad igrač odigra svoj sljedeći potez.
law-right-to-press-clock = { SINCE($edition, 2014) ->
    [2014] Igrač nakon odigranog poteza mora moći pritisnuti sat, čak i kad je protivnik već odigrao svoj, a vrijeme do tada ide na njegov račun.
   *[before] Igrač nakon odigranog poteza uvijek mora moći pritisnuti sat, a vrijeme do tada ide na njegov račun.
}
law-same-hand-presses-clock = Sat se pritišće rukom kojom je potez odigran, a prst ne smije počivati na satu ni lebdjeti nad njim.
law-clock-handling = { SINCE($edition, 2017) ->
    [2017] Satom treba propisno rukovati: ne udarati ga, ne podizati, ne prevrtati i ne pritiskati prije poteza; nepravilno se rukovanje kažnjava.
   *[before] Satom treba propisno rukovati: ne udarati ga, ne podizati i ne prevrtati; nepravilno se rukovanje kažnjava.
}
law-adjusting-on-own-time-only = Figure smije popravljati samo igrač čiji sat radi.
law-assistant-presses-clock = { SINCE($edition, 2014) ->
    [2014] Igrač koji se ne može služiti satom smije dovesti pomoćnika prihvatljivog sucu; sudac pravedno namješta satove, ali ne sat igrača s invaliditetom.
   *[before] Igrač koji se ne može služiti satom smije dovesti pomoćnika prihvatljivog sucu; sudac pravedno namješta satove.
}
law-flag-fall-noticed = Pad zastavice vrijedi kad ga vidi sudac ili kad ga igrač opravdano reklamira.
law-flag-fall = Igrač koji u dodijeljenom vremenu ne ispuni propisani broj poteza gubi partiju, osim ako je ona već završila matom, predajom, patom, mrtvom pozicijom ili dogovorenim remijem.
law-flag-fall-without-mating-chance = { SINCE($edition, 2009) ->
    [2009] Ako protivnik igrača kojem je pala zastavica ne može matirati nijednim nizom pravilnih poteza, partija je remi.
   *[before] Ako protivnik igrača kojem je pala zastavica ne može matirati nijednim nizom pravilnih poteza, ni uz najslabiju obranu, partija je remi.
}
law-defective-clock = Mjerodavno je ono što sat pokazuje, osim ako je očito neispravan; tada ga sudac zamjenjuje i vremena određuje po najboljoj prosudbi.
law-wrong-clock-setting = Ako se tijekom partije utvrdi da je sat pogrešno namješten, igrač ili sudac odmah ga zaustavlja, a sudac po najboljoj prosudbi ispravlja postavke, vremena i brojač poteza.
law-both-flags-fallen-game-goes-on = { SINCE($edition, 2017) ->
    [2017] Gdje vrijede smjernice za partije bez dodatka po potezu: ako su pale obje zastavice i ne može se utvrditi koja prije, partija se u svakom periodu osim posljednjeg nastavlja, a u posljednjem je remi.
   *[before] Ako su pale obje zastavice i ne može se utvrditi koja prije, partija se u svakom periodu osim posljednjeg nastavlja, a u posljednjem je remi.
}
law-both-flags-fallen-in-last-period = { SINCE($edition, 2017) ->
    [2017] Gdje vrijede smjernice za partije bez dodatka po potezu: ako su u posljednjem periodu, u kojem treba dovršiti sve preostale poteze, pale obje zastavice i ne može se utvrditi koja prije, partija je remi.
   *[before] Ako su u posljednjem periodu, u kojem treba odigrati sve preostale poteze, pale obje zastavice i ne može se utvrditi koja prije, partija je remi.
}
law-arbiter-stops-clocks = Kad partiju treba prekinuti, sudac zaustavlja satove.
law-player-stops-clocks = Igrač smije zaustaviti satove samo da bi zatražio pomoć suca, na primjer kad za promociju nedostaje figura.
law-restart-of-clocks = Sudac odlučuje kad se partija nastavlja.
law-reason-for-stopping-clocks = Sudac odlučuje je li igrač koji je zaustavio satove imao valjan razlog i kažnjava ga ako ga očito nije imao.
law-displays-in-the-hall = U turnirskoj su dvorani dopušteni ekrani, monitori i demonstracijske ploče koji prikazuju poziciju, poteze i broj poteza te satovi koji prikazuju i broj poteza.
law-no-claim-from-displays = Nijedna se reklamacija ne smije temeljiti samo na onome što je prikazano u dvorani.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = { SINCE($edition, 2014) ->
    [2014] Kad se nakon nepravilnosti vraća ranija pozicija, sudac po najboljoj prosudbi određuje vremena, koja može i ostaviti nepromijenjena, te po potrebi ispravlja brojač poteza.
   *[before] Nakon nepravilnosti ili kad se vraća ranija pozicija, sudac po najboljoj prosudbi određuje vremena i po potrebi ispravlja brojač poteza.
}
law-wrong-initial-position = Ako se tijekom partije utvrdi da je početna pozicija bila pogrešna, partija se poništava i igra se nova.
law-wrong-board-placement = Ako se tijekom partije utvrdi da je samo ploča bila nepravilno postavljena, pozicija se prenosi na pravilno postavljenu i partija se nastavlja.
law-reversed-colours = { SINCE($edition, 2017) ->
    [2017] Ako je partija počela s obrnutim bojama figura, a oba igrača odigrala su manje od { $moves } poteza, prekida se i igra se nova s pravilnim bojama; inače se nastavlja.
   *[before] Partija koja je počela s obrnutim bojama figura nastavlja se, osim ako sudac odluči drukčije.
}
law-displaced-pieces-restored = Igrač koji poremeti položaj jedne ili više figura uspostavlja pravilnu poziciju na račun svojeg vremena.
law-help-with-displaced-pieces = Ako je položaj figura poremećen, svaki igrač može po potrebi zaustaviti satove i zatražiti pomoć suca.
law-displacement-penalised = Sudac može kazniti igrača koji poremeti položaj figura.
law-illegal-move-completed = { SINCE($edition, 2009, 2014) ->
    [2009] Kad se utvrdi nepravilan potez, vraća se pozicija neposredno prije njega ili posljednja koja se može utvrditi, a vremena na satovima određuje sudac; za zamjenski potez vrijede pravila o taknutim i ispuštenim figurama i partija se nastavlja.
    [2014] Kad se utvrdi da je nepravilan potez dovršen pritiskom na sat, vraća se pozicija neposredno prije njega ili posljednja koja se može utvrditi; za zamjenski potez vrijede pravila o taknutim i ispuštenim figurama i partija se nastavlja.
   *[before] Kad se utvrdi nepravilan potez, vraća se pozicija neposredno prije njega ili posljednja koja se može utvrditi, a vremena na satovima određuje sudac; za zamjenski potez vrijedi pravilo o taknutim figurama i partija se nastavlja.
}
law-promotion-not-completed = { SINCE($edition, 2014) ->
    [2014] Ako igrač pomakne pješaka na posljednji red i pritisne sat, a ne zamijeni ga, potez je nepravilan, a pješak se zamjenjuje damom iste boje.
   *[before] Ako igrač ne zamijeni pješaka na posljednjem redu, potez je nepravilan i vraća se prijašnja pozicija.
}
law-king-captured = Protivnički se kralj ne smije uzeti; takvo je uzimanje nepravilan potez.
law-illegal-move-penalty = { SINCE($edition, 2014, 2018) ->
    [2014] Za dovršeni nepravilan potez protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju.
    [2018] Za dovršeni nepravilan potez, pa i za potez objema rukama ili pritisak na sat bez poteza, protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } prekršaj bilo koje od tih vrsta znači izgubljenu partiju.
   *[before] Za nepravilan potez protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju.
}
law-illegal-moves-without-mating-chance = Ako bi partija zbog nepravilnih poteza bila izgubljena, a protivnik ne može matirati nijednim nizom pravilnih poteza, partija je remi.
law-displacement-found-later = Ako se utvrdi da su figure već prije bile pomaknute sa svojih polja, vraća se pozicija prije toga ili posljednja koja se može utvrditi, sudac određuje vremena na satovima i partija se odande nastavlja.
law-two-hands-for-one-move = { SINCE($edition, 2018) ->
    [2018] Potez odigran objema rukama smatra se nepravilnim ako je zatim pritisnut sat.
   *[before] Potez odigran objema rukama, pri rokadi, uzimanju ili promociji, smatra se nepravilnim.
}
law-two-hands-penalty = { SINCE($edition, 2018) ->
    [2018] Za potez objema rukama protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj, računajući i ostale nepravilne poteze, znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.
   *[before] Za potez objema rukama protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.
}
law-press-without-move = Pritisak na sat bez odigranog poteza smatra se nepravilnim potezom.
law-press-without-move-penalty = { SINCE($edition, 2018) ->
    [2018] Za pritisak na sat bez poteza protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } takav prekršaj, računajući i ostale nepravilne poteze, znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.
   *[before] Za pritisak na sat bez poteza protivnik dobiva { $minutes } minute, a { $losing ->
        [2] drugi
        [3] treći
       *[other] { $losing }.
    } znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.
}

## Writing the game down.

law-recording-moves = { SINCE($edition, 2023) ->
    [2023] Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što čitljivije, algebarskom notacijom, u propisani papirnati ili u elektronički zapisnik.
   *[before] Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što čitljivije, algebarskom notacijom, u propisani zapisnik.
}
law-electronic-scoresheet = Potezi se mogu unositi u elektronički zapisnik koji je propisan za natjecanje i koji je odobrila FIDE.
law-nothing-written-in-advance = { SINCE($edition, 2009) ->
    [2009] Potez se smije zapisati unaprijed samo za reklamaciju remija ili za kuvertiranje.
   *[before] Potez se smije zapisati unaprijed samo za reklamaciju remija.
}
law-recorded-before-next-move = Igrač može odgovoriti prije nego što zapiše protivnikov potez, ali svoj prethodni mora zapisati prije nego što odigra novi.
law-use-of-scoresheet = Zapisnik služi samo za poteze, vrijeme na satu, ponude remija, reklamacije i druge bitne podatke.
law-draw-offer-recorded = Oba igrača zapisuju svaku ponudu remija znakom (=).
law-assistant-keeps-score = { SINCE($edition, 2014) ->
    [2014] Igrač koji ne može zapisivati smije dovesti pomoćnika prihvatljivog sucu; sudac pravedno namješta satove, ali ne sat igrača s invaliditetom.
   *[before] Igrač koji ne može zapisivati smije dovesti pomoćnika prihvatljivog sucu; sudac pravedno namješta satove.
}
law-scoresheet-visible = Sudac mora moći vidjeti zapisnik tijekom cijele partije.
law-scoresheets-belong-to-organiser = Zapisnici su vlasništvo organizatora.
law-defective-electronic-scoresheet = Sudac zamjenjuje elektronički zapisnik koji je neispravan.
law-recording-not-required = { SINCE($edition, 2009) ->
    [2009] Igrač kojem u periodu ostane manje od { $minutes } minuta, a nema dodatak od najmanje { $seconds } sekundi po potezu, ne mora zapisivati do kraja tog perioda.
   *[before] Igrač kojem u periodu ostane manje od { $minutes } minuta, a nema dodatak od najmanje { $seconds } sekundi po potezu, ne mora zapisivati.
}
law-record-completed-after-flag-fall = Kad zastavica padne, igrač koji nije zapisivao mora dopuniti zapisnik prije nego što pomakne figuru.
law-neither-player-records = Ako nijedan igrač ne mora zapisivati, trebao bi zapisivati sudac ili pomoćnik; nakon pada zastavice sudac zaustavlja satove i oba igrača dopunjuju zapisnike prema sučevu ili protivnikovu.
law-one-player-need-not-record = Ako samo jedan igrač nije zapisivao, nakon pada zastavice mora dopuniti zapisnik prije nego što pomakne figuru; kad je na potezu, smije se poslužiti protivnikovim zapisnikom, koji vraća prije poteza.
law-reconstruction-of-the-game = { SINCE($edition, 2017) ->
    [2017] Ako nijedan zapisnik nije potpun, igrači pod nadzorom suca ili pomoćnika rekonstruiraju partiju na drugoj ploči, nakon što on zabilježi poziciju, vremena, čiji je sat radio i broj poteza, koliko je to poznato.
   *[before] Ako nijedan zapisnik nije potpun, igrači pod nadzorom suca ili pomoćnika rekonstruiraju partiju na drugoj ploči, nakon što on zabilježi poziciju, vremena i broj poteza, koliko je to poznato.
}
law-first-move-of-next-period = Ako se zapisnici ne mogu dopuniti tako da pokažu da je vrijeme prekoračeno, sljedeći potez vrijedi kao prvi u sljedećem periodu, osim ako ima dokaza da ih je odigrano više.
law-signed-result = { SINCE($edition, 2023) ->
    [2023] Nakon partije oba igrača potpisuju oba zapisnika s rezultatom ili ga potvrđuju u elektroničkom zapisniku; rezultat tada vrijedi i ako je pogrešan, osim ako sudac odluči drukčije.
   *[before] Nakon partije oba igrača potpisuju oba zapisnika s rezultatom, koji tada vrijedi i ako je pogrešan, osim ako sudac odluči drukčije.
}

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = { SINCE($edition, 2017) ->
    [2017] Turnirskim pravilnikom može se odrediti da igrači bez suglasnosti suca ne smiju ponuditi remi ni dogovoriti ga prije određenog poteza ili uopće.
   *[before] Turnirskim pravilnikom može se odrediti da se igrači bez suglasnosti suca ne smiju dogovoriti za remi prije određenog poteza ili uopće.
}
law-draw-offer = { SINCE($edition, 2009) ->
    [2009] Ako turnirski pravilnik dopušta sporazumni remi, nudi se nakon odigranog poteza, a prije pritiska na sat; ponuda u drugo vrijeme vrijedi, ali se može smatrati ometanjem protivnika.
   *[before] Remi se nudi nakon odigranog poteza, a prije pritiska na sat; ponuda u drugo vrijeme vrijedi, ali se može smatrati ometanjem protivnika.
}
law-draw-offer-stands = Ponuda remija nema uvjeta i ne može se povući; vrijedi dok je protivnik ne prihvati, ne odbije usmeno ili dodirom figure koju namjerava pomaknuti ili uzeti, ili dok partija ne završi na drugi način.
law-claim-counts-as-offer = { SINCE($edition, 2014) ->
    [2014] Reklamacija remija zbog ponavljanja pozicije ili broja poteza vrijedi kao ponuda remija.
   *[before] Reklamacija remija zbog ponavljanja pozicije, broja poteza ili u ubrzanom završetku vrijedi kao ponuda remija.
}
law-repetition-claim = Igrač na potezu može reklamirati remi kad će ista pozicija nastati najavljenim potezom ili je upravo nastala najmanje { $times ->
    [3] treći
   *[other] { $times }.
} put, ne nužno ponavljanjem poteza.
law-repetition-about-to-appear = { SINCE($edition, 2014, 2023) ->
    [2014] Ako reklamira zbog pozicije koja će tek nastati, igrač prvo upisuje potez, koji se više ne može promijeniti, u zapisnik i najavljuje sucu da će ga odigrati.
    [2023] Ako reklamira zbog pozicije koja će tek nastati, igrač prvo upisuje potez, koji se više ne može promijeniti, u papirnati ili elektronički zapisnik i najavljuje sucu da će ga odigrati.
   *[before] Ako reklamira zbog pozicije koja će tek nastati, igrač prvo upisuje potez u zapisnik i najavljuje sucu da će ga odigrati.
}
law-repetition-has-appeared = Igrač na potezu može reklamirati i kad je pozicija upravo nastala.
law-same-position = Pozicije su iste ako je na potezu isti igrač, ako jednake figure iste boje stoje na istim poljima i ako su mogući potezi svih figura obaju igrača jednaki.
law-same-position-en-passant = Pozicije nisu iste ako je u jednoj bilo moguće uzimanje u prolazu, a u drugoj više nije.
law-same-position-castling = { SINCE($edition, 2009) ->
    [2009] Pozicije nisu iste ako je između njih izgubljeno pravo na rokadu; kralj ili top koji se mora pomaknuti gubi ga tek kad se pomakne.
   *[before] Pozicije nisu iste ako se između njih trajno ili privremeno promijenilo pravo na rokadu.
}
law-fifty-moves-claim = Igrač na potezu može reklamirati remi kad je svaki igrač odigrao najmanje posljednjih { $moves } poteza, uključujući najavljeni, bez pomicanja pješaka i bez uzimanja.
law-fifty-moves-with-intended-move = { SINCE($edition, 2014, 2023) ->
    [2014] Ako će se { $moves } poteza svakog igrača bez pomicanja pješaka i bez uzimanja navršiti tek sljedećim, igrač prvo upisuje taj potez, koji se više ne može promijeniti, u zapisnik i najavljuje sucu da će ga odigrati.
    [2023] Ako će se { $moves } poteza svakog igrača bez pomicanja pješaka i bez uzimanja navršiti tek sljedećim, igrač prvo upisuje taj potez, koji se više ne može promijeniti, u papirnati ili elektronički zapisnik i najavljuje sucu da će ga odigrati.
   *[before] Ako će se { $moves } poteza svakog igrača bez pomicanja pješaka i bez uzimanja navršiti tek sljedećim, igrač prvo upisuje taj potez u zapisnik i najavljuje sucu da će ga odigrati.
}
law-fifty-moves-played = { SINCE($edition, 2014) ->
    [2014] Igrač može reklamirati i kad je posljednjih { $moves } poteza svakog igrača dovršeno bez pomicanja pješaka i bez uzimanja.
   *[before] Igrač može reklamirati i kad je posljednjih { $moves } poteza svakog igrača odigrano bez pomicanja pješaka i bez uzimanja.
}
law-right-to-claim-lost = { SINCE($edition, 2009) ->
    [2009] Igrač koji takne figuru s namjerom da je pomakne ili uzme, a nije reklamirao, gubi pravo na reklamaciju u tom potezu.
   *[before] Igrač koji odigra potez, a nije reklamirao, gubi pravo na reklamaciju u tom potezu.
}
law-claim-stops-clocks = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač koji reklamira remi može zaustaviti oba sata; reklamacija se ne može povući.
    [2014] Pri reklamaciji remija igrač ili sudac zaustavlja sat; reklamacija se ne može povući.
   *[before] Igrač koji reklamira remi mora odmah zaustaviti oba sata; reklamacija se ne može povući.
}
law-correct-draw-claim = Ako je reklamacija remija točna, partija je odmah remi.
law-incorrect-draw-claim = { SINCE($edition, 2009) ->
    [2009] Ako je reklamacija remija netočna, protivnik dobiva { $minutes } minute i partija se nastavlja.
   *[before] Ako je reklamacija remija netočna, protivnik dobiva { $minutes } minute; igraču koji reklamira preostalo se vrijeme, ako je dulje od { $above } minute, prepolavlja, ali skraćuje najviše za { $most } minute, a ako je između { $left } i { $above } minute, ostaje mu { $left } minuta; partija se nastavlja.
}
law-intended-move-must-be-played = { SINCE($edition, 2009, 2014) ->
    [2009] Ako se netočna reklamacija odnosila na najavljeni potez, taj se potez mora odigrati u skladu s pravilima o izvedbi poteza.
    [2014] Ako se netočna reklamacija odnosila na najavljeni potez, taj se potez mora odigrati u skladu s pravilima o kretanju figura i o izvedbi poteza.
   *[before] Ako se netočna reklamacija odnosila na najavljeni potez, taj se potez mora odigrati.
}
law-draw-without-claim = Partija je remi i bez reklamacije kad ista pozicija nastane { $times } puta ili kad svaki igrač odigra { $moves } poteza bez pomicanja pješaka i bez uzimanja.
law-fivefold-repetition = { SINCE($edition, 2017) ->
    [2017] Partija je bez reklamacije remi kad ista pozicija nastane najmanje { $times ->
        [5] pet
       *[other] { $times }
    } puta.
   *[before] Partija je bez reklamacije remi kad ista pozicija nastane { $times ->
        [5] pet
       *[other] { $times }
    } puta u uzastopnim naizmjeničnim potezima svakog igrača.
}
law-seventy-five-moves = Partija je bez reklamacije remi kad je svaki igrač dovršio najmanje { $moves } uzastopnih poteza bez pomicanja pješaka i bez uzimanja; ako je posljednjim potezom dan mat, mat ima prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = { SINCE($edition, 2014) ->
    [2014] Ubrzani završetak dio je partije u kojem se svi preostali potezi moraju dovršiti u ograničenom vremenu.
   *[before] Ubrzani završetak dio je partije u kojem se svi preostali potezi moraju odigrati u ograničenom vremenu.
}
law-quickplay-rules-announced = Smjernice o posljednjem periodu partije, pa i o ubrzanom završetku, vrijede samo ako je njihova primjena unaprijed objavljena.
law-no-quickplay-claim-in-blitz = { SINCE($edition, 2009, 2014) ->
    [2009] U brzopoteznom šahu bez odgovarajućeg nadzora nema reklamacija iz ubrzanog završetka i ne vrijedi pravilo ubrzanog šaha o nepravilnim potezima.
    [2014] Smjernice o ubrzanom završetku vrijede za standardni i ubrzani šah bez dodatka po potezu, a ne za brzopotezni.
   *[before] U brzopoteznom šahu nema reklamacija iz ubrzanog završetka i ne vrijedi pravilo ubrzanog šaha o nepravilnim potezima.
}
law-increment-request = Igrač na potezu s manje od { $minutes } minute može zatražiti da se za oba igrača uvede dodatak od { $seconds } sekundi po potezu; to vrijedi kao ponuda remija, a ako se ona odbije i sudac prihvati zahtjev, dodatak se namješta na satu, protivnik dobiva { $minutes } dodatne minute i partija se nastavlja.
law-quickplay-claim = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač na potezu s manje od { $minutes } minute može prije pada zastavice reklamirati remi jer protivnik na uobičajeni način ne može pobijediti ili to ne pokušava; poziva suca i može zaustaviti satove.
    [2014] Gdje se ne uvodi dodatak po potezu, igrač na potezu s manje od { $minutes } minute može prije pada zastavice reklamirati remi jer protivnik na uobičajeni način ne može pobijediti ili to ne pokušava; poziva suca i može zaustaviti satove.
   *[before] Igrač na potezu s manje od { $minutes } minute može prije pada zastavice reklamirati remi jer protivnik na uobičajeni način ne može pobijediti ili to ne pokušava; zaustavlja satove i poziva suca.
}
law-quickplay-claim-accepted = Ako se sudac slaže da protivnik na uobičajeni način ne može pobijediti ili to ne pokušava, partija je remi; inače odgađa odluku ili odbija reklamaciju.
law-quickplay-claim-postponed = Ako je odluka odgođena, protivnik može dobiti { $minutes } dodatne minute i igra se nastavlja, po mogućnosti u nazočnosti suca; sudac rezultat proglašava kasnije u partiji ili nakon pada zastavice, i to remi ako protivnik na uobičajeni način nije mogao pobijediti ili to nije pokušavao.
law-quickplay-claim-rejected = Ako je reklamacija u ubrzanom završetku odbijena, protivnik dobiva { $minutes } dodatne minute.
law-quickplay-decision-final = Odluka suca o reklamaciji u ubrzanom završetku konačna je.
law-claim-without-arbiter = Gdje nema suca, igrač s manje od { $minutes } minute može prije pada zastavice reklamirati remi, čime je partija završena.
law-claim-opponent-cannot-win = Ako reklamira da protivnik na uobičajeni način ne može pobijediti, igrač zapisuje završnu poziciju, a protivnik je potvrđuje.
law-claim-opponent-does-not-try = Ako reklamira da protivnik ne pokušava pobijediti na uobičajeni način, igrač zapisuje završnu poziciju i predaje potpun zapisnik, a protivnik potvrđuje oboje.
law-claim-referred-to-arbiter = { SINCE($edition, 2014) ->
    [2014] Reklamacija podnesena kad suca nema naknadno se prosljeđuje sucu određenom za to natjecanje.
   *[before] Reklamacija podnesena kad suca nema naknadno se prosljeđuje sucu, čija je odluka konačna.
}

## What players may and may not do.

law-good-name-of-chess = Igrači ne smiju učiniti ništa što bi škodilo ugledu šaha.
law-playing-venue = { SINCE($edition, 2014) ->
    [2014] Mjesto igre obuhvaća prostor za igru, u kojem se igraju partije, toalete, prostorije za odmor, osvježenje i pušenje te sve što još odredi sudac.
   *[before] Mjesto igre obuhvaća prostor za igru, prostorije za odmor, osvježenje i pušenje te sve što još odredi sudac.
}
law-leaving-the-venue = Nijedan igrač ne smije bez dopuštenja suca napustiti mjesto igre.
law-leaving-the-playing-area = Igrač na potezu ne smije bez dopuštenja suca napustiti prostor za igru.
law-entering-the-playing-area = U prostor za igru bez dopuštenja suca smiju ući samo igrači i suci.
law-reporting-when-leaving = Turnirski pravilnik može od igrača koji nije na potezu tražiti da se javi sucu prije nego što napusti prostor za igru.
law-notes-and-advice = Tijekom igre igrači se ne smiju služiti bilješkama, izvorima informacija ni savjetima, niti analizirati na drugoj ploči.
law-electronic-devices = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Mobiteli i druga elektronička sredstva komunikacije na mjestu igre zabranjeni su bez dopuštenja suca, osim ako su potpuno isključeni.
    [2014] Igrači na mjestu igre ne smiju imati mobitele ni druga elektronička sredstva komunikacije; turnirski pravilnik može ih dopustiti isključene u torbi.
    [2017] Igrači na mjestu igre ne smiju imati nijedan elektronički uređaj koji sudac nije odobrio; turnirski pravilnik može ga dopustiti potpuno isključenog u torbi, koja je na mjestu dogovorenom sa sucem i kojom se bez njegova dopuštenja ne smije služiti nijedan igrač.
   *[before] Mobiteli i druga elektronička sredstva komunikacije na mjestu igre zabranjeni su bez dopuštenja suca.
}
law-device-forfeit = { SINCE($edition, 2009, 2014) ->
    [2009] Igrač čiji se uređaj oglasi gubi partiju, a protivnik pobjeđuje ili, ako ne može pobijediti nijednim nizom pravilnih poteza, remizira.
    [2014] Igrač kod kojeg se na mjestu igre nađe zabranjeni uređaj gubi partiju, a protivnik pobjeđuje; turnirski pravilnik može odrediti blažu kaznu.
   *[before] Igrač čiji mobitel tijekom igre zazvoni na mjestu igre gubi partiju, a bodove protivnika određuje sudac.
}
law-personal-inspection = { SINCE($edition, 2017) ->
    [2017] Sudac može tražiti da osoba istog spola nasamo pregleda igračevu odjeću, torbe, stvari ili tijelo; igrač koji to odbije kažnjava se.
   *[before] Sudac može odrediti da se igračeva odjeća, torbe i stvari pregledaju nasamo; igrač koji to odbije kažnjava se.
}
law-smoking = { SINCE($edition, 2017) ->
    [2017] Pušiti, pa i elektroničke cigarete, smije se samo ondje gdje odredi sudac.
   *[before] Pušiti se smije samo ondje gdje odredi sudac.
}
law-finished-players-are-spectators = Igrač koji je završio svoju partiju smatra se gledateljem.
law-disturbing-the-opponent = { SINCE($edition, 2009) ->
    [2009] Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neopravdanim reklamacijama, neopravdanim ponudama remija i unošenjem izvora buke u prostor za igru.
   *[before] Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neopravdanim reklamacijama i čestim ponudama remija.
}
law-conduct-penalised = Za svako kršenje prethodnih pravila ponašanja sudac izriče kazne s popisa, koji seže od opomene do isključenja s natjecanja.
law-refusal-to-comply = Igrač koji uporno odbija poštovati Pravila šaha gubi partiju, a bodove protivnika određuje sudac.
law-both-players-refuse = Ako oba igrača uporno odbijaju poštovati Pravila šaha, oba gube partiju.
law-right-to-explanation = Igrač može od suca tražiti objašnjenje pojedinih mjesta u Pravilima.
law-appeal = { SINCE($edition, 2014) ->
    [2014] Igrač se može žaliti na svaku odluku suca, čak i ako je potpisao zapisnik, osim ako turnirski pravilnik određuje drukčije.
   *[before] Na odluku o reklamaciji u ubrzanom završetku nema žalbe; na svaku drugu odluku suca igrač se može žaliti, osim ako turnirski pravilnik određuje drukčije.
}
law-help-with-reconstruction = Oba igrača moraju pomoći sucu kad god treba rekonstruirati partiju, pa i zbog reklamacije remija.
law-players-check-claims = Reklamacije zbog ponavljanja pozicije i zbog { $moves } poteza provjeravaju igrači pod nadzorom suca.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sudac se brine da se poštuju Pravila šaha.
law-arbiter-serves-the-competition = Sudac djeluje u interesu natjecanja: brine se za dobre uvjete, mir i uredan tijek.
law-arbiter-sees-to-fair-play = { SINCE($edition, 2017, 2023) ->
    [2017] Sudac se brine za fer igru i primjenjuje pravila i smjernice protiv varanja.
    [2023] Sudac se brine za fer igru i primjenjuje pravila i smjernice o fer igri.
   *[before] Sudac se brine za fer igru.
}
law-arbiter-heeds-special-needs = Sudac posebno vodi brigu o igračima s invaliditetom i onima kojima treba liječnička pomoć.
law-arbiter-observes-the-games = Sudac prati partije, osobito kad su igrači u vremenskoj oskudici, provodi odluke i po potrebi kažnjava.
law-assistants-of-the-arbiter = Sudac može imenovati pomoćnike koji prate partije.
law-time-for-disturbance = Nakon smetnje izvana sudac može jednom ili obojici igrača dati dodatno vrijeme.
law-arbiter-does-not-intervene = { SINCE($edition, 2014) ->
    [2014] Sudac se ne miješa u partiju osim ondje gdje to Pravila određuju, ne ukazuje na broj dovršenih poteza dok ne padne barem jedna zastavica i ne obavještava igrača da je protivnik dovršio potez ili da sat nije pritisnut.
   *[before] Sudac se ne miješa u partiju osim ondje gdje to Pravila određuju, ne ukazuje na broj odigranih poteza dok ne padne barem jedna zastavica i ne obavještava igrača da je protivnik odigrao potez ili da sat nije pritisnut.
}
law-no-interference = { SINCE($edition, 2017) ->
    [2017] Igrači drugih partija ne smiju govoriti o partiji niti se u nju miješati, a ni gledatelji se ne smiju u nju miješati; sudac može prekršitelje udaljiti s mjesta igre.
   *[before] Gledatelji i igrači drugih partija ne smiju govoriti o partiji niti se u nju miješati, a sudac može prekršitelje udaljiti s mjesta igre.
}
law-irregularity-reported = Tko opazi nepravilnost, može o tome obavijestiti samo suca.
law-phones-of-others = { SINCE($edition, 2009) ->
    [2009] Na mjestu igre i u susjednim prostorima koje odredi sudac nitko se bez dopuštenja suca ne smije služiti mobitelom ni drugim komunikacijskim uređajem.
   *[before] Na mjestu igre i u prostorima koje odredi sudac nitko se ne smije služiti mobitelom.
}

## What the arbiter may impose.

law-penalties = Sudac može izreći jednu ili više navedenih kazni: opomenu, promjenu vremena ili bodova za partiju, gubitak partije ili čak isključenje s natjecanja.
law-penalty-warning = Sudac može igraču izreći opomenu.
law-penalty-more-time-for-opponent = Sudac može dodati vrijeme protivniku prekršitelja.
law-penalty-less-time = Sudac može prekršitelju smanjiti preostalo vrijeme.
law-penalty-more-points-for-opponent = Sudac može protivniku povećati bodove za partiju, najviše do najvećeg broja koji ta partija može donijeti.
law-penalty-fewer-points = Sudac može prekršitelju smanjiti bodove za partiju.
law-penalty-loss-of-game = { SINCE($edition, 2014) ->
    [2014] Sudac može proglasiti da je prekršitelj izgubio partiju, a pritom određuje i bodove protivnika.
   *[before] Sudac može proglasiti da je prekršitelj izgubio partiju.
}
law-penalty-fine = Sudac može izreći unaprijed objavljenu novčanu kaznu.
law-penalty-exclusion-from-rounds = Sudac može igraču zabraniti nastup u jednom ili više kola.
law-penalty-expulsion = Sudac može igrača isključiti s natjecanja.

## Rapid chess.

law-rapid-game = { SINCE($edition, 2009, 2014) ->
    [2009] Riječ je o ubrzanom šahu ako vrijeme svakog igrača za sve poteze zajedno s dodacima za { $moves } poteza iznosi najmanje { $least }, a manje od { $most } minuta.
    [2014] Riječ je o ubrzanom šahu ako vrijeme svakog igrača za sve poteze zajedno s dodacima za { $moves } poteza iznosi više od { $least }, a manje od { $most } minuta.
   *[before] Riječ je o ubrzanom šahu ako vrijeme svakog igrača za sve poteze zajedno s dodacima za { $moves } poteza iznosi od { $least } do { $most } minuta.
}
law-rapid-without-supervision = { SINCE($edition, 2009, 2014) ->
    [2009] Bez odgovarajućeg nadzora u ubrzanom šahu vrijede Pravila natjecanja, osim gdje pravila ubrzanog šaha određuju drukčije.
    [2014] Ako partija nije nadzirana i zapisivana kako traže pravila ubrzanog šaha, vrijede Pravila natjecanja, osim gdje pravila ubrzanog šaha određuju drukčije.
   *[before] U ubrzanom šahu vrijede Pravila šaha, osim gdje pravila ubrzanog šaha određuju drukčije.
}
law-rapid-with-supervision = { SINCE($edition, 2014) ->
    [2014] Ako jedan sudac nadgleda najviše { $games } partije i svaku partiju zapisuje sudac ili pomoćnik, po mogućnosti i elektronički, u ubrzanom šahu vrijede Pravila natjecanja.
   *[before] Uz odgovarajući nadzor, na primjer kad jedan sudac nadgleda najviše { $games } partije, u ubrzanom šahu vrijede Pravila natjecanja.
}
law-rapid-without-recording = { SINCE($edition, 2017) ->
    [2017] U ubrzanom šahu igrači ne moraju zapisivati poteze, zadržavaju pravo na reklamacije koje se temelje na zapisniku i mogu ga u svako doba zatražiti od suca.
   *[before] U ubrzanom šahu igrači ne moraju zapisivati poteze.
}
law-arbiters-record-shown = Igrač na potezu može u svako doba tražiti uvid u sučev zapis partije, ali najviše { $times ->
    [5] pet
   *[other] { $times }
} puta u partiji; češći zahtjevi smatraju se ometanjem protivnika.
law-too-late-for-clock-setting = { SINCE($edition, 2009, 2014) ->
    [2009] Nakon što je u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač dovršio { $moves } poteza, postavke sata više se ne mogu reklamirati.
    [2014] Nakon što je u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač dovršio { $moves } poteza, postavke sata više se ne mijenjaju, osim ako bi se inače znatno poremetila satnica natjecanja.
   *[before] Nakon što je u ubrzanom šahu svaki igrač odigrao { $moves } poteza, postavke sata više se ne mogu reklamirati.
}
law-too-late-for-set-up-claim = { SINCE($edition, 2009) ->
    [2009] Nakon što je u ubrzanom šahu bez odgovarajućeg nadzora svaki igrač dovršio { $moves } poteza, više se ne mogu reklamirati nepravilno postavljene figure ni ploča.
   *[before] Nakon što je u ubrzanom šahu svaki igrač odigrao { $moves } poteza, više se ne mogu reklamirati nepravilno postavljene figure ni ploča.
}
law-misplaced-king-cannot-castle = { SINCE($edition, 2014, 2017) ->
    [2014] Ako je za ispravak pogrešne početne pozicije prekasno, nepravilno postavljeni kralj ne smije rokirati.
    [2017] Ako je za ispravak pogrešne početne pozicije prekasno, nepravilno postavljeni kralj ne smije rokirati, a ni s nepravilno postavljenim topom rokada nije dopuštena.
   *[before] Ako je za ispravak pogrešne početne pozicije prekasno, a kralj i dama bili su zamijenjeni, taj kralj ne smije rokirati.
}
law-touch-rulings-on-request = { SINCE($edition, 2009) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora sudac o izvedbi poteza odlučuje samo na zahtjev igrača.
   *[before] U ubrzanom šahu sudac o izvedbi poteza odlučuje samo na zahtjev igrača.
}
law-rapid-illegal-move = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora nepravilan potez dovršen je kad se pokrene protivnikov sat; protivnik ga može reklamirati prije nego što odigra svoj i tek tada sudac o njemu odlučuje.
    [2014] U ubrzanom šahu bez odgovarajućeg nadzora igrač koji je dovršio nepravilan potez gubi partiju ako to prije protivnikova poteza vidi sudac ili reklamira protivnik; partija je remi ako protivnik ne može matirati nijednim nizom pravilnih poteza. Poslije toga potez vrijedi, osim ako se igrači bez suca dogovore za ispravak.
    [2018] U ubrzanom šahu bez odgovarajućeg nadzora dovršeni nepravilan potez kažnjava se kao po Pravilima natjecanja ako ga prije protivnikova poteza vidi sudac ili reklamira protivnik; poslije toga potez vrijedi, osim ako se igrači bez suca dogovore za ispravak.
   *[before] U ubrzanom šahu nepravilan potez dovršen je kad se pokrene protivnikov sat; protivnik ga može reklamirati prije nego što odigra svoj i tek tada sudac o njemu odlučuje.
}
law-rapid-illegal-position = { SINCE($edition, 2009, 2014) ->
    [2009] Ako su u ubrzanom šahu bez odgovarajućeg nadzora oba kralja u šahu ili promocija nije dovršena, sudac po mogućnosti intervenira.
    [2014] Ako sudac u ubrzanom šahu bez odgovarajućeg nadzora primijeti da su oba kralja u šahu ili da pješak stoji na posljednjem redu, čeka da se dovrši sljedeći potez i tada, ako je pozicija još nepravilna, proglašava remi.
   *[before] Ako su u ubrzanom šahu oba kralja u šahu ili promocija nije dovršena, sudac po mogućnosti intervenira.
}
law-flag-fall-only-on-claim = { SINCE($edition, 2009) ->
    [2009] U ubrzanom šahu bez odgovarajućeg nadzora pad zastavice vrijedi tek kad ga igrač opravdano reklamira; sudac na njega ne upozorava, ali smije kad su pale obje.
   *[before] U ubrzanom šahu pad zastavice vrijedi tek kad ga igrač opravdano reklamira; sudac na njega ne upozorava.
}
law-arbiter-calls-flag-fall = U ubrzanom šahu sudac koji vidi pad zastavice to objavljuje.
law-rapid-win-on-time = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] Za reklamaciju pobjede na vrijeme u ubrzanom šahu bez odgovarajućeg nadzora igrač zaustavlja oba sata i obavještava suca; njegova zastavica pritom ne smije biti pala, a protivnikova mora.
    [2014] Za reklamaciju pobjede na vrijeme u ubrzanom šahu bez odgovarajućeg nadzora igrač koji još ima vremena može zaustaviti sat i obavještava suca; partija je remi ako taj igrač ne može matirati nijednim nizom pravilnih poteza.
    [2018] Za reklamaciju pobjede na vrijeme u ubrzanom šahu bez odgovarajućeg nadzora igrač može zaustaviti sat i obavještava suca; partija je remi ako taj igrač ne može matirati nijednim nizom pravilnih poteza.
   *[before] Za reklamaciju pobjede na vrijeme u ubrzanom šahu igrač zaustavlja oba sata i obavještava suca; njegova zastavica pritom ne smije biti pala, a protivnikova mora.
}
law-rapid-both-flags-fallen = { SINCE($edition, 2009) ->
    [2009] Ako su u ubrzanom šahu bez odgovarajućeg nadzora pale obje zastavice, partija je remi.
   *[before] Ako su u ubrzanom šahu pale obje zastavice, partija je remi.
}
law-supervision-announced = Turnirski pravilnik mora za cijelo natjecanje odrediti igra li se ubrzani ili brzopotezni šah s punim nadzorom ili bez njega.

## Blitz.

law-blitz-game = { SINCE($edition, 2014) ->
    [2014] Riječ je o brzopoteznom šahu ako vrijeme svakog igrača za sve poteze zajedno s dodacima za { $moves } poteza iznosi { $minutes } minuta ili manje.
   *[before] Riječ je o brzopoteznom šahu ako vrijeme svakog igrača za sve poteze zajedno s dodacima za { $moves } poteza iznosi manje od { $minutes } minuta.
}
law-one-minute-instead-of-two = { SINCE($edition, 2023) ->
    [2023] U ubrzanom šahu i u brzopoteznom bez punog nadzora kazna za nepravilnosti i netočne reklamacije remija iznosi { $minutes } minutu umjesto { $instead }.
   *[before] U brzopoteznom šahu kazna za nepravilnosti i netočne reklamacije remija iznosi { $minutes } minutu umjesto { $instead }.
}
law-blitz-with-supervision = { SINCE($edition, 2014) ->
    [2014] Ako jedan sudac nadgleda najviše { $games } partiju i svaku partiju zapisuje sudac ili pomoćnik, po mogućnosti i elektronički, u brzopoteznom šahu vrijede Pravila natjecanja.
   *[before] Uz odgovarajući nadzor (jedan sudac za { $games } partiju) u brzopoteznom šahu vrijede Pravila natjecanja, ali se potezi ne moraju zapisivati.
}
law-blitz-follows-rapid = { SINCE($edition, 2009, 2014) ->
    [2009] Bez odgovarajućeg nadzora u brzopoteznom šahu vrijede pravila ubrzanog šaha, osim gdje pravila brzopoteznog određuju drukčije.
    [2014] Ako partija nije nadzirana i zapisivana kako traže pravila brzopoteznog šaha, vrijede pravila ubrzanog šaha bez takvog nadzora.
   *[before] U brzopoteznom šahu vrijede pravila ubrzanog šaha, osim gdje pravila brzopoteznog određuju drukčije.
}
law-blitz-illegal-move = { SINCE($edition, 2009) ->
    [2009] U brzopoteznom šahu bez odgovarajućeg nadzora nepravilan potez dovršen je kad se pokrene protivnikov sat; protivnik prije svojeg poteza može reklamirati pobjedu, a ako ne može matirati nijednim nizom pravilnih poteza, remi; poslije toga potez se ne može ispraviti, osim ako se igrači bez suca tako dogovore.
   *[before] U brzopoteznom šahu nepravilan potez dovršen je kad se pokrene protivnikov sat; protivnik prije svojeg poteza može reklamirati pobjedu, a ako ne može matirati nijednim nizom pravilnih poteza, remi; poslije toga potez se ne može ispraviti.
}

## Algebraic notation.

law-algebraic-notation = FIDE na svojim natjecanjima priznaje samo algebarsku notaciju i preporučuje je i za šahovsku literaturu; zapisnici u drugim sustavima nisu dokaz, a igrača koji se služi drugom notacijom sudac treba upozoriti.
law-piece-means-no-pawn = U pravilima o notaciji riječ „figura” ne obuhvaća pješaka.
law-piece-letters = { SINCE($edition, 2017) ->
    [2017] Svaka se figura označava kraticom, na engleskom velikim prvim slovom svojeg imena (K, Q, R, B), a skakač slovom N.
   *[before] Svaka se figura označava velikim prvim slovom svojeg imena (na primjer K, D, T, L, S).
}
law-national-letters = Igrač se može služiti slovima uobičajenim u svojoj zemlji, a u tisku se preporučuju sličice figura.
law-pawns-have-no-letter = Pješaci nemaju slovo i po tome se prepoznaju.
law-file-letters = Osam linija označava se malim slovima a, b, c, d, e, f, g i h, slijeva nadesno za bijelog.
law-rank-numbers = Redovi se označavaju brojevima od 1 do 8, počevši sa strane bijelog; bijele figure i pješaci na početku stoje na redovima 1 i 2, a crni na redovima 8 i 7.
law-square-names = Svako se polje označava slovom linije i brojem reda.
law-move-notation = { SINCE($edition, 2017) ->
    [2017] Potez se zapisuje slovom figure i dolaznim poljem, potez pješaka samo poljem; crtica nije potrebna, a prihvatljiv je i dugi zapis s polaznim poljem.
   *[before] Potez se zapisuje slovom figure i dolaznim poljem bez crtice između njih, potez pješaka samo poljem.
}
law-capture-notation = { SINCE($edition, 2017) ->
    [2017] Uzimanje se može zapisati znakom x ispred dolaznog polja, a uzimanje pješakom počinje polaznom linijom. Pri uzimanju u prolazu dolazno je polje ono na kojem pješak nakon uzimanja ostaje, a može se dodati e.p.
   *[before] Uzimanje se zapisuje znakom x ispred dolaznog polja, a uzimanje pješakom počinje polaznom linijom. Pri uzimanju u prolazu dolazno je polje ono na kojem pješak nakon uzimanja ostaje, a dodaje se e.p.
}
law-ambiguous-piece-notation = { SINCE($edition, 2009) ->
    [2009] Ako na isto polje mogu doći dvije jednake figure, slovu se dodaje polazna linija (Sgf3), a ako stoje na istoj liniji, umjesto nje polazni red (S5f3). Pri uzimanju eventualni x stoji između te oznake i dolaznog polja.
   *[before] Ako na isto polje mogu doći dvije jednake figure, slovu se dodaje polazna linija (Sgf3), a ako stoje na istoj liniji, umjesto nje polazni red (S5f3). Pri uzimanju x se umeće između te oznake i dolaznog polja.
}
law-ambiguous-pawn-notation = Ako istu figuru ili pješaka mogu uzeti dva pješaka, polazna linija, zapisana ispred znaka x i dolaznog polja, pokazuje kojim je uzeto.
law-promotion-notation = Promocija se zapisuje kao potez pješaka iza kojeg stoji slovo nove figure.
law-draw-offer-notation = Ponuda remija zapisuje se znakom (=).
law-notation-signs = { SINCE($edition, 2009, 2017) ->
    [2009] Znakovi su: 0-0 za rokadu s topom na liniji h, 0-0-0 za rokadu s topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje u prolazu. Znakovi za uzimanje, šah i mat u zapisniku nisu obvezni.
    [2017] Znakovi su: 0-0 za rokadu s topom na liniji h, 0-0-0 za rokadu s topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje u prolazu. Posljednja četiri nisu obvezna.
   *[before] Znakovi su: 0-0 za rokadu s topom na liniji h, 0-0-0 za rokadu s topom na liniji a, x za uzimanje, + za šah, ++ ili # za mat i e.p. za uzimanje u prolazu.
}
law-model-game = Ogledna partija od 11 poteza, od 1. e4 do ponude remija 11. Kb1(=), pokazuje kako se potezi zapisuju.

## Players who cannot see, and their opponents.

law-two-boards = { SINCE($edition, 2017) ->
    [2017] Kad se na natjecanju sastanu igrač koji vidi i slijepi ili slabovidni igrač, svaki od njih može tražiti dvije ploče, običnu za igrača koji vidi i posebnu za drugoga; ta pravila organizator u dogovoru sa sucem može prilagoditi mjesnim uvjetima.
   *[before] Kad se na natjecanju sastanu igrač koji vidi i slijepi ili slabovidni igrač, svaki od njih može tražiti dvije ploče, običnu za igrača koji vidi i posebnu za drugoga; ta pravila direktor turnira može prilagoditi mjesnim uvjetima.
}
law-special-board = Posebna ploča mjeri najmanje dvadeset puta dvadeset centimetara, ima malo izdignuta crna polja i rupicu na svakom polju; figure su tipa Staunton i imaju klinove, a crne su posebno označene.
law-rules-for-blind-players = Za igru sa slijepim i slabovidnim osobama vrijede posebne odredbe.
law-announced-moves = { SINCE($edition, 2017) ->
    [2017] Potezi se razgovijetno objavljuju, protivnik ih ponavlja i igra na svojoj ploči; pri promociji se objavljuje i odabrana figura. Za linije se predlažu imena od Anna (a) do Hector (h), redovi se nazivaju njemačkim brojevima (osim ako sudac odluči drukčije), a njemački su i nazivi rokada i figura.
   *[before] Potezi se razgovijetno objavljuju, protivnik ih ponavlja i igra na svojoj ploči; pri promociji se objavljuje i odabrana figura. Za linije se predlažu imena od Anna (a) do Hector (h), redovi se nazivaju njemačkim brojevima, a njemački su i nazivi rokada i figura.
}
law-piece-taken-from-its-hole = Na posebnoj ploči figura je taknuta kad se izvadi iz rupice.
law-move-made-on-special-board = Na posebnoj ploči potez je odigran kad je uzeta figura uklonjena, figura stavljena u novu rupicu, a potez objavljen.
law-clock-waits-for-the-move = Protivnikov sat smije se pokrenuti tek kad je potez na posebnoj ploči odigran i objavljen.
law-sighted-player-as-usual = Za dodir i poteze igrača koji vidi vrijede uobičajena pravila.
law-special-clock = { SINCE($edition, 2017) ->
    [2017] Dopušten je sat izrađen za igrače oštećena vida; trebao bi moći objaviti vrijeme i broj poteza. Umjesto njega može se upotrijebiti analogni sat s ojačanim kazaljkama, s jednom točkom na brojčaniku na svakih pet minuta i dvije na svakih petnaest te sa zastavicom koja se može opipati i u posljednjih pet minuta punog sata ne priječi da se opipa minutna kazaljka.
   *[before] Dopušten je sat izrađen za igrače oštećena vida, s ojačanim kazaljkama i brojčanikom koji se može opipati i na kojem je na svakih pet minuta jedna točka, a na svakih petnaest dvije, te sa zastavicom koja se može opipati i u posljednjih pet minuta punog sata ne priječi da se opipa minutna kazaljka.
}
law-recording-without-sight = Igrač oštećena vida zapisuje poteze Brailleovim pismom, običnim pismom ili uređajem za snimanje.
law-misspoken-move = Pogreška u objavljivanju poteza mora se ispraviti odmah, prije nego što se pokrene protivnikov sat.
law-boards-disagree = { SINCE($edition, 2017) ->
    [2017] Ako se pozicije na pločama razlikuju, ispravljaju se uz pomoć suca i obaju zapisnika. Ako se zapisnici slažu, igrač koji je zapisao pravi potez, a odigrao drugi, popravlja svoju poziciju prema zapisu.
   *[before] Ako se pozicije na pločama razlikuju, ispravljaju se uz pomoć kontrolora i obaju zapisnika. Ako se zapisnici slažu, igrač koji je zapisao pravi potez, a odigrao drugi, popravlja svoju poziciju prema zapisu.
}
law-boards-and-records-disagree = { SINCE($edition, 2017) ->
    [2017] Ako se razlikuju i zapisnici, potezi se vraćaju do mjesta gdje se slažu, a sudac namješta satove.
   *[before] Ako se razlikuju i zapisnici, potezi se vraćaju do mjesta gdje se slažu, a kontrolor namješta satove.
}
law-assistant-of-blind-player = Igrač oštećena vida može imati pomoćnika za neke ili sve od ovih dužnosti: da igra i objavljuje poteze, vodi zapisnik i pokreće protivnikov sat, na zahtjev kaže broj poteza i vremena, reklamira pad zastavice i obavi što treba pri prekidu.
law-assistant-moves-on-other-board = Pomoćnik poteze svakog igrača igra na ploči njegova protivnika.
law-assistant-announces-moves = Pomoćnik objavljuje poteze obaju igrača.
law-assistant-writes-and-presses = Pomoćnik vodi zapisnik igrača oštećena vida i pokreće protivnikov sat.
law-assistant-tells-moves-and-time = Pomoćnik priopćuje igraču oštećena vida broj poteza i utrošeno vrijeme obaju igrača, ali samo na njegov zahtjev.
law-assistant-claims-flag-fall = { SINCE($edition, 2017) ->
    [2017] Pomoćnik reklamira pad zastavice i obavještava suca kad igrač koji vidi takne figuru.
   *[before] Pomoćnik reklamira pad zastavice i obavještava kontrolora kad igrač koji vidi takne figuru.
}
law-assistant-handles-adjournment = Pomoćnik obavlja što je potrebno pri prekidu partije.
law-assistant-of-sighted-player = Ako igrač oštećena vida nema pomoćnika, igrač koji vidi može imati pomoćnika koji izvodi poteze na protivnikovoj ploči i objavljuje ih.
law-assistant-against-deaf-player = Kad igrač oštećena vida igra protiv igrača oštećena sluha, mora postojati pomoćnik.

## Adjourned games and sealed moves.

law-sealed-move = { SINCE($edition, 2014) ->
    [2014] Ako partija na kraju propisanog vremena za igru nije završena, sudac traži kuvertiranje: igrač na potezu nedvosmisleno zapisuje potez, oba zapisnika zatvara u omotnicu i tek tada zaustavlja sat; dok ga ne zaustavi, smije promijeniti potez.
   *[before] Ako partija na kraju propisanog vremena za igru nije završena, sudac traži kuvertiranje: igrač na potezu nedvosmisleno zapisuje potez, oba zapisnika zatvara u omotnicu i tek tada zaustavlja sat, a da ne pokrene protivnikov; dok ga ne zaustavi, smije promijeniti potez.
}
law-played-move-must-be-sealed = Igrač koji nakon poziva na kuvertiranje odigra potez na ploči mora kuvertirati upravo taj potez.
law-early-adjournment = { SINCE($edition, 2009) ->
    [2009] Za igrača na potezu koji prekine partiju prije kraja seanse smatra se da je potez kuvertirao na kraju seanse, a tako se bilježi i njegovo preostalo vrijeme.
   *[before] Igraču na potezu koji prekine partiju prije kraja seanse sve se vrijeme do kraja seanse računa kao utrošeno i tako se zapisuje.
}
law-envelope-data = Na omotnici su imena igrača, pozicija prije kuvertiranog poteza, utrošena vremena obaju igrača, tko je kuvertirao, redni broj kuvertiranog poteza, eventualna ponuda remija te kad i gdje se igra nastavlja.
law-envelope-in-safekeeping = Sudac provjerava podatke na omotnici i čuva je na sigurnom.
law-draw-offer-after-sealing = Ponuda remija nakon kuvertiranja vrijedi dok ne bude prihvaćena ili odbijena.
law-set-up-for-resumption = Prije nastavka na ploču se postavlja pozicija prije kuvertiranog poteza, a na satovima se namještaju vremena iz trenutka prekida.
law-ended-before-resumption = Ako se igrači prije nastavka dogovore za remi ili jedan obavijesti suca da predaje, partija je završena.
law-envelope-opened = Dok igrač koji treba odgovoriti ne dođe, omotnica ostaje zatvorena.
law-sealed-move-faulty = { SINCE($edition, 2009, 2014) ->
    [2009] Partiju gubi igrač čiji je kuvertirani potez dvosmislen, nejasan ili nepravilan, osim ako je partija drukčije završena, ako odlučuje pad zastavice ili ako je pozicija mrtva.
    [2014] Partiju gubi igrač čiji je kuvertirani potez dvosmislen, nejasan ili nepravilan, osim ako je partija drukčije završena, ako odlučuje pad zastavice ili ako je remi bez reklamacije.
   *[before] Partiju gubi igrač čiji je kuvertirani potez dvosmislen, nejasan ili nepravilan, osim ako odlučuje pad zastavice ili ako je pozicija mrtva.
}
law-sealed-move-ambiguous = Igrač čiji je kuvertirani potez dvosmislen gubi partiju.
law-sealed-move-unclear = Igrač gubi partiju ako se značenje poteza koji je kuvertirao ne može utvrditi.
law-sealed-move-illegal = Igrač čiji je kuvertirani potez nepravilan gubi partiju.
law-replying-player-present = Ako je pri nastavku nazočan igrač koji mora odgovoriti, omotnica se otvara, kuvertirani se potez igra na ploči i pokreće se sat tog igrača.
law-replying-player-absent = Ako nema igrača koji mora odgovoriti, pokreće se njegov sat; kad dođe, može ga zaustaviti i pozvati suca, zatim se omotnica otvara, kuvertirani se potez igra na ploči i sat se ponovno pokreće.
law-sealing-player-absent = Ako nema igrača koji je kuvertirao, protivnik može umjesto poteza na ploči zapisati odgovor, kuvertirati ga u novoj omotnici i pokrenuti sat odsutnog igrača; omotnicu čuva sudac i otvara se kad taj igrač dođe.
law-late-for-resumption = { SINCE($edition, 2017) ->
    [2017] Igrač koji na nastavak dođe nakon dopuštenog vremena kašnjenja gubi partiju, osim ako sudac odluči drukčije.
   *[before] Igrač koji na nastavak zakasni više od { $minutes } minuta gubi partiju, osim ako turnirski pravilnik ili sudac odrede drukčije.
}
law-late-sealer-saved = { SINCE($edition, 2014) ->
    [2014] Ako je kuvertirani potez završio partiju, taj rezultat vrijedi iako je igrač zakasnio.
   *[before] Igrač koji je kuvertirao pa zakasni ipak pobjeđuje ako je kuvertiranim potezom dao mat ili ako je protivniku pala zastavica, a remizira ako je tim potezom nastao pat ili mrtva pozicija.
}
law-neither-present-at-resumption = Ako dopušteno vrijeme kašnjenja nije nula, a pri nastavku nema nijednog igrača, onaj koji mora odgovoriti gubi sve vrijeme dok ne dođe, osim ako turnirski pravilnik ili sudac odrede drukčije.
law-envelope-lost = Ako se omotnica izgubi, partija se nastavlja iz zabilježene pozicije i s vremenima iz trenutka prekida, a igrač koji je kuvertirao igra potez za koji izjavi da ga je kuvertirao. Ako se vremena ne mogu utvrditi, satove namješta sudac.
law-adjourned-position-unknown = Ako se prekinuta pozicija ne može utvrditi, partija se poništava i igra se nova.
law-clock-error-at-resumption = { SINCE($edition, 2017) ->
    [2017] Pogrešno vrijeme na satu pri nastavku ispravlja se ako igrač na to upozori prije svojeg prvog poteza, inače se ne ispravlja, osim ako sudac odluči drukčije.
   *[before] Pogrešno vrijeme na satu pri nastavku ispravlja se ako igrač na to upozori prije svojeg prvog poteza, inače se ne ispravlja, osim ako sudac ocijeni da bi posljedice bile preteške.
}
law-resumption-sessions = { SINCE($edition, 2017) ->
    [2017] Seanse se mjere po sučevu satu, a njihov početak objavljuje se unaprijed.
   *[before] Seanse se mjere po sučevu satu, a njihov početak i kraj objavljuju se unaprijed.
}

## Chess960.

law-chess960 = U šahu 960 početnu poziciju određuje slučaj, a zatim se igra kao i obično.
law-chess960-start-position = Bijeli pješaci stoje kao i obično na drugom redu, a ostale bijele figure bilo gdje na prvom, s kraljem između topova i lovcima na poljima različite boje; crne figure stoje njima nasuprot.
law-chess960-random-choice = Početna pozicija može se izvući računalom, kockama, novčićem, kartama ili slično.
law-chess960-castling = U šahu 960 svaki igrač može rokirati jednom, pod uobičajenim uvjetima prilagođenim početnim poljima kralja i topa.
law-chess960-castling-forms = U šahu 960 pri rokadi se pomiču kralj i top, ili zamjenjuju mjesta, ili se pomiče samo jedan od njih.
law-chess960-castling-by-hand = Na stvarnoj ploči preporučuje se kralja staviti pokraj ploče uz njegovo završno polje, pomaknuti topa na njegovo završno polje i zatim postaviti kralja.
law-chess960-castling-targets = Nakon rokade u šahu 960 kralj i top stoje ondje gdje bi stajali u standardnom šahu: pri rokadi na c-strani (0-0-0) kralj na liniji c i top na liniji d, na g-strani (0-0) kralj na liniji g i top na liniji f.
law-chess960-castling-announced = Preporučuje se da igrač prije rokade najavi da namjerava rokirati.
law-chess960-castling-at-once = U nekim početnim pozicijama rokada je moguća već u prvom potezu.
law-chess960-castling-empty-squares = Sva polja preko kojih kralj i top pri rokadi prelaze ili na koja dolaze moraju osim njih biti prazna; druga mogu biti zauzeta, pa i neka koja bi u standardnom šahu morala biti prazna (na primjer na linijama a, b i e pri rokadi na c-strani, na linijama e i h na g-strani).

## Terms that the glossary explains with content of its own.

law-term-completed-move = Potez je dovršen kad je odigran i kad je sat pritisnut.
law-term-made-move = Potez je odigran kad figura stoji na novom polju, kad ju je ruka ispustila i kad je uzeta figura uklonjena.
law-term-displaced = Položaj figure poremećen je kad ona stoji neobično ili nejasno, na primjer između dva polja, kad leži ili kad je srušena s ploče.
law-term-increment = { SINCE($edition, 2017) ->
    [2017] Dodatak po potezu je vrijeme od { $least } do { $most } sekundi koje igrač od početka partije dobiva prije svakog poteza, u odgođenom ili kumulativnom načinu.
   *[before] Dodatak po potezu je vrijeme koje igrač od početka partije dobiva prije svakog poteza, u odgođenom ili kumulativnom načinu.
}
law-term-cumulative-mode = U kumulativnom načinu, nazvanom po Fischeru, igrač prije svakog poteza dobiva dodatno vrijeme, najčešće 30 sekundi.
law-term-delay-mode = U odgođenom načinu, nazvanom po Bronsteinu, glavno vrijeme teče tek kad se potroši dodatno vrijeme za potez; ako igrač prije toga pritisne sat, glavno se vrijeme ne mijenja, a dodatno se ne može skupljati.
law-term-standard-chess = Šah je standardni ako svaki igrač ima najmanje { $minutes } minuta.
law-term-time-control = Vremenska kontrola je raspored vremena koje svaki igrač ima, na primjer 40 poteza u 90 minuta i svi preostali u 30, uz dodatak od 30 sekundi po potezu od prvoga. Tako se zove i provjera je li igrač u tom vremenu dovršio tih 40 poteza.
law-term-result = Rezultat je 1-0, 0-1 ili ½-½; mogu izgubiti i oba igrača, jedan može dobiti pola boda, a drugi ništa, a neodigrana se partija označava +/- (bijeli pobjeđuje bez borbe), -/+ (pobjeđuje crni) ili -/- (gube oba).
law-term-points = Pobjeda obično donosi 1 bod, remi ½, poraz 0; druga je mogućnost 3, 1 i 0.
law-term-penalties = Kazne su navedene od najblaže do najstrože.
law-term-normal-means = Uobičajeni način je aktivna igra na pobjedu ili pozicija koja daje stvarnu mogućnost pobjede drukčije nego na vrijeme.
law-term-move-counter = Brojač poteza je dio sata koji broji koliko ga je puta svaki igrač pritisnuo.
law-term-arbiters-discretion = Na otprilike 39 mjesta Pravila prepuštaju odluku prosudbi suca.
