## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = Захтев се не може разумети
hall-title-unknown = Нисте пријављени
hall-title-forbidden = Није дозвољено
hall-title-not-found = Није пронађено
hall-title-impossible = Није могуће
hall-title-refused = Правила то не дозвољавају
hall-title-overtaken = Партија се у међувремену променила
hall-title-too-large = Превелико
hall-title-too-much = Превише захтева
hall-title-unavailable = Сервер тренутно није доступан

## What went wrong.

hall-unreadable = Захтев не може да се прочита: { $what }
hall-unauthenticated = Пријавите се или употребите линк или жетон који сте добили.
hall-unknown-token = Тај жетон не важи: можда је опозван или је истекао.
hall-forbidden = Ваша улога то овде не дозвољава.
hall-other-origin = Захтев не долази са странице ове сале.
hall-not-found = На тој адреси нема ничега или немате право да то видите.
hall-method = Та адреса не прихвата такав захтев.
hall-media-type = Садржај мора бити врсте { $expected }.
hall-too-large = Захтев је превелик.
hall-timeout = Захтев је трајао предуго и прекинут је.
hall-too-often = Превише захтева. Покушајте поново за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}.
hall-too-many-streams = Истовремено { $most ->
    [one] сме да буде отворен највише { $most } ток
    [few] смеју да буду отворена највише { $most } тока
   *[other] сме да буде отворено највише { $most } токова
}.
hall-overtaken = У партији се догодило нешто што још нисте видели. Погледајте је поново, па одлучите.
hall-envelope = Програм не може да отвори коверту: запечаћена је другим кључем.
hall-still-played = Партија се још игра. Играчи ће моћи да преузму њен запис кад се заврши.
hall-nothing = Ова партија нема такав документ.
hall-storage = То сада не може да се сачува. За тренутак погледајте да ли је учињено и, ако није, поновите.
hall-damaged-game = Запис ове партије је оштећен: { $kind ->
    [gap] недостаје унос { $seq }
    [cut-off] недостаје унос { $seq } и све што је следило
    [unreadable] унос { $seq } не може да се прочита
   *[altered] унос { $seq } није онакав какав је био записан
}. Партија овде не може ни да се прикаже ни да се настави. Судија може уместо ње да припреми нову, са позицијом и временима са табле; ко води сервер, нека базу података остави каква јесте и потражи резервну копију.
hall-damaged-competition = Запис овог такмичења је оштећен: { $kind ->
    [gap] недостаје унос { $seq }
    [cut-off] недостаје унос { $seq } и све што је следило
    [unreadable] унос { $seq } не може да се прочита
   *[altered] унос { $seq } није онакав какав је био записан
}. Такмичење не може да се прикаже ни да се настави док се не врати резервна копија. Остала такмичења теку даље.
hall-damaged-people = Запис о службеним лицима оштећен је код уноса { $seq }. Програм ради даље са оним што зна, али се поново неће отворити; треба вратити резервну копију.
hall-not-stored = Тренутно ништа не може да се сачува: потези, притисци на сат и одлуке се не прихватају. Можда је диск пун. Ако потраје, зауставите сатове на таблама и позовите онога ко води сервер.
hall-backup-elsewhere = Подаци ове сале су у бази PostgreSQL, која има сопствене резервне копије: прави их пг_думп.
hall-closing = Сала се затвара. Покушајте поново за тренутак.
hall-broken = На серверу је дошло до грешке. Ништа није промењено.

## Officials of the hall.

hall-link-unknown = Овај линк је већ употребљен, опозван је или је истекао. Затражите нови.
hall-not-the-first = Судија или организатор већ постоји и може да вас позове.
hall-name = Име мора имати од 1 до 80 знакова у једном реду; напомена или ознака највише 80.
hall-name-taken = То име већ неко има.
hall-no-office = Позив мора да додели бар једну дужност: организатора или судије.
hall-no-such-official = Нема службеног лица са тим именом.
hall-no-such-pass = Нема таквог позива, пријаве или жетона.
hall-last-organiser = Мора остати бар један организатор који може да позове друге.
hall-token-too-long = Не може да важи толико дуго.
hall-too-many-passes = Већ има превише позива, пријава или жетона.
hall-password-short = Лозинка мора имати бар { $least } знакова.
hall-password-long = Лозинка може имати највише { $most } бајтова.
hall-wrong-password = Име или лозинка нису тачни.
hall-password-common = Ова лозинка је међу најчешћима или има премало различитих знакова. Изаберите другу.
hall-password-own-name = Лозинка не сме бити ваше име.
hall-name-hidden = У имену не сме бити невидљивих знакова.
hall-name-looks-alike = То име би могло да се помеша са именом другог службеног лица.
hall-has-second-factor = Други корак пријаве већ имате. Искључите га пре него што поставите нови.
hall-no-second-factor = Други корак пријаве није укључен.
hall-code-missing = Упишите код који показује апликација за проверу или резервни код.
hall-code-wrong = Код је нетачан или је већ употребљен.

