## Looking provisions up. $articles is a list of article numbers, $edition a year.

provision-kind = { $kind ->
    [rule] pravilo
    [procedure] postopek
    [record] zapis
    [arbiter] presoja sodnika
   *[physical] oprema ali vedenje
}
chapter-title = { $subject ->
    [scope] Kaj Pravila zajemajo
    [preface] Predgovor
    [nature] Igra in njen cilj
    [setup] Figure pred prvo potezo
    [moves] Gibanje figur
    [touching] Izvedba poteze
    [ending] Konec partije
    [clock] Šahovska ura
    [irregularities] Nepravilnosti
    [scoresheet] Zapisovanje potez
    [draws] Remi
    [points] Točke
    [conduct] Ravnanje igralcev
    [arbiter] Sodnik
    [fide] Vprašanja za FIDE
    [rapid] Pospešeni šah
    [blitz] Hitropotezni šah
    [notation] Algebraična notacija
    [blind] Slepi in slabovidni igralci
    [adjournment] Prekinjene partije
    [chess960] Šah 960
    [quickplay] Hitri konec partije
    [quickplay-without-arbiter] Hitri konec partije brez sodnika
   *[glossary] Slovar izrazov
}
provision-absent = V izdaji iz leta { $edition } tega ni.
provision-elsewhere = V drugih izdajah: { $articles }.
provision-unverified = ? Številka ni preverjena: povzeta je po sosednjih izdajah.
article-parts = Njegovi deli: { $articles }.

search-found = Najdena določila: { $count }.
search-more = In še { $count }: pokaže jih --limit.
search-nothing = Za »{ $text }« ni bilo nič najdeno.

diff-new = Novo v izdaji { $edition }: { $count }
diff-gone = Ni več v izdaji { $edition }: { $count }
diff-renumbered = Preštevilčeno: { $count }
diff-same = V obeh pod isto številko: { $count }.

error-no-article = Izdaja iz leta { $edition } nima člena { $article }.
error-no-provision = »{ $text }« ni ne številka člena ne ime določila.
help-nearest-articles = Najbližji: { $articles }.
help-article-elsewhere = Izdaje, ki imajo tako številko: { $editions }.
help-law-search = Iskanje po besedah: adoube law search { $text }
term-nothing = V slovarju ni izraza { $text }.
term-in-the-laws = V Pravilih:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.

## What the document is, and whom it binds.

law-scope-of-the-laws = Pravila veljajo za šah za šahovnico; verodostojno je njihovo angleško besedilo.
law-cases-not-regulated = Kadar pravila o čem molčijo, sodnik odloči po podobnih primerih, pravično in razumno.
law-federation-house-rules = Zveza lahko sprejme podrobnejša lastna pravila, vendar le na svojem ozemlju, brez nasprotja s pravili FIDE in ne za tekmovanja FIDE, za nazive ali za rating.
law-rated-only-under-the-laws = Partija šteje za rating FIDE le, če je bila igrana po teh pravilih, ki so priporočena tudi za druge tekmovalne partije.
law-rulings-by-fide = Zveza članica lahko vpraša FIDE, kako je treba odločiti o vprašanju iz pravil.

## The nature of the game, the board and the pieces.

