import { useEffect, useEffectEvent } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTextControl = (element: Element | null): element is TextControl =>
  element?.matches("input, textarea, select") ?? false;

/**
 * Calls back after the form around a field was reset, when its fields have their initial values again.
 * @param id id of the field's control
 */
export const useFormReset = (id: string, onReset: (control: { readonly value: string }) => void): void => {
  const react = useEffectEvent(onReset);
  useEffect(() => {
    const listen = (event: Event) => {
      const control = document.getElementById(id);
      if (!isTextControl(control) || control.form !== event.target) return;
      // The event comes before the reset, which the app may prevent.
      setTimeout(() => {
        if (!event.defaultPrevented) react(control);
      });
    };
    document.addEventListener("reset", listen);
    return () => document.removeEventListener("reset", listen);
  }, [id]);
};
