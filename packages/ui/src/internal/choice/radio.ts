import type { Ref, RefCallback } from "react";
import { followChoices } from "./follow-choices.ts";

/**
 * Ref of one radio button of a group. A ref object holds the tab stop; a ref function gets every radio button, as
 * `register` of react-hook-form expects.
 */
export const radioRef = (
  ref: Ref<HTMLInputElement> | undefined,
  isTabStop: boolean,
): Ref<HTMLInputElement> | undefined => (typeof ref === "function" || isTabStop ? ref : undefined);

const tabStopIn = (group: HTMLElement): HTMLInputElement | null =>
  group.querySelector<HTMLInputElement>("input:checked:enabled") ??
  group.querySelector<HTMLInputElement>("input:enabled");

/**
 * Ref of the element around a group. A ref object follows the choice. A ref function gets the tab stop once more, after
 * all radio buttons: a `Controller` of react-hook-form focuses the last one that it got.
 */
export const tabStopLast = (ref: Ref<HTMLInputElement> | undefined): RefCallback<HTMLElement> | undefined => {
  if (!ref) return undefined;
  return (group) => {
    if (!group) return undefined;
    if (typeof ref !== "function") return followChoices(() => void (ref.current = tabStopIn(group)));
    const tabStop = tabStopIn(group);
    return tabStop ? ref(tabStop) : undefined;
  };
};

/** `checked` or `defaultChecked` of one radio button. A `value` of `null` means that none is chosen. */
export const radioState = <Value extends string>(
  option: Value,
  value: Value | null | undefined,
  defaultValue: Value | undefined,
): { readonly checked: boolean } | { readonly defaultChecked: boolean } =>
  value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