law-players-move-alternately = Igralca izmenoma vlečeta poteze na isti šahovnici, začne pa beli.
law-having-the-move = Igralec je na potezi, takoj ko je nasprotnik svojo potezo izvršil na šahovnici.
law-aim-of-the-game = Cilj je napasti nasprotnikovega kralja tako, da nasprotnik nima veljavne poteze; to je mat in prinese zmago, kralja pa ni dovoljeno vzeti ali pustiti napadenega.
law-aim-out-of-reach = Če noben igralec ne more več matirati, je partija remi.
law-chessboard = Šahovnica ima osem krat osem polj, izmenoma svetlih in temnih, na desni strani vsakega igralca pa je v kotu svetlo polje.
law-set-of-pieces = Vsak igralec začne s kraljem, damo, dvema trdnjavama, dvema lovcema, dvema skakačema in osmimi kmeti.
law-initial-position = Na začetku stoji dvaintrideset figur v začetni poziciji.
law-files-ranks-diagonals = Navpični nizi polj so linije, vodoravni vrste, poševni nizi polj iste barve od roba do roba pa diagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne more na polje, na katerem stoji figura iste barve.
law-capture = Figura, ki pride na polje nasprotnikove figure, jo vzame, vzeta figura pa se v isti potezi odstrani s šahovnice.
law-attack = Figura napada polja, na katerih bi lahko jemala, tudi če tja ne sme, ker bi izpostavila svojega kralja.
law-bishop-move = Lovec se premika poljubno daleč po diagonali, na kateri stoji.
law-rook-move = Trdnjava se premika poljubno daleč po svoji liniji ali vrsti.
law-queen-move = Dama se premika poljubno daleč po svoji liniji, vrsti ali diagonali.
law-no-jumping-over-pieces = Lovec, trdnjava in dama ne morejo preskočiti figure, ki jim je na poti.
law-knight-move = Skakač skoči na najbližje polje, ki ne leži na njegovi liniji, vrsti ali diagonali.
law-pawn-step = Kmet se premakne za eno polje naravnost naprej, če je to polje prazno.
law-pawn-double-step = Kmet se lahko v svoji prvi potezi premakne za dve polji naprej, če sta obe prazni.
law-pawn-capture = Kmet vzame figuro, ki stoji diagonalno pred njim.
law-en-passant = Kmeta, ki se je pravkar premaknil za dve polji, lahko sosednji kmet vzame, kot bi se premaknil le za eno, vendar samo takoj v naslednji potezi.
law-promotion = Kmet, ki doseže zadnjo vrsto, v isti potezi po igralčevi izbiri postane dama, trdnjava, lovec ali skakač svoje barve.
law-king-step = Kralj se premakne na sosednje polje, ki ni napadeno.
law-castling = Pri rokadi, ki je ena poteza kralja po prvi vrsti, gre kralj za dve polji proti trdnjavi, trdnjava pa na polje, ki ga je kralj prečkal.
law-castling-right-lost = Pravica do rokade je dokončno izgubljena, ko se je kralj že premaknil, s posamezno trdnjavo pa, ko se je premaknila ta.
law-castling-prevented-for-now = Rokada ni možna, dokler je napadeno polje, na katerem kralj stoji, ki ga prečka ali na katero pride, ali dokler je med kraljem in trdnjavo kaka figura.
law-check = Napadeni kralj je v šahu, tudi če figura, ki ga napada, ne bi smela igrati, ker bi izpostavila svojega kralja.
law-king-left-in-check = Nobena poteza ne sme svojega kralja izpostaviti šahu ali ga pustiti v njem.
law-legal-and-illegal-move = Poteza je veljavna, če izpolnjuje vse zahteve o gibanju figur, in nepravilna, če jih ne.
law-illegal-position = Pozicija je neveljavna, če do nje ne vodi nobeno zaporedje veljavnih potez.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Vsaka poteza se izvede samo z eno roko.
law-adjusting-pieces = Igralec na potezi lahko popravi figure na njihovih poljih, če to prej napove, na primer z besedo »popravljam«.
law-touch-presumed-deliberate = Razen pri napovedanem popravljanju velja dotik za nameren, če ni bil očitno po nesreči.
law-touch-move = Igralca na potezi, ki se namerno dotakne figure na šahovnici, dotik zavezuje.
law-touched-own-piece = Igralec, ki se je dotaknil svojih figur, mora odigrati prvo izmed njih, ki jo je mogoče.
law-touched-opponents-piece = Igralec, ki se je dotaknil nasprotnikovih figur, mora vzeti prvo izmed njih, ki jo je mogoče.
law-touched-both-colours = Igralec, ki se je dotaknil figur obeh barv, mora s svojo vzeti nasprotnikovo, če to ni možno, pa odigrati ali vzeti prvo dotaknjeno figuro, s katero je to mogoče; v dvomu velja, da se je najprej dotaknil svoje.
law-touched-king-and-rook = Igralec, ki se dotakne svojega kralja in nato trdnjave, mora rokirati na tej strani, če je rokada veljavna.
law-touched-rook-before-king = Igralec, ki se najprej dotakne trdnjave in nato kralja, v tej potezi ne sme rokirati na tej strani, velja pa dotik trdnjave.
law-intended-castling-illegal = Igralec, ki je nameraval rokirati tam, kjer to ni dovoljeno, mora odigrati drugo veljavno potezo s kraljem, lahko tudi rokado na drugi strani, če take ni, pa katero koli veljavno potezo.
law-king-released-to-castle-illegally = Igralec, ki spusti kralja na polje za rokado, kjer ta ni dovoljena, mora odigrati drugo veljavno potezo s kraljem, lahko tudi rokado na drugi strani, če take ni, pa katero koli veljavno potezo.
law-promotion-choice-final = Izbira figure pri promociji je dokončna, ko se ta figura dotakne polja promocije.
law-no-touched-piece-can-move = Če nobene dotaknjene figure ni mogoče odigrati ali vzeti, lahko igralec odigra katero koli veljavno potezo.
law-promotion-in-various-ways = Pri promociji kmeta ni treba postaviti na zadnjo vrsto in figuri se lahko zamenjata v poljubnem vrstnem redu, nasprotnikovo figuro na tem polju pa je treba vzeti.
law-piece-released = Figura, ki jo je igralec spustil na polje kot veljavno potezo ali njen del, v tej potezi ne more več na drugo polje.
law-capture-made = Jemanje je izvršeno, ko je vzeta figura odstranjena s šahovnice in je igralec svojo figuro spustil na novem polju.
law-castling-made = Rokada je izvršena, ko igralec spusti trdnjavo na njenem novem polju; ko spusti kralja, mora rokirati na tej strani, če je to veljavno.
law-promotion-made = Promocija je izvršena, ko je kmet odstranjen s šahovnice in je nova figura spuščena na polju promocije.
law-touch-forfeits-complaint = Igralec, ki se namerno dotakne figure, se ne more več pritožiti nad tem, kako se je nasprotnik tik pred tem dotikal figur ali jih premikal.
law-assistant-moves-pieces = Igralec, ki sam ne more premikati figur, lahko pripelje pomočnika, ki ga sprejme sodnik.

## How a game ends, and what it counts.

law-checkmate = Mat prinese zmago in takoj konča partijo, če je bila poteza, s katero je nastal, pravilna.
law-resignation = Igralec, ki se vda, konča partijo in jo izgubi.
law-resignation-without-mating-chance = Če nasprotnik igralca, ki se vda, ne more matirati z nobenim zaporedjem veljavnih potez, je partija remi.
law-stalemate = Igralec na potezi, ki nima veljavne poteze in ni v šahu, je v patu in partija je takoj remi, če je bila poteza, s katero je pat nastal, pravilna.
law-dead-position = Partija je takoj remi, ko noben igralec ne more matirati z nobenim zaporedjem veljavnih potez, če je bila poteza, s katero je pozicija nastala, pravilna.
law-draw-by-agreement = Igralca se med partijo lahko sporazumeta za remi, s čimer je partija takoj končana.
law-points-for-a-game = Zmaga šteje eno točko, remi pol točke, poraz nič, če ni objavljeno drugače.
law-score-limits = Točke obeh igralcev skupaj nikoli ne presežejo običajnega seštevka za partijo, vsak igralec pa dobi le izid, ki obstaja.

