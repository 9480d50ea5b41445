import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { page } from "vitest/browser";
import { dressDocument } from "./surroundings.tsx";

/** The narrowest screen that must work: a small phone, or 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1080, height: 800 };

const reachesOut = (width: number) =>
  [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    })
    .slice(0, 3)
    .map((element) => `    <${element.tagName.toLowerCase()} class="${element.className}">`);

/**
 * Draws the finished story 320 px wide in both directions.
 * @throws {Error} when the page can be scrolled sideways, naming what reaches out
 */
export const checkSmallScreen: AfterEach<ReactRenderer> = async ({ globals }) => {
  await page.viewport(NARROW.width, NARROW.height);
  const problems: string[] = [];
  for (const direction of ["ltr", "rtl"]) {
    dressDocument({ ...globals, direction });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      problems.push([`${direction}: ${scrollWidth} px wide`, ...reachesOut(clientWidth)].join("\n"));
    }
  }
  dressDocument(globals);
  await page.viewport(WIDE.width, WIDE.height);
  if (problems.length > 0) throw new Error(`Wider than a screen of 320 px:\n${problems.join("\n")}`);
};
