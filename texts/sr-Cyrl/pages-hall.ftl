## The hall: who one is, and where to go.

start-title = Турнирска сала
start-welcome = Добро дошли, { $name }
start-stranger = Погледајте такмичења, пратите табле или уђите преко линка који сте добили.
start-new-competition = Ново такмичење
start-competitions = Такмичења
start-archived = Архивирана такмичења
start-archived-none = Нема их.
start-rounds-count = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[other] { $count } кола
}
start-live = Сада се игра: { $name }
start-all-boards = Све табле
start-empty = Овде још нема такмичења.
start-empty-organiser = Још нема такмичења. Отворите прво: назив, временска контрола, играчи; потребна су два минута.
start-empty-arbiter = За вас још нема такмичења. Вођење вам може поверити организатор.
start-roles = Како ући
start-role-player = Играч сте
start-role-player-hint = Отворите линк који сте добили или скенирајте код на свом листићу. Ништа друго није потребно.
start-role-official = Судија сте или организатор
start-role-official-hint = Пријавите се именом и лозинком.
start-role-first = Ову салу још нико не води
start-role-first-hint = При покретању је исписан линк. Ко га отвори, постаје први организатор и судија и може да позове друге.

## Who has a seat.

start-seat = { $role ->
    [player] Ваше место на такмичењу { $competition }
    [assistant] Помажете овом играчу на такмичењу { $competition }
    [arbiter] Овде сте судија
   *[spectator] Овде сте гледалац
}
start-to-board = До ваше табле
start-text-board = Табла за слепе и слабовиде
start-where = { $round }. коло, { $board }. табла
start-against = { $colour ->
    [white] Играте белим фигурама; противник: { $opponent }
   *[black] Играте црним фигурама; противник: { $opponent }
}
start-stage = { $stage ->
    [playing] Партија се игра.
    [before-start] Партија још није почела. Можете да заузмете место.
   *[adjourned] Партија је прекинута.
}
start-wait = Ваша партија још није постављена. Кад је судија постави, овде ће се појавити сама.
start-wait-next = Ваша партија је завршена. Следећа ће се овде појавити сама.
start-your-rounds = Ваша кола
start-past-game = { $colour ->
    [white] { $round }. коло: белим фигурама; противник: { $opponent }
   *[black] { $round }. коло: црним фигурама; противник: { $opponent }
}
start-own-bye = { $bye ->
    [full-point] { $round }. коло: не играте, цео поен
    [half-point] { $round }. коло: не играте, пола поена
    [zero-point] { $round }. коло: не играте, без поена
   *[pairing] { $round }. коло: слободни сте
}
start-to-competition = { $competition }: табле и поредак
