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
    [setup] Figure prije prvog poteza
    [moves] Kretanje figura
    [touching] Izvođenje poteza
    [ending] Kraj partije
    [clock] Šahovski sat
    [irregularities] Nepravilnosti
    [scoresheet] Zapisivanje poteza
    [draws] Remi
    [points] Bodovi
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
provision-absent = U izdanju iz { $edition }. toga nema.
provision-elsewhere = U drugim izdanjima: { $articles }.
provision-unverified = ? Broj nije provjeren: uzet je prema susjednim izdanjima.
article-parts = Njegovi dijelovi: { $articles }.

search-found = Pronađene odredbe: { $count }.
search-more = I još { $count }: prikazuje ih --limit.
search-nothing = Za „{ $text }” ništa nije pronađeno.

diff-new = Novo u izdanju { $edition }: { $count }
diff-gone = Više nije u izdanju { $edition }: { $count }
diff-renumbered = Drukčije numerirano: { $count }
diff-same = U oba pod istim brojem: { $count }.

error-no-article = Izdanje iz { $edition }. nema članak { $article }.
error-no-provision = „{ $text }” nije ni broj članka ni ime odredbe.
help-nearest-articles = Najbliži: { $articles }.
help-article-elsewhere = Izdanja koja imaju takav broj: { $editions }.
help-law-search = Traženje po riječima: adoube law search { $text }
term-nothing = U pojmovniku nema pojma { $text }.
term-in-the-laws = U Pravilima:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.

## What the document is, and whom it binds.

law-scope-of-the-laws = Pravila vrijede za šah na ploči; mjerodavan je njihov engleski tekst.
law-cases-not-regulated = Kad pravila o nečemu šute, sudac odlučuje prema sličnim slučajevima, pravedno i razumno.
law-federation-house-rules = Federacija može uvesti vlastita podrobnija pravila, ali samo na svojem području, bez proturječja s pravilima FIDE i ne za natjecanja FIDE, za naslove ili za rejting.
law-rated-only-under-the-laws = Partija se računa za rejting FIDE samo ako je igrana po ovim pravilima, a ona se preporučuju i za druge natjecateljske partije.
law-rulings-by-fide = Federacija članica može upitati FIDE kako treba riješiti neko pitanje iz pravila.

## The nature of the game, the board and the pieces.

