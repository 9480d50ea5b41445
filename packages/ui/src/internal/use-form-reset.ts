import { useEffect, useEffectEvent } from "react";

/**
 * Calls back after the form around a field was reset, when its fields have their initial values again.
 * @param id id of the field's control
 */
export const useFormReset = (id: string, onReset: (control: { readonly value: string }) => void): void => {
  const react = useEffectEvent(onReset);
  useEffect(() => {
    const listen = ({ target }: Event) => {
      const control = document.getElementById(id);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      // The event comes before the reset.
      if (control.form === target) setTimeout(() => react(control));
    };
    document.addEventListener("reset", listen);
    return () => document.removeEventListener("reset", listen);
  }, [id]);
};
