## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-unusable = Са овим подешавањима сала не може да се отвори.
config-no-file = Подешавања из датотеке { $path } не могу да се прочитају: { $reason }
config-not-toml = { $place }: ово није TOML: { $reason }
config-unknown = { $place }: нема подешавања { $found }.
config-unknown-near = { $place }: нема подешавања { $found }; да ли сте мислили { $nearest }?
config-bad-value = { $place }: { $key } не може да буде „{ $found }“. Пример: { $example }
config-bad-secret = { $place }: вредност подешавања { $key } не може да се употреби. Пример: { $example }
config-several = { $place }: { $key } прима само једну вредност.
config-needs = { $place }: уз { $key } треба навести и { $other }.
config-either = { $place }: { $key } и { $other } искључују се међусобно; наведите само једно.
config-open = { $place }: адреса { $address } је доступна са других рачунара, а без TLS-а би свако на путу могао да прочита лозинке и линкове до места. Наведите tls-cert и tls-key или behind-proxy; ако то заиста желите, наведите --listen { $address } у командној линији.
config-no-data = Нема личног директоријума у којем би се чували подаци. Наведите директоријум са --data ДИРЕКТОРИЈУМ.
check-file = Подешавања из датотеке { $path }, окружења и командне линије:
check-no-file = Подешавања из окружења и командне линије; датотеке нема:
check-default = подразумевано

## What is told while the service starts, runs and stops.

serve-open = Сала је отворена на адреси { $address }
    База података: { $database }
    Затвара се са Ctrl+C.
serve-first-link = Још нема судије ни организатора. Преко овог линка пријављује се први; линк важи само једном:
    { $link }
serve-first-link-in = Још нема судије ни организатора. Линк преко ког се пријављује први, а који важи само једном, налази се у датотеци { $path }
serve-password-link = Преко овог линка { $name } поставља нову лозинку; линк важи само једном:
    { $link }
serve-password-link-in = Линк преко ког { $name } поставља нову лозинку, а који важи само једном, налази се у датотеци { $path }
serve-backed-up = Резервна копија је целовита: { $path }
    Партије: { $games }; уноси: { $entries }.
    { $key ->
        [none] Кључ за ковертиране потезе није у њој. Сачувајте и њега, на другом месту.
       *[other] Кључ за ковертиране потезе није у њој: сачувајте и { $key }, на другом месту.
    }
serve-read-along = Упозорење: адреса { $address } је доступна са других рачунара, а без TLS-а свако у истој мрежи може да прочита лозинке и линкове до места.
serve-only-here = Упозорење: адресу { $address } може да отвори само овај рачунар. Линкови и кодови { "QR" } на таблетима и телефонима не би радили.
    Да салу отворите свима у простору: { "adoube serve --lan" } (или { "make run ARGS=--lan" })
serve-own-certificate = Сала користи сопствени сертификат. Уређај који га још не познаје приказује упозорење.
    Како да му верујете, и сам сертификат: { $link }
    Отисак ({ "SHA-256" }): { $fingerprint }
serve-demo = За испробавање сале припремљено је мало такмичење: { $name }. Ови линкови су места на њему:
    Судија: { $arbiter }
serve-closing = Сала се затвара …
serve-closed = Сала је затворена. Све је сачувано.

## Why the service does not start.

serve-taken = На адреси { $address } већ слуша други програм.
serve-taken-help = Можда је сала већ отворена. Иначе изаберите други порт, на пример: --listen { $address }
serve-not-bound = На адреси { $address } не може да се слуша: { $reason }
serve-tls = Сертификат или његов кључ у { $path } не може да се употреби: { $reason }
serve-seal-key = Кључ за ковертиране потезе у { $path } не може да се употреби: { $reason }
serve-seal-key-help = Ковертирани потези могу да се отворе само кључем којим су ковертирани. Вратите га из резервне копије. Свим чворовима на истој бази PostgreSQL треба исти кључ.
serve-seal-key-lost = Потези су ковертирани кључем којег овде нема. Партије: { $games }
serve-seal-key-lost-help = { $path ->
        [none] Наведите кључ којим су ковертирани.
       *[other] Вратите кључ којим су ковертирани из резервне копије у датотеку { $path }. Без њега те коверте не може да отвори нико; нови кључ не би помогао.
    }
serve-damaged = Запис о службеним лицима у { $database } оштећен је код уноса { $seq }. Нико не би могао да се пријави, па се сала не отвара.
serve-damaged-help = Сачувајте копију базе података каква јесте, вратите резервну копију и проверите је: adoube verify { $database }
serve-backup-elsewhere = База података је PostgreSQL, који има сопствене резервне копије.
serve-backup-elsewhere-help = На пример: pg_dump --format=custom --file=adoube.dump DATABASE
serve-backup-failed = Резервна копија није направљена: { $reason }
serve-backup-not-whole = Резервна копија { $path } је направљена, али нешто у бази података је оштећено или недостаје.
serve-backup-not-whole-help = Шта, показује: adoube verify { $path }
serve-folder = Не може да се пише у { $path }: { $reason }
serve-locked = Базу података { $path } већ користи друга сала.
serve-locked-help = Најпре затворите њу или наведите другу базу са --database.
serve-no-official = У овој сали ниједно службено лице са именом { $name } нема права.
serve-no-official-help = Службена лица са правима: { $known }
serve-storage = База података { $database } није доступна: { $reason }
serve-inside = Сервис не може да ради: { $reason }

## Whether what a hall keeps is whole. $stream is the name of a chain.

verify-whole = Све је целовито. Ланци: { $streams }; партије: { $games }; уноси: { $entries }.
verify-not-whole = Није целовито.
verify-gap = { $stream }: пре уноса { $seq } недостају уноси.
verify-altered = { $stream }: унос { $seq } или неки пре њега није онакав какав је био записан.
verify-unreadable = { $stream }: унос { $seq } не може да се разуме.
verify-cut-off = { $stream }: недостаје унос { $seq } и све што је следило.
verify-end-missing = Датотека је копирана без свог дневника (-wal) док је сала била отворена: последњи уноси можда недостају. Копију направите са adoube serve --backup.
verify-strange = { $stream }: сала не користи то име.
verify-not-laid = { $stream }: партија која никада није била постављена.
verify-log-gap = Ред { $line }: уноси недостају, удвојени су или су у другом редоследу.
verify-log-altered = Ред { $line }: унос или неки пре њега није онакав какав је био записан.
verify-log-cut-off = Ред { $line }: дневник се овде прекида.
verify-log-wrong = Ред { $line }: сала на овом месту то не записује.
verify-not-a-log = { $path } није ни дневник ни база података сале.
