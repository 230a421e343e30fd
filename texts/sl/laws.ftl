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
    [setup] Začetna pozicija figur
    [moves] Premikanje figur
    [touching] Postopek premikanja figur
    [ending] Konec partije
    [clock] Šahovska ura
    [irregularities] Nepravilnosti
    [scoresheet] Zapisovanje potez
    [draws] Remi
    [points] Točke
    [conduct] Vedenje igralcev
    [arbiter] Sodnik
    [fide] Vprašanja za FIDE
    [rapid] Pospešeni šah
    [blitz] Hitropotezni šah
    [notation] Algebraična notacija
    [blind] Slepi in slabovidni igralci
    [adjournment] Prekinjene partije
    [chess960] Šah960
    [quickplay] Hitri konec partije
    [quickplay-without-arbiter] Hitri konec partije brez sodnika
   *[glossary] Slovar izrazov
}
laws-in-force = Pravila iz leta { $edition }, ki veljajo danes.
edition-listed = velja od { $day }, { $complete ->
    [yes] popolna
   *[no] kolikor je znana
}; določila: { $provisions }; { $unverified ->
    [0] vse številke preverjene
   *[other] nepreverjene številke: { $unverified }
}.
edition-known = { $edition ->
    [2005] V celoti prebrana v srbskem prevodu.
    [2009] V celoti prebrana v slovenskem in srbskem prevodu.
    [2014] Znana iz delov besedila, ki jih je bilo mogoče prebrati v angleščini in španščini, ter iz tabel sprememb; drugo je povzeto po sosednjih izdajah.
    [2017] V celoti prebrana v slovenskem in hrvaškem prevodu.
    [2018] Znana iz angleškega besedila, primerjanega z izdajo 2017; kar se ni spremenilo, je kot tam.
    [2023] Znana iz angleškega besedila v priročniku FIDE za sodnike iz maja 2025, primerjanega z izdajo 2018; kar se ni spremenilo, je kot tam.
   *[other] Znana, kolikor so znane njene spremembe.
}
provision-before = Drugače ({ $editions }): { $text }
provision-absent = V Pravilih iz leta { $edition } tega ni.
provision-elsewhere = V drugih izdajah: { $articles }.
provision-unverified = ? Številka ni preverjena: povzeta je po sosednjih izdajah.
article-parts = Deli člena: { $articles }.

search-found = Najdena določila: { $count }.
search-more = In še { $count }: pokaže jih --limit.
search-nothing = Za »{ $text }« ni zadetkov.

diff-new = Novo v izdaji { $edition }: { $count }
diff-gone = Ni več v izdaji { $edition }: { $count }
diff-changed = Spremenjeno: { $count }
diff-renumbered = Preštevilčeno: { $count }
diff-same = V obeh enako, pod isto številko: { $count }.

error-no-article = Pravila iz leta { $edition } nimajo člena { $article }.
error-no-provision = »{ $text }« ni ne številka člena ne ime določila.
help-nearest-articles = Najbližji: { $articles }.
help-article-elsewhere = Izdaje, ki imajo člen s to številko: { $editions }.
help-law-search = Iskanje po besedah: adoube law search { $text }
term-nothing = V slovarju ni izraza »{ $text }«.
term-in-the-laws = V Pravilih:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.
## The sentence is that of one edition: $edition is its year, and SINCE($edition, 2009, 2014) is the last of these years
## that it has reached, or none of them. Numbers come from the tables of the rules, by name.

## What the document is, and whom it binds.

law-scope-of-the-laws = { SINCE($edition, 2009, 2014, 2017, 2018, 2023) ->
    [2009] Pravila šaha veljajo za šah na deski; izvirno je angleško besedilo, sprejeto novembra 2008 v Dresdnu, ki velja od 1. julija 2009. Beseda »on« v njih vključuje tudi »ona«.
    [2014] Pravila šaha veljajo za šah na deski in imajo dva dela, Osnovna pravila igre in Tekmovalna pravila; izvirno je angleško besedilo, sprejeto oktobra 2013 v Talinu, ki velja od 1. julija 2014. Beseda »on« v njih vključuje tudi »ona«.
    [2017] Pravila šaha veljajo za šah na deski in imajo dva dela, Osnovna pravila igre in Tekmovalna pravila; izvirno je angleško besedilo, sprejeto leta 2016 v Bakuju in na predsedniškem odboru leta 2017 v Atenah, ki velja od 1. julija 2017. Beseda »on« v njih vključuje tudi »ona«.
    [2018] Pravila šaha veljajo za šah na deski in imajo dva dela, Osnovna pravila igre in Tekmovalna pravila; izvirno je angleško besedilo, sprejeto oktobra 2017 v Göynüku, ki velja od 1. januarja 2018. Beseda »on« v njih vključuje tudi »ona«.
    [2023] Pravila šaha veljajo za šah na deski in imajo dva dela, Osnovna pravila igre in Tekmovalna pravila; izvirno je angleško besedilo, sprejeto avgusta 2022 v Čenaju, ki velja od 1. januarja 2023.
   *[before] Pravila šaha veljajo za šah na deski; izvirno je angleško besedilo, sprejeto oktobra 2004 v Calvii, ki velja od 1. julija 2005. Beseda »on« v njih vključuje tudi »ona«.
}
law-cases-not-regulated = O tem, česar Pravila ne urejajo, odloči sodnik po podobnih primerih, ki jih urejajo. Pravila računajo s strokovnimi, razumnimi in povsem nepristranskimi sodniki in jim puščajo svobodo, da odločijo po pravičnosti, logiki in posebnih okoliščinah.
law-federation-house-rules = Zveza lahko sprejme podrobnejša pravila, če niso v nasprotju s Pravili šaha FIDE, če veljajo samo na njenem ozemlju in če se ne uporabljajo na tekmovanjih FIDE, za osvajanje naslova ali za rating.
law-rated-only-under-the-laws = Partija šteje za rating FIDE le, če je bila odigrana po Pravilih; ta so priporočena tudi za druge tekmovalne partije.
law-rulings-by-fide = Zveza članica lahko FIDE prosi za tolmačenje vprašanja v zvezi s Pravili.

## The nature of the game, the board and the pieces.

