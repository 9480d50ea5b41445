import { useState } from "react";

/**
 * A state that the caller may hold.
 * @param value the caller's state; `undefined` lets the part hold it
 * @param initial the state at first when the part holds it
 * @param onChange is called with every new state
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
