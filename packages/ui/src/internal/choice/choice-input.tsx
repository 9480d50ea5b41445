import { type ComponentPropsWithRef, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { choiceState, followChoice, showState } from "./choice-state.ts";

interface ChoiceInputProps extends ComponentPropsWithRef<"input"> {
  readonly indeterminate?: boolean | undefined;
  /** The initial choice is the kit's own, so that of a form library replaces it. */
  readonly isImplied?: boolean | undefined;
  /** Holds the radio button of its group that was checked last, also without an event. */
  readonly holder?: RefObject<HTMLInputElement | null> | null | undefined;
  /** Called after each change of `checked`, also one without an event; the same function in every render. */
  readonly onChecked?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox or radio button whose `data-state` is right however it changes. */
export const ChoiceInput = ({
  indeterminate = false,
  isImplied = false,
  ref,
  holder,
  onChecked,
  onChange,
  ...input
}: ChoiceInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  // Before the caller's ref, which may set `checked`.
  useLayoutEffect(
    () => (own.current ? followChoice(own.current, { holder, onChecked }) : undefined),
    [holder, onChecked],
  );
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
    // React may have written an initial state that is over.
    showState(own.current);
  });
  return (
    <input
      {...input}
      ref={own}
      data-state={choiceState(indeterminate, input.checked ?? input.defaultChecked)}
      onChange={(event) => {
        // A click removes the mixed state of a controlled checkbox too, as it changes `checked`, which React restores.
        if (input.checked !== undefined) event.target.indeterminate = indeterminate;
        onChange?.(event);
      }}
    />
  );
};
