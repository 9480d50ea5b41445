import { useEffect, useState } from "react";

/** A value that follows another once that has stood still for a while. */
export const useDebounced = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);

    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled;
};
