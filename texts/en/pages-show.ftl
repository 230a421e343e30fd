## The demonstration: boards for the hall or a stream.

show-controls = What is shown
show-back = Back
show-round = Round
show-each = Boards at a time
show-every = Change after
show-seconds = { $seconds ->
    [0] never
   *[other] { $seconds } s
}
show-boards = Only boards
show-all-boards = all
show-light = Light
show-dark = Dark
show-full = Full screen
show-window = Window
show-nothing = No game has been set up yet. Games appear here automatically.
show-delay = Delayed: { $delay }
show-which = { $screen } / { $of }
