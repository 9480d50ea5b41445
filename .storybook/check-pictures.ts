import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { expect, inject } from "vitest";
import { page } from "vitest/browser";
import { drawnBy } from "../packages/ui/pictures/drawn-by.json";
import { screenOf, SCREENS } from "./screens.ts";
import { dressDocument } from "./surroundings.tsx";
import { THEMES } from "./themes.ts";

/** The wireframe brand has no look of its own: it shows what a theme leaves out. */
const PICTURED = THEMES.filter(({ brand }) => brand !== "wireframe");

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether each story is compared in every theme, and not in one only. */
    everyTheme: boolean;
  }
}

/** Another browser draws letters and curves otherwise: its pictures say nothing about ours. */
const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? navigator.userAgent;
const comparable = browser === drawnBy;
if (!comparable)
  console.warn(`The pictures of the stories were drawn by Chromium ${drawnBy}; ${browser} compares none.`);

/** The same theme for a story in every run, and all themes used alike. */
const oneTheme = (id: string) => {
  const sum = [...id].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return PICTURED.filter((_, index) => index === sum % PICTURED.length);
};

/** `Components/TextField`, `Long words` → `textfield/long-words`. */
const pictureOf = (title: string, name: string) =>
  `${title.replace("Components/", "")}/${name}`.toLowerCase().replaceAll(" ", "-");

/** A dialog, a menu, a message or a phone's bar lies over the page; what it covers is part of the picture. */
const OVER_THE_PAGE =
  'dialog[open], :popover-open, [data-radix-popper-content-wrapper], [data-component="Toast"], [data-component="TabBar"]';

/**
 * Compares a finished story of the kit with the picture kept of it.
 * @throws {Error} when it looks otherwise, or when there is no picture yet
 */
export const checkPictures: AfterEach<ReactRenderer> = async ({ canvasElement, globals, id, title, name }) => {
  // What is printed is compared with its own preview elsewhere.
  if (!comparable || title.startsWith("Configurators/")) return;
  await document.fonts.ready;
  const subject = document.querySelector(OVER_THE_PAGE) ? document.body : canvasElement;
  // Room for the shadows and focus rings of a part at the edge.
  canvasElement.style.padding = "1rem";
  const { width, height } = screenOf(globals);
  await page.viewport(width, height);
  // What lies below the window would be left out.
  if (subject.scrollHeight > height) await page.viewport(width, subject.scrollHeight);
  for (const theme of inject("everyTheme") ? PICTURED : oneTheme(id)) {
    dressDocument({ ...globals, ...theme });
    await expect
      .element(page.elementLocator(subject))
      .toMatchScreenshot(`${pictureOf(title, name)}-${theme.brand}-${theme.scheme}`);
  }
  canvasElement.style.padding = "";
  await page.viewport(SCREENS.desk.width, SCREENS.desk.height);
  dressDocument(globals);
};
