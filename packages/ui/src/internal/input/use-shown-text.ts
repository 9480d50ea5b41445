import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isTextControl, useFormReset } from "./use-form-reset.ts";
import { watchProperty } from "./watch-property.ts";

export interface ShownTextOptions {
  /** Id of the control: an `input`, a `textarea` or a `select`. */
  readonly id: string;
  /** The text (controlled). */
  readonly value: string | undefined;
  /** The initial text (uncontrolled). */
  readonly defaultValue: string;
  /** Called with the text after a reset of the form. */
  readonly onReset?: ((text: string) => void) | undefined;
}

/**
 * Text of a control that its part also shows in another way: as cells, a count or a list. The text of an uncontrolled
 * control is the control's own, because form libraries and browsers also write it without an event.
 * @returns the text, the function that takes what was typed, and the props of the control
 */
export const useShownText = ({ id, value, defaultValue, onReset }: ShownTextOptions) => {
  const [own, setOwn] = useState(defaultValue);
  useFormReset(id, ({ value: text }) => {
    if (value !== undefined) return;
    setOwn(text);
    onReset?.(text);
  });
  const control = useRef<Element>(null);
  const follow = useEffectEvent(() => {
    control.current = document.getElementById(id);
    if (value !== undefined || !isTextControl(control.current)) return;
    if (control.current.value !== own) setOwn(control.current.value);
  });
  // Refs of the caller are set by now, and with them what a form library fills in.
  useLayoutEffect(() => follow());
  useLayoutEffect(() => {
    const watched = document.getElementById(id);
    return isTextControl(watched) ? watchProperty(watched, "value", () => follow()) : undefined;
  }, [id]);
  return [value ?? own, setOwn, value === undefined ? { defaultValue } : { value }] as const;
};