law-players-move-alternately = Dva igrača naizmjence vuku poteze na istoj ploči, a počinje bijeli.
law-having-the-move = Igrač je na potezu čim je protivnik svoj potez odigrao na ploči.
law-aim-of-the-game = Cilj je napasti protivničkog kralja tako da protivnik nema pravilnog poteza; to je mat i donosi pobjedu, a kralj se nikad ne uzima niti ostavlja pod napadom.
law-aim-out-of-reach = Ako nijedan igrač više ne može matirati, partija je remi.
law-chessboard = Ploča ima osam puta osam polja, naizmjence svijetlih i tamnih, a u kutu s desne strane svakog igrača nalazi se svijetlo polje.
law-set-of-pieces = Svaki igrač počinje s kraljem, damom, dva topa, dva lovca, dva skakača i osam pješaka.
law-initial-position = Na početku trideset i dvije figure stoje u početnoj poziciji.
law-files-ranks-diagonals = Okomiti nizovi polja su linije, vodoravni su redovi, a kosi nizovi polja iste boje od ruba do ruba dijagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne može na polje na kojem stoji figura iste boje.
law-capture = Figura koja dođe na polje protivničke figure uzima je, a uzeta se figura u istom potezu uklanja s ploče.
law-attack = Figura napada polja na kojima bi mogla uzimati, čak i ako onamo ne smije jer bi izložila vlastitog kralja.
law-bishop-move = Lovac se kreće proizvoljno daleko po dijagonali na kojoj stoji.
law-rook-move = Top se kreće proizvoljno daleko po svojoj liniji ili redu.
law-queen-move = Dama se kreće proizvoljno daleko po svojoj liniji, redu ili dijagonali.
law-no-jumping-over-pieces = Lovac, top i dama ne mogu preskočiti figuru koja im je na putu.
law-knight-move = Skakač ide na jedno od najbližih polja koja nisu na njegovoj liniji, redu ni dijagonali.
law-pawn-step = Pješak ide jedno polje ravno naprijed ako je to polje prazno.
law-pawn-double-step = U svojem prvom potezu pješak može ići dva polja naprijed ako su oba prazna.
law-pawn-capture = Pješak uzima figuru koja stoji dijagonalno ispred njega.
law-en-passant = Pješaka koji je upravo otišao dva polja naprijed susjedni pješak može uzeti kao da je otišao samo jedno, ali samo odmah u sljedećem potezu.
law-promotion = Pješak koji dođe na posljednji red u istom potezu po izboru igrača postaje dama, top, lovac ili skakač svoje boje.
law-king-step = Kralj ide na susjedno polje koje nije napadnuto.
law-castling = U rokadi, koja je jedan potez kralja po prvom redu, kralj ide dva polja prema topu, a top na polje koje je kralj prešao.
law-castling-right-lost = Pravo na rokadu trajno je izgubljeno kad se kralj već pomaknuo, a s pojedinim topom kad se taj top pomaknuo.
law-castling-prevented-for-now = Rokada nije moguća dok je napadnuto polje na kojem kralj stoji, preko kojeg prelazi ili na koje dolazi, ili dok se između kralja i topa nalazi neka figura.
law-check = Napadnuti kralj je u šahu, čak i ako figura koja napada ne bi smjela igrati jer bi izložila vlastitog kralja.
law-king-left-in-check = Nijedan potez ne smije vlastitog kralja izložiti šahu ni ostaviti ga u šahu.
law-legal-and-illegal-move = Potez je pravilan ako ispunjava sve zahtjeve o kretanju figura, a nepravilan ako ih ne ispunjava.
law-illegal-position = Pozicija je nepravilna ako do nje ne vodi nijedan niz pravilnih poteza.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Svaki se potez igra samo jednom rukom.
law-adjusting-pieces = Igrač na potezu može popraviti figure na njihovim poljima ako to prije najavi, na primjer riječju „popravljam”.
law-touch-presumed-deliberate = Osim kod najavljenog popravljanja, dodir se smatra namjernim ako nije očito bio slučajan.
law-touch-move = Igrača na potezu koji namjerno takne figuru na ploči taj dodir obvezuje.
law-touched-own-piece = Igrač koji je taknuo svoje figure mora igrati prvom od njih kojom je to moguće.
law-touched-opponents-piece = Igrač koji je taknuo protivničke figure mora uzeti prvu od njih koju je moguće.
law-touched-both-colours = Igrač koji je taknuo figure obiju boja mora svojom uzeti protivničku, a ako to nije moguće, igrati ili uzeti prvu taknutu figuru kod koje je to moguće; u dvojbi vrijedi da je prvo taknuo svoju.
law-touched-king-and-rook = Igrač koji takne svojega kralja pa topa mora rokirati na toj strani ako je rokada pravilna.
law-touched-rook-before-king = Igrač koji prvo takne topa pa kralja ne smije u tom potezu rokirati na toj strani, a vrijedi dodir topa.
law-intended-castling-illegal = Igrač koji je namjeravao rokirati ondje gdje to nije dopušteno mora odigrati drugi pravilan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji pravilan potez.
law-king-released-to-castle-illegally = Igrač koji ispusti kralja na polje za rokadu ondje gdje ona nije dopuštena mora odigrati drugi pravilan potez kraljem, pa i rokadu na drugu stranu, a ako ga nema, bilo koji pravilan potez.
law-promotion-choice-final = Izbor figure pri promociji konačan je kad ta figura dotakne polje promocije.
law-no-touched-piece-can-move = Ako se nijednom taknutom figurom ne može igrati niti se ona može uzeti, igrač može odigrati bilo koji pravilan potez.
law-promotion-in-various-ways = Pri promociji pješak se ne mora staviti na posljednji red i figure se mogu zamijeniti bilo kojim redoslijedom, ali protivnička figura na tom polju mora se uzeti.
law-piece-released = Figura ispuštena na polju kao pravilan potez ili njegov dio više ne može u tom potezu na drugo polje.
law-capture-made = Uzimanje je odigrano kad je uzeta figura uklonjena s ploče, a figura koja uzima ispuštena na novom polju.
law-castling-made = Rokada je odigrana kad igrač ispusti topa na njegovu novom polju; kad ispusti kralja, mora rokirati na toj strani ako je to pravilno.
law-promotion-made = Promocija je odigrana kad je pješak uklonjen s ploče, a nova figura ispuštena na polju promocije.
law-touch-forfeits-complaint = Igrač koji namjerno takne figuru više ne može prigovarati kako je protivnik neposredno prije toga dodirivao ili vukao figure.
law-assistant-moves-pieces = Igrač koji ne može sam vući figure smije dovesti pomoćnika kojeg sudac prihvati.

## How a game ends, and what it counts.

law-checkmate = Mat donosi pobjedu i odmah završava partiju ako je potez kojim je nastao bio pravilan.
law-resignation = Igrač koji preda partiju završava je i gubi.
law-resignation-without-mating-chance = Ako protivnik igrača koji preda ne može matirati nijednim nizom pravilnih poteza, partija je remi.
law-stalemate = Igrač na potezu koji nema pravilnog poteza, a nije u šahu, u patu je i partija je odmah remi ako je potez kojim je pat nastao bio pravilan.
law-dead-position = Partija je odmah remi kad nijedan igrač ne može matirati nijednim nizom pravilnih poteza, ako je potez kojim je pozicija nastala bio pravilan.
law-draw-by-agreement = Igrači se tijekom partije mogu dogovoriti za remi, čime je partija odmah završena.
law-points-for-a-game = Pobjeda donosi jedan bod, remi pola boda, a poraz ništa, ako nije objavljeno drukčije.
law-score-limits = Bodovi obaju igrača zajedno nikad ne premašuju uobičajen zbroj za partiju, a svaki igrač dobiva samo rezultat koji postoji.

## The chess clock.

