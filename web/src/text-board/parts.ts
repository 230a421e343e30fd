// Patches the page with a newer version of it: focus and open details are kept.

/** The result: something was announced, nothing was, or it is another page. */
export type PatchResult = "announced" | "nothing" | "elsewhere";

export function patchPage(board: HTMLElement, text: string, { isOwn, isTyped }: { isOwn: boolean; isTyped: boolean }): PatchResult {
  const page = new DOMParser().parseFromString(text, "text/html");
  const now = page.querySelector<HTMLElement>("main.text-board[data-game]");
  if (!now) return "elsewhere";
  const news = Number(now.dataset["seq"]) > Number(board.dataset["seq"]);
  board.dataset["seq"] = now.dataset["seq"] ?? "0";
  for (const part of board.querySelectorAll<HTMLElement>("[data-part]")) replace(part, now);
  for (const input of board.querySelectorAll<HTMLInputElement>('#said input[type="hidden"]')) {
    const fresh = now.querySelector<HTMLInputElement>(`#said input[name="${input.name}"]`);
    if (fresh) input.value = fresh.value;
  }
  if (!isOwn && !news) return "nothing";
  updateLiveRegion(board, now);
  document.title = page.title;
  const [field, fresh] = [board, now].map((place) => place.querySelector<HTMLInputElement>("#field"));
  if (field && fresh && isTyped) {
    field.value = fresh.value;
    field.focus();
  }
  const help = now.querySelector<HTMLDetailsElement>("#commands")?.open;
  const commands = board.querySelector<HTMLDetailsElement>("#commands");
  if (help && commands) {
    commands.open = true;
    commands.querySelector("summary")?.focus();
  }
  return "announced";
}

/** Replaces one part of the page; the focus stays at the same place in it, or goes to the field. */
function replace(part: HTMLElement, now: HTMLElement): void {
  const fresh = now.querySelector<HTMLElement>(`[data-part="${part.dataset["part"] ?? ""}"]`);
  if (!fresh || fresh.innerHTML === part.innerHTML) return;
  const focused = part.contains(document.activeElement) ? document.activeElement : undefined;
  const act = focused?.closest("form")?.querySelector<HTMLInputElement>('[name="act"]')?.value;
  // Unsent input is kept.
  if (focused instanceof HTMLInputElement && focused.value !== "") return;
  part.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  if (!focused) return;
  const same = act && part.querySelector<HTMLInputElement>(`[name="act"][value="${CSS.escape(act)}"]`)?.closest("form")?.querySelector<HTMLElement>("button");
  (same || document.getElementById("field"))?.focus();
}

/** Updates the live region. It is emptied first, so that a repeated sentence is read out twice. */
function updateLiveRegion(board: HTMLElement, now: HTMLElement): void {
  const [region, fresh] = [board, now].map((place) => place.querySelector<HTMLElement>("#answer"));
  if (!region || !fresh) return;
  region.replaceChildren();
  region.className = fresh.className;
  region.setAttribute("role", fresh.getAttribute("role") ?? "status");
  region.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
}
