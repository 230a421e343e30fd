## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you = Do tega nimate pravice.
refusal-game-is-over = Partija je končana. { $outcome }
refusal-game-is-void = Partija je razveljavljena; odigrati je treba novo.
refusal-not-started = Partija se še ni začela.
refusal-already-started = Partija se je že začela.
refusal-not-present = Igralca ni za šahovnico.
refusal-clocks-stopped = Uri stojita; najprej ju mora pognati sodnik.
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
refusal-too-late = Za to je prepozno.
refusal-not-completed = Nepravilna poteza še ni zaključena: ura še ni bila pritisnjena.
refusal-rapid-not-recorded = V pospešenem in hitropoteznem šahu potez ni treba zapisovati.
refusal-recording-not-required = Igralcu, ki ima manj kot pet minut in nima dodatka vsaj 30 sekund na potezo, ni treba zapisovati potez.
refusal-guidelines-not-in-force = Smernice o hitrem koncu partije tu ne veljajo.
refusal-flag-is-up = Zastavica ni padla.
refusal-announce-adjusting-first = Igralec mora »popravljam« reči, preden se figure dotakne.
refusal-next-move-made = Naslednja poteza je bila že izvršena.
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
refusal-too-early = Za to je prezgodaj.
refusal-decision-is-final = Zoper to odločitev pritožba ni mogoča.
