import { useEffect, useRef, useState, type RefObject } from "react";

/** How far outside the visible part an element counts as near. */
const MARGIN = "400px";

const waiting: (() => void)[] = [];

/** One element per frame, so that each picture is painted before the next one is laid out. */
const showNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(() => setTimeout(showNext));
};

const enqueue = (show: () => void): void => {
  waiting.push(show);
  if (waiting.length === 1) requestAnimationFrame(() => setTimeout(showNext));
};

export interface Nearness<Target extends Element> {
  readonly ref: RefObject<Target | null>;
  /** Whether the element has been near the visible part of the page. */
  readonly near: boolean;
}

/** Reports when an element first comes near the visible part of the page. Elements become near one after another. */
export const useNear = <Target extends Element>(atOnce: boolean): Nearness<Target> => {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    let cancelled = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        enqueue(() => {
          if (!cancelled) setNear(true);
        });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => {
      cancelled = true;
      observer.disconnect();
    };
  }, [near]);
  return { ref, near };
};
