import type { RefObject } from "react";
import { watchProperty } from "../input/watch-property.ts";

type ChoiceState = "checked" | "unchecked" | "indeterminate";

/** `data-state` of a checkbox, switch or radio button. */
export const choiceState = (indeterminate: boolean, checked: boolean | undefined): ChoiceState =>
  indeterminate ? "indeterminate" : checked ? "checked" : "unchecked";

type Holder = RefObject<HTMLInputElement | null>;

/** What follows the state of a choice. */
interface Follower {
  /** Gets a radio button that is checked; in an uncontrolled group no render shows which it is. */
  readonly holder?: Holder | null | undefined;
  readonly onChecked?: ((checked: boolean) => void) | undefined;
}

const followers = new WeakMap<HTMLInputElement, Follower>();

/** Writes the state into a choice of the kit, which has one. */
export const showState = (element: Element | null): void => {
  if (!(element instanceof HTMLInputElement) || element.dataset["state"] === undefined) return;
  const state = choiceState(element.indeterminate, element.checked);
  if (element.dataset["state"] === state) return;
  element.dataset["state"] = state;
  const { holder, onChecked } = followers.get(element) ?? {};
  if (holder && element.checked) holder.current = element;
  onChecked?.(element.checked);
};

/** A radio button also changes the one that was chosen before. */
const showGroup = (choice: HTMLInputElement): void => {
  showState(choice);
  if (choice.type === "radio") document.getElementsByName(choice.name).forEach(showState);
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
    if (target instanceof HTMLFormElement) setTimeout(() => [...target.elements].forEach(showState));
  };
  document.addEventListener("change", onChange, true);
  document.addEventListener("reset", onReset, true);
};

/**
 * Keeps `data-state` of a checkbox or radio button right, however it changes.
 * @returns a function that stops it
 */
export const followChoice = (choice: HTMLInputElement, follower: Follower): (() => void) => {
  listen();
  followers.set(choice, follower);
  const stops = (["checked", "indeterminate"] as const).map((name) =>
    watchProperty(choice, name, () => showGroup(choice)),
  );
  return () => stops.forEach((stop) => stop());
};