law-game-of-chess = Šah igrata dva nasprotnika, ki premikata figure na kvadratni šahovnici.
law-players-move-alternately = Nasprotnika izmenoma vlečeta poteze na kvadratni šahovnici; prvo potezo izvrši beli, ki ima svetle figure, naslednjo pa črni, ki ima temne.
law-having-the-move = Igralec je na potezi, takoj ko je nasprotnik svojo potezo izvršil na šahovnici.
law-aim-of-the-game = Cilj je napasti nasprotnikovega kralja tako, da nasprotnik nima veljavne poteze; to je mat: kdor ga da, zmaga, igralec, čigar kralj je matiran, pa izgubi. Svojega kralja ni dovoljeno pustiti napadenega ali ga izpostaviti napadu, nasprotnikovega pa ni dovoljeno vzeti.
law-aim-out-of-reach = Če nobeden od igralcev ne more več matirati, je partija remi.
law-chessboard = Šahovnica ima osem krat osem, torej 64 enakih polj, izmenoma svetlih (belih) in temnih (črnih), med igralcema pa leži tako, da je v kotu na desni strani vsakega svetlo polje.
law-set-of-pieces = Na začetku ima en igralec 16 svetlih (belih) figur, drugi pa 16 temnih (črnih): vsak ima kralja, damo, dve trdnjavi, dva lovca, dva skakača in osem kmetov.
law-initial-position = Na začetku stojijo bele figure na poljih od a1 do h1 v tem vrstnem redu: trdnjava, skakač, lovec, dama, kralj, lovec, skakač in trdnjava; beli kmetje stojijo na drugi vrsti, črne figure pa belim nasproti, na osmi in sedmi vrsti.
law-files-ranks-diagonals = Osem navpičnih nizov polj so linije, osem vodoravnih vrste, ravni nizi polj iste barve, ki se stikajo v vogalih in tečejo od enega roba šahovnice do sosednjega, pa diagonale.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = Figura ne more na polje, na katerem stoji figura iste barve.
law-capture = Figura, ki pride na polje nasprotnikove figure, jo vzame, vzeta figura pa se v isti potezi odstrani s šahovnice.
law-attack = Figura napada nasprotnikovo figuro, če jo na njenem polju lahko vzame; polje napada tudi, če tja ne sme, ker bi svojega kralja pustila v šahu ali ga šahu izpostavila.
law-bishop-move = Lovec se premika poljubno daleč po diagonali, na kateri stoji.
law-rook-move = Trdnjava se premika poljubno daleč po svoji liniji ali vrsti.
law-queen-move = Dama se premika poljubno daleč po svoji liniji, vrsti ali diagonali.
law-no-jumping-over-pieces = Lovec, trdnjava in dama ne morejo preskočiti figure, ki jim je na poti.
law-knight-move = Skakač skoči na katero od najbližjih polj, ki ne ležijo na njegovi liniji, vrsti ali diagonali.
law-pawn-step = Kmet se premakne za eno polje naravnost naprej, če je to polje prazno.
law-pawn-double-step = Kmet se lahko v svoji prvi potezi premakne za dve polji naprej, če sta obe prazni.
law-pawn-capture = Kmet vzame nasprotnikovo figuro, ki na sosednji liniji stoji diagonalno pred njim.
law-en-passant = Kmeta, ki se je pravkar premaknil za dve polji z začetnega polja, lahko nasprotnikov kmet, ki stoji ob njem, vzame, kot da bi se premaknil le za eno, vendar samo takoj v naslednji potezi; to je jemanje mimogrede (en passant).
law-promotion = Kmeta, ki doseže zadnjo vrsto, mora igralec v isti potezi po svoji izbiri zamenjati za damo, trdnjavo, lovca ali skakača iste barve; izbira ni odvisna od že vzetih figur. Taka zamenjava je promocija, nova figura pa deluje takoj.
law-king-step = { SINCE($edition, 2014) ->
    [2014] Kralj se premika na dva načina: z rokado ali na katero koli sosednje polje.
   *[before] Kralj se premika na dva načina: z rokado ali na katero koli sosednje polje, ki ga ne napada nobena nasprotnikova figura.
}
law-castling = { SINCE($edition, 2009) ->
    [2009] Rokada je poteza kralja in ene od trdnjav iste barve po prvi vrsti igralca, ki šteje za eno potezo kralja: kralj se z začetnega polja premakne za dve polji proti trdnjavi na njenem začetnem polju, ta pa se postavi na polje, ki ga je kralj prečkal.
   *[before] Rokada je poteza kralja in ene od trdnjav iste barve na isti vrsti, ki šteje za eno potezo kralja: kralj se z začetnega polja premakne za dve polji proti trdnjavi, ta pa se postavi na polje, ki ga je kralj prečkal.
}
law-castling-right-lost = Pravica do rokade je dokončno izgubljena v dveh primerih: v celoti, če se je kralj že premaknil, in s trdnjavo, ki se je že premaknila.
law-castling-king-has-moved = Rokada ni več možna, če se je kralj že premaknil.
law-castling-rook-has-moved = Rokada ni več možna s trdnjavo, ki se je že premaknila.
law-castling-prevented-for-now = Rokada začasno ni možna v dveh primerih: če je napadeno polje, s katerega kralj odhaja, čez katero gre ali na katero pride, ali če je med kraljem in trdnjavo kaka figura; pravica do nje ostane.
law-castling-through-attack = Rokada začasno ni možna, dokler je napadeno polje, na katerem kralj stoji, polje, ki ga prečka, ali polje, na katero pride.
law-castling-obstructed = Rokada začasno ni možna, dokler je med kraljem in trdnjavo kaka figura.
law-check = { SINCE($edition, 2009) ->
    [2009] Napadeni kralj je v šahu, tudi če se figura, ki ga napada, ne bi smela premakniti, ker bi šahu izpostavila svojega kralja.
   *[before] Napadeni kralj je v šahu, tudi če se figura, ki ga napada, ne bi smela premakniti, ker bi šahu izpostavila svojega kralja; šaha ni treba napovedati.
}
law-king-left-in-check = Igralec z nobeno potezo ne sme svojega kralja izpostaviti šahu ali ga pustiti v šahu.
law-legal-and-illegal-move = { SINCE($edition, 2009, 2014) ->
    [2009] Poteza je veljavna, če izpolnjuje vse zahteve o premikanju figur; če jih ne izpolnjuje, je treba namesto nje odigrati drugo, kot zahtevajo pravila o dotaknjenih figurah.
    [2014] Poteza je veljavna, če izpolnjuje vse zahteve o premikanju figur, in nepravilna, če jih ne izpolnjuje.
   *[before] Poteza je kot veljavna izvršena, ko so izpolnjene vse zahteve o premikanju figur.
}
law-illegal-position = Pozicija je neveljavna, če do nje ne vodi nobeno zaporedje veljavnih potez.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Vsako potezo je treba izvršiti samo z eno roko.
law-adjusting-pieces = { SINCE($edition, 2017) ->
    [2017] Samo igralec na potezi lahko popravi figure na njihovih poljih, vendar le, če to prej napove, na primer z besedo »popravljam«.
   *[before] Igralec na potezi lahko popravi figure na njihovih poljih, če to prej napove, na primer z besedo »popravljam«.
}
law-touch-presumed-deliberate = Razen pri napovedanem popravljanju velja dotik figure za nameren, če ni bil nedvomno naključen.
law-touch-move = { SINCE($edition, 2014) ->
    [2014] Razen pri napovedanem popravljanju mora igralec na potezi, ki se dotakne figur na šahovnici z namenom, da jih premakne ali vzame, igrati z dotaknjeno svojo figuro ali vzeti dotaknjeno nasprotnikovo, če je to mogoče.
   *[before] Razen pri napovedanem popravljanju mora igralec na potezi, ki se namerno dotakne figur na šahovnici, igrati z dotaknjeno svojo figuro ali vzeti dotaknjeno nasprotnikovo, če je to mogoče.
}
law-touched-own-piece = Igralec, ki se je dotaknil ene ali več svojih figur, mora premakniti prvo dotaknjeno figuro, s katero lahko igra.
law-touched-opponents-piece = Igralec, ki se je dotaknil ene ali več nasprotnikovih figur, mora vzeti prvo dotaknjeno figuro, ki jo lahko vzame.
law-touched-both-colours = { SINCE($edition, 2017) ->
    [2017] Igralec, ki se je dotaknil ene ali več figur vsake barve, mora s prvo dotaknjeno svojo figuro vzeti prvo dotaknjeno nasprotnikovo, če to ni dovoljeno, pa premakniti ali vzeti prvo dotaknjeno figuro, ki jo lahko premakne ali vzame; če ni jasno, katere se je dotaknil prej, velja, da se je prej dotaknil svoje.
   *[before] Igralec, ki se je dotaknil po ene figure vsake barve, mora s svojo vzeti nasprotnikovo, če to ni dovoljeno, pa premakniti ali vzeti prvo dotaknjeno figuro, ki jo lahko premakne ali vzame; če ni jasno, katere se je dotaknil prej, velja, da se je prej dotaknil svoje.
}
law-touched-king-and-rook = Igralec na potezi, ki se namerno dotakne svojega kralja in trdnjave, mora rokirati na to stran, če je rokada dovoljena, razen če se je najprej dotaknil trdnjave.
law-touched-rook-before-king = { SINCE($edition, 2009) ->
    [2009] Igralec, ki se namerno dotakne najprej trdnjave in nato kralja, v tej potezi ne sme rokirati na to stran in mora igrati s trdnjavo, če je mogoče.
   *[before] Igralec, ki se namerno dotakne najprej trdnjave in nato kralja, ne sme rokirati na to stran in mora igrati s trdnjavo, če je mogoče.
}
law-intended-castling-illegal = { SINCE($edition, 2014) ->
    [2014] Igralec, ki se z namenom rokirati dotakne kralja in nato trdnjave, s katero rokada ni dovoljena, mora odigrati drugo veljavno potezo s kraljem, lahko tudi rokado z drugo trdnjavo, če take poteze ni, pa lahko odigra katero koli veljavno potezo.
   *[before] Igralec, ki se z namenom rokirati dotakne kralja ali kralja in trdnjave hkrati, rokada na to stran pa ni dovoljena, mora odigrati drugo veljavno potezo s kraljem, lahko tudi rokado na drugo stran, če take poteze ni, pa lahko odigra katero koli veljavno potezo.
}
law-king-released-to-castle-illegally = Igralec, ki z namenom rokirati izpusti kralja na polju, rokada na to stran pa ni dovoljena, mora odigrati drugo veljavno potezo s kraljem, lahko tudi rokado na drugo stran, če take poteze ni, pa lahko odigra katero koli veljavno potezo.
law-promotion-choice-final = Izbira figure pri promociji je dokončna, ko se ta figura dotakne polja promocije.
law-no-touched-piece-can-move = Če nobene dotaknjene figure ni mogoče premakniti ali vzeti, lahko igralec odigra katero koli veljavno potezo.
law-promotion-in-various-ways = Pri promociji kmeta ni treba postaviti na zadnjo vrsto; odstraniti ga in postaviti novo figuro na polje promocije je mogoče v poljubnem vrstnem redu, nasprotnikovo figuro na tem polju pa je treba vzeti.
law-piece-released = Figure, ki jo je igralec kot veljavno potezo ali njen del izpustil na polju, v tej potezi ni več mogoče premakniti na drugo polje.
law-capture-made = Jemanje je izvršeno, ko je vzeta figura odstranjena s šahovnice, igralčeva pa postavljena na novo polje in izpuščena iz roke.
law-castling-made = Rokada je izvršena, ko igralec izpusti trdnjavo na polju, ki ga je prečkal kralj; ko izpusti kralja, poteza še ni izvršena, vendar mora rokirati na to stran, če je rokada dovoljena.
law-promotion-made = { SINCE($edition, 2014) ->
    [2014] Promocija je izvršena, ko je nova figura na polju promocije izpuščena iz roke in je kmet odstranjen s šahovnice.
   *[before] Promocija je izvršena, ko je kmet odstranjen s šahovnice in je nova figura na polju promocije izpuščena iz roke; kmeta, ki je bil izpuščen na zadnji vrsti, ni več mogoče premakniti na drugo polje, čeprav poteza še ni izvršena.
}
law-touch-forfeits-complaint = { SINCE($edition, 2009, 2014) ->
    [2009] Igralec, ki se namerno dotakne figure, izgubi pravico reklamirati nasprotnikovo napako pri premikanju figur.
    [2014] Igralec, ki se dotakne figure z namenom, da jo premakne ali vzame, izgubi pravico reklamirati nasprotnikovo napako pri premikanju figur.
   *[before] Igralec, ki se namerno dotakne figure, izgubi pravico reklamirati nasprotnikovo kršitev pravil o dotaknjenih figurah.
}
law-assistant-moves-pieces = Igralec, ki sam ne more premikati figur, lahko pripelje pomočnika, ki je sprejemljiv za sodnika.

## How a game ends, and what it counts.

law-checkmate = { SINCE($edition, 2014) ->
    [2014] Mat prinese zmago in takoj konča partijo, če je bila poteza, s katero je nastal, veljavna in v skladu s pravili o dotaknjenih in izpuščenih figurah.
   *[before] Mat prinese zmago in takoj konča partijo, če je bila poteza, s katero je nastal, veljavna.
}
law-resignation = { SINCE($edition, 2023) ->
    [2023] Igralec, ki izjavi, da se vda, izgubi partijo; ta je takoj končana, če pa nasprotnik ne more matirati, je remi.
   *[before] Igralec, ki izjavi, da se vda, izgubi partijo; ta je takoj končana.
}
law-resignation-without-mating-chance = Če nasprotnik igralca, ki se vda, ne more matirati z nobenim zaporedjem veljavnih potez, je partija remi.
law-stalemate = { SINCE($edition, 2014) ->
    [2014] Če igralec na potezi nima veljavne poteze in njegov kralj ni v šahu, je to pat in partija je takoj remi, če je bila poteza, s katero je nastal, veljavna in v skladu s pravili o dotaknjenih in izpuščenih figurah.
   *[before] Če igralec na potezi nima veljavne poteze in njegov kralj ni v šahu, je to pat in partija je takoj remi, če je bila poteza, s katero je nastal, veljavna.
}
law-dead-position = { SINCE($edition, 2009, 2014) ->
    [2009] Partija je takoj remi, ko nastane pozicija, v kateri nobeden od igralcev ne more matirati z nobenim zaporedjem veljavnih potez (mrtva pozicija), če je bila poteza, s katero je nastala, veljavna.
    [2014] Partija je takoj remi, ko nastane pozicija, v kateri nobeden od igralcev ne more matirati z nobenim zaporedjem veljavnih potez (mrtva pozicija), če je bila poteza, s katero je nastala, veljavna in v skladu s pravili o dotaknjenih in izpuščenih figurah.
   *[before] Partija je takoj remi, ko nastane pozicija, v kateri nobeden od igralcev ne more matirati z nobenim zaporedjem veljavnih potez, niti ob najslabši igri (mrtva pozicija), če je bila poteza, s katero je nastala, veljavna.
}
law-draw-by-agreement = { SINCE($edition, 2017) ->
    [2017] Igralca se med partijo lahko sporazumeta za remi, če je vsak izvršil vsaj eno potezo; s tem je partija takoj končana.
   *[before] Igralca se med partijo lahko sporazumeta za remi; s tem je partija takoj končana.
}
law-points-for-a-game = Zmaga, tudi s kontumacem, šteje eno točko, remi pol točke, poraz, tudi s kontumacem, pa nič, če ni vnaprej določeno drugače.
law-score-limits = Točke obeh igralcev skupaj ne smejo preseči običajnega seštevka za partijo; igralec lahko dobi le običajno število točk (rezultat ¾–¼ ni dovoljen).

## The chess clock.