law-chess-clock = Šahovski sat ima dva pokazivača od kojih može raditi samo jedan, a svaki ima zastavicu koja pada kad vrijeme istekne.
law-time-control-periods = Svaki igrač mora odigrati određen broj poteza ili sve poteze u unaprijed određenom vremenu, s dodatkom za svaki potez ako je tako određeno.
law-saved-time-carries-over = Vrijeme ušteđeno u jednom periodu dodaje se sljedećem.
law-delay-before-main-time = U odgođenom načinu glavno vrijeme počinje teći tek kad se potroši dodatno vrijeme za potez i ne mijenja se ako igrač prije toga pritisne sat.
law-move-count-at-flag-fall = Čim zastavica padne, provjerava se jesu li odigrani traženi potezi.
law-clock-placement = Prije partije sudac određuje gdje stoji sat.
law-start-of-whites-clock = U vrijeme određeno za početak pokreće se sat bijelog.
law-default-time = Igrač koji dođe nakon dopuštenog vremena kašnjenja gubi partiju, osim ako turnirski pravilnik ili sudac odrede drukčije.
law-neither-player-present = Ako na početku nema nijednog igrača, bijeli gubi vrijeme dok ne dođe, osim ako turnirski pravilnik ili sudac odrede drukčije.
law-move-completed = Nakon odigranog poteza igrač zaustavlja svoj sat i pokreće protivnikov; tim je pritiskom potez dovršen.
law-completed-by-end-of-game = Potez koji završava partiju dovršen je bez pritiska na sat.
law-completed-by-next-move = Potez nakon kojeg je igrač zaboravio pritisnuti sat dovršen je kad odigra sljedeći.
law-right-to-press-clock = Igrač nakon odigranog poteza uvijek mora moći pritisnuti sat, a vrijeme do tada ide na njegov račun.
law-same-hand-presses-clock = Sat se pritišće rukom kojom je potez odigran, a prst ne smije počivati na satu ni lebdjeti nad njim.
law-clock-handling = Sa satom treba postupati pristojno: ne udarati ga, ne podizati, ne prevrtati i ne pritiskati prije poteza.
law-adjusting-on-own-time-only = Figure smije popravljati samo igrač čiji sat radi.
law-assistant-presses-clock = Igrač koji se ne može služiti satom smije dovesti pomoćnika kojeg sudac prihvati, a sudac pravedno prilagođava vrijeme.
law-flag-fall-noticed = Zastavica je pala kad to vidi sudac ili kad to igrač opravdano reklamira.
law-flag-fall = Igrač koji nije na vrijeme odigrao tražene poteze gubi partiju ako ona već nije završena.
law-flag-fall-without-mating-chance = Ako protivnik igrača kojem je pala zastavica ne može matirati nijednim nizom pravilnih poteza, partija je remi.
law-defective-clock = Mjerodavno je što sat pokazuje, osim ako je očito neispravan; tada ga sudac zamjenjuje i vrijeme namješta po najboljoj prosudbi.
law-wrong-clock-setting = Ako se tijekom partije utvrdi da je sat pogrešno namješten, odmah se zaustavlja, a sudac ga po najboljoj prosudbi ispravno namješta.
law-both-flags-fallen-game-goes-on = Ako su pale obje zastavice, ne zna se koja prije, a nije bio posljednji period, partija se nastavlja.
law-both-flags-fallen-in-last-period = Ako su u posljednjem periodu pale obje zastavice i ne zna se koja prije, partija je remi.
law-arbiter-stops-clocks = Kad partiju treba prekinuti, sudac zaustavlja satove.
law-player-stops-clocks = Igrač smije zaustaviti satove samo da bi zatražio pomoć suca, na primjer kad za promociju nedostaje figura.
law-restart-of-clocks = Sudac odlučuje kad se satovi ponovno pokreću.
law-reason-for-stopping-clocks = Sudac odlučuje je li igrač koji je zaustavio satove imao valjan razlog i kažnjava ga ako ga očito nije imao.
law-displays-in-the-hall = Ekrani i demonstracijske ploče smiju u dvorani prikazivati pozicije, poteze i broj poteza.
law-no-claim-from-displays = Nijedna se reklamacija ne smije oslanjati samo na ono što je prikazano u dvorani.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = Kad se nakon nepravilnosti vraća ranija pozicija, sudac po najboljoj prosudbi namješta vrijeme i brojač poteza.
law-wrong-initial-position = Ako se tijekom partije utvrdi da je početna pozicija bila pogrešna, partija se poništava i igra se nova.
law-wrong-board-placement = Ako se tijekom partije utvrdi da je samo ploča bila krivo postavljena, pozicija se prenosi na pravilno postavljenu i partija se nastavlja.
law-reversed-colours = Ako je partija započela s obrnutim bojama figura, izdanje pravila određuje nastavlja li se ili se igra nova.
law-displaced-pieces-restored = Igrač koji poremeti figure vraća ih na račun svojeg vremena.
law-help-with-displaced-pieces = Ako su figure poremećene, svaki igrač može zaustaviti satove i pozvati suca.
law-displacement-penalised = Sudac može kazniti igrača koji poremeti figure.
law-illegal-move-completed = Kad se utvrdi nepravilan potez, vraća se pozicija prije njega ili posljednja koja se može utvrditi, a za zamjenski potez vrijede pravila o taknutim i ispuštenim figurama.
law-promotion-not-completed = Ako pješak ostane na posljednjem redu nezamijenjen, potez je nepravilan; od 2014. pješak tada postaje dama.
law-king-captured = Kralj se ne smije uzeti; takvo uzimanje nepravilan je potez.
law-illegal-move-penalty = Za nepravilan potez protivnik dobiva dodatno vrijeme, a jedan više nego što izdanje pravila oprašta znači izgubljenu partiju.
law-illegal-moves-without-mating-chance = Ako bi partija zbog nepravilnih poteza bila izgubljena, a protivnik ne može matirati nijednim nizom pravilnih poteza, partija je remi.
law-displacement-found-later = Ako se utvrdi da su figure već prije napustile svoja polja, vraća se pozicija prije toga ili posljednja koja se može utvrditi i partija se odande nastavlja.
law-two-hands-for-one-move = Uporaba obiju ruku za jedan potez smatra se nepravilnim potezom.
law-two-hands-penalty = Za potez objema rukama protivnik dobiva dodatno vrijeme, a jedan previše znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.
law-press-without-move = Pritisak na sat bez odigranog poteza smatra se nepravilnim potezom.
law-press-without-move-penalty = Za pritisak na sat bez poteza protivnik dobiva dodatno vrijeme, a jedan previše znači izgubljenu partiju ili remi ako protivnik ne može matirati nijednim nizom pravilnih poteza.

