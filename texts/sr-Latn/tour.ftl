## The guided tour: one sentence before each command.

tour-welcome = Adoube: izvršiva Pravila šaha FIDE. Kratak obilazak table.
tour-show = Tabla za gledanje. Beli je upravo dao šuster-mat.
tour-illegal = Ruka može na tablu staviti bilo šta. I nelegalna pozicija se prikazuje, a sve njene greške su imenovane.
tour-moves = Legalni potezi u vašoj notaciji, zapisani kako pravila određuju.
tour-announce = Isti potezi kako se najavljuju igraču koji ne vidi.
tour-notation = Formular kakav igrači zaista pišu, ovde ćirilicom, prenet na engleski, sa napomenama.
tour-wrong-move = Potez koji nije moguć: šta je pogrešno, gde, i šta je bilo moguće.
tour-chess960 = Šah 960: bilo koja od 960 početnih pozicija po svom broju.
tour-not-a-start = I pozicija koja nije jedna od njih: imenovan je svaki prekršeni uslov.
tour-perft = I brzo je: prebrojavaju se svi nizovi legalnih poteza.
tour-end = Na drugim jezicima: adoube tour --lang en, sl, hr ili sr-Cyrl. Za programe dodajte --json. Više: adoube --help.