## The chess clock.

law-chess-clock = Šahovska ura ima dva prikazovalnika, od katerih lahko teče le eden, vsak pa ima zastavico, ki pade, ko čas poteče.
law-time-control-periods = Vsak igralec mora zaključiti določeno število potez ali vse poteze v vnaprej določenem času, po dogovoru z dodatkom časa za vsako potezo.
law-saved-time-carries-over = Čas, prihranjen v eni periodi, se prišteje naslednji.
law-delay-before-main-time = Pri zakasnitvenem načinu začne glavni čas teči šele, ko je porabljen posebni čas za potezo, in se ne spremeni, če igralec uro pritisne pred tem.
law-move-count-at-flag-fall = Takoj ko zastavica pade, se preveri, ali so bile zaključene zahtevane poteze.
law-clock-placement = Pred partijo sodnik določi, kje stoji ura.
law-start-of-whites-clock = Ob času, določenem za začetek, se požene ura belega.
law-default-time = Igralec, ki pride po privzetem času zamude, izgubi partijo, razen če pravila tekmovanja ali sodnik določijo drugače.
law-neither-player-present = Če na začetku ni nobenega igralca, beli izgublja čas, dokler ne pride, razen če pravila tekmovanja ali sodnik določijo drugače.
law-move-completed = Po izvršeni potezi igralec ustavi svojo uro in požene nasprotnikovo; s tem pritiskom je poteza zaključena.
law-completed-by-end-of-game = Poteza, ki konča partijo, je zaključena brez pritiska na uro.
law-completed-by-next-move = Poteza, po kateri je igralec pozabil pritisniti uro, je zaključena, ko izvrši naslednjo.
law-right-to-press-clock = Igralec mora imeti po izvršeni potezi vedno možnost pritisniti uro, čas do takrat pa gre na njegov račun.
law-same-hand-presses-clock = Ura se pritisne z roko, ki je izvršila potezo, prst pa ne sme počivati na uri ali lebdeti nad njo.
law-clock-handling = Z uro je treba ravnati primerno: po njej se ne udarja, ne dviga se je, ne prevrača in ne pritiska pred potezo.
law-adjusting-on-own-time-only = Figure lahko popravlja samo igralec, čigar ura teče.
law-assistant-presses-clock = Igralec, ki ne more uporabljati ure, lahko pripelje pomočnika, ki ga sprejme sodnik, sodnik pa pravično prilagodi čas.
law-flag-fall-noticed = Zastavica je padla, ko to vidi sodnik ali ko igralec to upravičeno reklamira.
law-flag-fall = Igralec, ki ni pravočasno zaključil zahtevanih potez, izgubi partijo, če ta še ni bila končana.
law-flag-fall-without-mating-chance = Če nasprotnik igralca, ki mu je padla zastavica, ne more matirati z nobenim zaporedjem veljavnih potez, je partija remi.
law-defective-clock = Odločilno je, kar kaže ura, če ni očitno pokvarjena; v tem primeru jo sodnik zamenja in čas nastavi po najboljši presoji.
law-wrong-clock-setting = Če se med partijo ugotovi, da je ura napačno nastavljena, se takoj ustavi, sodnik pa jo po najboljši presoji pravilno nastavi.
law-both-flags-fallen-game-goes-on = Če sta padli obe zastavici, ni znano, katera prej, in to ni bila zadnja perioda, se partija nadaljuje.
law-both-flags-fallen-in-last-period = Če sta v zadnji periodi padli obe zastavici in ni znano, katera prej, je partija remi.
law-arbiter-stops-clocks = Kadar je treba partijo prekiniti, sodnik ustavi uri.
law-player-stops-clocks = Igralec sme ustaviti uri samo zato, da poišče sodnikovo pomoč, na primer kadar za promocijo manjka figura.
law-restart-of-clocks = Sodnik odloči, kdaj se uri znova poženeta.
law-reason-for-stopping-clocks = Sodnik odloči, ali je imel igralec, ki je ustavil uri, utemeljen razlog, in ga kaznuje, če ga očitno ni imel.
law-displays-in-the-hall = Zasloni in demonstracijske deske smejo v dvorani prikazovati pozicije, poteze in število potez.
law-no-claim-from-displays = Nobena reklamacija se ne sme opirati samo na to, kar kaže prikaz v dvorani.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = Kadar se po nepravilnosti vzpostavi prejšnja pozicija, sodnik po najboljši presoji nastavi čas in števec potez.
law-wrong-initial-position = Če se med partijo ugotovi, da je bila začetna pozicija napačna, se partija razveljavi in odigra nova.
law-wrong-board-placement = Če se med partijo ugotovi, da je bila narobe postavljena samo šahovnica, se pozicija prenese na pravilno postavljeno in partija se nadaljuje.
law-reversed-colours = Če se je partija začela z obrnjenimi barvami figur, izdaja pravil določa, ali se nadaljuje ali pa se odigra nova.
law-displaced-pieces-restored = Igralec, ki podre figure, jih na račun svojega časa postavi nazaj.
law-help-with-displaced-pieces = Če so figure podrte, lahko vsak igralec ustavi uri in pokliče sodnika.
law-displacement-penalised = Sodnik lahko kaznuje igralca, ki podre figure.
law-illegal-move-completed = Ko se ugotovi nepravilna poteza, se vzpostavi pozicija pred njo ali zadnja, ki jo je mogoče ugotoviti, za nadomestno potezo pa veljajo pravila o dotaknjenih in spuščenih figurah.
law-promotion-not-completed = Če kmet ostane na zadnji vrsti nezamenjen, je poteza nepravilna; od leta 2014 se kmet nato zamenja z damo.
law-king-captured = Kralja ni dovoljeno vzeti; tako jemanje je nepravilna poteza.
law-illegal-move-penalty = Za nepravilno potezo dobi nasprotnik dodatni čas, ena več, kot jih izdaja pravil odpušča, pa pomeni izgubljeno partijo.
law-illegal-moves-without-mating-chance = Če bi bila partija zaradi nepravilnih potez izgubljena, nasprotnik pa ne more matirati z nobenim zaporedjem veljavnih potez, je remi.
law-displacement-found-later = Če se ugotovi, da so figure že prej zapustile svoja polja, se vzpostavi pozicija pred tem ali zadnja, ki jo je mogoče ugotoviti, in partija se od tam nadaljuje.
law-two-hands-for-one-move = Uporaba obeh rok za eno potezo velja za nepravilno potezo.
law-two-hands-penalty = Za potezo z obema rokama dobi nasprotnik dodatni čas, ena preveč pa pomeni izgubljeno partijo ali remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.
law-press-without-move = Pritisk na uro brez izvršene poteze velja za nepravilno potezo.
law-press-without-move-penalty = Za pritisk na uro brez poteze dobi nasprotnik dodatni čas, eden preveč pa pomeni izgubljeno partijo ali remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.