## Writing the game down.

law-recording-moves = Oba igrača zapisuju svoje i protivnikove poteze jedan za drugim, što čitljivije, algebarskom notacijom.
law-electronic-scoresheet = Potezi se mogu zapisivati na elektronički zapisnik koji je odobrila FIDE.
law-nothing-written-in-advance = Potez se smije zapisati unaprijed samo za reklamaciju remija ili za kuvertiranje.
law-recorded-before-next-move = Igrač može odgovoriti prije nego što zapiše protivnikov potez, ali svoj prethodni mora zapisati prije nego što odigra novi.
law-use-of-scoresheet = Zapisnik služi samo za poteze, vrijeme na satu, ponude remija, reklamacije i druge podatke o partiji.
law-draw-offer-recorded = Oba igrača zapisuju svaku ponudu remija znakom (=).
law-assistant-keeps-score = Igrač koji ne može zapisivati smije dovesti pomoćnika kojeg sudac prihvati, a sudac pravedno prilagođava vrijeme.
law-scoresheet-visible = Sudac mora moći vidjeti zapisnik tijekom cijele partije.
law-scoresheets-belong-to-organiser = Zapisnici su vlasništvo organizatora.
law-defective-electronic-scoresheet = Sudac zamjenjuje elektronički zapisnik koji je neispravan.
law-recording-not-required = Igrač koji u periodu ima manje od pet minuta i nema dodatak od najmanje trideset sekundi po potezu do kraja perioda ne mora zapisivati.
law-record-completed-after-flag-fall = Kad zastavica padne, igrač koji je prestao zapisivati mora dopuniti zapisnik prije nego što odigra potez.
law-neither-player-records = Ako nijedan igrač ne mora zapisivati, neka zapisuje sudac ili pomoćnik, a nakon pada zastavice satovi se zaustavljaju dok oba igrača ne dopune zapisnik.
law-one-player-need-not-record = Ako je samo jedan igrač prestao zapisivati, nakon pada zastavice prije svojeg poteza dopunjuje zapisnik i pritom se smije poslužiti protivnikovim.
law-reconstruction-of-the-game = Ako nijedan zapisnik nije potpun, igrači pod nadzorom suca obnavljaju partiju na drugoj ploči, nakon što se zabilježe pozicija, vremena i broj poteza.
law-first-move-of-next-period = Ako zapisnici ne mogu pokazati da je vrijeme prekoračeno, sljedeći potez vrijedi kao prvi u sljedećem periodu, osim ako ih je očito bilo više.
law-signed-result = Nakon partije oba igrača potpisuju oba zapisnika s rezultatom, koji tada vrijedi i ako je pogrešan, osim ako sudac odluči drukčije.

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = Turnirski pravilnik može bez suglasnosti suca zabraniti remi dogovorom prije određenog poteza ili uopće.
law-draw-offer = Remi se nudi nakon odigranog poteza, a prije pritiska na sat; ponuda u drugo vrijeme vrijedi, ali se može smatrati ometanjem.
law-draw-offer-stands = Ponuda remija nema uvjeta i ne može se povući; vrijedi dok je protivnik ne prihvati, ne odbije usmeno ili dodirom figure kojom namjerava igrati, ili dok partija ne završi.
law-claim-counts-as-offer = Reklamacija remija vrijedi kao ponuda remija.
law-repetition-claim = Igrač na potezu može reklamirati remi kad ista pozicija nastane najmanje treći put.
law-repetition-about-to-appear = Ako reklamira poziciju koja tek nastaje, igrač prvo zapisuje potez i kaže sucu da ga namjerava odigrati.
law-repetition-has-appeared = Ako reklamira poziciju na ploči, ona je upravo nastala i na potezu je igrač koji reklamira.
law-same-position = Pozicije su iste ako je na potezu isti igrač, ako jednake figure iste boje stoje na istim poljima i ako su svi mogući potezi jednaki.
law-same-position-en-passant = Pozicije nisu iste ako je u jednoj bilo moguće uzimanje u prolazu, a u drugoj nije.
law-same-position-castling = Pozicije nisu iste ako se između njih promijenilo pravo na rokadu.
law-fifty-moves-claim = Igrač na potezu može reklamirati remi kad je svaki igrač odigrao pedeset uzastopnih poteza bez poteza pješakom i bez uzimanja.
law-fifty-moves-with-intended-move = Ako će pedeset poteza navršiti tek sljedeći, igrač ga prvo zapisuje i kaže sucu da ga namjerava odigrati.
law-fifty-moves-played = Reklamirati se može i kad u posljednjih pedeset poteza svakog igrača nije bilo ni poteza pješakom ni uzimanja.
law-right-to-claim-lost = Igrač koji umjesto reklamacije igra dalje u tom potezu gubi pravo na nju: u najstarijem izdanju potezom, otada dodirom figure.
law-claim-stops-clocks = Kod reklamacije remija satovi se zaustavljaju, a reklamacija se ne može povući.
law-correct-draw-claim = Ako je reklamacija remija točna, partija je odmah remi.
law-incorrect-draw-claim = Ako je reklamacija remija netočna, protivnik dobiva dodatno vrijeme i partija se nastavlja.
law-intended-move-must-be-played = Ako se netočna reklamacija odnosila na najavljeni potez, taj se potez mora odigrati.
law-draw-without-claim = Dva događaja završavaju partiju remijem, a da ga nitko ne reklamira.
law-fivefold-repetition = Partija je bez reklamacije remi kad ista pozicija nastane pet puta.
law-seventy-five-moves = Partija je bez reklamacije remi kad je svaki igrač odigrao sedamdeset i pet uzastopnih poteza bez poteza pješakom i bez uzimanja; mat posljednjim od njih ima prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = Ubrzani završetak dio je partije u kojem je za sve preostale poteze ostalo ograničeno vrijeme.
law-quickplay-rules-announced = Smjernice za partije bez dodatka vremena vrijede samo ako su unaprijed objavljene.
law-no-quickplay-claim-in-blitz = Reklamacija iz ubrzanog završetka u brzopoteznom šahu nema.
law-increment-request = Igrač na potezu s manje od dvije minute može zatražiti pet sekundi dodatka po potezu za oba igrača; to vrijedi kao ponuda remija.
law-quickplay-claim = Igrač na potezu s manje od dvije minute može reklamirati remi jer protivnik na uobičajeni način ne može pobijediti ili to ne pokušava.
law-quickplay-claim-accepted = Ako se sudac slaže da protivnik ne može pobijediti ili to ne pokušava, partija je remi; inače odgađa odluku ili odbija reklamaciju.
law-quickplay-claim-postponed = Ako je odluka odgođena, protivnik može dobiti dvije dodatne minute, igra se nastavlja, a sudac može proglasiti remi i nakon pada zastavice.
law-quickplay-claim-rejected = Ako je reklamacija u ubrzanom završetku odbijena, protivnik dobiva dvije dodatne minute.
law-quickplay-decision-final = Odluka suca o reklamaciji u ubrzanom završetku konačna je.
law-claim-without-arbiter = Gdje nema suca, igrač s manje od dvije minute može prije pada zastavice reklamirati remi, čime je partija završena.
law-claim-opponent-cannot-win = Ako reklamira da protivnik na uobičajeni način ne može pobijediti, igrač zapisuje završnu poziciju, a protivnik je potvrđuje.
law-claim-opponent-does-not-try = Ako reklamira da protivnik ne pokušava pobijediti, igrač zapisuje završnu poziciju i predaje potpun zapisnik, a protivnik potvrđuje oboje.
law-claim-referred-to-arbiter = Reklamacija podnesena bez nazočnog suca naknadno se podnosi sucu.

