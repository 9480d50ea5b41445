import { tabbable } from "tabbable";
import { isTab } from "../element/is-tab.ts";

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Frames are tab stops too, which the library ignores. */
const framesIn = (box: HTMLElement) =>
  [...box.querySelectorAll("iframe")].filter(
    (frame) => frame.tabIndex >= 0 && frame.getClientRects().length > 0 && frame.closest("[inert]") === null,
  );

const stopsIn = (box: HTMLElement): readonly (HTMLElement | SVGElement)[] => {
  const frames = framesIn(box);
  const stops = tabbable(box);
  return frames.length === 0 ? stops : [...stops, ...frames].sort((one, other) => (isBefore(one, other) ? -1 : 1));
};

/**
 * `keydown` listener of a modal: Tab moves from the last tab stop to the first, and Shift + Tab from the first to
 * the last (APG). Without it, focus would move to the browser's toolbar.
 */
export const tabAround = (event: KeyboardEvent) => {
  const { currentTarget: box, target } = event;
  if (!isTab(event) || event.defaultPrevented) return;
  if (!(box instanceof HTMLElement && target instanceof Element) || target.closest("dialog") !== box) return;
  const stops = stopsIn(box);
  const hasNext = stops.some((stop) => (event.shiftKey ? isBefore(stop, target) : isBefore(target, stop)));
  if (hasNext) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};
