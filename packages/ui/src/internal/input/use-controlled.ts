import { useState } from "react";

/**
 * State that can be controlled by the caller.
 * @param value the caller's state; `undefined` makes it uncontrolled
 * @param initial the initial state when uncontrolled
 * @param onChange called with every new state
 */
export const useControlled = <Value, Initial extends Value | undefined = Value>(
  value: Value | undefined,
  initial: Initial,
  onChange: ((value: Value) => void) | undefined,
): [Value | Initial, (value: Value) => void] => {
  const [own, setOwn] = useState<Value | Initial>(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};
