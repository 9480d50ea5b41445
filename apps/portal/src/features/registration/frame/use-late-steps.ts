import { useEffect } from "react";
import { loadInBackground } from "../../../platform/code/load-in-background.ts";
import { loadLateSteps } from "./load-late-steps.ts";
import { whenIdle } from "./when-idle.ts";

/** Loads the code of the later steps while the first one is filled in. */
export const useLateSteps = (): void =>
  useEffect(
    () =>
      whenIdle(() => {
        // Browsers remember a failed import: without a network none is tried, so that the review can load later.
        if (navigator.onLine) loadInBackground(loadLateSteps).catch(() => undefined);
      }),
    [],
  );