## What speaks against a change of a competition.

hall-objection-not-opened = Такмичење још није отворено.
hall-objection-deleted = Такмичење је избрисано.
hall-objection-other-name = Да бисте избрисали такмичење, упишите тачно његов назив.
hall-objection-player-erased = Лични подаци играча { $player } су уклоњени и више се не могу уписати.
hall-removed-player = Уклоњени играч бр. { $player }
hall-objection-already-opened = Такмичење је већ отворено.
hall-objection-blank = Ово поље треба попунити.
hall-objection-too-long = Текст сме да има највише { $most } знакова.
hall-objection-unprintable = У тексту су знакови који не могу да се испишу.
hall-objection-out-of-range = Број мора бити између { $least } и { $most }.
hall-objection-too-many = Сме их бити највише { $most }.
hall-objection-ends-before-it-begins = Последњи дан је пре првог.
hall-objection-said-twice = Ово је наведено двапут.
hall-objection-number-taken = Број { $player } има други играч.
hall-objection-fide-id-taken = ФИДЕ ID { $id } има играч { $player }.
hall-objection-unknown-player = Нема играча са бројем { $player }.
hall-objection-player-paired = Играч { $player } је већ упарен и остаје на списку; уместо тога упишите одустајање.
hall-objection-player-withdrawn = Играч { $player } је одустао.
hall-objection-not-withdrawn = Играч { $player } није одустао.
hall-objection-unknown-round = Нема { $round }. кола.
hall-objection-round-paired = { $round }. коло је већ упарено.
hall-objection-round-begun = { $round }. коло је почело: партије су постављене или су уписани резултати.
hall-objection-nothing-paired = Нема парова.
hall-objection-paired-twice = Играч { $player } би био у колу двапут.
hall-objection-same-player = Играч { $player } би играо против самог себе.
hall-objection-board-twice = На { $board }. табли би се играле две партије.
hall-objection-unknown-board = У { $round }. колу нема { $board }. табле.
hall-objection-has-table = Партија се игра за таблом у овој сали и резултат стиже одатле.
hall-objection-has-result = Резултат { $board }. табле је уписан ручно.
hall-objection-board-begun = Партија на { $board }. табли је већ почела: ко тамо игра, више не може да се промени.
hall-objection-unknown-game = Партија не припада овом такмичењу.
hall-objection-game-taken = Партија припада другој табли.
hall-objection-not-for-berger = Број играча је { $players }; Бергерове таблице су за { $least } до { $most } играча.
hall-objection-not-swiss = Такмичење се не игра по швајцарском систему.
hall-objection-colour-not-drawn = Почетна боја још није извучена.
hall-objection-not-listed = У редоследу недостаје играч { $player }.
hall-objection-games-arranged = Играчи су већ сами договорили партије, зато стартни бројеви остају.
hall-objection-too-few-players = Треба навести бар два играча.
hall-objection-rounds-not-announced = За убрзање по методи Баку мора бити најављен број кола.
hall-objection-points-not-for-baku = Убрзање по методи Баку могуће је само ако победа вреди два ремија, а пораз нула поена.
hall-objection-unknown-acceleration = Ови привидни поени нису поени методе Баку; друга убрзања овде није могуће употребити.
hall-objection-not-empty = Такмичење већ има играче или кола; датотека TRF може да се учита само у празно такмичење.
hall-objection-no-rating-list = Ово није рејтинг-листа: ФИДЕ је објављује као текст или XML, а може бити и табела која у првом реду именује колоне.
hall-objection-unknown-seat = Нема таквог места.
hall-objection-seat-revoked = Место је већ опозвано.
hall-objection-seat-taken = Такво место већ постоји.
hall-objection-not-a-players-seat = Програм може да игра само на месту играча.
hall-objection-already-appointed = { $name } већ води такмичење.
hall-objection-not-appointed = { $name } не води такмичење.
hall-objection-not-text = То није текст; сачувајте табелу као CSV.
hall-objection-no-header = Први ред мора да именује колоне.
hall-objection-unknown-column = Ове колоне нису познате: { $found }. Познате су: { $known }.
hall-objection-missing-column = Недостаје колона „{ $column }“.
hall-column-no = Бр.
hall-column-name = Име
hall-column-surname = Презиме
hall-column-title = Титула
hall-column-federation = Федерација
hall-column-fide-id = ФИДЕ ID
hall-column-national-id = Национални ID
hall-column-rating = Рејтинг
hall-column-national-rating = Национални рејтинг
hall-column-birth-year = Година рођења
hall-column-sex = Пол
hall-column-club = Клуб
hall-column-senses = Вид и слух
hall-column-round = Коло
hall-column-board = Табла
hall-column-white = Бели
hall-column-black = Црни
hall-column-result = Резултат
hall-objection-field-count = Број поља у реду је { $found }, у првом { $expected }.
hall-objection-unclosed-quote = Поље у наводницима се не завршава.
hall-objection-after-quote = Иза краја поља у наводницима нешто следи.
hall-objection-not-one-of = „{ $found }“ овде није могуће; могуће вредности: { $known }.
hall-objection-not-a-number = „{ $found }“ није број који је овде дозвољен.
hall-objection-not-a-federation = „{ $found }“ није ознака федерације од три велика слова, нпр. SRB.
hall-objection-not-an-outcome = „{ $found }“ није резултат.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = Ова страница користи JavaScript. Ако га немате, идите на почетну страницу, а одатле на таблу за слепе и слабовиде.
hall-page-title = Турнирска сала
hall-page-join = Изаберите име и лозинку. Тим именом ће бити потписане ваше одлуке.
hall-page-name = Име
hall-page-password = Лозинка (бар { $least } знакова)
hall-page-language = Језик
hall-page-join-button = Придружи се
hall-page-new-password = Изаберите нову лозинку за име { $name }. Све пријаве и сви жетони тог службеног лица престају да важе.
hall-page-new-password-button = Постави лозинку и пријави се
hall-page-home = Ка вашим партијама
hall-page-place-held = Сада у овом прегледачу
hall-page-place-offered = Преко овог линка
hall-page-one-place = У прегледачу одједном може бити само једна пријава или једно место. Ако желите да задржите оба, отворите линк у другом прегледачу или у приватном прозору.
hall-page-change-seat = Пређи на ово место
hall-page-stay = Остани као до сада
hall-page-leave-seat = Напусти ово место на овом уређају
hall-page-code = Код из апликације за проверу, ако је користите
hall-page-factor = Други корак пријаве
hall-page-factor-scan = Скенирајте овај код апликацијом за проверу на телефону.
hall-page-factor-code = { "QR" } код за апликацију за проверу
hall-page-factor-type = Ако не можете да га скенирате, у апликацију упишите овај кључ:
hall-page-factor-shown = Код који апликација сада показује
hall-page-factor-set = Укључи други корак пријаве
hall-page-factor-on = Други корак пријаве је укључен. { $left ->
    [one] Преостао је { $left } резервни код.
    [few] Преостала су { $left } резервна кода.
   *[other] Преостало је { $left } резервних кодова.
}
hall-page-factor-any = Код из апликације или резервни код
hall-page-factor-turn-off = Искључи други корак пријаве
hall-page-factor-is-set = Други корак пријаве је укључен
hall-page-factor-recovery = Запишите ове резервне кодове и добро их чувајте; неће се више приказивати. Сваким можете једном да се пријавите без телефона.
hall-page-factor-kept = Кодови су записани
hall-page-factor-is-off = Други корак пријаве је искључен.
hall-page-signed-in = Пријављени сте као { $name }.
hall-page-stranger = Нисте пријављени. Употребите линк који сте добили.
hall-page-player = { $competition }: ово је место играча { $name }.
hall-page-assistant = { $competition }: ово је место помоћника играча { $name }.
hall-page-arbiter = { $competition }: ово је место судије.
hall-page-spectator = { $competition }: ово је место гледаоца.
hall-page-no-games = Ниједна партија још није постављена.
hall-page-game = { $round }. коло, { $board }. табла: { $white } – { $black }

