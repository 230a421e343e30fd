//! The permissions: one table, and the only place that states them.
//!
//! `Authorized` and `Caller::require` in `http/shared` check them. They decide who may ask. Whether the
//! action itself is possible is decided by the Laws, or by the competition.

/// The role in which a caller acts. An official may have two at once, and everybody is a stranger as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An organiser of the hall.
    Organiser,
    /// An arbiter of the hall, or the holder of an arbiter's seat.
    Arbiter,
    /// The holder of a player's seat.
    Player,
    /// The holder of an assistant's seat.
    Assistant,
    /// The holder of a spectator's seat.
    Spectator,
    /// A caller without credentials.
    Stranger,
}

impl Role {
    /// All roles, in the order of the table.
    pub const ALL: [Self; 6] = [
        Self::Organiser,
        Self::Arbiter,
        Self::Player,
        Self::Assistant,
        Self::Spectator,
        Self::Stranger,
    ];
}

/// Where a role has a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// In the whole hall.
    All,
    /// Only their own: arbiters in their competitions, seat holders in the competition of the seat, players
    /// and assistants in their own games, officials with their own accounts.
    Own,
    /// In competitions that are open to the public.
    Open,
    /// Nowhere.
    None,
}

/// A permission as a type, so that a handler can name the one it needs in its signature.
pub trait RequiredPermission: Send + Sync + 'static {
    /// The permission.
    const PERMISSION: Permission;
}

