## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you = Na to nemate pravo.
refusal-game-is-over = Partija je završena. { $outcome }
refusal-game-is-void = Partija je poništena; treba odigrati novu.
refusal-not-started = Partija još nije počela.
refusal-already-started = Partija je već počela.
refusal-not-present = Igrač nije za tablom.
refusal-clocks-stopped = Satovi stoje; prvo mora da ih pokrene sudija.
refusal-question-open = Sudija prvo mora da odgovori na pitanje { $number }.
refusal-no-such-question = Nema takvog pitanja na koje bi trebalo odgovoriti.
refusal-not-an-answer = To nije moguć odgovor na pitanje.
refusal-not-in-edition = Ovo izdanje Pravila to ne predviđa.
refusal-not-your-move = { $colour ->
    [white] Na potezu je beli.
   *[black] Na potezu je crni.
}
refusal-right-lost = To pravo je izgubljeno dodirom figure ili odigranim potezom.
refusal-write-first = Potez prvo treba zapisati.
refusal-complete-scoresheet-first = Prvo treba dopuniti formular.
refusal-illegal-move = Potez je nelegalan.
refusal-must-play = Može da se odigra samo { $count ->
    [1] { $moves }
   *[other] jedan od ovih poteza: { $moves }
}.
refusal-nothing-there = Na { $square } nema figure.
refusal-hand-empty = U ruci nema nijedne figure.
refusal-own-piece-there = Na { $square } stoji igračeva sopstvena figura.
refusal-no-offer = Nema ponude remija na koju bi moglo da se odgovori.
refusal-own-offer = Igrač ne može da prihvati sopstvenu ponudu.
refusal-cannot-withdraw = To ne može da se povuče.
refusal-agreement-not-allowed = Igrači ovde ne smeju da se sporazumeju za remi.
refusal-nothing-of-the-kind = Ništa takvo nije utvrđeno.
refusal-too-late = Za to je prekasno.
refusal-not-completed = Nelegalan potez još nije završen: sat nije pritisnut.
refusal-rapid-not-recorded = U ubrzanom i brzopoteznom šahu poteze nije potrebno zapisivati.
refusal-recording-not-required = Igrač kome je ostalo manje od pet minuta i koji nema povećanje od najmanje 30 sekundi po potezu ne mora da zapisuje poteze.
refusal-guidelines-not-in-force = Uputstva o ubrzanom završetku ne važe za ovu partiju.
refusal-flag-is-up = Zastavica nije pala.
refusal-announce-adjusting-first = „Popravljam“ treba reći pre nego što se figura dodirne.
refusal-next-move-made = Sledeći potez je već odigran.
refusal-no-ground = Takva odluka ne može da se zasniva na ovom članu.
refusal-own-flag-down = Pala je i zastavica igrača koji reklamira.
refusal-not-a-penalty = Tu kaznu sudija ne može da izrekne ili ne može da je izrekne u toj meri.
refusal-score-too-high = Takvi poeni u partiji nisu mogući.
refusal-no-leave = Sudija za to nije dao dozvolu.
refusal-no-such-line = Tog reda na formularu nema.
refusal-may-not-be-told = To igračima ne sme da se kaže.
refusal-already-done = To je već učinjeno.
refusal-clock-not-running = Sat tog igrača nije pokrenut.
refusal-adjourned = Partija je prekinuta.
refusal-not-in-regulations = Pravilnik takmičenja to ne predviđa.
refusal-not-the-sealed-move = To nije potez koji je kovertiran.
refusal-unintelligible = Ono što je objavljeno nije potez.
refusal-announce-first = Potez prvo treba objaviti, i to ispravno.
refusal-assistant-needed = Slepom igraču i protivniku koji ne čuje potreban je pomoćnik.
refusal-give-back-first = Prvo treba vratiti protivnikov formular.
refusal-still-playing = Partija još traje.
refusal-no-conditions = Ponuda remija ne može da bude uslovna.
refusal-only-displayed = Za reklamaciju nije dovoljno ono što prikazuje ekran ili demonstraciona tabla.
refusal-too-early = Za to je prerano.
refusal-decision-is-final = Protiv te odluke žalba nije moguća.
