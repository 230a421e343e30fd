## The guided tour: one sentence before each command.

tour-welcome = Adoube: izvršiva Pravila šaha FIDE. Kratak obilazak šahovnice.
tour-show = Ploča za gledanje. Bijeli je upravo dao šuster-mat.
tour-illegal = Ruka može na ploču staviti bilo što. I nepravilna se pozicija prikazuje, a sve su joj pogreške imenovane.
tour-moves = Pravilni potezi u vašoj notaciji, zapisani kako pravila određuju.
tour-announce = Isti potezi kako se najavljuju igraču koji ne vidi.
tour-notation = Zapisnik kakav igrači zaista pišu, ovdje srpskim slovima, prenesen na engleski, s napomenama.
tour-wrong-move = Potez koji nije moguć: što je pogrešno, gdje, i što je bilo moguće.
tour-chess960 = Šah 960: bilo koja od 960 početnih pozicija po svom broju.
tour-not-a-start = I pozicija koja nije jedna od njih: imenovan je svaki prekršeni uvjet.
tour-perft = I brzo je: prebrojavaju se svi nizovi pravilnih poteza.
tour-end = Na drugim jezicima: adoube tour --lang en, sl, sr-Latn ili sr-Cyrl. Za programe dodajte --json. Više: adoube --help.
