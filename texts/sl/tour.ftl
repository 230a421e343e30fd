## The guided tour: one sentence before each command.

tour-welcome = Adoube: Pravila šaha FIDE, ki jih je mogoče izvajati. Kratek ogled šahovnice.
tour-show = Šahovnica za ogled. Beli je pravkar dal šuštarski mat.
tour-illegal = Roka lahko na šahovnico postavi kar koli. Tudi neveljavna pozicija se pokaže, z vsemi napakami po imenu.
tour-moves = Veljavne poteze v vaši notaciji, zapisane, kot določajo pravila.
tour-announce = Iste poteze, kot se napovejo igralcu, ki ne vidi.
tour-notation = Zapisnik, kot ga igralci zares pišejo, tu s srbskimi črkami, prepisan v angleške, z opombami.
tour-wrong-move = Poteza, ki ni mogoča: kaj je narobe, kje in kaj je bilo mogoče.
tour-chess960 = Šah960: katera koli od 960 začetnih pozicij po svoji številki.
tour-not-a-start = In pozicija, ki ni ena od njih: vsak kršeni pogoj je imenovan.
tour-perft = In hitro je: preštejejo se vsa zaporedja veljavnih potez.
tour-end = V drugih jezikih: adoube tour --lang en, hr, sr-Latn ali sr-Cyrl. Za programe dodajte --json. Več: adoube --help.
