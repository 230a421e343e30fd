## The guided tour: one sentence before each command.

tour-welcome = Adoube: Pravila šaha FIDE kot program. Kratek vodnik po ukazih za šahovnico.
tour-show = Pogled na šahovnico: beli je pravkar dal šuštarski mat.
tour-illegal = Na šahovnico je mogoče postaviti kar koli. Prikaže se tudi neveljavna pozicija, navedene pa so vse njene napake.
tour-moves = Veljavne poteze v vaši notaciji, zapisane tako, kot določajo Pravila.
tour-announce = Iste poteze tako, kot se napovejo slepemu igralcu.
tour-notation = Zapisnik, kakršnega igralci zares pišejo, tu v srbski cirilici, prepisan v angleško notacijo, z opombami.
tour-wrong-move = Poteza, ki ni mogoča: kaj je narobe, kje in kaj je bilo mogoče.
tour-chess960 = Šah960: katera koli od 960 začetnih pozicij po številki.
tour-not-a-start = In pozicija, ki ni ena od njih: navedeni so vsi neizpolnjeni pogoji.
tour-winnable = Kdo še lahko zmaga? Ne odgovarja tabela materiala, ampak poteze do mata ali razlog, zakaj jih ni.
tour-dead = Mrtva pozicija takoj konča partijo; tu je ena, z razlogom.
tour-perft = In hitro je: prešteta so vsa zaporedja veljavnih potez.
tour-end = V drugih jezikih: adoube tour --lang { $languages }. Za programe dodajte --json. Več: adoube --help.
