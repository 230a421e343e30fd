## The guided tour: one sentence before each command.

tour-welcome = Adoube: Pravila šaha FIDE kao program. Kratak vodič kroz naredbe za šahovsku ploču.
tour-show = Pogled na ploču: bijeli je upravo dao šuster-mat.
tour-illegal = Na ploču se može staviti bilo što. Prikazuje se i nepravilna pozicija, a navedene su sve njezine pogreške.
tour-moves = Pravilni potezi u vašoj notaciji, zapisani onako kako propisuju Pravila.
tour-announce = Isti potezi onako kako se objavljuju slijepom igraču.
tour-notation = Zapisnik kakav igrači zaista pišu, ovdje na srpskoj ćirilici, prenesen u englesku notaciju, s napomenama.
tour-wrong-move = Potez koji nije moguć: što je pogrešno, gdje je pogreška i što je bilo moguće.
tour-chess960 = Šah 960: bilo koja od 960 početnih pozicija prema broju.
tour-not-a-start = I pozicija koja nije jedna od njih: navedeni su svi neispunjeni uvjeti.
tour-winnable = Tko još može pobijediti? Ne odgovara tablica materijala, nego potezi do mata ili razlog zašto ih nema.
tour-dead = Mrtva pozicija odmah završava partiju; ovdje je jedna, s razlogom.
tour-perft = I brzo je: prebrojeni su svi nizovi pravilnih poteza.
tour-end = Na drugim jezicima: adoube tour --lang { $languages }. Za programe dodajte --json. Više: adoube --help.