law-chess-clock = Šahovska ura ima dva časovna prikaza, od katerih lahko naenkrat teče le eden, »ura« pa v Pravilih pomeni enega od njiju; vsak ima zastavico, ki pade, ko čas poteče.
law-time-control-periods = { SINCE($edition, 2014) ->
    [2014] Vsak igralec mora v času, ki mu je odmerjen vnaprej, zaključiti najmanj določeno število potez ali vse poteze; če je tako določeno, dobi za vsako potezo dodatek časa.
   *[before] Vsak igralec mora v času, ki mu je odmerjen vnaprej, izvršiti najmanj določeno število potez ali vse poteze; če je tako določeno, dobi za vsako potezo dodatek časa.
}
law-saved-time-carries-over = { SINCE($edition, 2017) ->
    [2017] Čas, prihranjen v eni periodi, se prišteje času v naslednji, kjer to pride v poštev.
   *[before] Čas, prihranjen v eni periodi, se prišteje času v naslednji, razen pri zakasnitvenem načinu.
}
law-delay-before-main-time = Pri zakasnitvenem načinu začne glavni čas teči šele, ko je porabljen posebni čas za potezo, in se ne spremeni, če igralec uro pritisne pred tem.
law-move-count-at-flag-fall = { SINCE($edition, 2014) ->
    [2014] Takoj ko zastavica pade, se preveri, ali so bile zaključene zahtevane poteze.
   *[before] Takoj ko zastavica pade, se preveri, ali so bile izvršene zahtevane poteze.
}
law-clock-placement = Pred partijo sodnik določi, kje stoji ura.
law-start-of-whites-clock = Ob času, določenem za začetek, se požene ura belega.
law-default-time = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Igralec, ki pride k šahovnici po začetku seanse, izgubi partijo: privzeti čas zamude je { $minutes } minut, če pravila tekmovanja ne določajo drugače.
    [2014] Pravila tekmovanja vnaprej določijo privzeti čas zamude; igralec, ki pride k šahovnici po njem, izgubi partijo, razen če sodnik odloči drugače.
    [2017] Pravila tekmovanja vnaprej določijo privzeti čas zamude (če ga ne določijo, je { $minutes } minut); igralec, ki pride k šahovnici po njem, izgubi partijo, razen če sodnik odloči drugače.
   *[before] Igralec, ki pride k šahovnici več kot { $minutes } minut po predvidenem začetku seanse, izgubi partijo, razen če pravila tekmovanja ali sodnik določijo drugače.
}
law-neither-player-present = { SINCE($edition, 2009) ->
    [2009] Če je privzeti čas zamude daljši od nič in na začetku ni nobenega igralca, beli izgubi ves čas do svojega prihoda, razen če pravila tekmovanja ali sodnik določijo drugače.
   *[before] Če na začetku ni nobenega igralca, beli izgubi ves čas do svojega prihoda, razen če pravila tekmovanja ali sodnik določijo drugače.
}
law-move-completed = Po izvršeni potezi igralec ustavi svojo uro in požene nasprotnikovo; s tem pritiskom je poteza zaključena.
law-completed-by-end-of-game = Poteza, ki konča partijo, je zaključena brez pritiska na uro.
law-completed-by-next-move = Poteza, po kateri je igralec pozabil pritisniti uro, je zaključena, ko izvrši naslednjo.
law-right-to-press-clock = { SINCE($edition, 2014) ->
    [2014] Igralec mora imeti po izvršeni potezi možnost pritisniti uro, tudi ko je nasprotnik že izvršil svojo naslednjo, čas do takrat pa gre na njegov račun.
   *[before] Igralec mora imeti po izvršeni potezi vedno možnost pritisniti uro, čas do takrat pa gre na njegov račun.
}
law-same-hand-presses-clock = Igralec mora uro pritisniti z isto roko, s katero je izvršil potezo; prsta ne sme držati na uri ali nad njo.
law-clock-handling = { SINCE($edition, 2017) ->
    [2017] Z uro je treba ravnati primerno: ni je dovoljeno udarjati, dvigati, prevračati ali pritisniti pred potezo; neprimerno ravnanje se kaznuje.
   *[before] Z uro je treba ravnati primerno: ni je dovoljeno udarjati, dvigati ali prevračati; neprimerno ravnanje se kaznuje.
}
law-adjusting-on-own-time-only = Figure lahko popravlja samo igralec, čigar ura teče.
law-assistant-presses-clock = { SINCE($edition, 2014) ->
    [2014] Igralec, ki ne more uporabljati ure, lahko pripelje pomočnika, ki je sprejemljiv za sodnika; sodnik pravično prilagodi uro, vendar ne ure igralca z invalidnostjo.
   *[before] Igralec, ki ne more uporabljati ure, lahko pripelje pomočnika, ki je sprejemljiv za sodnika; sodnik pravično prilagodi uro.
}
law-flag-fall-noticed = Zastavica je padla, ko to vidi sodnik ali ko igralec to upravičeno reklamira.
law-flag-fall = Igralec, ki v odmerjenem času ne zaključi predpisanega števila potez, izgubi partijo, razen če se je ta že končala z matom, vdajo, patom, mrtvo pozicijo ali sporazumnim remijem.
law-flag-fall-without-mating-chance = { SINCE($edition, 2009) ->
    [2009] Če nasprotnik igralca, ki mu je padla zastavica, ne more matirati z nobenim zaporedjem veljavnih potez, je partija remi.
   *[before] Če nasprotnik igralca, ki mu je padla zastavica, ne more matirati z nobenim zaporedjem veljavnih potez, niti ob najslabši obrambi, je partija remi.
}
law-defective-clock = Kar kaže ura, je odločilno, razen če je očitno pokvarjena; tako uro sodnik zamenja in čas določi po najboljši presoji.
law-wrong-clock-setting = Če se med partijo ugotovi, da je ura napačno nastavljena, jo igralec ali sodnik takoj ustavi, sodnik pa po najboljši presoji popravi nastavitev, čas in po potrebi števec potez.
law-both-flags-fallen-game-goes-on = { SINCE($edition, 2017) ->
    [2017] Kjer veljajo smernice za partije brez dodatka časa: če sta padli obe zastavici in ni mogoče ugotoviti, katera prej, se partija v vsaki periodi razen zadnje nadaljuje, v zadnji pa je remi.
   *[before] Če sta padli obe zastavici in ni mogoče ugotoviti, katera prej, se partija v vsaki periodi razen zadnje nadaljuje, v zadnji pa je remi.
}
law-both-flags-fallen-in-last-period = { SINCE($edition, 2017) ->
    [2017] Kjer veljajo smernice za partije brez dodatka časa: če sta v zadnji periodi, v kateri je treba zaključiti vse preostale poteze, padli obe zastavici in ni mogoče ugotoviti, katera prej, je partija remi.
   *[before] Če sta v zadnji periodi, v kateri je treba izvršiti vse preostale poteze, padli obe zastavici in ni mogoče ugotoviti, katera prej, je partija remi.
}
law-arbiter-stops-clocks = Kadar je treba partijo začasno prekiniti, sodnik ustavi uri.
law-player-stops-clocks = Igralec sme ustaviti uri samo zato, da poišče sodnikovo pomoč, na primer kadar za promocijo manjka figura.
law-restart-of-clocks = Sodnik odloči, kdaj se partija nadaljuje.
law-reason-for-stopping-clocks = Sodnik odloči, ali je imel igralec utemeljen razlog, da je ustavil uri; kdor ga očitno ni imel, se kaznuje.
law-displays-in-the-hall = V dvorani so dovoljeni zasloni, monitorji in demonstracijske deske, ki kažejo pozicijo, poteze in število potez, pa tudi ure, ki kažejo število potez.
law-no-claim-from-displays = Nobena reklamacija se ne sme opirati samo na to, kar je prikazano v dvorani.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = { SINCE($edition, 2014) ->
    [2014] Kadar se po nepravilnosti vzpostavi prejšnja pozicija, sodnik po najboljši presoji določi čas na urah, lahko ga tudi pusti nespremenjenega, in po potrebi popravi števec potez.
   *[before] Po nepravilnosti ali kadar se vzpostavi prejšnja pozicija, sodnik po najboljši presoji določi čas na urah in po potrebi popravi števec potez.
}
law-wrong-initial-position = Če se med partijo ugotovi, da je bila začetna pozicija napačna, se partija razveljavi in odigra nova.
law-wrong-board-placement = Če se med partijo ugotovi, da je bila narobe postavljena samo šahovnica, se pozicija prenese na pravilno postavljeno in partija se nadaljuje.
law-reversed-colours = { SINCE($edition, 2017) ->
    [2017] Če se je partija začela z obrnjenimi barvami figur in sta oba igralca izvršila manj kot { $moves } potez, se ustavi in odigra se nova s pravilnimi barvami, sicer se nadaljuje.
   *[before] Partija, ki se je začela z obrnjenimi barvami figur, se nadaljuje, razen če sodnik odloči drugače.
}
law-displaced-pieces-restored = Igralec, ki podre eno ali več figur, mora na račun svojega časa vzpostaviti pravilno pozicijo.
law-help-with-displaced-pieces = Če so figure podrte, lahko vsak igralec po potrebi ustavi uri in pokliče sodnika na pomoč.
law-displacement-penalised = Sodnik lahko kaznuje igralca, ki podre figure.
law-illegal-move-completed = { SINCE($edition, 2009, 2014) ->
    [2009] Ko se ugotovi, da je bila odigrana nepravilna poteza, se vzpostavi pozicija tik pred njo ali zadnja, ki jo je mogoče ugotoviti, čas na urah pa določi sodnik; za nadomestno potezo veljajo pravila o dotaknjenih in izpuščenih figurah in partija se nadaljuje.
    [2014] Ko se ugotovi, da je bila nepravilna poteza zaključena s pritiskom na uro, se vzpostavi pozicija tik pred njo ali zadnja, ki jo je mogoče ugotoviti; za nadomestno potezo veljajo pravila o dotaknjenih in izpuščenih figurah in partija se nadaljuje.
   *[before] Ko se ugotovi, da je bila odigrana nepravilna poteza, se vzpostavi pozicija tik pred njo ali zadnja, ki jo je mogoče ugotoviti, čas na urah pa določi sodnik; za nadomestno potezo velja pravilo o dotaknjenih figurah in partija se nadaljuje.
}
law-promotion-not-completed = { SINCE($edition, 2014) ->
    [2014] Če igralec kmeta na zadnji vrsti ne zamenja in pritisne uro, je poteza nepravilna, kmet pa se zamenja za damo iste barve.
   *[before] Če igralec kmeta na zadnji vrsti ne zamenja, je poteza nepravilna in vzpostavi se pozicija pred njo.
}
law-king-captured = Kralja ni dovoljeno vzeti; tako jemanje je nepravilna poteza.
law-illegal-move-penalty = { SINCE($edition, 2014, 2018) ->
    [2014] Za zaključeno nepravilno potezo dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] druga
        [3] tretja
       *[other] { $losing }.
    } pa pomeni izgubljeno partijo.
    [2018] Za zaključeno nepravilno potezo, tudi za potezo z obema rokama ali pritisk na uro brez poteze, dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] druga
        [3] tretja
       *[other] { $losing }.
    } kršitev katere koli od teh vrst pa pomeni izgubljeno partijo.
   *[before] Za nepravilno potezo dobi nasprotnik vsakič { $minutes } minuti, { $losing ->
        [2] druga
        [3] tretja
       *[other] { $losing }.
    } pa pomeni izgubljeno partijo.
}
law-illegal-moves-without-mating-chance = Če bi bila partija zaradi nepravilnih potez izgubljena, nasprotnik pa ne more matirati z nobenim zaporedjem veljavnih potez, je remi.
law-displacement-found-later = Če se ugotovi, da so bile figure že prej premaknjene s svojih polj, se vzpostavi pozicija pred tem ali zadnja, ki jo je mogoče ugotoviti, sodnik določi čas na urah in partija se od tam nadaljuje.
law-two-hands-for-one-move = { SINCE($edition, 2018) ->
    [2018] Uporaba obeh rok za eno potezo velja za nepravilno potezo, če je bila nato pritisnjena ura.
   *[before] Uporaba obeh rok za eno potezo (pri rokadi, jemanju ali promociji) velja za nepravilno potezo.
}
law-two-hands-penalty = { SINCE($edition, 2018) ->
    [2018] Za potezo z obema rokama dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] druga
        [3] tretja
       *[other] { $losing }.
    }, šteta skupaj z ostalimi nepravilnimi potezami, pa pomeni izgubljeno partijo oziroma remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.
   *[before] Za potezo z obema rokama dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] druga
        [3] tretja
       *[other] { $losing }.
    } pa pomeni izgubljeno partijo oziroma remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.
}
law-press-without-move = Pritisk na uro brez izvršene poteze velja za nepravilno potezo.
law-press-without-move-penalty = { SINCE($edition, 2018) ->
    [2018] Za pritisk na uro brez poteze dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] drugi
        [3] tretji
       *[other] { $losing }.
    }, štet skupaj z ostalimi nepravilnimi potezami, pa pomeni izgubljeno partijo oziroma remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.
   *[before] Za pritisk na uro brez poteze dobi nasprotnik { $minutes } minuti, { $losing ->
        [2] drugi
        [3] tretji
       *[other] { $losing }.
    } pa pomeni izgubljeno partijo oziroma remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez.
}

