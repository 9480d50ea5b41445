/** A signal that is aborted with the first of two. Safari before 17.4 and Firefox before 124 lack `AbortSignal.any`. */
export const eitherSignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  if (typeof AbortSignal.any === "function") return AbortSignal.any([one, other]);
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener("abort", () => both.abort(signal.reason), { once: true, signal: both.signal });
  }

  return both.signal;
};
