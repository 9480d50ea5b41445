import type { HeldInput } from "./held-input.ts";

const isChoice = ({ type }: HTMLInputElement): boolean => type === "radio" || type === "checkbox";

/** Whether the user has entered something else than the page came with. */
const isEntered = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/**
 * Keeps input that arrives before React has attached its handlers: what was entered into fields, the last press of a
 * button, and which control has the focus. The returned function passes all of it to what React has drawn, as soon as that
 * is there (PERF-12).
 */
export const holdInput = (root: HTMLElement): (() => Promise<void>) => {
  const shown = new Set(root.querySelectorAll("a, button, input"));
  // Values are stored here too, because React resets a controlled choice when it takes the page over.
  const held: HeldInput = { entered: new Map(), pressed: undefined, focused: document.activeElement };
  const { entered } = held;
  const store = (field: HTMLInputElement) => {
    if (field.type === "radio" && field.checked)
      for (const other of entered.keys()) if (other.name === field.name) entered.delete(other);
    if (isEntered(field)) entered.set(field, field.value);
    else entered.delete(field);
  };
  const press = (button: HTMLButtonElement, detail: number) => {
    held.pressed?.button.removeAttribute("data-pressed");
    held.pressed = { button, detail };
    button.dataset["pressed"] = "";
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && shown.has(target)) store(target);
  };
  // Enter in a field also causes a click on its form's button.
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !shown.has(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(button, event.detail);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) held.focused = target;
  };
  // A press from before this code ran (start/hold-presses.ts).
  const early = root.querySelector<HTMLButtonElement>("button[data-pressed]");
  if (early) press(early, Number(early.dataset["pressed"]));
  root.dataset["taken"] = "";
  // Browsers restore and fill in fields without an event, before this or after it.
  root.querySelectorAll("input").forEach(store);
  const events = new AbortController();
  const options = { capture: true, signal: events.signal };
  root.addEventListener("input", onInput, options);
  root.addEventListener("click", onClick, options);
  root.addEventListener("focusin", onFocus, options);

  return async () => {
    for (const field of root.querySelectorAll("input"))
      if (shown.has(field) && !isChoice(field) && isEntered(field)) store(field);
    if (held.focused && !shown.has(held.focused)) held.focused = null;
    const hasAny = entered.size > 0 || held.pressed || held.focused;
    // Most visits need no replay. Without a network buttons work again, and the last press is lost.
    const replay = hasAny ? await import("./replay.ts").catch(() => undefined) : undefined;
    events.abort();
    replay?.replayInput(root, held);
  };
};