## Writing the game down.

law-recording-moves = { SINCE($edition, 2023) ->
    [2023] Oba igralca zapisujeta svoje in nasprotnikove poteze drugo za drugo, čim bolj čitljivo, v algebraični notaciji, na predpisani papirni ali na elektronski zapisnik.
   *[before] Oba igralca zapisujeta svoje in nasprotnikove poteze drugo za drugo, čim bolj čitljivo, v algebraični notaciji, na predpisani zapisnik.
}
law-electronic-scoresheet = Poteze se lahko vpisujejo v elektronski zapisnik, ki je predpisan za tekmovanje in ga je potrdila FIDE.
law-nothing-written-in-advance = { SINCE($edition, 2009) ->
    [2009] Potezo je dovoljeno zapisati vnaprej samo za reklamacijo remija ali za kuvertiranje.
   *[before] Potezo je dovoljeno zapisati vnaprej samo za reklamacijo remija.
}
law-recorded-before-next-move = Igralec lahko odgovori, preden zapiše nasprotnikovo potezo, svojo prejšnjo pa mora zapisati, preden izvrši novo.
law-use-of-scoresheet = Zapisnik je namenjen samo potezam, času na uri, ponudbam remija, reklamacijam in drugim podatkom o partiji.
law-draw-offer-recorded = Oba igralca zapišeta vsako ponudbo remija z znakom (=).
law-assistant-keeps-score = { SINCE($edition, 2014) ->
    [2014] Igralec, ki ne more zapisovati, lahko pripelje pomočnika, ki je sprejemljiv za sodnika; sodnik pravično prilagodi uro, vendar ne ure igralca z invalidnostjo.
   *[before] Igralec, ki ne more zapisovati, lahko pripelje pomočnika, ki je sprejemljiv za sodnika; sodnik pravično prilagodi uro.
}
law-scoresheet-visible = Zapisnik mora biti ves čas partije viden sodniku.
law-scoresheets-belong-to-organiser = Zapisniki so last organizatorja.
law-defective-electronic-scoresheet = Sodnik zamenja elektronski zapisnik, ki je v okvari.
law-recording-not-required = { SINCE($edition, 2009) ->
    [2009] Igralcu, ki ima v periodi manj kot { $minutes } minut in nima dodatka vsaj { $seconds } sekund na potezo, do konca periode ni treba zapisovati potez.
   *[before] Igralcu, ki ima v periodi manj kot { $minutes } minut in nima dodatka vsaj { $seconds } sekund na potezo, ni treba zapisovati potez.
}
law-record-completed-after-flag-fall = Ko zastavica pade, mora igralec, ki je nehal zapisovati, dopolniti zapisnik, preden odigra potezo.
law-neither-player-records = Če nobenemu igralcu ni treba zapisovati, naj zapisuje sodnik ali pomočnik, po padcu zastavice pa sodnik ustavi uri in oba igralca dopolnita zapisnika s pomočjo sodnikovega ali nasprotnikovega.
law-one-player-need-not-record = Če je nehal zapisovati samo en igralec, mora po padcu zastavice pred svojo potezo dopolniti zapisnik; kadar je na potezi, si pri tem lahko pomaga z nasprotnikovim, ki ga mora pred potezo vrniti.
law-reconstruction-of-the-game = { SINCE($edition, 2017) ->
    [2017] Če noben zapisnik ni popoln, igralca pod nadzorom sodnika ali pomočnika rekonstruirata partijo na drugi šahovnici, potem ko ta zapiše pozicijo, čas, število potez in to, čigava ura je tekla, kolikor je to znano.
   *[before] Če noben zapisnik ni popoln, igralca pod nadzorom sodnika ali pomočnika rekonstruirata partijo na drugi šahovnici, potem ko ta zapiše pozicijo, čas in število potez, kolikor je to znano.
}
law-first-move-of-next-period = Če zapisnikov ni mogoče dopolniti tako, da bi pokazala prekoračitev časa, velja naslednja poteza za prvo v naslednji periodi, razen če je očitno, da je bilo odigranih več potez.
law-signed-result = { SINCE($edition, 2023) ->
    [2023] Po partiji oba igralca podpišeta oba zapisnika z rezultatom ali ga potrdita na elektronskem zapisniku; rezultat potem velja, tudi če je napačen, razen če sodnik odloči drugače.
   *[before] Po partiji oba igralca podpišeta oba zapisnika z rezultatom, ki potem velja, tudi če je napačen, razen če sodnik odloči drugače.
}

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = { SINCE($edition, 2017) ->
    [2017] Pravila tekmovanja lahko določijo, da igralca brez soglasja sodnika ne smeta ponuditi remija ali se zanj sporazumeti pred določeno potezo ali sploh.
   *[before] Pravila tekmovanja lahko določijo, da se igralca brez soglasja sodnika ne smeta sporazumeti za remi pred določeno potezo ali sploh.
}
law-draw-offer = { SINCE($edition, 2009) ->
    [2009] Kjer se po pravilih tekmovanja igralca smeta sporazumeti za remi, se remi ponudi po izvršeni potezi in pred pritiskom na uro; ponudba ob drugem času velja, lahko pa šteje za motenje nasprotnika.
   *[before] Remi se ponudi po izvršeni potezi in pred pritiskom na uro; ponudba ob drugem času velja, lahko pa šteje za motenje nasprotnika.
}
law-draw-offer-stands = Ponudba remija nima pogojev in je ni mogoče umakniti; velja, dokler je nasprotnik ne sprejme, je ne zavrne ustno ali z dotikom figure, ki jo namerava premakniti ali vzeti, ali dokler se partija ne konča drugače.
law-claim-counts-as-offer = { SINCE($edition, 2014) ->
    [2014] Reklamacija remija zaradi ponovitve pozicije ali števila potez šteje za ponudbo remija.
   *[before] Reklamacija remija zaradi ponovitve pozicije, števila potez ali v hitrem koncu partije šteje za ponudbo remija.
}
law-repetition-claim = Igralec na potezi lahko reklamira remi, ko bo ista pozicija nastala z nameravano potezo ali je pravkar nastala najmanj { $times ->
    [3] tretjič
   *[other] { $times }-ič
}, ne nujno s ponavljanjem potez.
law-repetition-about-to-appear = { SINCE($edition, 2014, 2023) ->
    [2014] Če reklamira pozicijo, ki bo šele nastala, igralec nameravano potezo najprej zapiše na zapisnik, kjer je ne more več spremeniti, in sodniku napove, da jo bo odigral.
    [2023] Če reklamira pozicijo, ki bo šele nastala, igralec nameravano potezo najprej zapiše na zapisnik ali vpiše v elektronskega, kjer je ne more več spremeniti, in sodniku napove, da jo bo odigral.
   *[before] Če reklamira pozicijo, ki bo šele nastala, igralec nameravano potezo najprej zapiše na zapisnik in sodniku napove, da jo bo odigral.
}
law-repetition-has-appeared = Reklamirati je mogoče tudi pozicijo, ki je pravkar nastala, če je na potezi igralec, ki reklamira.
law-same-position = Poziciji sta isti, če je na potezi isti igralec, če enake figure iste barve stojijo na istih poljih in če so vse možne poteze obeh igralcev enake.
law-same-position-en-passant = Poziciji nista isti, če je bilo v eni mogoče jemanje mimogrede, v drugi pa ni več.
law-same-position-castling = { SINCE($edition, 2009) ->
    [2009] Poziciji nista isti, če je bila med njima izgubljena pravica do rokade; kralj ali trdnjava, ki se mora premakniti, to pravico izgubi šele s premikom.
   *[before] Poziciji nista isti, če se je med njima trajno ali začasno spremenila pravica do rokade.
}
law-fifty-moves-claim = Igralec na potezi lahko reklamira remi, ko je vsak igralec izvršil vsaj zadnjih { $moves } potez, vštevši nameravano, brez premika kmeta in brez jemanja.
law-fifty-moves-with-intended-move = { SINCE($edition, 2014, 2023) ->
    [2014] Če bo { $moves } potez vsakega igralca brez premika kmeta in brez jemanja dopolnila šele naslednja, igralec nameravano potezo najprej zapiše na zapisnik, kjer je ne more več spremeniti, in sodniku napove, da jo bo odigral.
    [2023] Če bo { $moves } potez vsakega igralca brez premika kmeta in brez jemanja dopolnila šele naslednja, igralec nameravano potezo najprej zapiše na zapisnik ali vpiše v elektronskega, kjer je ne more več spremeniti, in sodniku napove, da jo bo odigral.
   *[before] Če bo { $moves } potez vsakega igralca brez premika kmeta in brez jemanja dopolnila šele naslednja, igralec nameravano potezo najprej zapiše na zapisnik in sodniku napove, da jo bo odigral.
}
law-fifty-moves-played = { SINCE($edition, 2014) ->
    [2014] Igralec lahko reklamira tudi, ko je bilo zadnjih { $moves } potez vsakega igralca zaključenih brez premika kmeta in brez jemanja.
   *[before] Igralec lahko reklamira tudi, ko je bilo zadnjih { $moves } potez vsakega igralca izvršenih brez premika kmeta in brez jemanja.
}
law-right-to-claim-lost = { SINCE($edition, 2009) ->
    [2009] Igralec, ki se z namenom igrati dotakne figure, ne da bi prej reklamiral, v tej potezi izgubi pravico do reklamacije.
   *[before] Igralec, ki izvrši potezo, ne da bi prej reklamiral, v tej potezi izgubi pravico do reklamacije.
}
law-claim-stops-clocks = { SINCE($edition, 2009, 2014) ->
    [2009] Igralec, ki reklamira remi, lahko ustavi obe uri; reklamacije ni mogoče umakniti.
    [2014] Ob reklamaciji remija igralec ali sodnik ustavi uro; reklamacije ni mogoče umakniti.
   *[before] Igralec, ki reklamira remi, mora takoj ustaviti obe uri; reklamacije ni mogoče umakniti.
}
law-correct-draw-claim = Če je reklamacija remija pravilna, je partija takoj remi.
law-incorrect-draw-claim = { SINCE($edition, 2009) ->
    [2009] Če reklamacija remija ni pravilna, dobi nasprotnik { $minutes ->
        [two] { $minutes } minuti
        [few] { $minutes } minute
       *[other] { $minutes } minut
    } in partija se nadaljuje.
   *[before] Če reklamacija remija ni pravilna, dobi nasprotnik { $minutes } minute; če ima igralec, ki je reklamiral, več kot { $above } minuti, se mu preostali čas razpolovi, vendar zmanjša za največ { $most } minute, če ima manj, a več kot { $left } minuto, pa mu ostane { $left } minuta; partija se nadaljuje.
}
law-intended-move-must-be-played = { SINCE($edition, 2009, 2014) ->
    [2009] Če je bila podlaga nepravilne reklamacije nameravana poteza, mora biti ta odigrana v skladu s pravili o postopku premikanja figur.
    [2014] Če je bila podlaga nepravilne reklamacije nameravana poteza, mora biti ta odigrana v skladu s pravili o premikanju figur in o postopku premikanja.
   *[before] Če je bila podlaga nepravilne reklamacije nameravana poteza, mora biti ta odigrana.
}
law-draw-without-claim = Partija je remi tudi brez reklamacije, ko ista pozicija nastane { $times }-krat ali ko vsak igralec izvrši { $moves } zaporednih potez brez premika kmeta in brez jemanja.
law-fivefold-repetition = { SINCE($edition, 2017) ->
    [2017] Partija je brez reklamacije remi, ko ista pozicija nastane najmanj { $times ->
        [5] petkrat
       *[other] { $times }-krat
    }.
   *[before] Partija je brez reklamacije remi, ko ista pozicija nastane { $times ->
        [5] petkrat
       *[other] { $times }-krat
    } v zaporednih izmeničnih potezah vsakega igralca.
}
law-seventy-five-moves = Partija je brez reklamacije remi, ko je vsak igralec zaključil najmanj { $moves } zaporednih potez brez premika kmeta in brez jemanja; če zadnja poteza da mat, ima ta prednost.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = { SINCE($edition, 2014) ->
    [2014] Hitri konec partije je del partije, v katerem je treba vse preostale poteze zaključiti v omejenem času.
   *[before] Hitri konec partije je del partije, v katerem je treba vse preostale poteze izvršiti v omejenem času.
}
law-quickplay-rules-announced = Smernice o zadnji periodi partije, tudi o hitrem koncu partije, veljajo samo, če je bila njihova uporaba vnaprej objavljena.
law-no-quickplay-claim-in-blitz = { SINCE($edition, 2009, 2014) ->
    [2009] V hitropoteznem šahu brez ustreznega nadzora ni reklamacij iz hitrega konca partije in ne velja pravilo pospešenega šaha o nepravilnih potezah.
    [2014] Smernice o hitrem koncu partije veljajo za standardni in pospešeni šah brez dodatka časa, ne pa za hitropoteznega.
   *[before] V hitropoteznem šahu ni reklamacij iz hitrega konca partije in ne velja pravilo pospešenega šaha o nepravilnih potezah.
}
law-increment-request = Igralec na potezi, ki ima manj kot { $minutes } minuti, lahko zahteva, da oba igralca dobita dodatek { $seconds } sekund na potezo; to šteje za ponudbo remija, če je ta zavrnjena in se sodnik z zahtevo strinja, se dodatek nastavi na uri, nasprotnik dobi { $minutes } dodatni minuti in partija se nadaljuje.
law-quickplay-claim = { SINCE($edition, 2009, 2014) ->
    [2009] Igralec na potezi, ki ima manj kot { $minutes } minuti, lahko pred padcem zastavice reklamira remi, ker nasprotnik na običajen način ne more zmagati ali tega ne poskuša; pokliče sodnika in lahko ustavi uri.
    [2014] Kjer se dodatek časa ne uvede, lahko igralec na potezi, ki ima manj kot { $minutes } minuti, pred padcem zastavice reklamira remi, ker nasprotnik na običajen način ne more zmagati ali tega ne poskuša; pokliče sodnika in lahko ustavi uri.
   *[before] Igralec na potezi, ki ima manj kot { $minutes } minuti, lahko pred padcem zastavice reklamira remi, ker nasprotnik na običajen način ne more zmagati ali tega ne poskuša; ustavi uri in pokliče sodnika.
}
law-quickplay-claim-accepted = Če sodnik soglaša, da nasprotnik na običajen način ne more zmagati ali tega ne poskuša, je partija remi; sicer odločitev odloži ali reklamacijo zavrne.
law-quickplay-claim-postponed = Če je odločitev odložena, lahko nasprotnik dobi { $minutes } dodatni minuti in igra se nadaljuje, če je mogoče, v navzočnosti sodnika; sodnik rezultat razglasi pozneje med partijo ali po padcu zastavice, in sicer remi, če nasprotnik na običajen način ni mogel zmagati ali tega ni poskušal.
law-quickplay-claim-rejected = Če je reklamacija v hitrem koncu partije zavrnjena, dobi nasprotnik { $minutes } dodatni minuti.
law-quickplay-decision-final = Sodnikova odločitev o reklamaciji v hitrem koncu partije je dokončna.
law-claim-without-arbiter = Kjer ni sodnika, lahko igralec, ki ima manj kot { $minutes } minuti, pred padcem zastavice reklamira remi, s čimer je partija končana.
law-claim-opponent-cannot-win = Če reklamira, da nasprotnik na običajen način ne more zmagati, igralec zapiše končno pozicijo, nasprotnik pa jo preveri.
law-claim-opponent-does-not-try = Če reklamira, da nasprotnik ne poskuša zmagati na običajen način, igralec zapiše končno pozicijo in odda popoln zapisnik, nasprotnik pa oboje preveri.
law-claim-referred-to-arbiter = { SINCE($edition, 2014) ->
    [2014] Reklamacija, podana brez navzočega sodnika, se nato predloži imenovanemu sodniku.
   *[before] Reklamacija, podana brez navzočega sodnika, se nato predloži sodniku, čigar odločitev je dokončna.
}

