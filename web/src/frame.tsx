// The frame of every page: links home and to the Laws, language and theme.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { duty } from "./duty";
import { loadNames, ownName, shortName } from "./languages";
import { me, loadMe } from "./me";
import { reloadWhenReached } from "./reload";
import { find, place, type RouteParameters, type Page } from "./route";
import { fetchJson } from "./service/fetch-json";
import { theme, THEMES, setTheme } from "./look";
import { LANGUAGES, language, say, speak } from "./words";

export function Frame() {
  useEffect(() => {
    void loadMe();
    loadNames().catch(() => undefined);
  }, []);
  const address = place.value;
  const isBare = /\/show$/.test(address.split("?")[0] ?? "");
  return (
    <>
      {!isBare && <Head />}
      {!isBare && <Watch />}
      <main id="page" tabIndex={-1}>
        <Content address={address} />
      </main>
    </>
  );
}

/** The themes as signs, where there is no room for their names. */
const SIGNS: Record<(typeof THEMES)[number], string> = { auto: "◐", light: "○", dark: "●" };

function Head() {
  return (
    <header class="head">
      <a class="skip" href="#page">
        {say("frame-skip")}
      </a>
      <nav aria-label={say("frame-navigation")}>
        <a class="home" href="/">
          Adoube
        </a>
        <a href="/laws">{say("frame-laws")}</a>
      </nav>
      <div class="choices">
        <UserMenu />
        <label class="choice" data-short={shortName(language.value)}>
          <span class="unseen">{say("frame-language")}</span>
          <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as typeof language.value)}>
            {LANGUAGES.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {ownName(tag)}
              </option>
            ))}
          </select>
        </label>
        <label class="choice" data-short={SIGNS[theme.value]}>
          <span class="unseen">{say("frame-look")}</span>
          <select value={theme.value} onChange={(event) => setTheme(event.currentTarget.value as typeof theme.value)}>
            {THEMES.map((known) => (
              <option key={known} value={known}>
                {say("frame-look-of", { look: known })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}

/** Leaves the seat in this browser: on a shared device the next person would otherwise be the player. */
function LeaveSeat() {
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await fetchJson("/v1/me/seat", { method: "DELETE" });
    location.assign("/");
  };
  if (!isAsking)
    return (
      <button type="button" class="quiet" onClick={() => setAsking(true)}>
        {say("frame-leave-seat")}
      </button>
    );
  return (
    <span role="group" aria-label={say("frame-leave-seat")} class="asking">
      <span role="status">{say("frame-leave-seat-sure")}</span>
      <button type="button" onClick={() => void leave()}>
        {say("frame-leave-seat")}
      </button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {say("frame-stay")}
      </button>
    </span>
  );
}

/** What boards need of an arbiter, on every page; loaded only for arbiters. */
function Watch() {
  const competition = duty.value;
  const [bar, setBar] = useState<{ Waiting: ComponentType<{ competition: string }> } | undefined>(undefined);
  useEffect(() => {
    if (competition) void import("./pages/arbiter/waiting").then(({ default: Waiting }) => setBar({ Waiting }));
  }, [competition]);
  return competition && bar ? <bar.Waiting key={competition} competition={competition} /> : null;
}

function UserMenu() {
  const official = me.value?.official;
  if (!official) return me.value?.seat ? <LeaveSeat /> : <a href="/sign-in">{say("frame-sign-in")}</a>;
  const leave = async () => {
    await fetchJson(`/v1/sessions/${official.session}`, { method: "DELETE" });
    await loadMe();
  };
  return (
    <>
      <span class="name">{official.name}</span>
      {official.session && (
        <button type="button" class="quiet" onClick={() => void leave()}>
          {say("frame-sign-out")}
        </button>
      )}
    </>
  );
}

/** Renders the page of an address; the previous page stays until the next has loaded. */
function Content({ address }: { address: string }) {
  const [shown, setShown] = useState<{ page: Page; named: RouteParameters } | undefined>(undefined);
  const [isLost, setLost] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const found = find(address);
    setLost(!found);
    if (!found) return;
    let isCurrent = true;
    const show = ({ default: page }: { default: Page }) => {
      if (isCurrent) setShown({ page, named: found.named });
    };
    found.route.load().then(show, () => {
      setUnreachable(true);
      void reloadWhenReached();
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (isLost) {
    return (
      <>
        <p role="alert">{say("frame-no-page")}</p>
        <p>
          <a class="button" href="/">
            {say("start-title")}
          </a>
        </p>
      </>
    );
  }
  if (isUnreachable) return <p role="alert">{say("line-lost")}</p>;
  if (!shown) return <p aria-busy="true">{say("frame-loading")}</p>;
  const { page: Shown, named } = shown;
  return <Shown key={address.split("?")[0]} named={named} />;
}
