import { LANGUAGES } from "@lucarne/api-client/languages";
import { expect, it } from "vitest";

import { textOf } from "../../texts/texts.ts";
import { RefusedFile, type Refusal } from "../refusal.ts";
import { inspectOrderFile } from "./inspect-file.ts";
import { programOf } from "./program-of.ts";

const WRITTEN: readonly (readonly [what: string, content: string, program: string | undefined])[] = [
  ["CorelDRAW", "<!-- Creator: CorelDRAW 2021 -->", "CorelDRAW"],
  ["CorelDRAW for Illustrator", "%%Creator: CorelDRAW 24\n%%Adobe Illustrator 8.0", "CorelDRAW"],
  ["Affinity", '<svg xmlns:serif="http://www.serif.com/">', "Affinity"],
  ["Inkscape", '<svg inkscape:version="1.3.2">', "Inkscape"],
  ["InDesign", "/Creator(Adobe InDesign 19.0)", "InDesign"],
  ["Illustrator", "<!-- Generator: Adobe Illustrator 27.0 -->", "Illustrator"],
  ["Figma", '<path data-figma-bg-blur-radius="4"/>', "Figma"],
  ["Canva", "/Creator (Canva)", "Canva"],
  ["Word", "/Producer(Microsoft\u00ae Word 2016)", "Office"],
  [
    "PowerPoint with two bytes for each letter",
    "\0M\0i\0c\0r\0o\0s\0o\0f\0t\0\u00ae\0 \0P\0o\0w\0e\0r\0P\0o\0i\0n\0t",
    "Office",
  ],
  ["a program without steps", "%%Creator: gnuplot", undefined],
];

it.each(WRITTEN)("a file of %s is known by what it says", (_what, content, program) => {
  expect(programOf(Buffer.from(content, "latin1"))).toBe(program);
});

it("a name at the end of a large file is found", () => {
  expect(programOf(Buffer.concat([Buffer.alloc(2_000_000, 32), Buffer.from("/Creator(Canva)")]))).toBe("Canva");
});

/** As the texts name the programs. */
const NAMES = [...new Set(WRITTEN.flatMap(([, , program]) => program ?? []))].map((program) => ({
  program,
  name: program === "Office" ? "Word, PowerPoint, Publisher" : program,
}));

it.each(LANGUAGES.map(({ code }) => code))(
  "each text with steps says those of each program, and no others, in %s",
  (language) => {
    for (const text of ["file.pdf_fonts", "file.svg_effects", "file.svg_not_drawing", "file.svg_text"] as const)
      for (const { program, name } of NAMES) {
        const shown = textOf(language, text, { program });
        expect(NAMES.filter((other) => shown.includes(other.name))).toEqual([{ program, name }]);
        expect(shown).toContain(`${name}: `);
      }
  },
);

const refused = async (content: string): Promise<Refusal> => {
  const error: unknown = await inspectOrderFile(Buffer.from(content), "logo.svg").catch((cause: unknown) => cause);
  if (!(error instanceof RefusedFile)) throw new Error("It was not refused.");
  return error.refusal;
};

it.each<[string, string, string[], string[]]>([
  [
    "of a known program names its own steps",
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ["Inkscape"],
    ["CorelDRAW"],
  ],
  ["of an unknown program names those of the usual ones", "", ["Illustrator", "CorelDRAW", "Inkscape"], ["select"]],
])("the refusal of a drawing %s", async (_what, attribute, named, left) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attribute} viewBox="0 0 9 9"><text>Dach</text></svg>`;
  const { text, params } = await refused(svg);
  for (const language of ["en", "pl", "uk"] as const) {
    const shown = textOf(language, text, params);
    for (const name of named) expect(shown).toContain(name);
    for (const name of left) expect(shown).not.toContain(name);
  }
});