## What players may and may not do.

law-good-name-of-chess = Igralci ne smejo storiti ničesar, kar bi škodovalo ugledu šaha.
law-playing-venue = { SINCE($edition, 2014) ->
    [2014] Prireditveni prostor je igralni prostor, kjer se igrajo partije, skupaj s stranišči, prostori za počitek, osvežitev in kajenje ter vsem, kar še določi sodnik.
   *[before] Prireditveni prostor je igralni prostor skupaj s prostori za počitek, osvežitev in kajenje ter vsem, kar še določi sodnik.
}
law-leaving-the-venue = Noben igralec ne sme brez dovoljenja sodnika zapustiti prireditvenega prostora.
law-leaving-the-playing-area = Igralec na potezi ne sme brez dovoljenja sodnika zapustiti igralnega prostora.
law-entering-the-playing-area = V igralni prostor smejo brez dovoljenja sodnika vstopiti samo igralci in sodniki.
law-reporting-when-leaving = Pravila tekmovanja lahko od igralca, ki ni na potezi, zahtevajo, da se pred odhodom iz igralnega prostora javi sodniku.
law-notes-and-advice = Med igro igralci ne smejo uporabljati zapiskov, virov informacij ali nasvetov niti analizirati na drugi šahovnici.
law-electronic-devices = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Mobilni telefon ali druga elektronska komunikacijska naprava v prireditvenem prostoru brez dovoljenja sodnika ni dovoljena, razen če je popolnoma izključena.
    [2014] Igralci v prireditvenem prostoru ne smejo imeti mobilnega telefona ali druge elektronske komunikacijske naprave; pravila tekmovanja jo lahko dovolijo izključeno v torbi.
    [2017] Igralci v prireditvenem prostoru ne smejo imeti nobene elektronske naprave, ki je sodnik ni odobril; pravila tekmovanja jo lahko dovolijo popolnoma izključeno v torbi, ki je na mestu, dogovorjenem s sodnikom, in se brez njegovega dovoljenja ne sme uporabljati.
   *[before] Mobilni telefon ali druga elektronska komunikacijska naprava v prireditvenem prostoru brez dovoljenja sodnika ni dovoljena.
}
law-device-forfeit = { SINCE($edition, 2009, 2014) ->
    [2009] Igralec, čigar naprava se oglasi, izgubi partijo, nasprotnik pa zmaga ali, če ne more zmagati z nobenim zaporedjem veljavnih potez, doseže remi.
    [2014] Igralec, pri katerem se v prireditvenem prostoru najde prepovedana naprava, izgubi partijo, nasprotnik pa zmaga; pravila tekmovanja lahko določijo milejšo kazen.
   *[before] Igralec, čigar mobilni telefon med igro zazvoni v prireditvenem prostoru, izgubi partijo, točke nasprotnika pa določi sodnik.
}
law-personal-inspection = { SINCE($edition, 2017) ->
    [2017] Sodnik lahko zahteva, da oseba istega spola na samem pregleda igralčeva oblačila, torbe, druge predmete ali telo; igralec, ki to odkloni, se kaznuje.
   *[before] Sodnik lahko odredi pregled igralčevih oblačil, torb in drugih predmetov na samem; igralec, ki to odkloni, se kaznuje.
}
law-smoking = { SINCE($edition, 2017) ->
    [2017] Kaditi, tudi elektronske cigarete, je dovoljeno samo tam, kjer to določi sodnik.
   *[before] Kaditi je dovoljeno samo tam, kjer to določi sodnik.
}
law-finished-players-are-spectators = Igralci, ki so končali svoje partije, so gledalci.
law-disturbing-the-opponent = { SINCE($edition, 2009) ->
    [2009] Prepovedano je kakor koli motiti ali vznemirjati nasprotnika, tudi z nerazumnimi reklamacijami, nerazumnimi ponudbami remija in vnašanjem vira hrupa v igralni prostor.
   *[before] Prepovedano je kakor koli motiti ali vznemirjati nasprotnika, tudi z nerazumnimi reklamacijami in pogostimi ponudbami remija.
}
law-conduct-penalised = Za vsako kršitev predhodnih pravil o vedenju sodnik izreče kazni s seznama, ki sega od opomina do izključitve s turnirja.
law-refusal-to-comply = Igralec, ki vztrajno noče upoštevati Pravil šaha, izgubi partijo, točke nasprotnika pa določi sodnik.
law-both-players-refuse = Če oba igralca vztrajno nočeta upoštevati Pravil šaha, partijo izgubita oba.
law-right-to-explanation = Igralec lahko sodnika prosi za razlago določenih točk Pravil šaha.
law-appeal = { SINCE($edition, 2014) ->
    [2014] Igralec se lahko pritoži nad vsako sodnikovo odločitvijo, tudi če je zapisnik že podpisal, razen če pravila tekmovanja določajo drugače.
   *[before] Nad odločitvijo o reklamaciji v hitrem koncu partije ni pritožbe; nad vsako drugo sodnikovo odločitvijo se igralec lahko pritoži, razen če pravila tekmovanja določajo drugače.
}
law-help-with-reconstruction = Oba igralca morata sodniku pomagati, kadar je treba partijo rekonstruirati, tudi zaradi reklamacije remija.
law-players-check-claims = Reklamaciji ponovitve in { $moves } potez preverita igralca pod sodnikovim nadzorom.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = Sodnik skrbi, da se Pravila šaha upoštevajo.
law-arbiter-serves-the-competition = Sodnik dela v korist tekmovanja: skrbi za dobre razmere, mir in urejen potek.
law-arbiter-sees-to-fair-play = { SINCE($edition, 2017, 2023) ->
    [2017] Sodnik skrbi za pošteno igro ter uporablja pravila in smernice proti goljufanju.
    [2023] Sodnik skrbi za pošteno igro ter uporablja pravila in smernice o pošteni igri.
   *[before] Sodnik skrbi za pošteno igro.
}
law-arbiter-heeds-special-needs = Sodnik posebej poskrbi za igralce z invalidnostjo in tiste, ki potrebujejo zdravniško pomoč.
law-arbiter-observes-the-games = Sodnik spremlja partije, zlasti kadar so igralci v časovni stiski, izvaja svoje odločitve in po potrebi kaznuje.
law-assistants-of-the-arbiter = Sodnik lahko imenuje pomočnike, ki spremljajo partije.
law-time-for-disturbance = Po zunanji motnji lahko sodnik enemu ali obema igralcema da dodatni čas.
law-arbiter-does-not-intervene = { SINCE($edition, 2014) ->
    [2014] Sodnik ne posega v partijo, razen kjer to določajo Pravila, ne pove števila zaključenih potez, dokler ne pade vsaj ena zastavica, in igralca ne opozarja, da je nasprotnik zaključil potezo ali da ura ni bila pritisnjena.
   *[before] Sodnik ne posega v partijo, razen kjer to določajo Pravila, ne pove števila izvršenih potez, dokler ne pade vsaj ena zastavica, in igralca ne opozarja, da je nasprotnik odigral potezo ali da ura ni bila pritisnjena.
}
law-no-interference = { SINCE($edition, 2017) ->
    [2017] Igralci drugih partij ne smejo govoriti o partiji ali se vanjo vmešavati, tudi gledalci se vanjo ne smejo vmešavati; sodnik lahko kršitelje odstrani iz prireditvenega prostora.
   *[before] Gledalci in igralci drugih partij ne smejo govoriti o partiji ali se vanjo vmešavati, sodnik pa lahko kršitelje odstrani iz prireditvenega prostora.
}
law-irregularity-reported = Kdor opazi nepravilnost, lahko to pove samo sodniku.
law-phones-of-others = { SINCE($edition, 2009) ->
    [2009] V prireditvenem prostoru in sosednjih prostorih, ki jih določi sodnik, je brez njegovega dovoljenja prepovedana uporaba telefona in drugih komunikacijskih naprav.
   *[before] V prireditvenem prostoru in povsod, kjer to določi sodnik, nihče ne sme uporabljati mobilnega telefona.
}

