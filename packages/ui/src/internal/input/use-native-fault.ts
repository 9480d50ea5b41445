import { useLayoutEffect } from "react";
import { isTextControl } from "./use-form-reset.ts";

/**
 * Tells the browser what is wrong with a field whose text is not its value, so that it does not send a form without
 * `noValidate`.
 * @param id id of the field's control
 * @param fault what is wrong, in words; undefined for nothing
 */
export const useNativeFault = (id: string, fault: string | undefined): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (isTextControl(control)) control.setCustomValidity(fault ?? "");
  }, [id, fault]);
};
