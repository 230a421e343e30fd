## The guided tour: one sentence before each command.

tour-welcome = Adoube: Pravila šaha FIDE kao program. Kratak vodič kroz komande za šahovsku tablu.
tour-show = Pogled na tablu: beli je upravo dao šuster-mat.
tour-illegal = Na tablu se može staviti bilo šta. Prikazuje se i nelegalna pozicija, a navedene su sve njene greške.
tour-moves = Legalni potezi u vašoj notaciji, zapisani onako kako propisuju Pravila.
tour-announce = Isti potezi onako kako se objavljuju slepom igraču.
tour-notation = Formular onako kako ga igrači zaista popunjavaju, ovde ćirilicom, prenet u englesku notaciju, sa napomenama.
tour-wrong-move = Potez koji nije moguć: šta je pogrešno, gde je greška i šta je bilo moguće.
tour-chess960 = Šah 960: bilo koja od 960 početnih pozicija prema broju.
tour-not-a-start = I pozicija koja nije jedna od njih: navedeni su svi neispunjeni uslovi.
tour-winnable = Ko još može da pobedi? Odgovor ne daje tabela materijala, nego potezi koji vode do mata ili razlog zašto ih nema.
tour-dead = Mrtva pozicija odmah završava partiju; ovde je jedna, sa razlogom.
tour-perft = I brzo je: prebrojani su svi nizovi legalnih poteza.
tour-end = Na drugim jezicima: { "adoube tour" } --lang { $languages }. Za programe dodajte --json. Više: { "adoube" } --help.