## What the arbiter may impose.

law-penalties = Sodnik lahko izreče eno ali več naštetih kazni: opomin, spremembo časa ali točk za partijo, izgubo partije ali celo izključitev s turnirja.
law-penalty-warning = Sodnik lahko igralcu izreče opomin.
law-penalty-more-time-for-opponent = Sodnik lahko doda čas nasprotniku kršitelja.
law-penalty-less-time = Sodnik lahko kršitelju zmanjša preostali čas.
law-penalty-more-points-for-opponent = Sodnik lahko nasprotniku doda točke za partijo, vendar največ do števila točk, ki jih partija lahko prinese.
law-penalty-fewer-points = Sodnik lahko kršitelju odvzame točke za partijo.
law-penalty-loss-of-game = { SINCE($edition, 2014) ->
    [2014] Sodnik lahko razglasi, da je kršitelj partijo izgubil, in pri tem določi tudi točke nasprotnika.
   *[before] Sodnik lahko razglasi, da je kršitelj partijo izgubil.
}
law-penalty-fine = Sodnik lahko izreče vnaprej objavljeno denarno kazen.
law-penalty-exclusion-from-rounds = Sodnik lahko igralca izključi iz enega ali več kol.
law-penalty-expulsion = Sodnik lahko igralca izključi s turnirja.

## Rapid chess.

law-rapid-game = { SINCE($edition, 2009, 2014) ->
    [2009] Za pospešeni šah gre, če ima vsak igralec za vse poteze skupaj z dodatki za { $moves } potez vsaj { $least } in manj kot { $most } minut.
    [2014] Za pospešeni šah gre, če ima vsak igralec za vse poteze skupaj z dodatki za { $moves } potez več kot { $least } in manj kot { $most } minut.
   *[before] Za pospešeni šah gre, če ima vsak igralec za vse poteze skupaj z dodatki za { $moves } potez od { $least } do { $most } minut.
}
law-rapid-without-supervision = { SINCE($edition, 2009, 2014) ->
    [2009] Brez ustreznega nadzora veljajo v pospešenem šahu Tekmovalna pravila, razen kjer pravila za pospešeni šah določajo drugače.
    [2014] Če partija ni nadzorovana in zapisovana, kot zahtevajo pravila za pospešeni šah, veljajo Tekmovalna pravila, razen kjer ta pravila določajo drugače.
   *[before] V pospešenem šahu veljajo Pravila šaha, razen kjer pravila za pospešeni šah določajo drugače.
}
law-rapid-with-supervision = { SINCE($edition, 2014) ->
    [2014] Če en sodnik nadzira največ { $games } partije in vsako partijo zapisuje sodnik ali pomočnik, po možnosti tudi elektronsko, veljajo v pospešenem šahu Tekmovalna pravila.
   *[before] Ob ustreznem nadzoru, na primer kadar en sodnik nadzira največ { $games } partije, veljajo v pospešenem šahu Tekmovalna pravila.
}
law-rapid-without-recording = { SINCE($edition, 2017) ->
    [2017] V pospešenem šahu igralcema ni treba zapisovati potez, ohranita pa pravico do reklamacij na podlagi zapisnika in lahko sodnika kadar koli prosita za zapisnik.
   *[before] V pospešenem šahu igralcema ni treba zapisovati potez.
}
law-arbiters-record-shown = Igralec na potezi lahko kadar koli zahteva vpogled v sodnikov zapis partije, vendar v partiji največ { $times ->
    [5] petkrat
   *[other] { $times }-krat
}; pogostejše zahteve veljajo za motenje nasprotnika.
law-too-late-for-clock-setting = { SINCE($edition, 2009, 2014) ->
    [2009] V pospešenem šahu brez ustreznega nadzora nastavitve ure ni več mogoče reklamirati, ko je vsak igralec zaključil { $moves } poteze.
    [2014] V pospešenem šahu brez ustreznega nadzora se nastavitev ure ne spreminja več, ko sta oba igralca zaključila { $moves } potez, razen če bi sicer trpel urnik tekmovanja.
   *[before] Ko je v pospešenem šahu vsak igralec izvršil { $moves } poteze, nastavitve ure ni več mogoče reklamirati.
}
law-too-late-for-set-up-claim = { SINCE($edition, 2009) ->
    [2009] Ko je v pospešenem šahu brez ustreznega nadzora vsak igralec zaključil { $moves ->
        [few] { $moves } poteze
       *[other] { $moves } potez
    }, ni več mogoče reklamirati napačne postavitve šahovnice ali figur.
   *[before] Ko je v pospešenem šahu vsak igralec izvršil { $moves ->
        [few] { $moves } poteze
       *[other] { $moves } potez
    }, ni več mogoče reklamirati napačne postavitve šahovnice ali figur.
}
law-misplaced-king-cannot-castle = { SINCE($edition, 2014, 2017) ->
    [2014] Če je za popravek napačne postavitve prepozno, napačno postavljeni kralj ne sme rokirati.
    [2017] Če je za popravek napačne postavitve prepozno, napačno postavljeni kralj ne sme rokirati, prav tako pa ni dovoljena rokada z napačno postavljeno trdnjavo.
   *[before] Če je za popravek napačne postavitve prepozno in sta bila zamenjana kralj in dama, ta kralj ne sme rokirati.
}
law-touch-rulings-on-request = { SINCE($edition, 2009) ->
    [2009] V pospešenem šahu brez ustreznega nadzora sodnik o postopku premikanja figur odloča samo na zahtevo igralca.
   *[before] V pospešenem šahu sodnik o postopku premikanja figur odloča samo na zahtevo igralca.
}
law-rapid-illegal-move = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] V pospešenem šahu brez ustreznega nadzora je nepravilna poteza zaključena, ko je pognana nasprotnikova ura; nasprotnik jo lahko reklamira, preden odigra svojo, in šele tedaj sodnik o njej odloči.
    [2014] V pospešenem šahu brez ustreznega nadzora igralec izgubi partijo, če njegovo zaključeno nepravilno potezo vidi sodnik ali reklamira nasprotnik, preden ta odigra svojo; partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem veljavnih potez. Pozneje poteza velja, razen če se igralca brez sodnika dogovorita za popravek.
    [2018] V pospešenem šahu brez ustreznega nadzora se zaključena nepravilna poteza kaznuje kot po Tekmovalnih pravilih, če jo vidi sodnik ali reklamira nasprotnik, preden ta odigra svojo; pozneje poteza velja, razen če se igralca brez sodnika dogovorita za popravek.
   *[before] V pospešenem šahu je nepravilna poteza zaključena, ko je pognana nasprotnikova ura; nasprotnik jo lahko reklamira, preden odigra svojo, in šele tedaj sodnik o njej odloči.
}
law-rapid-illegal-position = { SINCE($edition, 2009, 2014) ->
    [2009] Če sta v pospešenem šahu brez ustreznega nadzora oba kralja v šahu ali promocija ni dokončana, sodnik posreduje, če je mogoče.
    [2014] Če sodnik v pospešenem šahu brez ustreznega nadzora opazi, da sta oba kralja v šahu ali da kmet stoji na zadnji vrsti, počaka do konca naslednje poteze in nato razglasi remi, če je pozicija še neveljavna.
   *[before] Če sta v pospešenem šahu oba kralja v šahu ali promocija ni dokončana, sodnik posreduje, če je mogoče.
}
law-flag-fall-only-on-claim = { SINCE($edition, 2009) ->
    [2009] V pospešenem šahu brez ustreznega nadzora je zastavica padla šele, ko igralec to upravičeno reklamira; sodnik na to ne opozarja, sme pa, ko sta padli obe.
   *[before] V pospešenem šahu je zastavica padla šele, ko igralec to upravičeno reklamira; sodnik na to ne opozarja.
}
law-arbiter-calls-flag-fall = V pospešenem šahu sodnik, ki vidi padec zastavice, nanj opozori.
law-rapid-win-on-time = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] Za reklamacijo zmage na čas v pospešenem šahu brez ustreznega nadzora igralec ustavi obe uri in obvesti sodnika; njegova zastavica mora biti še pokonci, nasprotnikova pa padla.
    [2014] Za reklamacijo zmage na čas v pospešenem šahu brez ustreznega nadzora lahko igralec, ki ima še čas, ustavi uro in obvesti sodnika; partija je remi, če ta igralec ne more matirati z nobenim zaporedjem veljavnih potez.
    [2018] Za reklamacijo zmage na čas v pospešenem šahu brez ustreznega nadzora lahko igralec ustavi uro in obvesti sodnika; partija je remi, če ta igralec ne more matirati z nobenim zaporedjem veljavnih potez.
   *[before] Za reklamacijo zmage na čas v pospešenem šahu igralec ustavi obe uri in obvesti sodnika; njegova zastavica mora biti še pokonci, nasprotnikova pa padla.
}
law-rapid-both-flags-fallen = { SINCE($edition, 2009) ->
    [2009] Če sta v pospešenem šahu brez ustreznega nadzora padli obe zastavici, je partija remi.
   *[before] Če sta v pospešenem šahu padli obe zastavici, je partija remi.
}
law-supervision-announced = Pravila tekmovanja morajo za celotno tekmovanje določiti, ali se pospešeni ali hitropotezni šah igra z ustreznim nadzorom ali brez njega.

## Blitz.