## What players may and may not do.

law-good-name-of-chess = Igrači ne smiju učiniti ništa što bi škodilo ugledu šaha.
law-playing-venue = Mjesto igre obuhvaća prostor za igru, toalete, prostorije za odmor, okrjepu i pušenje te sve što još odredi sudac.
law-leaving-the-venue = Nijedan igrač ne smije bez dopuštenja suca napustiti mjesto igre.
law-leaving-the-playing-area = Igrač na potezu ne smije bez dopuštenja suca napustiti prostor za igru.
law-entering-the-playing-area = U prostor za igru bez dopuštenja suca smiju ući samo igrači i suci.
law-reporting-when-leaving = Turnirski pravilnik može od igrača koji nije na potezu tražiti da se javi sucu prije nego što napusti prostor za igru.
law-notes-and-advice = Tijekom igre igrači se ne smiju služiti bilješkama, drugim izvorima ni savjetima, niti analizirati na drugoj ploči.
law-electronic-devices = Igrači na mjestu igre ne smiju imati mobitele ni druge elektroničke uređaje, osim ako to dopuste sudac ili turnirski pravilnik.
law-device-forfeit = Igrač kod kojeg se nađe ili oglasi zabranjeni uređaj gubi partiju.
law-personal-inspection = Sudac može odrediti da se igračeva odjeća, torbe i stvari pregledaju nasamo.
law-smoking = Pušiti se smije samo ondje gdje odredi sudac.
law-finished-players-are-spectators = Igrači koji su završili svoje partije su gledatelji.
law-disturbing-the-opponent = Zabranjeno je na bilo koji način ometati ili uznemiravati protivnika, pa i neopravdanim reklamacijama i ponudama.
law-conduct-penalised = Kršenje pravila ponašanja kažnjava se.
law-refusal-to-comply = Igrač koji uporno odbija poštovati pravila šaha gubi partiju, a bodove protivnika određuje sudac.
law-both-players-refuse = Ako oba igrača uporno odbijaju poštovati pravila šaha, oba gube partiju.
law-right-to-explanation = Igrač može od suca tražiti objašnjenje pojedinih mjesta u pravilima.
law-appeal = Igrač može uložiti žalbu na odluku suca koliko to dopuštaju izdanje pravila i turnirski pravilnik.
law-help-with-reconstruction = Oba igrača moraju pomoći sucu kad god treba obnoviti partiju.
law-players-check-claims = Reklamacije ponavljanja i pedeset poteza provjeravaju igrači pod nadzorom suca.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sudac se brine da se pravila šaha poštuju.
law-arbiter-serves-the-competition = Sudac djeluje u interesu natjecanja: brine se za dobre uvjete, mir i uredan tijek.
law-arbiter-sees-to-fair-play = Sudac se brine za fer igru i primjenjuje pravila protiv varanja.
law-arbiter-heeds-special-needs = Sudac posebno vodi brigu o igračima s invaliditetom i onima kojima treba liječnička pomoć.
law-arbiter-observes-the-games = Sudac prati partije, osobito u vremenskoj oskudici, provodi odluke i po potrebi kažnjava.
law-assistants-of-the-arbiter = Sudac može imenovati pomoćnike koji prate partije.
law-time-for-disturbance = Nakon smetnje izvana sudac može jednom ili obojici igrača dati dodatno vrijeme.
law-arbiter-does-not-intervene = Sudac se ne miješa u partiju osim ondje gdje to pravila određuju i nikome ne govori broj poteza ni da sat nije pritisnut.
law-no-interference = Gledatelji i drugi igrači ne smiju govoriti o partiji niti se u nju miješati, a sudac ih može udaljiti.
law-irregularity-reported = Tko opazi nepravilnost, može o tome obavijestiti samo suca.
law-phones-of-others = Nitko se ne smije služiti mobitelom ondje gdje sudac to ne dopušta.

