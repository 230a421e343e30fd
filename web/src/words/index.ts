// Sentences in the reader's language, from the same Fluent files that the server uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../service/types";

export { LANGUAGES, type Language };

/** The cookie that tells the server the language, for the pages that it renders itself. */
const COOKIE = "adoube-language";
const YEAR = 365 * 24 * 60 * 60;

const files = import.meta.glob<string>("../../../texts/*/pages*.ftl", { query: "?raw", import: "default" });

export const language = signal<Language>("en");
const bundle = signal<FluentBundle | undefined>(undefined);

function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((known) => known === tag);
}

/** Returns the language chosen before, else the one in which the server rendered the page. */
function remembered(): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  const written = document.documentElement.lang;
  return isLanguage(written) ? written : "en";
}

async function load(tag: Language): Promise<FluentBundle> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${tag}/`));
  const texts = await Promise.all(own.map(([, read]) => read()));
  // Isolation marks protect mixed directions; all our languages run left to right.
  const loaded = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  return loaded;
}

/** Switches the language of the whole page. */
export async function speak(tag: Language = remembered()): Promise<void> {
  const loaded = await load(tag);
  document.documentElement.lang = tag;
  document.cookie = `${COOKIE}=${tag}; path=/; max-age=${YEAR}; samesite=lax`;
  language.value = tag;
  bundle.value = loaded;
}

/** Returns a sentence. Components that call this are rendered again when the language changes. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  const speaking = bundle.value;
  const pattern = speaking?.getMessage(key)?.value;
  if (!speaking || !pattern) return key;
  return speaking.formatPattern(pattern, values);
}

/** Whether the texts have been loaded. */
export const canSpeak = computed(() => bundle.value !== undefined);
