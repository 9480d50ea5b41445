import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * The direction of the text around an element, for parts of Radix, which take it as a prop and set it as an attribute.
 * @returns the ref of the element, and its direction, `ltr` until it is in the page
 */
export const useTextDirection = <Found extends HTMLElement>(): readonly [RefObject<Found | null>, "ltr" | "rtl"] => {
  const ref = useRef<Found>(null);
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useLayoutEffect(() => {
    // Not the element itself: Radix gives it a direction of its own.
    const around = ref.current?.parentElement;
    if (around) setDirection(around.matches(":dir(rtl)") ? "rtl" : "ltr");
  }, []);
  return [ref, direction];
};