## What the arbiter may impose.

law-penalties = Sudac može izreći jednu ili više navedenih kazni.
law-penalty-warning = Sudac može igraču izreći opomenu.
law-penalty-more-time-for-opponent = Sudac može dodati vrijeme protivniku prekršitelja.
law-penalty-less-time = Sudac može prekršitelju smanjiti preostalo vrijeme.
law-penalty-more-points-for-opponent = Sudac može protivniku povećati bodove za partiju, najviše do onoga što partija može donijeti.
law-penalty-fewer-points = Sudac može prekršitelju smanjiti bodove za partiju.
law-penalty-loss-of-game = Sudac može proglasiti da je prekršitelj izgubio partiju.
law-penalty-fine = Sudac može izreći unaprijed objavljenu novčanu kaznu.
law-penalty-exclusion-from-rounds = Sudac može igraču zabraniti nastup u jednom ili više kola.
law-penalty-expulsion = Sudac može igrača isključiti s natjecanja.

## Rapid chess.

law-rapid-game = Riječ je o ubrzanom šahu ako je vrijeme svakog igrača zajedno s dodacima za šezdeset poteza u granicama koje određuje izdanje pravila.
law-rapid-without-supervision = Bez dovoljnog nadzora u ubrzanom šahu vrijede opća pravila, osim gdje njegova vlastita određuju drukčije.
law-rapid-with-supervision = Uz dovoljan nadzor, kad jedan sudac nadgleda najviše tri partije, u ubrzanom šahu vrijede Pravila natjecanja.
law-rapid-without-recording = U ubrzanom šahu igrači ne moraju zapisivati poteze.
law-arbiters-record-shown = Igrač na potezu može tražiti uvid u sučev zapis partije, ali najviše pet puta.
law-too-late-for-clock-setting = Nakon određenog broja poteza u ubrzanom šahu pogrešno namješten sat više se ne ispravlja.
law-too-late-for-set-up-claim = Nakon određenog broja poteza u ubrzanom šahu više se ne može reklamirati pogrešno postavljena ploča ni figure.
law-misplaced-king-cannot-castle = Ako je za ispravak pogrešnog postava prekasno, pogrešno postavljeni kralj ne smije rokirati.
law-touch-rulings-on-request = U ubrzanom šahu sudac o taknutim figurama odlučuje samo na zahtjev igrača.
law-rapid-illegal-move = U ubrzanom šahu nepravilan potez dovršen je pritiskom na sat, a može se reklamirati dok protivnik ne odigra svoj.
law-rapid-illegal-position = Ako su u ubrzanom šahu oba kralja u šahu ili pješak stoji na posljednjem redu, izdanje pravila određuje kad i kako sudac postupa.
law-flag-fall-only-on-claim = U ubrzanom šahu zastavica je pala tek kad to igrač reklamira, a sudac o tome šuti.
law-arbiter-calls-flag-fall = U ubrzanom šahu sudac koji vidi pad zastavice to objavljuje.
law-rapid-win-on-time = Za reklamaciju pobjede na vrijeme u ubrzanom šahu igrač zaustavlja sat i obavještava suca.
law-rapid-both-flags-fallen = Ako su u ubrzanom šahu pale obje zastavice, partija je remi.
law-supervision-announced = Turnirski pravilnik mora za cijelo natjecanje reći igra li se ubrzani ili brzopotezni šah s punim nadzorom ili bez njega.

## Blitz.

law-blitz-game = Riječ je o brzopoteznom šahu ako je vrijeme svakog igrača zajedno s dodacima za šezdeset poteza ispod granice koju određuje izdanje pravila.
law-one-minute-instead-of-two = U bržoj igri umjesto kazne od dvije minute kazna je jedna minuta.
law-blitz-with-supervision = Ako svaka partija ima svojeg suca, u brzopoteznom šahu vrijede Pravila natjecanja.
law-blitz-follows-rapid = Ako svaka partija nema svojeg suca, u brzopoteznom šahu vrijede pravila ubrzanog.
law-blitz-illegal-move = U brzopoteznom šahu protivnik igrača koji je dovršio nepravilan potez može prije svojeg poteza reklamirati pobjedu, a ako mat nije moguć, remi.

## Algebraic notation.

