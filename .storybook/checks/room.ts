import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { page } from "vitest/browser";
import { dressDocument } from "../surroundings.tsx";

/**
 * The narrowest screen that must work: a small phone, or 1280 px at 400 % zoom (WCAG 2.2, 1.4.10); 1280 px at 200 %
 * zoom; and the width that stories are drawn in, last.
 */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1080, height: 800 },
];

const name = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.className}">`;

const reachesOut = (width: number) =>
  [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    })
    .slice(0, 3)
    .map((element) => `    ${name(element)}`);

const CLEAR = /^(?:transparent|rgba\(.*, 0\))$/;

/** Draws an edge or a ground of its own, or cuts off what does not fit. */
const isBox = (element: Element) => {
  const { backgroundColor, borderInlineEndColor, borderInlineEndWidth, overflowX } = getComputedStyle(element);
  const edged = borderInlineEndWidth !== "0px" && !CLEAR.test(borderInlineEndColor);
  return edged || !CLEAR.test(backgroundColor) || overflowX !== "visible";
};

/** A row that may be scrolled sideways. */
const scrolls = (element: Element | null): boolean =>
  element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

const boxAround = (element: Element | null): Element | undefined => {
  if (element === null || element === document.documentElement) return undefined;
  return isBox(element) ? element : boxAround(element.parentElement);
};

/** Words wider than their box, or outside the screen: cut off, or drawn over an edge. */
const wordsOutside = () => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    const box = boxAround(parent) ?? document.body;
    // Nothing to see: a hidden text is a box of one pixel.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || box.clientWidth <= 1) continue;
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
    const edges = [box.getBoundingClientRect()];
    if (!scrolls(parent)) edges.push(new DOMRect(0, 0, document.documentElement.clientWidth, 0));
    range.selectNodeContents(text);
    const out = [...range.getClientRects()].some(({ left, right }) =>
      edges.some((edge) => left < edge.left - 1 || right > edge.right + 1),
    );
    if (out) found.push(`    “${text.textContent?.trim().slice(0, 40)}” in ${name(box)}`);
  }
  return found.slice(0, 3);
};

/** A story with this tag has too little room on purpose: the check fails if it does not find it. */
const MUST_FAIL = "room-must-fail";

/**
 * Draws the finished story in three widths, in both directions.
 * @throws {Error} when the page can be scrolled sideways, naming what reaches out, or when words leave their box; for
 *   a story tagged `room-must-fail`, when any width and direction shows neither
 */
export const checkRoom: AfterEach<ReactRenderer> = async ({ globals, tags }) => {
  const problems: string[] = [];
  const silent: string[] = [];
  for (const { width, height } of SCREENS) {
    await page.viewport(width, height);
    for (const direction of ["ltr", "rtl"]) {
      dressDocument({ ...globals, direction });
      // Parts that take the direction as a prop are drawn again.
      await new Promise((resolve) => setTimeout(resolve));
      const { scrollWidth, clientWidth } = document.documentElement;
      const where = `${width} px, ${direction}`;
      const outside = wordsOutside();
      if (scrollWidth > clientWidth) problems.push(`${where}: scrolls to ${scrollWidth}`, ...reachesOut(clientWidth));
      if (outside.length > 0) problems.push(`${where}: words leave their box`, ...outside);
      if (scrollWidth <= clientWidth && outside.length === 0) silent.push(where);
    }
  }
  dressDocument(globals);
  if (tags.includes(MUST_FAIL)) {
    if (silent.length > 0) throw new Error(`The check saw nothing in a story without room: ${silent.join("; ")}`);
    return;
  }
  if (problems.length > 0) throw new Error(`Too little room:\n${problems.join("\n")}`);
};
