## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you = Na to nemate pravo.
refusal-game-is-over = Partija je završena. { $outcome }
refusal-game-is-void = Partija je poništena; treba odigrati novu.
refusal-not-started = Partija još nije počela.
refusal-already-started = Partija je već počela.
refusal-not-present = Igrač nije za pločom.
refusal-clocks-stopped = Satovi su zaustavljeni; prvo ih mora pokrenuti sudac.
refusal-question-open = Sudac prvo mora odgovoriti na { $number }. pitanje.
refusal-no-such-question = Nema takvog pitanja na koje bi trebalo odgovoriti.
refusal-not-an-answer = To po Pravilima nije moguć odgovor na to pitanje.
refusal-not-in-edition = Ovo izdanje Pravila to ne poznaje.
refusal-not-your-move = { $colour ->
    [white] Na potezu je bijeli.
   *[black] Na potezu je crni.
}
refusal-right-lost = To je pravo izgubljeno dodirom figure ili odigranim potezom.
refusal-write-first = Potez treba prvo zapisati.
refusal-complete-scoresheet-first = Prvo treba dopuniti zapisnik.
refusal-illegal-move = Potez je nepravilan.
refusal-must-play = Može se odigrati samo { $count ->
    [1] { $moves }
   *[other] jedan od ovih poteza: { $moves }
}.
refusal-nothing-there = Na { $square } nema figure.
refusal-hand-empty = U ruci nema nijedne figure.
refusal-own-piece-there = Na { $square } stoji igračeva vlastita figura.
refusal-no-offer = Nema ponude remija na koju bi se moglo odgovoriti.
refusal-own-offer = Igrač ne može prihvatiti vlastitu ponudu.
refusal-cannot-withdraw = To se ne može povući.
refusal-agreement-not-allowed = Igrači se ovdje ne smiju dogovoriti za remi.
refusal-nothing-of-the-kind = Ništa takvo nije utvrđeno.
refusal-too-late = Za to je prekasno.
refusal-not-completed = Nepravilan potez još nije dovršen: sat još nije pritisnut.
refusal-rapid-not-recorded = U ubrzanom i brzopoteznom šahu poteze nije potrebno zapisivati.
refusal-recording-not-required = Igrač kojem je ostalo manje od pet minuta, a nema dodatak od najmanje 30 sekundi po potezu, ne mora zapisivati poteze.
refusal-guidelines-not-in-force = Smjernice za ubrzani završetak ne vrijede za ovu partiju.
refusal-flag-is-up = Zastavica nije pala.
refusal-announce-adjusting-first = „Popravljam” treba reći prije nego što se figura takne.
refusal-next-move-made = Sljedeći je potez već odigran.
refusal-no-ground = Takva se odluka ne može temeljiti na ovom članku.
refusal-own-flag-down = Pala je i zastavica igrača koji reklamira.
refusal-not-a-penalty = Tu kaznu sudac ne može izreći ili je ne može izreći u toj mjeri.
refusal-score-too-high = Takav broj bodova u partiji nije moguć.
refusal-no-leave = Sudac to nije dopustio.
refusal-no-such-line = Tog retka u zapisniku nema.
refusal-may-not-be-told = O tome se igrače ne smije obavijestiti.
refusal-already-done = To je već učinjeno.
refusal-clock-not-running = Sat tog igrača nije pokrenut.
refusal-adjourned = Partija je prekinuta.
refusal-not-in-regulations = Turnirski pravilnik to ne predviđa.
refusal-not-the-sealed-move = To nije potez koji je kuvertiran.
refusal-unintelligible = Ono što je objavljeno nije potez.
refusal-announce-first = Potez prvo treba objaviti, i to točno.
refusal-assistant-needed = Kad slijepi igrač igra s igračem oštećena sluha, potreban je pomoćnik.
refusal-give-back-first = Prvo treba vratiti protivnikov zapisnik.
refusal-still-playing = Partija još traje.
refusal-no-conditions = Ponuda remija ne može biti uvjetna.
refusal-only-displayed = Za reklamaciju nije dovoljno ono što prikazuje ekran ili demonstracijska ploča.
refusal-too-early = Za to je prerano.
refusal-decision-is-final = Protiv te odluke žalba nije moguća.
