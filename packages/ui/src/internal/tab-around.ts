const STOPS =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

/** A radio button beside the chosen one of its group is reached by arrows only. */
const isPassedOver = (stop: HTMLElement) =>
  stop instanceof HTMLInputElement &&
  stop.type === "radio" &&
  !stop.checked &&
  [...stop.ownerDocument.getElementsByName(stop.name)].some(
    (other) => other instanceof HTMLInputElement && other.checked,
  );

const stopsIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && stop.closest("[inert]") === null && !isPassedOver(stop),
  );

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * A modal's listener for `keydown`: after its last stop Tab goes on at the first, and back from the first to the last
 * (APG). The browser alone would lead out to its own bars.
 */
export const tabAround = (event: KeyboardEvent) => {
  const { currentTarget: box, target } = event;
  if (event.key !== "Tab" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(box instanceof HTMLElement && target instanceof Element) || target.closest("dialog") !== box) return;
  const stops = stopsIn(box);
  const goesOn = stops.some((stop) => (event.shiftKey ? isBefore(stop, target) : isBefore(target, stop)));
  if (goesOn) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};