law-blitz-game = { SINCE($edition, 2014) ->
    [2014] Za hitropotezni šah gre, če ima vsak igralec za vse poteze skupaj z dodatki za { $moves } potez { $minutes } minut ali manj.
   *[before] Za hitropotezni šah gre, če ima vsak igralec za vse poteze skupaj z dodatki za { $moves } potez manj kot { $minutes } minut.
}
law-one-minute-instead-of-two = { SINCE($edition, 2023) ->
    [2023] V pospešenem šahu in v hitropoteznem brez ustreznega nadzora je kazen za nepravilnosti in za nepravilne reklamacije remija { $minutes } minuta namesto { $instead } minut.
   *[before] V hitropoteznem šahu je kazen za nepravilnosti in za nepravilne reklamacije remija { $minutes } minuta namesto { $instead } minut.
}
law-blitz-with-supervision = { SINCE($edition, 2014) ->
    [2014] Če en sodnik nadzira največ { $games } partijo in vsako partijo zapisuje sodnik ali pomočnik, po možnosti tudi elektronsko, veljajo v hitropoteznem šahu Tekmovalna pravila.
   *[before] Ob ustreznem nadzoru (en sodnik na { $games } partijo) veljajo v hitropoteznem šahu Tekmovalna pravila, potez pa ni treba zapisovati.
}
law-blitz-follows-rapid = { SINCE($edition, 2009, 2014) ->
    [2009] Brez ustreznega nadzora veljajo v hitropoteznem šahu pravila za pospešeni šah, razen kjer pravila za hitropotezni šah določajo drugače.
    [2014] Če partija ni nadzorovana in zapisovana, kot zahtevajo pravila za hitropotezni šah, veljajo zanjo pravila za pospešeni šah brez takega nadzora.
   *[before] V hitropoteznem šahu veljajo pravila za pospešeni šah, razen kjer pravila za hitropotezni šah določajo drugače.
}
law-blitz-illegal-move = { SINCE($edition, 2009) ->
    [2009] V hitropoteznem šahu brez ustreznega nadzora je nepravilna poteza zaključena, ko je pognana nasprotnikova ura; nasprotnik lahko pred svojo potezo reklamira zmago, če sam ne more matirati z nobenim zaporedjem veljavnih potez, pa remi; pozneje poteze ni mogoče popraviti, razen če se igralca tako dogovorita brez sodnika.
   *[before] V hitropoteznem šahu je nepravilna poteza zaključena, ko je pognana nasprotnikova ura; nasprotnik lahko pred svojo potezo reklamira zmago, če sam ne more matirati z nobenim zaporedjem veljavnih potez, pa remi; pozneje poteze ni mogoče popraviti.
}

## Algebraic notation.

law-algebraic-notation = FIDE na svojih tekmovanjih priznava samo algebraično notacijo in jo priporoča tudi za šahovsko literaturo; zapisniki v drugih sistemih ne štejejo za dokaz, igralca, ki uporablja drugo notacijo, pa sodnik na to opozori.
law-piece-means-no-pawn = V pravilih o notaciji beseda »figura« ne zajema kmeta.
law-piece-letters = { SINCE($edition, 2017) ->
    [2017] Vsaka figura ima okrajšavo, v slovenščini veliko začetnico svojega imena (K, D, T, L, S).
   *[before] Vsaka figura ima veliko črko, začetnico svojega imena (K, D, T, L, S).
}
law-national-letters = Igralec lahko uporablja črke, običajne v svoji državi, v tisku pa se priporoča uporaba simbolov figur.
law-pawns-have-no-letter = Kmetje nimajo črke in se prepoznajo po tem, da so brez nje.
law-file-letters = Osem linij je označenih z malimi črkami a, b, c, d, e, f, g in h, z leve proti desni za belega.
law-rank-numbers = Vrste so oštevilčene od 1 do 8, začenši pri belem; bele figure in kmetje so na začetku na vrstah 1 in 2, črni na vrstah 8 in 7.
law-square-names = Vsako polje se imenuje po črki linije in številki vrste.
law-move-notation = { SINCE($edition, 2017) ->
    [2017] Poteza se zapiše s črko figure in končnim poljem, poteza kmeta samo s poljem; vezaj ni potreben, sprejemljiv pa je tudi dolgi zapis z začetnim poljem.
   *[before] Poteza se zapiše s črko figure in končnim poljem brez vezaja med njima, poteza kmeta samo s poljem.
}
law-capture-notation = { SINCE($edition, 2017) ->
    [2017] Jemanje se lahko zapiše z znakom x pred končnim poljem, jemanje s kmetom pa se začne z izhodiščno linijo. Pri jemanju mimogrede je končno polje tisto, na katerem kmet po jemanju obstane, in lahko se doda e.p.
   *[before] Jemanje se zapiše z znakom x pred končnim poljem, jemanje s kmetom pa se začne z izhodiščno linijo. Pri jemanju mimogrede je končno polje tisto, na katerem kmet po jemanju obstane, in doda se e.p.
}
law-ambiguous-piece-notation = { SINCE($edition, 2009) ->
    [2009] Če lahko na isto polje prideta dve enaki figuri, se črki doda linija začetnega polja (Sgf3), če stojita na isti liniji, pa namesto nje vrsta (S5f3). Pri jemanju stoji morebitni x med tem dodatkom in končnim poljem.
   *[before] Če lahko na isto polje prideta dve enaki figuri, se črki doda linija začetnega polja (Sgf3), če stojita na isti liniji, pa namesto nje vrsta (S5f3). Pri jemanju se x vpiše med ta dodatek in končno polje.
}
law-ambiguous-pawn-notation = Če lahko isto figuro ali kmeta vzameta dva kmeta, izhodiščna linija, zapisana pred znakom x in končnim poljem, pove, kateri je vzel.
law-promotion-notation = Promocija se zapiše kot poteza kmeta, ki ji sledi črka nove figure.
law-draw-offer-notation = Ponudba remija se zapiše z znakom (=).
law-notation-signs = { SINCE($edition, 2009, 2017) ->
    [2009] Znaki so: 0-0 za rokado s trdnjavo na liniji h, 0-0-0 za rokado s trdnjavo na liniji a, x za jemanje, + za šah, ++ ali # za mat in e.p. za jemanje mimogrede. Znaki za jemanje, šah in mat na zapisniku niso obvezni.
    [2017] Znaki so: 0-0 za rokado s trdnjavo na liniji h, 0-0-0 za rokado s trdnjavo na liniji a, x za jemanje, + za šah, ++ ali # za mat in e.p. za jemanje mimogrede. Zadnji štirje niso obvezni.
   *[before] Znaki so: 0-0 za rokado s trdnjavo na liniji h, 0-0-0 za rokado s trdnjavo na liniji a, x za jemanje, + za šah, ++ ali # za mat in e.p. za jemanje mimogrede.
}
law-model-game = Primer partije z 11 potezami, od 1. e4 do ponudbe remija 11. Kb1(=), kaže, kako se poteze zapisujejo.

## Players who cannot see, and their opponents.

law-two-boards = { SINCE($edition, 2017) ->
    [2017] Kadar se na tekmovanju srečata videči in slep ali slaboviden igralec, lahko vsak od njiju zahteva dve šahovnici, navadno za videčega in posebno za drugega; ta pravila lahko organizator po posvetu s sodnikom prilagodi krajevnim razmeram.
   *[before] Kadar se na tekmovanju srečata videči in slep ali slaboviden igralec, lahko vsak od njiju zahteva dve šahovnici, navadno za videčega in posebno za drugega; ta pravila lahko direktor turnirja prilagodi krajevnim razmeram.
}
law-special-board = Posebna šahovnica meri najmanj dvajset krat dvajset centimetrov, ima rahlo dvignjena črna polja in odprtino na vsakem polju; figure so tipa Staunton in imajo zatiče, črne pa so posebej označene.
law-rules-for-blind-players = Za igro s slepimi in slabovidnimi igralci veljajo posebna določila.
law-announced-moves = { SINCE($edition, 2017) ->
    [2017] Poteze se jasno napovejo, nasprotnik jih ponovi in odigra na svoji šahovnici; pri promociji se napove tudi izbrana figura. Za linije se predlagajo imena od Anna (a) do Hector (h), vrste se imenujejo z nemškimi števili (razen če sodnik odloči drugače), nemška pa so tudi imena rokad in figur.
   *[before] Poteze se jasno napovejo, nasprotnik jih ponovi in odigra na svoji šahovnici; pri promociji se napove tudi izbrana figura. Za linije se predlagajo imena od Anna (a) do Hector (h), vrste se imenujejo z nemškimi števili, nemška pa so tudi imena rokad in figur.
}
law-piece-taken-from-its-hole = Na posebni šahovnici velja figura za dotaknjeno, ko se vzame iz odprtine.
law-move-made-on-special-board = Na posebni šahovnici je poteza izvršena, ko je morebitna vzeta figura odstranjena, figura v novi odprtini in poteza napovedana.
law-clock-waits-for-the-move = Nasprotnikova ura se lahko požene šele, ko je poteza na posebni šahovnici izvršena in napovedana.
law-sighted-player-as-usual = Za dotik in poteze videčega igralca veljajo običajna pravila.
law-special-clock = { SINCE($edition, 2017) ->
    [2017] Dovoljena je ura, izdelana za slepe in slabovidne igralce; ta naj bi znala sporočati čas in število potez. Namesto nje je dovoljena analogna ura z ojačanima kazalcema, z eno piko na številčnici na vsakih pet minut in dvema na vsakih petnajst ter z zastavico, ki jo je mogoče otipati in pusti v zadnjih petih minutah ure otipati minutni kazalec.
   *[before] Dovoljena je ura, izdelana za slepe in slabovidne igralce, z ojačanima kazalcema in otipljivo številčnico, na kateri je na vsakih pet minut ena pika in na vsakih petnajst dve, in z zastavico, ki jo je mogoče otipati in pusti v zadnjih petih minutah ure otipati minutni kazalec.
}
law-recording-without-sight = Slep ali slaboviden igralec zapisuje poteze v Braillovi pisavi, z navadno pisavo ali s snemalno napravo.
law-misspoken-move = Pomoto pri napovedi poteze je treba popraviti takoj, preden se požene nasprotnikova ura.
law-boards-disagree = { SINCE($edition, 2017) ->
    [2017] Če se poziciji na šahovnicah razlikujeta, se popravita s pomočjo sodnika in obeh zapisnikov. Če se zapisnika ujemata, igralec, ki je zapisal pravo potezo, odigral pa drugo, popravi svojo pozicijo po zapisu.
   *[before] Če se poziciji na šahovnicah razlikujeta, se popravita s pomočjo nadzornika in obeh zapisnikov. Če se zapisnika ujemata, igralec, ki je zapisal pravo potezo, odigral pa drugo, popravi svojo pozicijo po zapisu.
}
law-boards-and-records-disagree = { SINCE($edition, 2017) ->
    [2017] Če se razlikujeta tudi zapisnika, se poteze vrnejo do mesta, kjer se ujemata, sodnik pa nastavi uri.
   *[before] Če se razlikujeta tudi zapisnika, se poteze vrnejo do mesta, kjer se ujemata, nadzornik pa nastavi uri.
}
law-assistant-of-blind-player = Slep ali slaboviden igralec ima lahko pomočnika za nekatere ali vse od teh nalog: da odigrava in napoveduje poteze, vodi zapisnik in požene nasprotnikovo uro, na vprašanje pove število potez in čas, reklamira padec zastavice in poskrbi za prekinitev.
law-assistant-moves-on-other-board = Pomočnik poteze vsakega igralca odigra na šahovnici drugega.
law-assistant-announces-moves = Pomočnik napoveduje poteze obeh igralcev.
law-assistant-writes-and-presses = Pomočnik vodi zapisnik slepega ali slabovidnega igralca in požene nasprotnikovo uro.
law-assistant-tells-moves-and-time = Pomočnik slepemu ali slabovidnemu igralcu pove število potez in porabljeni čas obeh, vendar samo, če ga ta vpraša.
law-assistant-claims-flag-fall = { SINCE($edition, 2017) ->
    [2017] Pomočnik reklamira padec zastavice in sodniku pove, ko se videči igralec dotakne figure.
   *[before] Pomočnik reklamira padec zastavice in nadzorniku pove, ko se videči igralec dotakne figure.
}
law-assistant-handles-adjournment = Pomočnik opravi, kar je potrebno pri prekinitvi partije.
law-assistant-of-sighted-player = Če slep ali slaboviden igralec nima pomočnika, ga lahko ima videči igralec, da poteze izvrši na nasprotnikovi šahovnici in jih napove.
law-assistant-against-deaf-player = Kadar slep ali slaboviden igralec igra z gluhim ali naglušnim, mora biti zagotovljen pomočnik.

