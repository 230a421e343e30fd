## A claim of a draw held against a game.
