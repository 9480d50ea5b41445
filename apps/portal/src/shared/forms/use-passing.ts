import { useCallback, useEffect, useState } from "react";

/** How long a success message is shown, in milliseconds (FORM-7). */
const SUCCESS_MS = 5_000;

/** A value that is cleared after a while; setting it again restarts the time. */
export const usePassing = (milliseconds = SUCCESS_MS) => {
  const [turn, setTurn] = useState(0);
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setPassed(turn), milliseconds);

    return () => clearTimeout(timer);
  }, [turn, milliseconds]);

  return {
    shown: turn !== passed,
    show: useCallback(() => setTurn((last) => last + 1), []),
    hide: () => setPassed(turn),
  };
};
