// What the hall says, by the names that the pages use; the shapes are generated from its own description.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type Act = Schemas["Action"];
export type Acted = Schemas["Acted"];
export type ActionKind = Schemas["ActionKind"];
export type BoardSeen = Schemas["BoardSeen"];
export type Bound = Schemas["Bound"];
export type Bye = Schemas["Bye"];
export type ClockSeen = Schemas["ClockSeen"];
/** The description calls it a text; these two are all there are. */
export type Colour = "white" | "black";
export type CompetitionListed = Schemas["CompetitionListed"];
export type CompetitionSeen = Schemas["CompetitionSeen"];
export type CrosstableRow = Schemas["CrosstableRow"];
export type Detail = Schemas["Detail"];
export type Display = Schemas["PerPlayer_Display"]["white"];
export type EventTold = Schemas["EventTold"];
export type GameListed = Schemas["GameListed"];
export type GameSeen = Schemas["GameSeen"];
export type Glance = Schemas["Glance"];
export type HandAct = Schemas["HandAct"];
export type HandName = Schemas["Hand"];
export type InvitationSeen = Schemas["InvitationSeen"];
export type InvitationShown = Schemas["InvitationShown"];
export type MayTold = Schemas["MayTold"];
export type Me = Schemas["Me"];
export type Office = Schemas["Office"];
export type OfficialSeen = Schemas["OfficialSeen"];
export type Pairing = Schemas["Pairing"];
export type Plan = Schemas["Plan"];
export type Played = Schemas["Played"];
export type Player = Schemas["Player"];
export type PlayerSeen = Player & { withdrawn: boolean };
export type RoundSeen = Schemas["RoundSeen"];
export type RulingTold = Schemas["RulingTold"];
export type SeatMe = Schemas["SeatMe"];
export type SeatRole = Schemas["SeatRole"];
export type SeatSeen = Schemas["SeatSeen"] & { name?: string | null };
export type SeatShown = Schemas["SeatShown"];
export type SheetSeen = NonNullable<Schemas["PerPlayer_Option_SheetSeen"]["white"]>;
export type Standings = Schemas["Standings"];
export type Started = Schemas["Started"];
export type View = Schemas["View"];
export type Who = Schemas["Who"];

// The Laws.
export type ArticleSeen = Schemas["ArticleSeen"];
export type ArticleTold = Schemas["ArticleTold"];
export type ArticlesSeen = Schemas["ArticlesSeen"];
export type CaseTold = Schemas["CaseTold"];
export type Compared = Schemas["Compared"];
export type EditionSeen = Schemas["EditionSeen"];
export type Example = Schemas["Example"];
export type LawsFound = Schemas["LawsFound"];
export type Near = Schemas["Near"];
export type ProvisionCompared = Schemas["ProvisionCompared"];
export type ProvisionFound = Schemas["ProvisionFound"];
export type ProvisionTold = Schemas["ProvisionTold"];
export type Terms = Schemas["Terms"];
