// Numbers as the reader's language writes them.
import { language } from "../../words";

const separatorOf = (tag: string): string => new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/** Writes a number with the decimal separator of the language: 0,25 for 0.25. */
export const decimal = (text: string): string => text.replace(".", separatorOf(language.value));