## The certificate that the hall has made itself.

hall-certificate-title = Сертификат ове сале
hall-certificate-why = Све што се преноси шифровано је сертификатом који је настао на рачунару организатора. Ваш уређај га још не познаје, па прегледач пре прве посете упозорава. Можете да наставите ако је отисак који приказује прегледач једнак овоме:
hall-certificate-shown = Сертификат који приказује прегледач, отисак { "SHA-256" }:
hall-certificate-install = Без упозорења
hall-certificate-install-hint = Инсталирајте сертификат издавача ове сале. Он може да јамчи само за адресе локалних мрежа и за овај рачунар. Његов отисак { "SHA-256" } упоредите са оним који је исписан при покретању сале:
hall-certificate-download = Преузми сертификат
hall-certificate-android = { "Android" }: Подешавања, Безбедност, Шифровање и акредитиви, Инсталирај сертификат, { "CA" } сертификат; изаберите преузету датотеку.
hall-certificate-apple = { "iPhone" } и { "iPad" }: отворите датотеку, затим Подешавања, Преузет профил, Инсталирај; затим Опште, Информације, Подешавања поверења у сертификате: укључите га.
hall-certificate-mac = { "Mac" }: отворите датотеку у апликацији { "Keychain Access" }, тамо отворите сертификат и изаберите { "Trust, Always Trust" }.
hall-certificate-windows = { "Windows" }: отворите датотеку, Инсталирај сертификат, Поуздана врховна тела за издавање сертификата.
hall-certificate-firefox = { "Firefox" } на рачунару: Подешавања, Приватност и безбедност, Прикажи сертификате, Издавачи, Увези.
