interface Preventable {
  readonly defaultPrevented: boolean;
}

/** Calls the caller's handler, then the component's own unless the first called `event.preventDefault()`. */
export const callBoth =
  <Event extends Preventable>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