law-algebraic-notation = FIDE priznaje samo algebarsku notaciju; zapisnici u drugim sustavima nisu dokaz.
law-piece-means-no-pawn = U pravilima o notaciji riječ figura ne obuhvaća pješaka.
law-piece-letters = Svaka figura ima veliko slovo, obično prvo slovo svojeg imena.
law-national-letters = Igrač se može služiti slovima uobičajenim u svojoj zemlji, a u tisku su najbolje figurice.
law-pawns-have-no-letter = Pješaci nemaju slovo i po tome se prepoznaju.
law-file-letters = Linije se zovu od a do h, slijeva nadesno za bijelog.
law-rank-numbers = Redovi su označeni brojevima od 1 do 8, počevši od bijelog.
law-square-names = Svako se polje zove po slovu linije i broju reda.
law-move-notation = Potez se zapisuje slovom figure i poljem dolaska; potez pješaka samo poljem.
law-capture-notation = Uzimanje se zapisuje znakom x ispred polja dolaska, a uzimanje pješakom počinje linijom koju pješak napušta.
law-ambiguous-piece-notation = Ako na isto polje mogu doći dvije jednake figure, slovu se dodaje linija polaska, a inače red.
law-ambiguous-pawn-notation = Ako istu figuru mogu uzeti dva pješaka, linija polaska kaže koji ju je uzeo.
law-promotion-notation = Promocija se zapisuje kao potez pješaka iza kojeg stoji slovo nove figure.
law-draw-offer-notation = Ponuda remija zapisuje se znakom (=).
law-notation-signs = Rokada se zapisuje 0-0 ili 0-0-0. Znakovi za uzimanje, šah i mat nisu obvezni, a od 2017. ni znak za uzimanje u prolazu.
law-model-game = Ogledna partija pokazuje notaciju u uporabi.

## Players who cannot see, and their opponents.

law-two-boards = Kad igra slijepi igrač, svaki od igrača može tražiti dvije ploče, običnu i posebnu.
law-special-board = Posebna ploča mjeri najmanje dvadeset puta dvadeset centimetara, ima izdignuta crna polja i rupicu na svakom polju, figure imaju klinove, a crne su označene.
law-rules-for-blind-players = Za igru sa slijepim i slabovidnim osobama vrijede posebne odredbe.
law-announced-moves = Potezi se jasno najavljuju, protivnik ih ponavlja i igra na svojoj ploči, a nazivi linija, redova i figura su dogovoreni.
law-piece-taken-from-its-hole = Na posebnoj ploči figura je taknuta kad se izvadi iz rupice.
law-move-made-on-special-board = Na posebnoj ploči potez je odigran kad je uzeta figura uklonjena, figura u novoj rupici, a potez najavljen.
law-clock-waits-for-the-move = Protivnikov sat smije se pokrenuti tek kad je potez na posebnoj ploči odigran i najavljen.
law-sighted-player-as-usual = Za dodir i poteze igrača koji vidi vrijede uobičajena pravila.
law-special-clock = Dopušten je sat izrađen za slijepe igrače.
law-recording-without-sight = Slijepi igrač zapisuje poteze Brailleovim pismom, običnim pismom ili uređajem za snimanje.
law-misspoken-move = Pogreška u najavi poteza mora se ispraviti odmah, prije nego što se pokrene protivnikov sat.
law-boards-disagree = Ako se pozicije na pločama razlikuju, ispravljaju se uz pomoć suca i obaju zapisnika.
law-boards-and-records-disagree = Ako se razlikuju i zapisnici, potezi se vraćaju do mjesta gdje se slažu, a sudac namješta satove.
law-assistant-of-blind-player = Slijepi igrač može imati pomoćnika s nekim ili svim navedenim dužnostima.
law-assistant-moves-on-other-board = Pomoćnik igra poteze obaju igrača na protivnikovoj ploči.
law-assistant-announces-moves = Pomoćnik najavljuje poteze obaju igrača.
law-assistant-writes-and-presses = Pomoćnik vodi zapisnik slijepog igrača i pokreće protivnikov sat.
law-assistant-tells-moves-and-time = Pomoćnik govori slijepom igraču broj poteza i utrošeno vrijeme obaju igrača, ali samo na njegov zahtjev.
law-assistant-claims-flag-fall = Pomoćnik reklamira pad zastavice i kaže sucu kad igrač koji vidi takne figuru.
law-assistant-handles-adjournment = Pomoćnik obavlja što je potrebno kod prekida partije.
law-assistant-of-sighted-player = Ako slijepi igrač nema pomoćnika, može ga imati igrač koji vidi da igra i najavljuje poteze.
law-assistant-against-deaf-player = Kad se slijepi igrač susretne s igračem oštećena sluha, mora imati pomoćnika.

## Adjourned games and sealed moves.

