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

const isChoice = ({ type: kind }: HTMLInputElement): boolean => kind === "radio" || kind === "checkbox";

const retype = (field: HTMLInputElement): void => {
  const { value, checked } = field;
  if (!isChoice(field)) {
    if (value !== field.defaultValue) type(field, value);
  } else if (checked && !field.defaultChecked) choose(field);
};

/**
 * Keeps input that arrives before React has attached its handlers: fields keep their values in the page, and the last
 * click on a button is stored. The returned function passes all of it to React's handlers (PERF-12).
 */
export const holdInput = (root: HTMLElement): (() => void) => {
  let pressed: HTMLButtonElement | undefined;
  // Enter in a field also causes a click on its form's button.
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  root.addEventListener("click", hold, { capture: true });

  return () => {
    root.removeEventListener("click", hold, { capture: true });
    for (const field of root.querySelectorAll("input")) retype(field);
    pressed?.click();
  };
};
