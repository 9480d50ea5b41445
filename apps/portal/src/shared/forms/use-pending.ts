import { useCallback, useRef, useState } from "react";

/**
 * Runs one thing at a time: while it is under way another call does nothing and gives `undefined`, so
 * that a double tap or Enter with a click sends once. `pending` is for the eye and comes a moment later.
 */
export const usePending = () => {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);

  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(true);
    try {
      return await work();
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);

  return { pending, run };
};
