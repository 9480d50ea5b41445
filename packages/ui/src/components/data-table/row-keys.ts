import type { KeyboardEvent } from "react";

const CONTROL = "a[href], button:enabled, input[type=checkbox]:enabled";
/** Rows without such a control that a key passes over. */
const PASSED = 50;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, last) => Math.min(at + 10, last),
  PageUp: (at) => Math.max(at - 10, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves focus from a control of a row to that of the same column in another row.
 * @param count number of rows
 * @param draw brings a row into the page, at once
 */
export const rowKeys = (count: number, draw: (index: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget: body, key } = event;
  const step = STEPS[key];
  const isOther = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || isOther || !(target instanceof Element) || !target.matches(CONTROL)) return;
  const row = target.closest("tr");
  const cell = target.closest("td");
  if (row === null || cell === null || row.parentElement !== body) return;
  event.preventDefault();
  const column = [...row.children].indexOf(cell);
  const at = Number(row.dataset["index"]);
  const last = count - 1;
  const first = step(at, last);
  const way = key === "Home" || (key !== "End" && first > at) ? 1 : -1;
  for (
    let goal = first, tries = 0;
    goal >= 0 && goal <= last && goal !== at && tries < PASSED;
    goal += way, tries += 1
  ) {
    draw(goal);
    const control = body
      .querySelector(`tr[data-index="${goal}"]`)
      ?.children.item(column)
      ?.querySelector<HTMLElement>(CONTROL);
    if (control) {
      control.focus();
      return;
    }
  }
};
