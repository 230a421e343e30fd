## What belongs to the language itself.

language-own-name = српски, ћирилица
thousands-separator = .
decimal-sign = ,
