// What the arbiter's pages read and send, by the hall's own description.
import type { components } from "../../service/schema";

type Schemas = components["schemas"];

export type Action = Schemas["Action"];
export type ActionKind = Schemas["ActionKind"];
export type Actor = Schemas["Actor"];
export type Answer = Schemas["Answer"];
export type AnswerKind = Schemas["AnswerKind"];
export type ArbiterAct = Schemas["ArbiterAct"];
export type CompetitionSeen = Schemas["CompetitionSeen"];
export type Correction = Schemas["Correction"];
export type EventTold = Schemas["EventTold"];
export type GameListed = Schemas["GameListed"];
export type LagSeen = Schemas["LagSeen"];
export type Logged = Schemas["Logged"];
export type Mark = Schemas["Mark"];
export type Matter = Schemas["Matter"];
export type MayTold = Schemas["MayTold"];
export type Penalty = Schemas["Penalty"];
export type Presence = Schemas["Presence"];
export type Question = Schemas["Question"];
export type RoundSeen = Schemas["RoundSeen"];
export type RulingTold = Schemas["RulingTold"];
export type StageSeen = Schemas["StageSeen"];
export type Started = Schemas["Started"];

/** A board of the stream; for what the arbiter was called comes with it. */
export type BoardSent = GameListed & { calls?: string[] };

/** All boards of the stream. */
export interface BoardsSent {
  now: number;
  boards: GameListed[];
}

/** The two players. */
export type Side = "white" | "black";
export const SIDES: Side[] = ["white", "black"];
