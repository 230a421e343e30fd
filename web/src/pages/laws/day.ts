// Days as each language writes them.
import { language } from "../../words";

/** A day such as 2017-07-01. */
export const day = (written: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${written}T00:00:00Z`));