## Writing the game down.

law-recording-moves = Oba igralca zapisujeta svoje in nasprotnikove poteze drugo za drugo, čim bolj čitljivo, v algebraični notaciji.
law-electronic-scoresheet = Poteze se lahko zapisujejo na elektronski zapisnik, ki ga je potrdila FIDE.
law-nothing-written-in-advance = Potezo je dovoljeno zapisati vnaprej samo za reklamacijo remija ali za kuvertiranje.
law-recorded-before-next-move = Igralec lahko odgovori, preden zapiše nasprotnikovo potezo, svojo prejšnjo pa mora zapisati, preden izvrši novo.
law-use-of-scoresheet = Zapisnik je namenjen samo potezam, času na uri, ponudbam remija, reklamacijam in drugim podatkom o partiji.
law-draw-offer-recorded = Oba igralca zapišeta vsako ponudbo remija z znakom (=).
law-assistant-keeps-score = Igralec, ki ne more zapisovati, lahko pripelje pomočnika, ki ga sprejme sodnik, sodnik pa pravično prilagodi čas.
law-scoresheet-visible = Sodnik mora ves čas partije videti zapisnik.
law-scoresheets-belong-to-organiser = Zapisniki so last organizatorja.
law-defective-electronic-scoresheet = Sodnik zamenja elektronski zapisnik, ki je v okvari.
law-recording-not-required = Igralcu, ki ima v periodi manj kot pet minut in nima dodatka vsaj trideset sekund na potezo, do konca periode ni treba zapisovati.
law-record-completed-after-flag-fall = Ko zastavica pade, mora igralec, ki je nehal zapisovati, dopolniti zapisnik, preden odigra potezo.
law-neither-player-records = Če nobenemu igralcu ni treba zapisovati, naj zapisuje sodnik ali pomočnik, po padcu zastavice pa se uri ustavita, da oba dopolnita zapisnik.
law-one-player-need-not-record = Če je nehal zapisovati samo en igralec, po padcu zastavice pred svojo potezo dopolni zapisnik in si pri tem lahko pomaga z nasprotnikovim.
law-reconstruction-of-the-game = Če noben zapisnik ni popoln, igralca pod sodnikovim nadzorom obnovita partijo na drugi šahovnici, potem ko so zapisani pozicija, čas in število potez.
law-first-move-of-next-period = Če zapisniki ne morejo pokazati, da je bil čas prekoračen, velja naslednja poteza za prvo v naslednji periodi, razen če jih je bilo očitno več.
law-signed-result = Po partiji oba igralca podpišeta oba zapisnika z rezultatom, ki potem velja, tudi če je napačen, razen če sodnik odloči drugače.

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = Pravila tekmovanja lahko brez soglasja sodnika prepovedo remi po sporazumu pred določeno potezo ali sploh.
law-draw-offer = Remi se ponudi po izvršeni potezi in pred pritiskom na uro; ponudba ob drugem času velja, lahko pa šteje za motenje.
law-draw-offer-stands = Ponudba remija nima pogojev in je ni mogoče umakniti; velja, dokler je nasprotnik ne sprejme, je ne zavrne ustno ali z dotikom figure, s katero namerava igrati, ali dokler se partija ne konča.
law-claim-counts-as-offer = Reklamacija remija šteje za ponudbo remija.
law-repetition-claim = Igralec na potezi lahko reklamira remi, ko ista pozicija nastane najmanj tretjič.
law-repetition-about-to-appear = Če reklamira pozicijo, ki šele nastane, igralec potezo najprej zapiše in sodniku pove, da jo namerava odigrati.
law-repetition-has-appeared = Če reklamira pozicijo na šahovnici, je ta pravkar nastala in je na potezi igralec, ki reklamira.
law-same-position = Poziciji sta isti, če je na potezi isti igralec, če enake figure iste barve stojijo na istih poljih in če so vse možne poteze enake.
law-same-position-en-passant = Poziciji nista isti, če je bilo v eni mogoče jemanje mimogrede, v drugi pa ne.
law-same-position-castling = Poziciji nista isti, če se je med njima spremenila pravica do rokade.
law-fifty-moves-claim = Igralec na potezi lahko reklamira remi, ko je vsak igralec izvršil petdeset zaporednih potez brez premika kmeta in brez jemanja.
law-fifty-moves-with-intended-move = Če bo petdeset potez dopolnila šele naslednja, jo igralec najprej zapiše in sodniku pove, da jo namerava odigrati.
law-fifty-moves-played = Reklamirati je mogoče tudi, ko v zadnjih petdesetih potezah vsakega igralca ni bilo ne premika kmeta ne jemanja.
law-right-to-claim-lost = Igralec, ki namesto reklamacije igra naprej, v tej potezi izgubi pravico do nje: v najstarejši izdaji s potezo, odtlej z dotikom figure.
law-claim-stops-clocks = Ob reklamaciji remija se uri ustavita, reklamacije pa ni mogoče umakniti.
law-correct-draw-claim = Če je reklamacija remija pravilna, je partija takoj remi.
law-incorrect-draw-claim = Če reklamacija remija ni pravilna, dobi nasprotnik dodatni čas in partija se nadaljuje.
law-intended-move-must-be-played = Če se je nepravilna reklamacija nanašala na nameravano potezo, mora biti ta odigrana.
law-draw-without-claim = Dva dogodka končata partijo z remijem, ne da bi ga kdo reklamiral.
law-fivefold-repetition = Partija je brez reklamacije remi, ko ista pozicija nastane petkrat.
law-seventy-five-moves = Partija je brez reklamacije remi, ko je vsak igralec izvršil petinsedemdeset zaporednih potez brez premika kmeta in brez jemanja; mat z zadnjo od njih ima prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = Hitri konec partije je del partije, v katerem je treba vse preostale poteze zaključiti v omejenem času.
law-quickplay-rules-announced = Smernice za partije brez dodatka časa veljajo samo, če so bile vnaprej objavljene.
law-no-quickplay-claim-in-blitz = Reklamacij iz hitrega konca partije v hitropoteznem šahu ni.
law-increment-request = Igralec na potezi, ki ima manj kot dve minuti, lahko zahteva za oba igralca pet sekund dodatka na potezo; to šteje za ponudbo remija.
law-quickplay-claim = Igralec na potezi, ki ima manj kot dve minuti, lahko reklamira remi, ker nasprotnik na običajen način ne more zmagati ali tega ne poskuša.
law-quickplay-claim-accepted = Če sodnik soglaša, da nasprotnik ne more zmagati ali tega ne poskuša, je partija remi; sicer odločitev odloži ali reklamacijo zavrne.
law-quickplay-claim-postponed = Če je odločitev odložena, lahko nasprotnik dobi dve dodatni minuti, igra se nadaljuje, sodnik pa lahko remi razglasi tudi po padcu zastavice.
law-quickplay-claim-rejected = Če je reklamacija v hitrem koncu partije zavrnjena, dobi nasprotnik dve dodatni minuti.
law-quickplay-decision-final = Sodnikova odločitev o reklamaciji v hitrem koncu partije je dokončna.
law-claim-without-arbiter = Kjer ni sodnika, lahko igralec, ki ima manj kot dve minuti, pred padcem zastavice reklamira remi, s čimer je partija končana.
law-claim-opponent-cannot-win = Če reklamira, da nasprotnik na običajen način ne more zmagati, igralec zapiše končno pozicijo, nasprotnik pa jo potrdi.
law-claim-opponent-does-not-try = Če reklamira, da nasprotnik ne poskuša zmagati, igralec zapiše končno pozicijo in odda popoln zapisnik, nasprotnik pa oboje potrdi.
law-claim-referred-to-arbiter = Reklamacija, podana brez navzočega sodnika, se nato predloži sodniku.

