// Dates in each language.
import { language } from "../../words";

/** Formats a date such as 2017-07-01. The names of months need cases that the browser does not know, so they are numbers. */
export const day = (written: string): string => {
  const month = language.value === "en" ? "long" : "numeric";
  const format = new Intl.DateTimeFormat(language.value, { day: "numeric", month, year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${written}T00:00:00Z`));
};