law-sealed-move = Kod prekida partije igrač na potezu nedvosmisleno zapisuje potez, oba zapisnika zatvara u omotnicu i tek tada zaustavlja sat.
law-played-move-must-be-sealed = Igrač koji nakon poziva na kuvertiranje odigra potez na ploči mora kuvertirati upravo taj potez.
law-early-adjournment = Igraču koji želi prekinuti partiju prije kraja seanse računa se sve vrijeme koje je do kraja preostalo.
law-envelope-data = Na omotnici su imena, pozicija, vremena, tko je kuvertirao, broj poteza, eventualna ponuda remija te kad i gdje se igra nastavlja.
law-envelope-in-safekeeping = Sudac provjerava podatke na omotnici i čuva je na sigurnom.
law-draw-offer-after-sealing = Remi ponuđen nakon kuvertiranja vrijedi dok ne bude prihvaćen ili odbijen.
law-set-up-for-resumption = Prije nastavka na ploču se postavlja pozicija, a satovi pokazuju vremena u trenutku prekida.
law-ended-before-resumption = Ako se igrači prije nastavka dogovore za remi ili jedan preda, partija je završena.
law-envelope-opened = Dok igrač koji treba odgovoriti ne dođe, omotnica ostaje zatvorena.
law-sealed-move-faulty = Igrač čiji je kuvertirani potez neispravan gubi partiju, osim ako je ona već završena ili bi ionako bila remi.
law-sealed-move-ambiguous = Kuvertirani potez koji može značiti više poteza je neispravan.
law-sealed-move-unclear = Kuvertirani potez čije se značenje ne može utvrditi je neispravan.
law-sealed-move-illegal = Neispravan je i kuvertirani potez koji je nepravilan.
law-replying-player-present = Ako je kod nastavka nazočan igrač koji mora odgovoriti, omotnica se otvara, potez se igra na ploči i pokreće se njegov sat.
law-replying-player-absent = Ako nema igrača koji mora odgovoriti, teče njegov sat, a omotnica se otvara kad dođe.
law-sealing-player-absent = Ako nema igrača koji je kuvertirao, protivnik može umjesto poteza na ploči predati odgovor u novoj omotnici i pokrenuti sat odsutnoga.
law-late-for-resumption = Igrač koji na nastavak dođe prekasno gubi partiju ako nije odlučeno drukčije.
law-late-sealer-saved = Tko je kuvertirao i zakasni, zadržava rezultat ako je kuvertirani potez završio partiju.
law-neither-present-at-resumption = Ako kod nastavka nema nijednog igrača, vrijeme gubi onaj koji mora odgovoriti dok ne dođe.
law-envelope-lost = Ako se omotnica izgubi, partija se nastavlja od zapisane pozicije i vremena, a igrač igra potez za koji izjavi da ga je kuvertirao.
law-adjourned-position-unknown = Ako se prekinuta pozicija ne može utvrditi, partija se poništava i igra se nova.
law-clock-error-at-resumption = Na pogrešno vrijeme na satu kod nastavka treba upozoriti prije prvog poteza, inače ostaje, osim ako sudac odluči drukčije.
law-resumption-sessions = Seanse se mjere po sučevu satu i objavljuju se unaprijed.

## Chess960.

law-chess960 = U šahu 960 početnu poziciju određuje slučaj, a zatim se igra kao i obično.
law-chess960-start-position = Figure bijelog stoje bilo gdje na prvom redu, kralj između topova i lovci na poljima različitih boja, a crne figure stoje njima nasuprot.
law-chess960-random-choice = Početna pozicija može se izvući računalom, kockama, novčićem, kartama ili slično.
law-chess960-castling = U šahu 960 svaki igrač može rokirati jednom, pod uobičajenim uvjetima prilagođenima početnim poljima kralja i topa.
law-chess960-castling-forms = U šahu 960 pri rokadi se pomiču kralj i top, ili zamjenjuju mjesta, ili se pomiče samo jedan od njih.
law-chess960-castling-by-hand = Na stvarnoj ploči najbolje je kralja staviti pokraj ploče, pomaknuti topa i zatim postaviti kralja.
law-chess960-castling-targets = Nakon rokade u šahu 960 kralj i top stoje ondje gdje bi stajali u običnom šahu.
law-chess960-castling-announced = Preporučuje se najaviti da igrač namjerava rokirati.
law-chess960-castling-at-once = U nekim početnim pozicijama rokada je moguća već u prvom potezu.
law-chess960-castling-empty-squares = Sva polja preko kojih kralj i top pri rokadi prelaze ili na koja dolaze moraju osim njih biti prazna; druga mogu biti zauzeta.

## Terms that the glossary explains with content of its own.

law-term-completed-move = Potez je dovršen kad je odigran i kad je sat pritisnut.
law-term-made-move = Potez je odigran kad figura stoji na novom polju, kad ju je ruka ispustila i kad je uzeta figura uklonjena.
law-term-displaced = Figura je poremećena kad ne stoji jasno na svojem polju.
law-term-increment = Dodatak je vrijeme od dvije do šezdeset sekundi koje igrač dobiva prije svakog poteza.
law-term-cumulative-mode = U kumulativnom načinu, nazvanom po Fischeru, dodatno vrijeme pribraja se prije svakog poteza i može se skupljati.
law-term-delay-mode = U odgođenom načinu, nazvanom po Bronsteinu, prvo teče dodatno vrijeme poteza i ne može se skupljati.
law-term-standard-chess = Šah je standardni ako svaki igrač ima najmanje šezdeset minuta.
law-term-time-control = Vremenska kontrola je raspored vremena koje svaki igrač ima.
law-term-result = Rezultat je 1-0, 0-1 ili ½-½; mogu izgubiti oba, igrač može dobiti pola boda prema nuli, a neodigrane partije imaju svoje znakove.
law-term-points = Partija obično donosi 1, ½ ili 0 bodova; u uporabi su i 3, 1 i 0.
law-term-penalties = Kazne su navedene od najblaže do najstrože.
law-term-normal-means = Uobičajeni način je aktivna igra na pobjedu ili pozicija koja daje stvarnu mogućnost pobjede drukčije nego na vrijeme.
law-term-move-counter = Brojač poteza je dio sata koji broji koliko ga je puta svaki igrač pritisnuo.
law-term-arbiters-discretion = Na mnogim mjestima pravila prepuštaju odluku prosudbi suca.
