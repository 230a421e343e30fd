## What belongs to the language itself.

language-own-name = slovenščina
thousands-separator = .
decimal-sign = ,
