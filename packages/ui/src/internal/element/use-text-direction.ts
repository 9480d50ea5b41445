import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

type Direction = "ltr" | "rtl";

/** Calls back after an element was given another direction, as the whole page is with a language of the other one. */
const followDirections = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { attributes: true, attributeFilter: ["dir"], subtree: true });
  return () => observer.disconnect();
};

/** The direction of the text in an element, also after it has changed; `ltr` without an element. */
export const useDirectionOf = (element: Element | null): Direction =>
  useSyncExternalStore<Direction>(
    followDirections,
    () => (element?.matches(":dir(rtl)") ? "rtl" : "ltr"),
    () => "ltr",
  );

/**
 * The direction of the text around an element, for parts of other libraries, which take it as a prop and set it as an
 * attribute.
 * @returns the ref of the element, and its direction, `ltr` until it is in the page
 */
export const useTextDirection = <Found extends HTMLElement>(): readonly [RefObject<Found | null>, Direction] => {
  const ref = useRef<Found>(null);
  const [around, setAround] = useState<Element | null>(null);
  // Not the element itself: Radix gives it a direction of its own.
  useLayoutEffect(() => setAround(ref.current?.parentElement ?? null), []);
  return [ref, useDirectionOf(around)];
};
