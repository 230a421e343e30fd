// Optional speech and short sounds; both are off by default.

const STORAGE_KEYS = { speech: "adoube-speech", sounds: "adoube-sounds" } as const;
type Aid = keyof typeof STORAGE_KEYS;

export class Aids {
  readonly #region: HTMLElement | null;
  readonly #lostText: string;
  readonly #on: Record<Aid, boolean> = { speech: false, sounds: false };
  #audio: AudioContext | undefined;
  #isLost = false;

  constructor(board: HTMLElement) {
    this.#region = board.querySelector<HTMLElement>("#answer");
    const section = board.querySelector<HTMLElement>("#aids");
    this.#lostText = section?.dataset["lost"] ?? "";
    if (!section) return;
    section.hidden = false;
    const can: Record<Aid, boolean> = { speech: "speechSynthesis" in window, sounds: "AudioContext" in window };
    for (const aid of ["speech", "sounds"] as const) {
      const button = section.querySelector<HTMLButtonElement>(`#${aid}`);
      if (!button) continue;
      button.hidden = !can[aid];
      this.#switch(aid, button, localStorage.getItem(STORAGE_KEYS[aid]) === "yes");
      button.addEventListener("click", () => {
        this.#switch(aid, button, !this.#on[aid]);
        if (this.#on.speech && aid === "speech") this.say(this.#region);
      });
    }
  }

  #switch(aid: Aid, button: HTMLButtonElement, on: boolean): void {
    this.#on[aid] = on;
    button.setAttribute("aria-pressed", String(on));
    localStorage.setItem(STORAGE_KEYS[aid], on ? "yes" : "no");
    if (aid === "speech" && !on && "speechSynthesis" in window) speechSynthesis.cancel();
  }

  /** Reads an element aloud: each part in a voice of its own language. */
  say(element: HTMLElement | null): void {
    if (!element) return;
    this.#isLost = false;
    if (this.#on.sounds) this.#sound(element.getAttribute("role") === "alert" ? 220 : 660);
    if (!this.#on.speech) return;
    speechSynthesis.cancel();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const utterance = new SpeechSynthesisUtterance(text);
      speakAs(utterance, node.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? document.documentElement.lang);
      speechSynthesis.speak(utterance);
    }
  }

  /** The server does not answer; the browser retries by itself. */
  lost(): void {
    if (!this.#region || this.#isLost) return;
    const text = document.createElement("p");
    text.textContent = this.#lostText;
    this.#region.replaceChildren(text);
    this.say(this.#region);
    this.#isLost = true;
  }

  #sound(frequency: number): void {
    this.#audio ??= new AudioContext();
    const { currentTime, destination } = this.#audio;
    const tone = new OscillatorNode(this.#audio, { frequency });
    const loudness = new GainNode(this.#audio, { gain: 0.08 });
    tone.connect(loudness).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + 0.12);
  }
}

/** Chooses a voice of the language, of any country and script; without one the browser does what it can. */
function speakAs(utterance: SpeechSynthesisUtterance, language: string): void {
  utterance.lang = language;
  const base = language.split("-")[0] ?? language;
  const voice = speechSynthesis.getVoices().find((known) => known.lang.toLowerCase().split(/[-_]/)[0] === base);
  if (voice) utterance.voice = voice;
}
