## Playing and telling cases. $text, $list and $why are in the English of the case language.

case-as-expected = kot pričakovano
case-in-line = vrstica { $line }
case-expected = pričakovano: { $text }
case-got = dejansko: { $text }
case-nothing = nič
case-summary = Primeri: { $cases }, preizkusi: { $runs }.
case-summary-fine = Vse je kot pričakovano.
case-summary-differences = Razlike: { $count }.
case-summary-unreadable = Ni mogoče prebrati: { $count }.
case-under-edition = Po Pravilih iz leta { $edition }
case-perhaps = Morda ste mislili: { $list }
case-understood = Tu je mogoče zapisati: { $list }
case-fault-no-title = Primer se začne z naslovom: # in nekaj besed.
case-fault-unknown-language = Primerov v tem jeziku ni.
case-fault-not-understood = Tega ni mogoče razumeti.
case-fault-ends-too-early = Vrstica se konča prezgodaj.
case-fault-announced-too-late = To sodi pred prvi dogodek.
case-fault-unknown-edition = Izdaje s to letnico ni.
case-fault-edition-not-run = Primer se po tej izdaji ne odigra.
case-fault-back-in-time = To je prej kot prejšnja vrstica.
case-fault-bad-time = To ni čas.
case-fault-unknown-article = Nobena izdaja nima člena s to številko.
case-fault-not-in-editions = { $count ->
    [one] Izdaja Pravil iz leta { $editions } tega nima: { $what }.
    [two] Izdaji Pravil iz let { $editions } tega nimata: { $what }.
   *[other] Izdaje Pravil iz let { $editions } tega nimajo: { $what }.
}
case-fault-position = Iz te pozicije se partija ne more začeti: { $why }
case-fault-regulations = Takšna pravila tekmovanja niso mogoča: { $why }
case-fault-moves = Teh potez ni mogoče odigrati: { $why }
case-fault-missing = V vrstici nekaj manjka: { $what }.
case-fault-no-such-piece = Zapis { $text } ne ustreza nobeni figuri na šahovnici. Zapis s polja na polje, na primer b8c6, je vedno razumljiv.
case-fault-several-pieces = Zapisu { $text } ustreza več figur. Povejte, katera, na primer Nbd2 ali b1d2.
case-fault-no-article = V tej izdaji tega ni: { $text }.
case-fault-no-unit = Časovna kontrola potrebuje enote, razen če je v sekundah.
case-fault-not-there = Take figure ni: { $text }.
case-fault-either-castling = Možni sta obe rokadi: zapišite »rokira kratko« ali »rokira dolgo«.
case-fault-no-castling = Ni kralja in trdnjave, s katerima bi bila rokada mogoča.
case-fault-which-draw = Kaj se reklamira? Zapišite »remi zaradi trikratne ponovitve«, »remi po pravilu 50 potez« ali »da nasprotnik ne more zmagati«.
case-fault-time-left = { $colour ->
    [white] Belemu zastavica ni mogla pasti: na uri ima še { $time }.
   *[black] Črnemu zastavica ni mogla pasti: na uri ima še { $time }.
}
case-fault-clock-stands = { $colour ->
    [white] Belemu zastavica ne more pasti: njegova ura ne teče.
   *[black] Črnemu zastavica ne more pasti: njegova ura ne teče.
}
case-fault-too-long = Vrstica ima preveč besed.
case-fault-nothing-happens = V tem primeru se nič ne zgodi.
error-case = { $path }, vrstica { $line }: { $message }
error-case-under = Po Pravilih iz leta { $edition } tega primera ni mogoče odigrati. { $why }
error-no-cases = V { $path } ni nobenega primera: imena datotek s primeri se končajo z .case.
help-case-reference = Jezik primerov je opisan v docs/cases.md; predloga: adoube case new
coverage-line = { $edition }: primeri pokažejo { $covered } od { $total } členov.
coverage-unverified = { $count ->
    [one] Še { $count } člen ni štet: njegova številka ni preverjena.
    [two] Še { $count } člena nista šteta: njuni številki nista preverjeni.
    [few] Še { $count } členi niso šteti: njihove številke niso preverjene.
   *[other] Še { $count } členov ni štetih: njihove številke niso preverjene.
}
coverage-counts = Šteje, kar primer izrecno pričakuje in je pravilo po tem odločilo, to uporabilo ali zapisalo; ne šteje, kar navede sodnik sam, in ne, kar se navaja ob vsakem začetku ali vsaki potezi.
coverage-missing = Česar v izdaji iz leta { $edition } ne pokaže noben primer:
coverage-reason = Zakaj: { $reason }
