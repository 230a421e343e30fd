## What belongs to the language itself.

language-own-name = English
thousands-separator = ,
decimal-sign = .
