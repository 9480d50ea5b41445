import { contrast } from "@lucarne/ui/testing/contrast";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../testing/render-screen.tsx";

/** The icons that the demo's server names, as they are shipped. */
const ICONS = Object.keys(import.meta.glob("../../../../public/art/icons/*.svg")).map((path) =>
  path.replace(/^.*\/public/u, ""),
);

/** The colours of all icons. */
const coloursOf = async (addresses: readonly string[]): Promise<string[]> => {
  const drawings = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));

  return [...new Set(drawings.flatMap((svg) => svg.match(/#[\da-f]{6}/giu) ?? []))];
};

const toHex = (computed: string): string => {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (computed.match(/[\d.]+/gu) ?? []).map(Number);
  if (opacity !== 1) return "";

  return `#${[red, green, blue].map((level) => level.toString(16).padStart(2, "0")).join("")}`;
};

/** The colour behind an element: its own, that of its pane, or that of what is around it. */
const groundOf = (element: Element): string => {
  const own = [getComputedStyle(element, "::before"), getComputedStyle(element)].map((style) =>
    toHex(style.backgroundColor),
  );
  const found = own.find((colour) => colour !== "");

  return found ?? (element.parentElement ? groundOf(element.parentElement) : "#ffffff");
};

test.each([
  ["/rewards", "light"],
  ["/rewards", "dark"],
  ["/user", "light"],
  ["/user", "dark"],
])("each icon of the server on %s has 3 : 1 to its ground in the %s scheme", async (path, scheme) => {
  const root = document.documentElement;
  root.dataset["scheme"] = scheme;
  onTestFinished(() => {
    delete root.dataset["scheme"];
  });
  // The screen answers all calls itself.
  const colours = await coloursOf(ICONS);
  expect(colours.length).toBeGreaterThan(0);
  await renderScreen(path);
  const icons = (): Element[] => [...page.getByRole("main").element().querySelectorAll('img[src^="/art/icons/"]')];
  await expect.poll(() => icons().length).toBeGreaterThan(0);
  const grounds = [...new Set(icons().map(groundOf))];
  for (const ground of grounds)
    for (const colour of colours) expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
});
