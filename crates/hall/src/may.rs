//! Who may do what: one table, and the only place that says it.
//!
//! It says who may ask. Whether it can be done is for the Laws to say, or for the competition.

/// As whom somebody comes. An official may come as two of these at once, and everybody comes as a stranger too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An organiser of the hall.
    Organiser,
    /// An arbiter of the hall, or who has the seat of an arbiter.
    Arbiter,
    /// Who has the seat of a player.
    Player,
    /// Who has the seat of a player's assistant.
    Assistant,
    /// Who has the seat of a spectator.
    Spectator,
    /// Who has shown nothing.
    Stranger,
}

impl Role {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 6] = [
        Self::Organiser,
        Self::Arbiter,
        Self::Player,
        Self::Assistant,
        Self::Spectator,
        Self::Stranger,
    ];
}

/// Whether somebody may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum May {
    /// Everywhere.
    Yes,
    /// Where one belongs: arbiters in the competitions that they are in charge of, who has a seat in the competition
    /// that it is in, players and assistants in their own games, officials with their own accounts.
    Own,
    /// In competitions that are open to the public.
    Open,
    /// Nowhere.
    No,
}

macro_rules! table {
    ($($(#[$doc:meta])* $deed:ident: $($may:ident)*;)*) => {
        /// What somebody asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Deed { $($(#[$doc])* $deed,)* }

        impl Deed {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$deed),*];

            /// What the table says, in the order of [`Role::ALL`].
            const fn row(self) -> [May; 6] {
                match self { $(Self::$deed => [$(May::$may),*],)* }
            }

            /// Its name, as the description of the interface has it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$deed => stringify!($deed),)* }
            }
        }
    };
}

table! {
    //                    Organiser Arbiter Player Assistant Spectator Stranger
    /// To use a link that was given, to sign in, to ask who one is.
    Enter:                 Yes       Yes     Yes    Yes       Yes       Yes;
    /// To see who the officials are.
    SeeOfficials:          Yes       Yes     No     No        No        No;
    /// To invite an official, to give one a link to set a new password, and to take either back.
    InviteOfficial:        Yes       No      No     No        No        No;
    /// To take all rights from an official, or to give them back.
    DisableOfficial:       Yes       No      No     No        No        No;
    /// To change one's password or language; to end one's sessions; to have tokens for programs.
    KeepAccount:           Own       Own     No     No        No        No;
    /// To open a competition.
    OpenCompetition:       Yes       No      No     No        No        No;
    /// To look at a competition, its players, pairings and results, and at the boards from afar.
    Look:                  Yes       Own     Own    Own       Own       Open;
    /// To look at the boards without the delay that was announced for spectators.
    LookWithoutDelay:      Yes       Own     No     No        No        No;
    /// To announce the competition anew.
    Announce:              Yes       No      No     No        No        No;
    /// To put officials in charge of a competition.
    Appoint:               Yes       No      No     No        No        No;
    /// To enter, correct and withdraw players.
    EnterPlayers:          Yes       Own     No     No        No        No;
    /// To pair rounds, and to say when they begin.
    Pair:                  Yes       Own     No     No        No        No;
    /// To lay the tables of a round.
    LayTables:             Yes       Own     No     No        No        No;
    /// To start the games of a round.
    StartRound:            No        Own     No     No        No        No;
    /// To enter results of games that are not played at tables of this hall.
    EnterResult:           No        Own     No     No        No        No;
    /// To give seats, to see which were given, and to revoke them.
    GiveSeats:             Yes       Own     No     No        No        No;
    /// To act as a player, and to see what a player sees.
    Play:                  No        No      Own    No        No        No;
    /// To act for a player, and to see what the player sees.
    Assist:                No        No      No     Own       No        No;
    /// To act as the arbiter, and to see what the arbiter sees.
    Arbitrate:             No        Own     No     No        No        No;
    /// To enter what others do at a board where they do not do it themselves.
    EnterForOthers:        No        Own     No     No        No        No;
    /// To tell the arbiter what was seen, and the like.
    StandBy:               Yes       Own     Own    Own       Own       No;
    /// To see the questions that are open, how each line is connected, and the whole log of a game.
    ReadLog:               No        Own     No     No        No        No;
    /// To have a player's scoresheet as it was written: players and assistants their own.
    ReadSheet:             No        Own     Own    Own       No        No;
    /// To have the record of a whole competition with its hashes.
    ReadRecord:            Yes       Own     No     No        No        No;
}