## What players may and may not do.

law-good-name-of-chess = Igralci ne smejo storiti ničesar, kar bi škodovalo ugledu šaha.
law-playing-venue = Prireditveni prostor je igralni prostor skupaj s stranišči, prostori za počitek, osvežitev in kajenje ter vsem, kar še določi sodnik.
law-leaving-the-venue = Noben igralec ne sme brez dovoljenja sodnika zapustiti prireditvenega prostora.
law-leaving-the-playing-area = Igralec na potezi ne sme brez dovoljenja sodnika zapustiti igralnega prostora.
law-entering-the-playing-area = V igralni prostor smejo brez dovoljenja sodnika vstopiti samo igralci in sodniki.
law-reporting-when-leaving = Pravila tekmovanja lahko od igralca, ki ni na potezi, zahtevajo, da se pred odhodom iz igralnega prostora javi sodniku.
law-notes-and-advice = Med igro igralci ne smejo uporabljati zapiskov, drugih virov, nasvetov ali analizirati na drugi šahovnici.
law-electronic-devices = Igralci v prireditvenem prostoru ne smejo imeti telefonov ali drugih elektronskih naprav, razen če to dovolijo sodnik ali pravila tekmovanja.
law-device-forfeit = Igralec, pri katerem se najde ali zasliši prepovedana naprava, izgubi partijo.
law-personal-inspection = Sodnik lahko odredi pregled igralčevih oblačil, torb in predmetov na samem.
law-smoking = Kaditi je dovoljeno samo tam, kjer določi sodnik.
law-finished-players-are-spectators = Igralci, ki so končali svoje partije, so gledalci.
law-disturbing-the-opponent = Prepovedano je kakor koli motiti ali vznemirjati nasprotnika, tudi z nerazumnimi reklamacijami in ponudbami.
law-conduct-penalised = Kršitve pravil o vedenju se kaznujejo.
law-refusal-to-comply = Igralec, ki vztrajno ne upošteva pravil šaha, izgubi partijo, točke nasprotnika pa določi sodnik.
law-both-players-refuse = Če oba igralca vztrajno ne upoštevata pravil šaha, partijo izgubita oba.
law-right-to-explanation = Igralec lahko sodnika prosi za razlago posameznih mest v pravilih.
law-appeal = Igralec lahko zoper sodnikovo odločitev vloži pritožbo, kolikor to dopuščajo izdaja pravil in pravila tekmovanja.
law-help-with-reconstruction = Oba igralca morata sodniku pomagati, kadar je treba partijo obnoviti.
law-players-check-claims = Reklamaciji ponovitve in petdesetih potez preverita igralca pod sodnikovim nadzorom.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sodnik skrbi, da se pravila šaha upoštevajo.
law-arbiter-serves-the-competition = Sodnik dela v korist tekmovanja: skrbi za dobre razmere, mir in urejen potek.
law-arbiter-sees-to-fair-play = Sodnik skrbi za pošteno igro in uporablja pravila proti goljufanju.
law-arbiter-heeds-special-needs = Sodnik posebej poskrbi za prizadete igralce in tiste, ki potrebujejo zdravniško pomoč.
law-arbiter-observes-the-games = Sodnik spremlja partije, zlasti v časovni stiski, uveljavlja odločitve in po potrebi kaznuje.
law-assistants-of-the-arbiter = Sodnik lahko imenuje pomočnike, ki spremljajo partije.
law-time-for-disturbance = Po motnji od zunaj lahko sodnik enemu ali obema igralcema da dodatni čas.
law-arbiter-does-not-intervene = Sodnik ne posega v partijo, razen kjer to določajo pravila, in nikomur ne pove števila potez ali tega, da ura ni bila pritisnjena.
law-no-interference = Gledalci in drugi igralci ne smejo govoriti o partiji ali se vanjo vmešavati, sodnik pa jih lahko odstrani.
law-irregularity-reported = Kdor opazi nepravilnost, lahko to pove samo sodniku.
law-phones-of-others = Nihče ne sme uporabljati telefona tam, kjer sodnik tega ne dovoli.

