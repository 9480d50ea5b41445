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

/** Whether the user has entered something else than the page came with. */
const isEntered = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/**
 * Keeps input that arrives before React has attached its handlers: what was entered into fields, and the last click on a
 * button. The returned function passes all of it to React's handlers (PERF-12).
 */
export const holdInput = (root: HTMLElement): (() => void) => {
  let pressed: HTMLButtonElement | undefined;
  // Stored here too, because React resets a controlled choice when it takes the page over.
  const entered = new Map<HTMLInputElement, string>();
  const store = (field: HTMLInputElement) => {
    if (field.type === "radio")
      for (const other of entered.keys()) if (other.name === field.name) entered.delete(other);
    if (isEntered(field)) entered.set(field, field.value);
    else entered.delete(field);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) store(target);
  };
  // Enter in a field also causes a click on its form's button.
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  // Browsers restore and fill in fields without an event, before this or after it.
  root.querySelectorAll("input").forEach(store);
  root.addEventListener("input", onInput, { capture: true });
  root.addEventListener("click", onClick, { capture: true });

  return () => {
    root.removeEventListener("input", onInput, { capture: true });
    root.removeEventListener("click", onClick, { capture: true });
    for (const field of root.querySelectorAll("input")) if (!isChoice(field) && isEntered(field)) store(field);
    for (const [field, value] of entered)
      if (isChoice(field)) choose(field);
      else type(field, value);
    pressed?.click();
  };
};
