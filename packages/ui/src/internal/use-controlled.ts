import { useState } from "react";

/**
 * State that can be controlled by the caller.
 * @param value the caller's state; `undefined` makes it uncontrolled
 * @param initial the initial state when uncontrolled
 * @param onChange called with every new state
 */
export const useControlled = <Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] => {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
};
