import { type RefObject, useEffect, useRef } from "react";
import type { Step } from "./steps.ts";

/** Shows a new step from its start: scrolled up, with the focus on its card, unless a refused field has taken it. */
export const useStepStart = (step: Step, isMarked: boolean): RefObject<HTMLDivElement | null> => {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (isMarked) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [step, isMarked]);

  return top;
};
