import { setProjectAnnotations } from "@storybook/react-vite";
import { afterAll, beforeAll } from "vitest";
import { checkEveryTheme } from "./check-every-theme.ts";
import { checkMotion } from "./check-motion.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkRoom } from "./check-room.ts";
import * as preview from "./preview.tsx";

const stillness = new CSSStyleSheet();

// A colour half way through its transition would be measured as it never rests.
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
