// What the hall says, by the names that the pages use; the shapes are generated from its own description.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type Act = Schemas["Action"];
export type Acted = Schemas["Acted"];
export type BoardSeen = Schemas["BoardSeen"];
export type Bye = Schemas["Bye"];
export type ClockSeen = Schemas["ClockSeen"];
export type Colour = Schemas["Colour"];
export type CompetitionListed = Schemas["CompetitionListed"];
export type CompetitionSeen = Schemas["CompetitionSeen"];
export type CrosstableRow = Schemas["CrosstableRow"];
export type Detail = Schemas["Detail"];
export type GameListed = Schemas["GameListed"];
export type GameSeen = Schemas["GameSeen"];
export type Glance = Schemas["Glance"];
export type InvitationSeen = Schemas["InvitationSeen"];
export type InvitationShown = Schemas["InvitationShown"];
export type Me = Schemas["Me"];
export type Office = Schemas["Office"];
export type OfficialSeen = Schemas["OfficialSeen"];
export type Pairing = Schemas["Pairing"];
export type Played = Schemas["Played"];
export type Player = Schemas["Player"];
export type PlayerSeen = Player & { withdrawn: boolean };
export type RoundSeen = Schemas["RoundSeen"];
export type SeatMe = Schemas["SeatMe"];
export type SeatRole = Schemas["SeatRole"];
export type SeatSeen = Schemas["SeatSeen"] & { name?: string | null };
export type SeatShown = Schemas["SeatShown"];
export type Standings = Schemas["Standings"];
export type Started = Schemas["Started"];
export type View = Schemas["View"];
export type Who = Schemas["Who"];
