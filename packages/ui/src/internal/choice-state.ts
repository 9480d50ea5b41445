type ChoiceState = "checked" | "unchecked" | "indeterminate";

/** `data-state` of a checkbox, switch or radio button. */
export const choiceState = (indeterminate: boolean, checked: boolean | undefined): ChoiceState =>
  indeterminate ? "indeterminate" : checked ? "checked" : "unchecked";

/** Writes the state into a followed choice. */
const show = (element: unknown): void => {
  if (!(element instanceof HTMLInputElement) || element.dataset["state"] === undefined) return;
  element.dataset["state"] = choiceState(element.indeterminate, element.checked);
};

/** A radio button also changes the one that was chosen before. */
const showGroup = (choice: HTMLInputElement): void => {
  show(choice);
  if (choice.type === "radio") document.getElementsByName(choice.name).forEach(show);
};

/** Form libraries and React set the property, which makes no event. */
const followProperty = (choice: HTMLInputElement, name: "checked" | "indeterminate"): void => {
  // React has a property of its own on the element.
  const inner =
    Object.getOwnPropertyDescriptor(choice, name) ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
  Object.defineProperty(choice, name, {
    configurable: true,
    get: () => inner?.get?.call(choice),
    set: (value: boolean) => {
      const before = choice[name];
      inner?.set?.call(choice, value);
      // React also sets what it was.
      if (choice[name] !== before) showGroup(choice);
    },
  });
};

let listening = false;
const listen = (): void => {
  if (listening) return;
  listening = true;
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) showGroup(target);
  };
  const onReset = ({ target }: Event) => {
    // The event comes before the reset.
    if (target instanceof HTMLFormElement) setTimeout(() => [...target.elements].forEach(show));
  };
  document.addEventListener("change", onChange, true);
  document.addEventListener("reset", onReset, true);
};

/** Keeps `data-state` of a checkbox or radio button right, however it changes. */
export const followChoice = (choice: HTMLInputElement): void => {
  listen();
  if (!Object.hasOwn(choice, "indeterminate")) {
    followProperty(choice, "checked");
    followProperty(choice, "indeterminate");
  }
  show(choice);
};
