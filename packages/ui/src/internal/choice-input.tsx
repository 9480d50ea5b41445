import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { choiceState, followChoice } from "./choice-state.ts";

interface ChoiceInputProps extends ComponentPropsWithRef<"input"> {
  readonly indeterminate?: boolean | undefined;
}

/** A native checkbox or radio button whose `data-state` is right however it changes. */
export const ChoiceInput = ({ indeterminate = false, ref, onChange, ...input }: ChoiceInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  const state = choiceState(indeterminate, input.checked ?? input.defaultChecked);
  // Before the caller's ref, which may set `checked`. Later, what React writes may be an initial state that is over.
  useLayoutEffect(() => {
    if (own.current) followChoice(own.current);
  });
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  return (
    <input
      {...input}
      ref={own}
      data-state={state}
      onChange={(event) => {
        // A click removes the mixed state of a controlled checkbox too, as it changes `checked`, which React restores.
        if (input.checked !== undefined) event.target.indeterminate = indeterminate;
        onChange?.(event);
      }}
    />
  );
};