## What the arbiter may impose.

law-penalties = Sodnik lahko izreče eno ali več naštetih kazni.
law-penalty-warning = Sodnik lahko igralcu izreče opomin.
law-penalty-more-time-for-opponent = Sodnik lahko doda čas nasprotniku kršitelja.
law-penalty-less-time = Sodnik lahko kršitelju zmanjša preostali čas.
law-penalty-more-points-for-opponent = Sodnik lahko nasprotniku poveča točke za partijo do največ, kolikor jih partija lahko prinese.
law-penalty-fewer-points = Sodnik lahko kršitelju zmanjša točke za partijo.
law-penalty-loss-of-game = Sodnik lahko razglasi, da je kršitelj partijo izgubil.
law-penalty-fine = Sodnik lahko izreče vnaprej objavljeno denarno kazen.
law-penalty-exclusion-from-rounds = Sodnik lahko igralca izključi iz enega ali več kol.
law-penalty-expulsion = Sodnik lahko igralca izključi s turnirja.

## Rapid chess.

law-rapid-game = Za pospešeni šah gre, če je čas vsakega igralca skupaj z dodatki za šestdeset potez v mejah, ki jih določa izdaja pravil.
law-rapid-without-supervision = Brez zadostnega nadzora veljajo v pospešenem šahu splošna pravila, razen kjer njegova lastna določajo drugače.
law-rapid-with-supervision = Ob zadostnem nadzoru, kadar en sodnik nadzira največ tri partije, veljajo v pospešenem šahu tekmovalna pravila.
law-rapid-without-recording = V pospešenem šahu igralcema ni treba zapisovati potez.
law-arbiters-record-shown = Igralec na potezi lahko zahteva vpogled v sodnikov zapis partije, vendar največ petkrat.
law-too-late-for-clock-setting = Po določenem številu potez se v pospešenem šahu napačna nastavitev ure ne popravlja več.
law-too-late-for-set-up-claim = Po določenem številu potez v pospešenem šahu ni več mogoče reklamirati napačne postavitve šahovnice ali figur.
law-misplaced-king-cannot-castle = Če je za popravek napačne postavitve prepozno, napačno postavljeni kralj ne sme rokirati.
law-touch-rulings-on-request = V pospešenem šahu sodnik o dotaknjenih figurah odloča samo na zahtevo igralca.
law-rapid-illegal-move = V pospešenem šahu je nepravilna poteza zaključena s pritiskom na uro, reklamirati pa jo je mogoče, dokler nasprotnik ne odigra svoje.
law-rapid-illegal-position = Če sta v pospešenem šahu v šahu oba kralja ali kmet stoji na zadnji vrsti, izdaja pravil določa, kdaj in kako ukrepa sodnik.
law-flag-fall-only-on-claim = V pospešenem šahu je zastavica padla šele, ko igralec to reklamira, sodnik pa o tem molči.
law-arbiter-calls-flag-fall = V pospešenem šahu sodnik, ki vidi padec zastavice, to razglasi.
law-rapid-win-on-time = Za reklamacijo zmage na čas v pospešenem šahu igralec ustavi uro in obvesti sodnika.
law-rapid-both-flags-fallen = Če sta v pospešenem šahu padli obe zastavici, je partija remi.
law-supervision-announced = Pravila tekmovanja morajo za celotno tekmovanje povedati, ali se pospešeni ali hitropotezni šah igra s polnim nadzorom ali brez njega.

## Blitz.

law-blitz-game = Za hitropotezni šah gre, če je čas vsakega igralca skupaj z dodatki za šestdeset potez pod mejo, ki jo določa izdaja pravil.
law-one-minute-instead-of-two = Pri hitrejši igri je namesto kazni dveh minut kazen ena minuta.
law-blitz-with-supervision = Če ima vsaka partija svojega sodnika, veljajo v hitropoteznem šahu tekmovalna pravila.
law-blitz-follows-rapid = Če vsaka partija nima svojega sodnika, veljajo v hitropoteznem šahu pravila pospešenega.
law-blitz-illegal-move = V hitropoteznem šahu lahko nasprotnik igralca, ki je zaključil nepravilno potezo, pred svojo potezo reklamira zmago, če mat ni možen, pa remi.

