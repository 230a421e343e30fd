// The server's types under the names that the pages use; generated from its OpenAPI description.
import * as enumerated from "./enumerations";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type Acceleration = Schemas["Acceleration"];
export type Act = Schemas["Action"];
export type ActResponse = Schemas["Acted"];
/** An act, as an event of a game's stream. */
export interface ActEvent {
  seq: number;
  events: EventResponse[];
  /** The server's clock when it was sent. */
  now: number;
  /** The game after it, unless a later event follows at once. */
  game?: GameResponse;
}
export type ActionKind = Schemas["ActionKind"];
export type Actor = Schemas["Actor"];
export type AddressResponse = Schemas["AddressResponse"];
export type Answer = Schemas["Answer"];
export type AnswerKind = Schemas["AnswerKind"];
export type ArbiterAct = Schemas["ArbiterAct"];
export type BackupListed = Schemas["BackupListed"];
export type BackupMade = Schemas["BackupMade"];
export type BoardResponse = Schemas["BoardResponse"];
export type ForcedMoves = Schemas["ForcedMoves"];
export type Bye = Schemas["Bye"];
export type ClockResponse = Schemas["ClockResponse"];
export type Colour = Schemas["Colour"];
export type CompetitionListed = Schemas["CompetitionListed"];
export type CompetitionResponse = Schemas["CompetitionResponse"];
export type Condition = Schemas["Condition"];
export type Correction = Schemas["Correction"];
export type CrosstableRow = Schemas["CrosstableRow"];
export type Detail = Schemas["Detail"];
export type Display = Schemas["PerPlayer_Display"]["white"];
export type EventResponse = Schemas["EventResponse"];
export type PreviewOutcome = Schemas["PreviewOutcome"];
export type ForbiddenGroup = Schemas["ForbiddenGroup"];
export type GameListed = Schemas["GameListed"];
export type GameResponse = Schemas["GameResponse"];
export type GameSummary = Schemas["Glance"];
export type HandAct = Schemas["HandAct"];
export type HandName = Schemas["Hand"];
export type HeldPiece = Schemas["PerPlayer_Vec_Held"]["white"][number];
export type InvitationResponse = Schemas["InvitationResponse"];
export type InvitationShown = Schemas["InvitationShown"];
export type LagResponse = Schemas["LagResponse"];
export type Language = Schemas["LanguageTag"];
export type LanguageResponse = Schemas["LanguageResponse"];
export type LogEntry = Schemas["Logged"];
export type Mark = Schemas["GameResult"];
export type AllowedActResponse = Schemas["AllowedActResponse"];
export type Me = Schemas["Me"];
export type MoveResponse = Schemas["MoveResponse"];
export type MovesResponse = Schemas["MovesResponse"];
export type Office = Schemas["OfficialRole"];
export type OfficialResponse = Schemas["OfficialResponse"];
export type Pairing = Schemas["Pairing"];
export type PasswordLinkShown = Schemas["PasswordLinkShown"];
export type Penalty = Schemas["Penalty"];
export type Permission = Schemas["Permission"];
export type Plan = Schemas["Plan"];
export type Played = Schemas["RoundResult"];
export type Player = Schemas["Player"];
export type PlayerResponse = Player & { withdrawn: boolean; erased: boolean };
export type Presence = Schemas["Presence"];
export type ProposalResponse = Schemas["ProposalResponse"];
export type ProposedBoard = Schemas["ProposedBoard"];
export type Question = Schemas["Question"];
export type QuestionResponse = Schemas["QuestionResponse"];
export type ReadMove = Schemas["ReadMove"];
export type RatingsResponse = Schemas["RatingsResponse"];
export type RegulationsResponse = Schemas["RegulationsResponse"];
export type RequestedBye = Schemas["RequestedBye"];
export type RoundResponse = Schemas["RoundResponse"];
export type RulesPair = Schemas["RulesPair"];
export type RulingMade = Schemas["RulingMade"];
export type RulingResponse = Schemas["RulingResponse"];
export type SeatMe = Schemas["SeatMe"];
export type SeatRole = Schemas["SeatRole"];
export type SeatResponse = Schemas["SeatResponse"];
export type SeatShown = Schemas["SeatShown"];
export type SheetView = NonNullable<Schemas["PerPlayer_Option_SheetView"]["white"]>;
export type Standings = Schemas["Standings"];
export type StartList = Schemas["StartList"];
export type StartOutcome = Schemas["Started"];
export type BoardClocksResult = Schemas["ClocksDone"];
export type TieBreak = Schemas["TieBreak"];
export type View = Schemas["View"];
export type Who = Schemas["Who"];

// Choices, in the order in which the server lists them.
export const AREAS: readonly Schemas["Area"][] = enumerated.Area;
export const COLOURS: readonly Colour[] = enumerated.Colour;
export const DUTIES: readonly Schemas["Duty"][] = enumerated.Duty;
export const IRREGULARITIES: readonly Schemas["IrregularityKind"][] = enumerated.IrregularityKind;
export const LANGUAGES: readonly Language[] = enumerated.LanguageTag;
export const MEASURES: readonly Measure[] = enumerated.Measure;
export const MARKS: readonly Mark[] = enumerated.GameResult;
export const REASONS: readonly Schemas["Reason"][] = enumerated.Reason;
export const TELLINGS: readonly Schemas["ArbiterInformation"][] = enumerated.ArbiterInformation;

// The Laws.
export type ArbiterUse = Schemas["ArbiterUse"];
export type ArticleResponse = Schemas["ArticleResponse"];
export type ArticleSummary = Schemas["ArticleSummary"];
export type ArticlesResponse = Schemas["ArticlesResponse"];
export type CaseResponse = Schemas["CaseResponse"];
export type EditionComparison = Schemas["Compared"];
export type EditionResponse = Schemas["EditionResponse"];
export type Example = Schemas["Example"];
export type LawsFound = Schemas["LawsFound"];
export type Measure = Schemas["Measure"];
export type NearbyArticles = Schemas["Near"];
export type PenaltyListed = Schemas["PenaltyListed"];
export type PresetResponse = Schemas["PresetResponse"];
export type ProvisionCompared = Schemas["ProvisionCompared"];
export type ProvisionFound = Schemas["ProvisionFound"];
export type ProvisionResponse = Schemas["ProvisionResponse"];
export type Terms = Schemas["Terms"];
export type WhyNotResponse = Schemas["WhyNotResponse"];
