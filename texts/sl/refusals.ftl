## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you-because = { $what ->
    [appeals] Pravila tekmovanja pritožb ne dopuščajo.
    [assistant] Pomočnika ima igralec, ki ga potrebuje; nasprotnik ga ne sme imeti.
    [illegal-move] Sodnik tu zaradi nepravilne poteze ne ukrepa: reklamirati jo mora nasprotnik.
    [excuse] Zamudo lahko tu opraviči samo pravila tekmovanja, ne sodnik.
    [flag-claim] Padec zastavice tu šteje samo na reklamacijo igralca: sodnik ga ne razglasi.
    [flag] Padec zastavice smejo ugotoviti samo igralca in sodnik.
    [agreement] Igralca nepravilne poteze tu ne moreta popraviti sporazumno: to je naloga sodnika.
    [interference] Kdor ne igra te partije, se vanjo ne sme vmešavati.
    [expelled] Igralec je izključen s turnirja.
    [illegal-position] Nista v šahu oba kralja in noben kmet ne stoji na zadnji vrsti: česa drugega sodnik tu ne popravlja brez pravočasne reklamacije.
    [recording] Poteze zapisujeta igralca sama ali sprejeti pomočnik.
    [touch] O dotaknjenih figurah sodnik tu odloči samo na zahtevo igralca.
   *[other] To sme samo igralec, sodnik ali sprejeti pomočnik, vsak po svoji vlogi.
}
refusal-game-is-over = Partija je končana. { $outcome }
refusal-game-is-void = Partija je razveljavljena; odigrati je treba novo.
refusal-not-started = Partija se še ni začela.
refusal-already-started = Partija se je že začela.
refusal-not-present = Igralca ni za šahovnico.
refusal-clocks-stopped = Uri stojita; najprej ju mora pognati sodnik.
refusal-clock-to-be-set = Zastavica je padla: povejte, koliko časa naj kaže njena ura.
refusal-question-open = Sodnik mora najprej odgovoriti na { $number }. vprašanje.
refusal-no-such-question = Takega vprašanja, na katero bi bilo treba odgovoriti, ni.
refusal-not-an-answer = Pravila ne dopuščajo takega odgovora na to vprašanje.
refusal-not-in-edition = Ta izdaja Pravil tega ne pozna.
refusal-not-your-move = { $colour ->
    [white] Na potezi je beli.
   *[black] Na potezi je črni.
}
refusal-right-lost = Ta pravica je izgubljena zaradi dotika figure ali odigrane poteze.
refusal-write-first = Potezo je treba najprej zapisati.
refusal-complete-scoresheet-first = Najprej je treba dopolniti zapisnik.
refusal-illegal-move = Poteza je nepravilna.
refusal-must-play = Odigrati je mogoče samo { $count ->
    [1] { $moves }
   *[other] eno od teh potez: { $moves }
}.
refusal-nothing-there = Na { $square } ni figure.
refusal-hand-empty = V roki ni nobene figure.
refusal-own-piece-there = Na { $square } stoji igralčeva figura.
refusal-no-offer = Ni ponudbe remija, na katero bi bilo mogoče odgovoriti.
refusal-own-offer = Igralec ne more sprejeti svoje ponudbe.
refusal-cannot-withdraw = Tega ni mogoče umakniti.
refusal-agreement-not-allowed = Igralca se tu ne smeta sporazumeti za remi.
refusal-nothing-of-the-kind = Nič takega ni bilo ugotovljeno.
refusal-nothing-because = { $what ->
    [adjusting] Igralec je prej rekel »popravljam«: dotik ga ne obvezuje.
    [appeal] Ni odločitve, zoper katero bi bila vložena ali mogoča pritožba.
    [boards] Šahovnici kažeta isto pozicijo.
    [evidence] Ni reklamacije, za katero bi bilo treba potrditi pozicijo.
    [clock-handling] Z uro ni nihče ravnal neprimerno.
    [late] Igralec ne zamuja.
    [displaced] Nobena figura ni premaknjena s svojega polja.
    [position] Te pozicije v partiji ni bilo.
    [envelope] Nobena kuverta tega igralca ni izgubljena.
    [own-flag] Reklamirati je mogoče samo padec nasprotnikove zastavice, ta pa ni padla.
    [illegal-move] Nobena nepravilna poteza ni bila zaključena.
    [no-increment] Te ure ni mogoče nastaviti na dodatek za potezo.
    [no-quickplay] Smernice za pospešeni zaključek partije ne veljajo za hitropotezni šah niti za partije z dodatkom za potezo; druge pravice do dodatnega časa Pravila ne dajejo.
    [two-hands] Nobena poteza ni bila izvršena z obema rokama.
    [sheet-lent] Nasprotnikov zapisnik sme uporabiti samo igralec, ki mora dopolniti svojega, in dokler ni vrnjen, vanj ni mogoče pisati.
    [turn] Nihče ni vlekel, ko ni bil na potezi.
    [record] Partija je razvidna vsaj iz enega zapisnika: ni je treba obnavljati.
    [sheet-in-order] Zapisnik je v redu.
    [no-text] Nič ni bilo zapisano.
    [colours] Igralca igrata z barvama po parih.
    [sealing] Ta igralec zdaj ne kuvertira poteze.
    [no-time] Čas ni bil naveden.
    [touch] Igralca ne obvezuje nobena dotaknjena ali izpuščena figura.
    [board] Šahovnica je postavljena pravilno.
    [setting] Ura je nastavljena, kot je bilo razglašeno.
    [start] Figure so bile na začetku postavljene pravilno.
    [consent] Soglasje sodnika tu ni potrebno.
    [sheet-device] Zapisnik ni elektronski ali ni v okvari.
   *[other] Ni ničesar, za kar bi veljal ta člen.
}
refusal-moves-of-each = Za to je prepozno: vsak igralec je izvršil najmanj { $moves ->
    [one] { $moves } potezo
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}, meja pa je { $limit }.
refusal-touched-since = Igralec, ki reklamira, se je vmes dotaknil figure ({ $pieces }) in ne more več reklamirati.
refusal-touched-on-this-move = Igralec, ki reklamira, se je v tej potezi že dotaknil figure in remija v njej ne more več reklamirati.
refusal-offer-declined = Ponudba je bila zavrnjena in ne velja več.
refusal-agreement-too-early = Igralca se za remi ne moreta sporazumeti, dokler vsak ne izvrši vsaj ene poteze.
refusal-agreement-consent = Remi se tu sme ponuditi ali skleniti samo s soglasjem sodnika.
refusal-agreement-before = Pred { $number }. potezo se remi sme ponuditi ali skleniti samo s soglasjem sodnika.
refusal-clock-not-adjusted = Ura igralca z invalidnostjo se ne spremeni: časa ostaneta nespremenjena.
refusal-too-late-because = { $what ->
    [adjusting] »Popravljam« je treba reči, preden se igralec dotakne figure.
    [answered] Naslednja poteza je bila že izvršena.
    [flag] Zastavica je padla: reklamacija je bila mogoča samo pred tem.
    [first-move] Na to je bilo treba opozoriti pred igralčevo prvo potezo po nadaljevanju.
    [slip] Napačno napoved je mogoče popraviti samo pred pritiskom na uro.
    [sealed] Ura je po kuvertiranju že ustavljena: kuvertirane poteze ni več mogoče spremeniti.
   *[other] Za to je prepozno.
}
refusal-not-completed = Nepravilna poteza še ni zaključena: ura še ni bila pritisnjena.
refusal-rapid-not-recorded = V pospešenem in hitropoteznem šahu potez ni treba zapisovati.
refusal-recording-not-required = Igralcu, ki ima manj kot pet minut in nima dodatka vsaj 30 sekund na potezo, ni treba zapisovati potez.
refusal-guidelines-not-in-force = Smernice o hitrem koncu partije tu ne veljajo.
refusal-flag-is-up = Zastavica ni padla.
refusal-no-ground = Take odločitve ni mogoče opreti na ta člen.
refusal-own-flag-down = Padla je tudi zastavica igralca, ki reklamira.
refusal-not-a-penalty = Te kazni sodnik ne more izreči ali pa ne v taki meri.
refusal-score-too-high = Partija ne more prinesti takih točk.
refusal-no-leave = Sodnik tega ni dovolil.
refusal-no-such-line = Te vrstice v zapisniku ni.
refusal-may-not-be-told = Tega se igralcema ne sme povedati.
refusal-already-done = To je že storjeno.
refusal-clock-not-running = Ura tega igralca ne teče.
refusal-adjourned = Partija je prekinjena.
refusal-not-in-regulations = Pravila tekmovanja tega ne predvidevajo.
refusal-not-the-sealed-move = To ni poteza, ki je bila kuvertirana.
refusal-unintelligible = Kar je bilo izrečeno, ni poteza.
refusal-announce-first = Potezo je treba najprej napovedati, in to pravilno.
refusal-assistant-needed = Kadar igra slep igralec z gluhim ali naglušnim, je potreben pomočnik.
refusal-give-back-first = Najprej je treba vrniti nasprotnikov zapisnik.
refusal-still-playing = Partija še poteka.
refusal-no-conditions = Ponudba remija ne more biti pogojna.
refusal-only-displayed = Za reklamacijo ne zadošča, kar kaže zaslon ali demonstracijska deska.
refusal-too-early-because = { $what ->
    [illegal-move] Nepravilno potezo je mogoče reklamirati šele po pritisku na uro.
    [two-minutes] Reklamacija je mogoča šele, ko ima igralec, ki reklamira, manj kot dve minuti.
    [press] Poteza še ni izvršena in pritisk na uro mora počakati nanjo.
    [fifty-moves] Zadnja od petdesetih potez še ni zaključena: ura še ni bila pritisnjena.
    [last-period] Za tega igralca se zadnji časovni odsek še ni začel.
   *[other] Za to je prezgodaj.
}
refusal-decision-is-final = Zoper to odločitev pritožba ni mogoča.
