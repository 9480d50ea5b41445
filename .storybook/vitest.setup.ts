import { setProjectAnnotations } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { afterAll, beforeAll } from "vitest";
import { WAIT_LIMIT } from "../test-limits.ts";
import { checkEveryTheme } from "./checks/every-theme.ts";
import { checkMotion } from "./checks/motion.ts";
import { checkPictures } from "./checks/pictures.ts";
import { checkRoom } from "./checks/room.ts";
import * as preview from "./preview.tsx";

const stillness = new CSSStyleSheet();

configure({ asyncUtilTimeout: WAIT_LIMIT });

// A colour in the middle of its transition is not the colour that axe should measure.
beforeAll(() => {
  stillness.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets.push(stillness);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
});

setProjectAnnotations([
  preview,
  { afterEach: checkEveryTheme },
  { afterEach: checkRoom },
  { afterEach: checkMotion },
  { afterEach: checkPictures },
]);
