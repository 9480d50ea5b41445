import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { FontData, FontWeight } from "../src/artwork/font/font-data.ts";
import { PRINT_CHARACTERS } from "./print-font-characters.ts";
import { readFontData, single } from "./print-font-data.ts";

/**
 * Builds the print font: one subset per weight of Geologica (OFL, no reserved name; all letters of the 15 languages,
 * Bulgarian, Serbian and Romanian forms, kerning in both scripts). From it, writes the data that measures and draws
 * text, so that neither the browser nor the backend needs a font engine.
 */

const SOURCES: Readonly<Record<FontWeight, string>> = {
  regular: "@expo-google-fonts/geologica/400Regular/Geologica_400Regular.ttf",
  bold: "@expo-google-fonts/geologica/700Bold/Geologica_700Bold.ttf",
};

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

const moduleOf = (weight: FontWeight, data: FontData): string =>
  `// Written by scripts/print-font.ts from assets/print-font/${weight}.ttf (Geologica, OFL-1.1).\n` +
  `import type { FontData } from "../font-data.ts";\n\n` +
  `export const ${weight.toUpperCase()}: FontData = ${JSON.stringify(data)};\n`;

for (const weight of ["regular", "bold"] as const) {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCES[weight]));
  const subset = await subsetFont(source, PRINT_CHARACTERS, { targetFormat: "truetype" });
  writeFileSync(here(`assets/print-font/${weight}.ttf`), subset);
  const data = readFontData(single(create(subset)));
  writeFileSync(here(`src/artwork/font/generated/${weight}.ts`), moduleOf(weight, data));
}
