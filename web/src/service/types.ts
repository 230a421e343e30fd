// What the hall says, by the names that the pages use; the shapes are generated from its own description.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Act = Schemas["Action"];
export type Acted = Schemas["Acted"];
export type Colour = Schemas["Colour"];
export type GameSeen = Schemas["GameSeen"];
export type Glance = Schemas["Glance"];
export type Me = Schemas["Me"];
export type View = Schemas["View"];
export type Who = Schemas["Who"];
