import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";
import { expect, inject } from "vitest";
import { page } from "vitest/browser";
import { screenOf, SCREENS } from "../screens.ts";
import { dressDocument } from "../surroundings.tsx";
import { THEMES } from "../themes.ts";

/** A story with this tag is pictured in every theme that has a look of its own, all others in the first alone. */
const EVERY_THEME = "pictured-in-every-theme";
const PICTURED = THEMES.filter(({ brand }) => brand !== "wireframe");

declare module "vitest" {
  export interface ProvidedContext {
    /** Major version of the Chromium that has drawn the pictures. */
    picturesBy: number;
    /** Whether the pictures are left out on purpose (`npm test -- --without-pictures`). */
    withoutPictures: boolean;
  }
}

const version = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? navigator.userAgent;

/** Another browser draws letters and curves differently: a comparison would say nothing, so the check fails instead. */
const requirePinnedBrowser = () => {
  const pinned = String(inject("picturesBy"));
  if (version !== pinned)
    throw new Error(
      `The pictures of the stories were drawn by Chromium ${pinned}, and this is ${version}. ` +
        "Chromium is fetched from the npm registry on Linux x64 (scripts/lib/browsers/pinned-chromium.ts). " +
        "On another system run `npm test -- --without-pictures`.",
    );
};

/** `Components/TextField`, `Long words` → `textfield/long-words`. */
const pictureOf = (title: string, name: string) =>
  `${title.replace("Components/", "")}/${name}`.toLowerCase().replaceAll(" ", "-");

/**
 * A dialog, a menu, a message or a phone's bar lies over the page: the picture includes what it covers. A tooltip stays at
 * its control.
 */
const OVER_THE_PAGE =
  'dialog[open], [data-component="Menu"], [data-component="PopoverPanel"], :popover-open, [data-component="Toast"], [data-component="TabBar"]';

/**
 * Compares a finished story of the kit with its committed picture.
 * @throws {Error} when it looks different, when it has no picture yet, or in another browser than the pinned one
 */
export const checkPictures: AfterEach<ReactRenderer> = async ({ canvasElement, globals, tags, title, name }) => {
  // Only the kit has pictures. Printed material is compared with its own preview elsewhere.
  if (inject("withoutPictures") || /^(?:Configurators|Portal)\//.test(title)) return;
  requirePinnedBrowser();
  await document.fonts.ready;
  const subject = document.querySelector(OVER_THE_PAGE) ? document.body : canvasElement;
  // Room for the shadows and focus rings of a component at the edge.
  canvasElement.style.padding = "1rem";
  const { width, height } = screenOf(globals);
  await page.viewport(width, height);
  // A picture ends at the window's edge.
  if (subject.scrollHeight > height) await page.viewport(width, subject.scrollHeight);
  for (const theme of tags.includes(EVERY_THEME) ? PICTURED : PICTURED.slice(0, 1)) {
    dressDocument({ ...globals, ...theme });
    await expect
      .element(page.elementLocator(subject))
      .toMatchScreenshot(`${pictureOf(title, name)}-${theme.brand}-${theme.scheme}`);
  }
  canvasElement.style.padding = "";
  await page.viewport(SCREENS.desk.width, SCREENS.desk.height);
  dressDocument(globals);
};
