## What belongs to the language itself.

language-own-name = hrvatski
thousands-separator = .
decimal-sign = ,
