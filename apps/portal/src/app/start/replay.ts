import type { HeldInput } from "./held-input.ts";

/**
 * Sets a field's value as a user does. React follows the `value` of an element by a property of the element; the setter of
 * its class leaves that alone, so that the event counts as a change.
 */
const type = (field: HTMLInputElement, value: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const choose = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  field.click();
};

const isChoice = (control: Element): boolean => control.matches("[type=radio], [type=checkbox]");

/** The parts of a page that have the same buttons whether or not its data are known. */
const PARTS = ["header", '[data-component="TabBar"]', "main"];

/** The controls of a part that a control could be: links to the same page, fields of the same name, buttons of a kind. */
const likeIt = (control: Element, part: Element): Element[] => {
  const ofChoice = isChoice(control) ? ["value"] : [];
  const same = ["href", "name", "type", ...ofChoice];

  return [...part.querySelectorAll(control.localName)].filter((other) =>
    same.every((name) => control.getAttribute(name) === other.getAttribute(name)),
  );
};

/** A control, or what is in its place where React has drawn the page again. It still has its own part around it. */
const current = (control: Element, root: Element): Element | undefined => {
  if (control.isConnected) return control;
  const name = PARTS.find((one) => control.closest(one)) ?? "";
  const before = name && control.closest(name);
  const now = name && root.querySelector(name);
  if (!before || !now) return undefined;

  return likeIt(control, now)[likeIt(control, before).indexOf(control)];
};

/**
 * Repeats input from before React had attached its handlers. A press or focus whose control is not drawn yet is kept for
 * the next call, until the user does something newer.
 */
export const replayInput = (root: HTMLElement, held: HeldInput): void => {
  const forget = () => {
    held.pressed = undefined;
    held.focused = null;
  };
  for (const kind of ["pointerdown", "keydown"]) root.addEventListener(kind, forget, { once: true, capture: true });
  for (const [field, value] of held.entered) {
    const now = current(field, root);
    if (!(now instanceof HTMLInputElement)) continue;
    if (isChoice(now)) choose(now);
    else type(now, value);
    held.entered.delete(field);
  }
  const focused = held.focused && current(held.focused, root);
  if (focused instanceof HTMLElement) {
    held.focused = null;
    if (document.activeElement === document.body) focused.focus();
  }
  if (!held.pressed) return;
  const { button, detail } = held.pressed;
  button.removeAttribute("data-pressed");
  const now = current(button, root);
  if (!now) return;
  held.pressed = undefined;
  now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window, detail }));
};