## Algebraic notation.

law-algebraic-notation = FIDE priznava samo algebraično notacijo; zapisniki v drugih sistemih niso dokaz.
law-piece-means-no-pawn = V pravilih o notaciji beseda figura ne zajema kmeta.
law-piece-letters = Vsaka figura ima veliko črko, praviloma začetnico svojega imena.
law-national-letters = Igralec lahko uporablja črke, običajne v svoji državi, v tisku pa so najboljše figurice.
law-pawns-have-no-letter = Kmetje nimajo črke in se prepoznajo po tem, da je ni.
law-file-letters = Linije se imenujejo od a do h, z leve na desno za belega.
law-rank-numbers = Vrste so oštevilčene od 1 do 8, začenši pri belem.
law-square-names = Vsako polje se imenuje po črki linije in številki vrste.
law-move-notation = Poteza se zapiše s črko figure in poljem prihoda; poteza kmeta samo s poljem.
law-capture-notation = Jemanje se zapiše z znakom x pred poljem prihoda, jemanje s kmetom pa se začne z linijo, ki jo kmet zapusti.
law-ambiguous-piece-notation = Če lahko na isto polje prideta dve enaki figuri, se črki doda linija odhoda, sicer pa vrsta.
law-ambiguous-pawn-notation = Če lahko isto figuro vzameta dva kmeta, linija odhoda pove, kateri jo je vzel.
law-promotion-notation = Promocija se zapiše kot poteza kmeta, ki ji sledi črka nove figure.
law-draw-offer-notation = Ponudba remija se zapiše z znakom (=).
law-notation-signs = Rokada se zapiše 0-0 ali 0-0-0. Znaki za jemanje, šah in mat niso obvezni, od leta 2017 pa tudi znak za jemanje mimogrede ne.
law-model-game = Vzorčna partija kaže notacijo v rabi.

## Players who cannot see, and their opponents.

law-two-boards = Kadar igra slep igralec, lahko vsak od igralcev zahteva dve šahovnici, navadno in posebno.
law-special-board = Posebna šahovnica meri najmanj dvajset krat dvajset centimetrov, ima dvignjena črna polja in odprtino na vsakem polju, figure imajo zatiče, črne pa so označene.
law-rules-for-blind-players = Za igro s slepimi in vidno prizadetimi igralci veljajo posebna določila.
law-announced-moves = Poteze se jasno napovedo, nasprotnik jih ponovi in izvede na svoji šahovnici, imena linij, vrst in figur pa so dogovorjena.
law-piece-taken-from-its-hole = Na posebni šahovnici velja figura za dotaknjeno, ko se vzame iz odprtine.
law-move-made-on-special-board = Na posebni šahovnici je poteza izvršena, ko je morebitna vzeta figura odstranjena, figura v novi odprtini in poteza napovedana.
law-clock-waits-for-the-move = Nasprotnikova ura se lahko požene šele, ko je poteza na posebni šahovnici izvršena in napovedana.
law-sighted-player-as-usual = Za dotik in poteze videčega igralca veljajo običajna pravila.
law-special-clock = Dovoljena je ura, izdelana za slepe igralce.
law-recording-without-sight = Slep igralec zapisuje poteze v Braillovi pisavi, z navadno pisavo ali s snemalno napravo.
law-misspoken-move = Pomoto pri napovedi poteze je treba popraviti takoj, preden se požene nasprotnikova ura.
law-boards-disagree = Če se poziciji na šahovnicah razlikujeta, se popravita s pomočjo sodnika in obeh zapisnikov.
law-boards-and-records-disagree = Če se razlikujeta tudi zapisnika, se poteze vrnejo do mesta, kjer se ujemata, sodnik pa nastavi uri.
law-assistant-of-blind-player = Slep igralec ima lahko pomočnika z nekaterimi ali vsemi naštetimi nalogami.
law-assistant-moves-on-other-board = Pomočnik izvaja poteze obeh igralcev na nasprotnikovi šahovnici.
law-assistant-announces-moves = Pomočnik napoveduje poteze obeh igralcev.
law-assistant-writes-and-presses = Pomočnik vodi zapisnik slepega igralca in požene nasprotnikovo uro.
law-assistant-tells-moves-and-time = Pomočnik slepemu igralcu pove število potez in porabljeni čas obeh, vendar samo, če ga ta vpraša.
law-assistant-claims-flag-fall = Pomočnik reklamira padec zastavice in sodniku pove, ko se videči igralec dotakne figure.
law-assistant-handles-adjournment = Pomočnik opravi, kar je potrebno pri prekinitvi partije.
law-assistant-of-sighted-player = Če slep igralec nima pomočnika, ga lahko ima videči igralec, da izvaja in napoveduje poteze.
law-assistant-against-deaf-player = Kadar se slep igralec sreča z naglušnim ali gluhim, mora imeti pomočnika.

## Adjourned games and sealed moves.

