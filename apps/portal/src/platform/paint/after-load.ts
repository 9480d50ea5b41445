/** Runs a task once the page has loaded with its scripts and styles, at once when it has; the returned function cancels it. */
export const afterLoad = (task: () => void): (() => void) => {
  const events = new AbortController();
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true, signal: events.signal });

  return () => events.abort();
};
