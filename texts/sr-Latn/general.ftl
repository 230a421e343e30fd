## What belongs to the language itself.

language-own-name = srpski, latinica
thousands-separator = .
decimal-sign = ,
