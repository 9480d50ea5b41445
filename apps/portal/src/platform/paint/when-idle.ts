import { afterFirstPaint } from "./after-first-paint.ts";

/** The longest wait for an idle moment, in milliseconds. */
const LATEST = 2000;

/** Calls back when the main thread is idle; Safari has no such call, there the next task has to do. */
const onIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: LATEST });

    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1);

  return () => clearTimeout(timer);
};

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
