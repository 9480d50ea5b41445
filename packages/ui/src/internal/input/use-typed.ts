import { useState } from "react";

interface Typed<Value> {
  readonly text: string;
  readonly value: Value;
  /** Whether the field was left since: only then its text may be wrong. */
  readonly left: boolean;
}

/**
 * The text of a field whose value is not a text: it stays as typed until the caller sets another value.
 * @param value the current value
 * @param format a value as text
 * @param onValue gets each new value
 */
export const useTyped = <Value>(value: Value, format: (value: Value) => string, onValue: (value: Value) => void) => {
  const [typed, setTyped] = useState<Typed<Value>>();
  const [seen, setSeen] = useState(value);
  if (!Object.is(seen, value)) {
    setSeen(value);
    if (!Object.is(typed?.value, value)) setTyped(undefined);
  }
  return {
    text: typed?.text ?? format(value),
    isTyping: typed?.left === false,
    take: (next: Typed<Value>) => {
      setTyped(next);
      if (!Object.is(next.value, value)) onValue(next.value);
    },
    forget: () => setTyped(undefined),
  };
};
