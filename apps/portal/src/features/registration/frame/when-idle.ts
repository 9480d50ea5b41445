import { afterFirstPaint } from "../../../platform/paint/after-first-paint.ts";
import { onIdle } from "../../../platform/paint/on-idle.ts";

/**
 * Runs a task once, when the page has painted and the browser is idle, or as soon as the user presses or types something.
 * The returned function cancels it.
 */
export const whenIdle = (task: () => void): (() => void) => {
  const events = new AbortController();
  let cancelIdle: (() => void) | undefined;
  const stop = () => {
    events.abort();
    cancelPaint();
    cancelIdle?.();
  };
  const run = () => {
    stop();
    task();
  };
  const cancelPaint = afterFirstPaint(() => {
    cancelIdle = onIdle(run);
  });
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, run, { capture: true, passive: true, signal: events.signal });
  }

  return stop;
};
