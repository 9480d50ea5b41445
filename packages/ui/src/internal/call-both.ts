interface Preventable {
  readonly defaultPrevented: boolean;
}

/** Calls the caller's handler, then the part's own, which `event.preventDefault()` in the first one skips. */
export const callBoth =
  <Event extends Preventable>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
