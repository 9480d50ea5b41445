import { useCallback, useLayoutEffect, useRef } from "react";

/** How far from the end still counts as there, in px. */
const MAX_DISTANCE = 80;

const boxOf = (element: HTMLElement): Element =>
  // On a phone the page scrolls, on a wide screen the box; a short chat there scrolls nothing.
  getComputedStyle(element).overflowY === "visible" ? (document.scrollingElement ?? element) : element;

const isAtEnd = (box: Element): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < MAX_DISTANCE;

/**
 * Keeps a box of messages at its end: at the first view, after an own message, and after others when the reader is at
 * the end already (SUP-6).
 * @param end names the last message; `undefined` until there is one
 * @param isOwn the last message is the reader's own
 */
export const useStickToEnd = (end: string | undefined, isOwn: boolean) => {
  const element = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = useRef<string>(undefined);

  const ref = useCallback((node: HTMLDivElement | null) => {
    element.current = node;
    const note = () => {
      if (element.current) atEnd.current = isAtEnd(boxOf(element.current));
    };
    node?.addEventListener("scroll", note);
    window.addEventListener("scroll", note);

    return () => {
      node?.removeEventListener("scroll", note);
      window.removeEventListener("scroll", note);
    };
  }, []);

  useLayoutEffect(() => {
    if (end === undefined || end === last.current || !element.current) return;
    const isFirst = last.current === undefined;
    last.current = end;
    const box = boxOf(element.current);
    if (isFirst || isOwn || atEnd.current) box.scrollTop = box.scrollHeight;
  }, [end, isOwn]);

  return ref;
};