law-sealed-move = Ob prekinitvi partije igralec na potezi nedvoumno zapiše potezo, oba zapisnika zapečati v kuverto in šele nato ustavi uro.
law-played-move-must-be-sealed = Igralec, ki po pozivu h kuvertiranju potezo odigra na šahovnici, mora kuvertirati prav to potezo.
law-early-adjournment = Igralcu, ki želi partijo prekiniti pred koncem seanse, se šteje ves čas, ki je do konca še ostal.
law-envelope-data = Na kuverti so imena, pozicija, čas, kdo je kuvertiral, številka poteze, morebitna ponudba remija ter kdaj in kje se igra nadaljuje.
law-envelope-in-safekeeping = Sodnik preveri podatke na kuverti in jo varno hrani.
law-draw-offer-after-sealing = Remi, ponujen po kuvertiranju, velja, dokler ni sprejet ali zavrnjen.
law-set-up-for-resumption = Pred nadaljevanjem se na šahovnici postavi pozicija, uri pa kažeta čas ob prekinitvi.
law-ended-before-resumption = Če se igralca pred nadaljevanjem sporazumeta za remi ali se eden vda, je partija končana.
law-envelope-opened = Dokler ne pride igralec, ki mora odgovoriti, ostane kuverta zaprta.
law-sealed-move-faulty = Igralec, katerega kuvertirana poteza ima napako, izgubi partijo, razen če je že končana ali je v vsakem primeru remi.
law-sealed-move-ambiguous = Kuvertirana poteza, ki lahko pomeni več potez, ima napako.
law-sealed-move-unclear = Kuvertirana poteza, katere pomena ni mogoče ugotoviti, ima napako.
law-sealed-move-illegal = Napako ima tudi kuvertirana poteza, ki je nepravilna.
law-replying-player-present = Če je ob nadaljevanju navzoč igralec, ki mora odgovoriti, se kuverta odpre, poteza izvrši na šahovnici in požene njegova ura.
law-replying-player-absent = Če igralca, ki mora odgovoriti, ni, teče njegova ura, kuverta pa se odpre, ko pride.
law-sealing-player-absent = Če ni igralca, ki je kuvertiral, lahko nasprotnik namesto poteze na šahovnici odda odgovor v novi kuverti in požene uro odsotnega.
law-late-for-resumption = Igralec, ki pride na nadaljevanje prepozno, izgubi partijo, če ni odločeno drugače.
law-late-sealer-saved = Kdor je kuvertiral in zamudi, obdrži izid, če je kuvertirana poteza končala partijo.
law-neither-present-at-resumption = Če ob nadaljevanju ni nobenega igralca, izgublja čas tisti, ki mora odgovoriti, dokler ne pride.
law-envelope-lost = Če se kuverta izgubi, se partija nadaljuje iz zapisane pozicije in časa, igralec pa odigra potezo, za katero izjavi, da jo je kuvertiral.
law-adjourned-position-unknown = Če prekinjene pozicije ni mogoče ugotoviti, se partija razveljavi in odigra nova.
law-clock-error-at-resumption = Na napačen čas na uri ob nadaljevanju je treba opozoriti pred prvo potezo, sicer obvelja, razen če sodnik odloči drugače.
law-resumption-sessions = Seanse se merijo po sodnikovi uri in se objavijo vnaprej.

## Chess960.

law-chess960 = V šahu960 začetno pozicijo določi naključje, nato pa se igra kot običajno.
law-chess960-start-position = Figure belega stojijo kjer koli na prvi vrsti, kralj med trdnjavama in lovca na poljih različnih barv, črne figure pa jim stojijo nasproti.
law-chess960-random-choice = Začetno pozicijo lahko izžrebajo računalnik, kocke, kovanec, karte ali kaj podobnega.
law-chess960-castling = V šahu960 lahko vsak igralec rokira enkrat, po običajnih pogojih, prilagojenih začetnima poljema kralja in trdnjave.
law-chess960-castling-forms = V šahu960 se pri rokadi premakneta kralj in trdnjava, zamenjata mesti ali pa se premakne samo eden od njiju.
law-chess960-castling-by-hand = Na pravi šahovnici je najbolje kralja postaviti ob desko, premakniti trdnjavo in nato postaviti kralja.
law-chess960-castling-targets = Po rokadi v šahu960 kralj in trdnjava stojita tam, kjer bi stala v običajnem šahu.
law-chess960-castling-announced = Priporočljivo je napovedati, da igralec namerava rokirati.
law-chess960-castling-at-once = V nekaterih začetnih pozicijah je rokada možna že v prvi potezi.
law-chess960-castling-empty-squares = Vsa polja, ki jih kralj in trdnjava pri rokadi prečkata ali dosežeta, morajo biti razen njiju prazna; druga so lahko zasedena.

## Terms that the glossary explains with content of its own.

law-term-completed-move = Poteza je zaključena, ko je izvršena in je ura pritisnjena.
law-term-made-move = Poteza je izvršena, ko figura stoji na novem polju, jo je roka spustila in je vzeta figura odstranjena.
law-term-displaced = Figura je podrta ali premaknjena, ko ne stoji jasno na svojem polju.
law-term-increment = Dodatek časa je čas od dveh do šestdesetih sekund, ki ga igralec dobi pred vsako potezo.
law-term-cumulative-mode = Pri kumulativnem načinu, imenovanem po Fischerju, se dodatni čas prišteje pred vsako potezo in se lahko nabira.
law-term-delay-mode = Pri zakasnitvenem načinu, imenovanem po Bronsteinu, teče najprej dodatni čas poteze in se ne more nabirati.
law-term-standard-chess = Šah je standardni, če ima vsak igralec vsaj šestdeset minut.
law-term-time-control = Časovna kontrola je ureditev časa, ki ga ima vsak igralec.
law-term-result = Rezultat je 1-0, 0-1 ali ½-½; izgubita lahko oba, igralec lahko dobi pol točke proti nič, neodigrane partije pa imajo svoje znake.
law-term-points = Partija navadno prinese 1, ½ ali 0 točk; v rabi so tudi 3, 1 in 0.
law-term-penalties = Kazni so naštete od najmilejše do najstrožje.
law-term-normal-means = Običajen način je dejavna igra na zmago ali pozicija, ki daje resnično možnost zmage drugače kot na čas.
law-term-move-counter = Števec potez je del ure, ki šteje, kolikokrat jo je vsak igralec pritisnil.
law-term-arbiters-discretion = Na mnogih mestih pravila prepuščajo odločitev sodnikovi presoji.