/// What the table says.
pub const fn may(role: Role, deed: Deed) -> May {
    deed.row()[role as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table read the other way: all that a role may do, and where. What is not listed it may not.
    const OF_ROLES: [(Role, May, &[Deed]); 9] = [
        (
            Role::Organiser,
            May::Yes,
            &[
                Deed::Enter,
                Deed::SeeOfficials,
                Deed::InviteOfficial,
                Deed::DisableOfficial,
                Deed::OpenCompetition,
                Deed::Look,
                Deed::LookWithoutDelay,
                Deed::Announce,
                Deed::Appoint,
                Deed::EnterPlayers,
                Deed::Pair,
                Deed::LayTables,
                Deed::GiveSeats,
                Deed::StandBy,
                Deed::ReadRecord,
            ],
        ),
        (Role::Organiser, May::Own, &[Deed::KeepAccount]),
        (Role::Arbiter, May::Yes, &[Deed::Enter, Deed::SeeOfficials]),
        (
            Role::Arbiter,
            May::Own,
            &[
                Deed::KeepAccount,
                Deed::Look,
                Deed::LookWithoutDelay,
                Deed::EnterPlayers,
                Deed::Pair,
                Deed::LayTables,
                Deed::StartRound,
                Deed::EnterResult,
                Deed::GiveSeats,
                Deed::Arbitrate,
                Deed::EnterForOthers,
                Deed::StandBy,
                Deed::ReadLog,
                Deed::ReadSheet,
                Deed::ReadRecord,
            ],
        ),
        (Role::Player, May::Own, &[Deed::Look, Deed::Play, Deed::StandBy, Deed::ReadSheet]),
        (Role::Assistant, May::Own, &[Deed::Look, Deed::Assist, Deed::StandBy, Deed::ReadSheet]),
        (Role::Spectator, May::Own, &[Deed::Look, Deed::StandBy]),
        (Role::Stranger, May::Open, &[Deed::Look]),
        (Role::Stranger, May::Yes, &[Deed::Enter]),
    ];

    #[test]
    fn every_role_may_do_what_is_listed_and_nothing_else() {
        for role in Role::ALL {
            for deed in Deed::ALL {
                let is_listed = |row: &&(Role, May, &[Deed])| row.0 == role && row.2.contains(deed);
                let listed: Vec<May> = OF_ROLES.iter().filter(is_listed).map(|row| row.1).collect();
                let is_entering = *deed == Deed::Enter;
                let expected = match listed.as_slice() {
                    [] if is_entering => May::Yes,
                    [] => May::No,
                    [may] => *may,
                    _ => panic!("{role:?} and {deed:?} are listed twice"),
                };
                assert_eq!(may(role, *deed), expected, "{role:?}, {deed:?}");
            }
        }
    }

    #[test]
    fn strangers_change_nothing_and_nobody_but_arbiters_decides() {
        for deed in Deed::ALL {
            let open = matches!(deed, Deed::Enter | Deed::Look);
            assert_eq!(may(Role::Stranger, *deed) != May::No, open, "{deed:?}");
        }
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Arbiter) {
            for deed in [Deed::Arbitrate, Deed::EnterForOthers, Deed::StartRound, Deed::ReadLog] {
                assert_eq!(may(role, deed), May::No, "{role:?}, {deed:?}");
            }
        }
    }
}