macro_rules! table {
    (
        hall { $($(#[$hall_doc:meta])* $hall:ident: $($hall_scope:ident)*;)* }
        competition { $($(#[$doc:meta])* $permission:ident: $($scope:ident)*;)* }
    ) => {
        rows! {
            $($(#[$hall_doc])* $hall: $($hall_scope)*;)*
            $($(#[$doc])* $permission: $($scope)*;)*
        }

        impl Permission {
            /// Whether it concerns the hall as a whole, not a competition.
            pub const fn is_hall_wide(self) -> bool {
                matches!(self, $(Self::$hall)|*)
            }
        }
    };
}

macro_rules! rows {
    ($($(#[$doc:meta])* $permission:ident: $($scope:ident)*;)*) => {
        /// The permission that a request needs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Permission { $($(#[$doc])* $permission,)* }

        impl Permission {
            /// All permissions.
            pub const ALL: &[Self] = &[$(Self::$permission),*];

            /// The row of the table, in the order of [`Role::ALL`].
            const fn row(self) -> [Scope; 6] {
                match self { $(Self::$permission => [$(Scope::$scope),*],)* }
            }

            /// Its name in the OpenAPI description.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$permission => stringify!($permission),)* }
            }
        }

        $(
            $(#[$doc])*
            pub struct $permission;

            impl RequiredPermission for $permission {
                const PERMISSION: Permission = Permission::$permission;
            }
        )*
    };
}

table! {
    //                         Organiser Arbiter Player Assistant Spectator Stranger
    hall {
        /// To use an invitation or a seat link, to sign in, to read `/v1/me`.
        Enter:                 All       All     All    All       All       All;
        /// To list the officials.
        SeeOfficials:          All       All     None   None      None      None;
        /// To invite an official, to give one a link to set a new password, and to withdraw either.
        InviteOfficial:        All       None    None   None      None      None;
        /// To disable an official, or to enable one again.
        DisableOfficial:       All       None    None   None      None      None;
        /// To remove an official with all personal data.
        RemoveOfficial:        All       None    None   None      None      None;
        /// To see whether the hall can store what people do, and which records are damaged.
        SeeCondition:          All       Own     None   None      None      None;
        /// To make a backup of the whole hall, and to take it away.
        MakeBackup:            All       None    None   None      None      None;
        /// To change one's own password or language, end one's own sessions, and manage one's own API tokens.
        KeepAccount:           Own       Own     None   None      None      None;
        /// To open a competition.
        OpenCompetition:       All       None    None   None      None      None;
    }
    competition {
        /// To watch a competition: its players, pairings and results, and its boards as a spectator.
        Look:                  All       Own     Own    Own       Own       Open;
        /// To watch the boards without the delay that was announced for spectators.
        LookWithoutDelay:      All       Own     None   None      None      None;
        /// To change the announcement of the competition.
        Announce:              All       None    None   None      None      None;
        /// To appoint officials to a competition.
        Appoint:               All       None    None   None      None      None;
        /// To put a competition away, or to list it again.
        ArchiveCompetition:    All       None    None   None      None      None;
        /// To delete a competition with all personal data.
        DeleteCompetition:     All       None    None   None      None      None;
        /// To remove the personal data of a player, or of the holder of a seat.
        ErasePersonalData:     All       None    None   None      None      None;
        /// To enter, correct and withdraw players.
        EnterPlayers:          All       Own     None   None      None      None;
        /// To pair and schedule rounds.
        Pair:                  All       Own     None   None      None      None;
        /// To create the tables of a round.
        CreateGames:           All       Own     None   None      None      None;
        /// To start the games of a round.
        StartRound:            None      Own     None   None      None      None;
        /// To enter results of games that are not played at tables of this hall.
        EnterResult:           None      Own     None   None      None      None;
        /// To give, list and revoke seats.
        GiveSeats:             All       Own     None   None      None      None;
        /// To act as a player, and to see what a player sees.
        Play:                  None      None    Own    None      None      None;
        /// To act for a player, and to see what the player sees.
        Assist:                None      None    None   Own       None      None;
        /// To act as the arbiter, and to see what the arbiter sees.
        Arbitrate:             None      Own     None   None      None      None;
        /// To enter what others do at a board where they do not enter it themselves.
        EnterForOthers:        None      Own     None   None      None      None;
        /// To report something to the arbiter as a bystander.
        StandBy:               All       Own     Own    Own       Own       None;
        /// To see the open questions, the connections of the players, and the complete log of a game.
        ReadLog:               None      Own     None   None      None      None;
        /// To read a player's scoresheet as it was written: players and assistants only their own.
        ReadSheet:             None      Own     Own    Own       None      None;
        /// To read the record of a whole competition with its hashes; while games are played, `ReadLog` as well.
        ReadRecord:            All       Own     None   None      None      None;
    }
}

/// Returns the scope of a permission for a role.
pub const fn scope_of(role: Role, permission: Permission) -> Scope {
    permission.row()[role as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table by role. A permission that is not listed is denied.
    const OF_ROLES: [(Role, Scope, &[Permission]); 9] = [
        (
            Role::Organiser,
            Scope::All,
            &[
                Permission::Enter,
                Permission::SeeOfficials,
                Permission::InviteOfficial,
                Permission::DisableOfficial,
                Permission::RemoveOfficial,
                Permission::SeeCondition,
                Permission::MakeBackup,
                Permission::OpenCompetition,
                Permission::Look,
                Permission::LookWithoutDelay,
                Permission::Announce,
                Permission::Appoint,
                Permission::ArchiveCompetition,
                Permission::DeleteCompetition,
                Permission::ErasePersonalData,
                Permission::EnterPlayers,
                Permission::Pair,
                Permission::CreateGames,
                Permission::GiveSeats,
                Permission::StandBy,
                Permission::ReadRecord,
            ],
        ),
        (Role::Organiser, Scope::Own, &[Permission::KeepAccount]),
        (Role::Arbiter, Scope::All, &[Permission::Enter, Permission::SeeOfficials]),
        (
            Role::Arbiter,
            Scope::Own,
            &[
                Permission::SeeCondition,
                Permission::KeepAccount,
                Permission::Look,
                Permission::LookWithoutDelay,
                Permission::EnterPlayers,
                Permission::Pair,
                Permission::CreateGames,
                Permission::StartRound,
                Permission::EnterResult,
                Permission::GiveSeats,
                Permission::Arbitrate,
                Permission::EnterForOthers,
                Permission::StandBy,
                Permission::ReadLog,
                Permission::ReadSheet,
                Permission::ReadRecord,
            ],
        ),
        (
            Role::Player,
            Scope::Own,
            &[Permission::Look, Permission::Play, Permission::StandBy, Permission::ReadSheet],
        ),
        (
            Role::Assistant,
            Scope::Own,
            &[Permission::Look, Permission::Assist, Permission::StandBy, Permission::ReadSheet],
        ),
        (Role::Spectator, Scope::Own, &[Permission::Look, Permission::StandBy]),
        (Role::Stranger, Scope::Open, &[Permission::Look]),
        (Role::Stranger, Scope::All, &[Permission::Enter]),
    ];

    #[test]
    fn every_role_has_exactly_the_listed_permissions() {
        for role in Role::ALL {
            for permission in Permission::ALL {
                let is_listed = |row: &&(Role, Scope, &[Permission])| {
                    row.0 == role && row.2.contains(permission)
                };
                let listed: Vec<Scope> =
                    OF_ROLES.iter().filter(is_listed).map(|row| row.1).collect();
                let is_entering = *permission == Permission::Enter;
                let expected = match listed.as_slice() {
                    [] if is_entering => Scope::All,
                    [] => Scope::None,
                    [may] => *may,
                    _ => panic!("{role:?} and {permission:?} are listed twice"),
                };
                assert_eq!(scope_of(role, *permission), expected, "{role:?}, {permission:?}");
            }
        }
    }

    #[test]
    fn strangers_change_nothing_and_nobody_but_arbiters_decides() {
        for permission in Permission::ALL {
            let open = matches!(permission, Permission::Enter | Permission::Look);
            assert_eq!(
                scope_of(Role::Stranger, *permission) != Scope::None,
                open,
                "{permission:?}"
            );
        }
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Arbiter) {
            for permission in [
                Permission::Arbitrate,
                Permission::EnterForOthers,
                Permission::StartRound,
                Permission::ReadLog,
            ] {
                assert_eq!(scope_of(role, permission), Scope::None, "{role:?}, {permission:?}");
            }
        }
    }
}
