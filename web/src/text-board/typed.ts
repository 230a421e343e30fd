// Input history with the arrow keys, as in a terminal.

const MOST = 50;

export function remember(field: HTMLInputElement): void {
  const typed: string[] = [];
  let at = 0;
  field.form?.addEventListener("submit", () => {
    if (field.value !== "" && typed.at(-1) !== field.value) typed.push(field.value);
    if (typed.length > MOST) typed.shift();
    at = typed.length;
  });
  field.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || typed.length === 0) return;
    event.preventDefault();
    at = Math.min(typed.length, Math.max(0, at + step));
    field.value = typed[at] ?? "";
    field.setSelectionRange(field.value.length, field.value.length);
  });
}
