import { useLayoutEffect } from "react";
import { isTextControl } from "./use-form-reset.ts";

/** The controls that have a fault of their own, and not one that an app has given them by `setCustomValidity`. */
const faulty = new WeakSet<Element>();

/**
 * Whether the text of a control is not its value, such as "31.2." in a field for a day. A form must not be sent with it, and
 * rules for values do not see it. A box that must be checked is not meant: rules see its value.
 */
export const hasOwnFault = (control: Element): control is HTMLInputElement =>
  faulty.has(control) && control.matches("input:invalid:not([type=checkbox])");

/**
 * Tells the browser what is wrong with a field whose text is not its value, so that it does not send a form without
 * `noValidate`. Forms with `noValidate` ask `hasOwnFault`.
 * @param id id of the field's control
 * @param fault what is wrong, in words; undefined for nothing
 */
export const useNativeFault = (id: string, fault: string | undefined): void => {
  // After each render: another control may have got this id.
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!isTextControl(control) || fault === undefined) return;
    control.setCustomValidity(fault);
    faulty.add(control);
    return () => {
      control.setCustomValidity("");
      faulty.delete(control);
    };
  });
};
