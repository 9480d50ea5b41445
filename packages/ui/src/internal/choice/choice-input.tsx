import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from "react";

interface ChoiceInputProps extends ComponentPropsWithRef<"input"> {
  readonly indeterminate?: boolean | undefined;
  /** The initial choice is the kit's own, so that of a form library replaces it. */
  readonly isImplied?: boolean | undefined;
}

/** A native checkbox or radio button. */
export const ChoiceInput = ({
  indeterminate = false,
  isImplied = false,
  ref,
  onChange,
  ...input
}: ChoiceInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!own.current) return;
    own.current.indeterminate = indeterminate;
    // A reset of the form, also the one after an action, chooses this. React sets it only when the input mounts.
    if (input.checked !== undefined) own.current.defaultChecked = input.checked;
  }, [indeterminate, input.checked]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => {
    // react-hook-form keeps an initial choice that it finds.
    if (isImplied && own.current) own.current.defaultChecked = false;
    return own.current;
  }, [isImplied]);
  useLayoutEffect(() => {
    if (isImplied && own.current) own.current.defaultChecked = input.defaultChecked === true;
  });
  return (
    <input
      {...input}
      ref={own}
      onChange={(event) => {
        // A click removes the mixed state of a controlled checkbox too, as it changes `checked`, which React restores.
        if (input.checked !== undefined) event.target.indeterminate = indeterminate;
        onChange?.(event);
      }}
    />
  );
};