## Adjourned games and sealed moves.

law-sealed-move = { SINCE($edition, 2014) ->
    [2014] Če partija ob koncu predpisanega časa igranja ni končana, sodnik zahteva kuvertiranje: igralec na potezi nedvoumno zapiše potezo, oba zapisnika vloži v kuverto, jo zalepi in šele nato ustavi uro; dokler ure ne ustavi, lahko potezo spremeni.
   *[before] Če partija ob koncu predpisanega časa igranja ni končana, sodnik zahteva kuvertiranje: igralec na potezi nedvoumno zapiše potezo, oba zapisnika vloži v kuverto, jo zalepi in šele nato ustavi uro, ne da bi pognal nasprotnikovo; dokler ure ne ustavi, lahko potezo spremeni.
}
law-played-move-must-be-sealed = Igralec, ki po pozivu h kuvertiranju potezo odigra na šahovnici, mora kuvertirati prav to potezo.
law-early-adjournment = { SINCE($edition, 2009) ->
    [2009] Za igralca na potezi, ki partijo prekine pred koncem seanse, velja, da je potezo kuvertiral ob koncu seanse, in tako se zapiše tudi njegov čas.
   *[before] Igralcu na potezi, ki partijo prekine pred koncem seanse, se ves čas do konca seanse šteje kot porabljen in se tako tudi zapiše.
}
law-envelope-data = Na kuverti so imeni igralcev, pozicija pred kuvertirano potezo, porabljeni čas obeh igralcev, kdo je kuvertiral, številka kuvertirane poteze, morebitna ponudba remija ter kdaj in kje se igra nadaljuje.
law-envelope-in-safekeeping = Sodnik preveri podatke na kuverti in jo varno hrani.
law-draw-offer-after-sealing = Ponudba remija po kuvertiranju velja, dokler ni sprejeta ali zavrnjena.
law-set-up-for-resumption = Pred nadaljevanjem se na šahovnici postavi pozicija pred kuvertirano potezo, uri pa kažeta čas ob prekinitvi.
law-ended-before-resumption = Če se igralca pred nadaljevanjem sporazumeta za remi ali eden sodniku sporoči, da se vda, je partija končana.
law-envelope-opened = Kuverta se odpre šele v navzočnosti igralca, ki mora odgovoriti.
law-sealed-move-faulty = { SINCE($edition, 2009, 2014) ->
    [2009] Partijo izgubi igralec, čigar kuvertirana poteza je dvoumna, nerazumljiva ali nepravilna, razen če je partija drugače končana, če odloči padec zastavice ali če je pozicija mrtva.
    [2014] Partijo izgubi igralec, čigar kuvertirana poteza je dvoumna, nerazumljiva ali nepravilna, razen če je partija drugače končana, če odloči padec zastavice ali če je remi brez reklamacije.
   *[before] Partijo izgubi igralec, čigar kuvertirana poteza je dvoumna, nerazumljiva ali nepravilna, razen če odloči padec zastavice ali če je pozicija mrtva.
}
law-sealed-move-ambiguous = Igralec, katerega kuvertirana poteza je zapisana dvoumno, izgubi partijo.
law-sealed-move-unclear = Igralec izgubi partijo, če pomena poteze, ki jo je kuvertiral, ni mogoče ugotoviti.
law-sealed-move-illegal = Igralec, katerega kuvertirana poteza je nepravilna, izgubi partijo.
law-replying-player-present = Če je ob nadaljevanju navzoč igralec, ki mora odgovoriti, se kuverta odpre, poteza izvrši na šahovnici in požene njegova ura.
law-replying-player-absent = Če igralca, ki mora odgovoriti, ni, se požene njegova ura; ko pride, jo lahko ustavi in pokliče sodnika, nato se kuverta odpre, kuvertirana poteza se odigra na šahovnici in ura se spet požene.
law-sealing-player-absent = Če ni igralca, ki je kuvertiral, lahko nasprotnik namesto poteze na šahovnici zapiše odgovor, ga kuvertira v novi kuverti in požene uro odsotnega; kuverto hrani sodnik in se odpre ob prihodu odsotnega.
law-late-for-resumption = { SINCE($edition, 2017) ->
    [2017] Igralec, ki pride na nadaljevanje po privzetem času zamude, izgubi partijo, razen če sodnik odloči drugače.
   *[before] Igralec, ki pride na nadaljevanje z več kot { $minutes } minutami zamude, izgubi partijo, razen če pravila tekmovanja ali sodnik določijo drugače.
}
law-late-sealer-saved = { SINCE($edition, 2014) ->
    [2014] Če je kuvertirana poteza končala partijo, ta rezultat velja, čeprav je igralec zamudil.
   *[before] Kdor je kuvertiral in zamudi, vseeno zmaga, če je kuvertiral mat ali če je nasprotniku padla zastavica, in doseže remi, če je s kuvertirano potezo nastal pat ali mrtva pozicija.
}
law-neither-present-at-resumption = Če privzeti čas zamude ni nič in ob nadaljevanju ni nobenega igralca, izgubi tisti, ki mora odgovoriti, ves čas do svojega prihoda, razen če pravila tekmovanja ali sodnik določijo drugače.
law-envelope-lost = Če se kuverta izgubi, se partija nadaljuje od zapisane pozicije in z zapisanima časoma, igralec, ki je kuvertiral, pa odigra potezo, za katero izjavi, da jo je kuvertiral. Če časov ni mogoče ugotoviti, uri nastavi sodnik.
law-adjourned-position-unknown = Če pozicije ob prekinitvi ni mogoče ugotoviti, se partija razveljavi in odigra nova.
law-clock-error-at-resumption = { SINCE($edition, 2017) ->
    [2017] Napačen čas na uri ob nadaljevanju se popravi, če igralec nanj opozori pred svojo prvo potezo, sicer obvelja, razen če sodnik odloči drugače.
   *[before] Napačen čas na uri ob nadaljevanju se popravi, če igralec nanj opozori pred svojo prvo potezo, sicer obvelja, razen če sodnik presodi, da bi bile posledice prehude.
}
law-resumption-sessions = { SINCE($edition, 2017) ->
    [2017] Seanse se merijo po sodnikovi uri, njihov začetek pa se objavi vnaprej.
   *[before] Seanse se merijo po sodnikovi uri, njihov začetek in konec pa se objavita vnaprej.
}

## Chess960.

law-chess960 = V šahu960 začetno pozicijo določi naključje, nato pa se igra kot standardni šah.
law-chess960-start-position = Beli kmetje stojijo kot običajno na drugi vrsti, druge bele figure pa kjer koli na prvi, kralj med trdnjavama in lovca na poljih različnih barv; črne figure jim stojijo nasproti.
law-chess960-random-choice = Začetna pozicija se lahko izžreba z računalnikom, kocko, kovancem, kartami ipd.
law-chess960-castling = V šahu960 lahko vsak igralec rokira enkrat, po običajnih pogojih, prilagojenih začetnima poljema kralja in trdnjave.
law-chess960-castling-forms = V šahu960 se pri rokadi premakneta kralj in trdnjava, zamenjata mesti ali pa se premakne samo eden od njiju.
law-chess960-castling-by-hand = Na pravi šahovnici je priporočljivo kralja postaviti ob šahovnico zraven njegovega končnega polja, premakniti trdnjavo na njeno končno polje in nato postaviti kralja.
law-chess960-castling-targets = Po rokadi v šahu960 kralj in trdnjava stojita tam, kjer bi stala v standardnem šahu: pri rokadi na c-strani (0-0-0) kralj na liniji c in trdnjava na liniji d, na g-strani (0-0) kralj na liniji g in trdnjava na liniji f.
law-chess960-castling-announced = Priporočljivo je, da igralec pred rokado napove, da namerava rokirati.
law-chess960-castling-at-once = V nekaterih začetnih pozicijah je rokada možna že v prvi potezi.
law-chess960-castling-empty-squares = Vsa polja, ki jih kralj in trdnjava pri rokadi prečkata ali dosežeta, morajo biti prazna, razen če na njih stojita sama; druga so lahko zasedena, tudi če bi v standardnem šahu morala biti prazna (na primer na linijah a, b in e pri rokadi na c-strani, na linijah e in h na g-strani).

## Terms that the glossary explains with content of its own.

law-term-completed-move = Poteza je zaključena, ko je izvršena in je ura pritisnjena.
law-term-made-move = Poteza je izvršena, ko figura stoji na novem polju, jo je roka izpustila in je vzeta figura odstranjena.
law-term-displaced = Figura je podrta, kadar stoji na nenavadnem ali nejasnem mestu, na primer med dvema poljema, kadar leži ali je padla s šahovnice.
law-term-increment = { SINCE($edition, 2017) ->
    [2017] Dodatek časa je čas od { $least } do { $most } sekund, ki ga igralec od začetka dobi pred vsako potezo, v zakasnitvenem ali kumulativnem načinu.
   *[before] Dodatek časa je čas, ki ga igralec od začetka dobi pred vsako potezo, v zakasnitvenem ali kumulativnem načinu.
}
law-term-cumulative-mode = Pri kumulativnem načinu, imenovanem po Fischerju, igralec pred vsako potezo dobi dodatek časa, pogosto 30 sekund.
law-term-delay-mode = Pri zakasnitvenem načinu, imenovanem po Bronsteinu, začne glavni čas teči šele, ko je posebni čas za potezo porabljen; če igralec pritisne uro prej, se glavni čas ne spremeni, posebni čas pa se ne nabira.
law-term-standard-chess = Za standardni (redni) šah gre, če ima vsak igralec vsaj { $minutes } minut.
law-term-time-control = Časovna kontrola je ureditev časa, ki ga ima vsak igralec, na primer 40 potez v 90 minutah in vse preostale v 30, z dodatkom 30 sekund za vsako potezo od prve. Igralec, ki je teh 40 potez zaključil pravočasno, je dosegel časovno kontrolo.
law-term-result = Rezultat je 1-0, 0-1 ali ½-½; izgubita lahko oba, eden lahko dobi pol točke, drugi pa nič, neodigrana partija pa se zapiše +/- (beli zmaga s kontumacem), -/+ (zmaga črni) ali -/- (izgubita oba).
law-term-points = Za zmago igralec navadno dobi 1 točko, za remi ½, za poraz 0; druga možnost je 3, 1 in 0.
law-term-penalties = Kazni so naštete od najmilejše do najstrožje.
law-term-normal-means = Običajen način je dejavna igra na zmago ali pozicija, ki daje resnično možnost zmage drugače kot na čas.
law-term-move-counter = Števec potez je del ure, ki šteje, kolikokrat jo je vsak igralec pritisnil.
law-term-arbiters-discretion = Na približno 39 mestih Pravila prepuščajo odločitev sodnikovi presoji.
