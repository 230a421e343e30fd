// What the hall says, by the names that the pages use; the shapes are generated from its own description.
import * as enumerated from "./enumerations";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type Act = Schemas["Action"];
export type Acted = Schemas["Acted"];
/** An act, as a line of the stream of a game has it. */
export interface ActHeard {
  seq: number;
  events: EventTold[];
  /** The hall's clock when it was sent: the instant that is seen. */
  now: number;
  /** The game after it, unless a later line follows at once. */
  game?: GameSeen;
}
export type ActionKind = Schemas["ActionKind"];
export type Actor = Schemas["Actor"];
export type Answer = Schemas["Answer"];
export type AnswerKind = Schemas["AnswerKind"];
export type ArbiterAct = Schemas["ArbiterAct"];
export type BoardSeen = Schemas["BoardSeen"];
export type Bound = Schemas["Bound"];
export type Bye = Schemas["Bye"];
export type ClockSeen = Schemas["ClockSeen"];
export type Colour = Schemas["Colour"];
export type CompetitionListed = Schemas["CompetitionListed"];
export type CompetitionSeen = Schemas["CompetitionSeen"];
export type Correction = Schemas["Correction"];
export type CrosstableRow = Schemas["CrosstableRow"];
export type Detail = Schemas["Detail"];
export type Display = Schemas["PerPlayer_Display"]["white"];
export type EventTold = Schemas["EventTold"];
export type GameListed = Schemas["GameListed"];
export type GameSeen = Schemas["GameSeen"];
export type Glance = Schemas["Glance"];
export type HandAct = Schemas["HandAct"];
export type HandName = Schemas["Hand"];
export type Held = Schemas["PerPlayer_Vec_Held"]["white"][number];
export type InvitationSeen = Schemas["InvitationSeen"];
export type InvitationShown = Schemas["InvitationShown"];
export type LagSeen = Schemas["LagSeen"];
export type Language = Schemas["LanguageTag"];
export type LanguageSeen = Schemas["LanguageSeen"];
export type Logged = Schemas["Logged"];
export type Mark = Schemas["GameResult"];
export type MayTold = Schemas["MayTold"];
export type Me = Schemas["Me"];
export type Office = Schemas["Office"];
export type OfficialSeen = Schemas["OfficialSeen"];
export type Pairing = Schemas["Pairing"];
export type PasswordLinkShown = Schemas["PasswordLinkShown"];
export type Penalty = Schemas["Penalty"];
export type Permission = Schemas["Permission"];
export type Plan = Schemas["Plan"];
export type Played = Schemas["Played"];
export type Player = Schemas["Player"];
export type PlayerSeen = Player & { withdrawn: boolean };
export type Presence = Schemas["Presence"];
export type ProposalSeen = Schemas["ProposalSeen"];
export type ProposedBoard = Schemas["ProposedBoard"];
export type Question = Schemas["Question"];
export type QuestionTold = Schemas["QuestionTold"];
export type RatingsSeen = Schemas["RatingsSeen"];
export type RoundSeen = Schemas["RoundSeen"];
export type RulesPair = Schemas["RulesPair"];
export type RulingTold = Schemas["RulingTold"];
export type SeatMe = Schemas["SeatMe"];
export type SeatRole = Schemas["SeatRole"];
export type SeatSeen = Schemas["SeatSeen"];
export type SeatShown = Schemas["SeatShown"];
export type SheetSeen = NonNullable<Schemas["PerPlayer_Option_SheetSeen"]["white"]>;
export type Standings = Schemas["Standings"];
export type Started = Schemas["Started"];
export type TieBreak = Schemas["TieBreak"];
export type View = Schemas["View"];
export type Who = Schemas["Who"];

// What can be chosen, in the order in which the hall lists it.
export const AREAS: readonly Schemas["Area"][] = enumerated.Area;
export const COLOURS: readonly Colour[] = enumerated.Colour;
export const DUTIES: readonly Schemas["Duty"][] = enumerated.Duty;
export const IRREGULARITIES: readonly Schemas["IrregularityKind"][] = enumerated.IrregularityKind;
export const LANGUAGES: readonly Language[] = enumerated.LanguageTag;
export const MEASURES: readonly Measure[] = enumerated.Measure;
export const MARKS: readonly Mark[] = enumerated.GameResult;
export const REASONS: readonly Schemas["Reason"][] = enumerated.Reason;
export const TELLINGS: readonly Schemas["Told"][] = enumerated.Told;

// The Laws.
export type ArbiterUse = Schemas["ArbiterUse"];
export type ArticleSeen = Schemas["ArticleSeen"];
export type ArticleTold = Schemas["ArticleTold"];
export type ArticlesSeen = Schemas["ArticlesSeen"];
export type CaseTold = Schemas["CaseTold"];
export type Compared = Schemas["Compared"];
export type EditionSeen = Schemas["EditionSeen"];
export type Example = Schemas["Example"];
export type LawsFound = Schemas["LawsFound"];
export type Measure = Schemas["Measure"];
export type Near = Schemas["Near"];
export type PenaltyListed = Schemas["PenaltyListed"];
export type PresetSeen = Schemas["PresetSeen"];
export type ProvisionCompared = Schemas["ProvisionCompared"];
export type ProvisionFound = Schemas["ProvisionFound"];
export type ProvisionTold = Schemas["ProvisionTold"];
export type Terms = Schemas["Terms"];
export type WhyNotSeen = Schemas["WhyNotSeen"];
