import { afterLoad } from "./after-load.ts";

/** The longest wait for an idle moment, in milliseconds. */
const MAX_WAIT = 2000;
/** How long after loading a page counts as idle in a browser without `requestIdleCallback`, in milliseconds. */
const SETTLED = 1000;

/**
 * Calls back when the main thread is idle. Safari has no `requestIdleCallback`: there it is some time after the page has
 * loaded, because HTML is painted before its scripts have run. The returned function cancels it.
 */
export const onIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: MAX_WAIT });

    return () => cancelIdleCallback(handle);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancelLoad = afterLoad(() => {
    timer = setTimeout(task, SETTLED);
  });

  return () => {
    cancelLoad();
    clearTimeout(timer);
  };
};
