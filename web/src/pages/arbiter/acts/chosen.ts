// The choices made in a form, in words, for the confirmation.
import { menOf, squareText } from "../../../board/men";
import { say } from "../../../words";
import { marks, sides, type Field } from "./field";
import type { Values } from "./values";

type Option = [value: string, label: string];

const named = (options: Option[], value: string) => options.find(([own]) => own === value)?.[1] ?? value;

/** Returns the ticked penalties, each with its amount. */
function penalties(values: Values): string[] {
  return values.ticked().map(({ name, measure, much }) => {
    const label = say("arbiter-penalty", { penalty: name });
    return measure ? `${label}: ${measure === "result" ? named(marks(), much) : much}` : label;
  });
}

/** Returns each field that was filled in, with its label. */
export function chosen(fields: Field[], values: Values): string[] {
  return fields.flatMap((field) => {
    if (field.kind === "penalties") return penalties(values);
    if (field.kind === "move") return [];
    const value = values.text(field.name);
    if (value === "" || field.kind === "men") return [];
    if (field.kind === "tick") return [field.label];
    if (field.kind === "piece") return [squareText(value, menOf(field.men).get(value))];
    if (field.kind === "player") return [`${field.label ?? say("arbiter-whom")}: ${named(sides(), value)}`];
    return [`${field.label}: ${field.kind === "choice" ? named(field.options, value) : value}`];
  });
}
