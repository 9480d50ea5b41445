import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkSheet, hasFaults } from "./check-brand.ts";
import { textReport } from "./report.ts";

const harbour = readFileSync(path.join(import.meta.dirname, "../../docs/harbour.css"), "utf8");
const replaced = (from: RegExp | string, to: string) => {
  const css = harbour.replace(from, to);
  expect(css).not.toBe(harbour);
  return css;
};
const said = (css: string) => checkSheet(css).findings.map(({ rule, message }) => `${rule}: ${message}`);

describe("a good brand", () => {
  it("has no findings, and every pair in both schemes", () => {
    const result = checkSheet(harbour);
    expect(result.findings).toEqual([]);
    expect(hasFaults(result)).toBe(false);
    const [brand] = result.brands;
    expect(brand?.name).toBe("harbour");
    expect(brand?.pairs.filter(({ scheme }) => scheme === "dark")).toHaveLength((brand?.pairs.length ?? 0) / 2);
    expect(brand?.pairs.find(({ foreground }) => foreground === "--lu-color-text")?.ratio).toBeGreaterThan(10);
  });

  it.each([
    ["hsl()", "hsl(303 49% 24%)"],
    ["oklch()", "oklch(0.34 0.12 328)"],
    ["color-mix()", "color-mix(in srgb, #5d2059, #000 10%)"],
    ["a variable of its own", "var(--plum)"],
    ["a fallback", "var(--nothing, #5d2059)"],
  ])("may write a colour as %s", (_, colour) => {
    const css = replaced(/--lu-color-primary: [^;]*;/, `--lu-color-primary: light-dark(${colour}, #cb92c5);`);
    expect(said(`:root { --plum: #5d2059 } ${css}`)).toEqual([]);
  });

  it.each([
    "system-ui",
    "-apple-system, 'Segoe UI', sans-serif",
    "Trebuchet MS, Noto Sans CJK JP",
    '"Font, with a comma", serif',
    "var(--own, Müller Sans), serif",
    "generic(kai), serif",
  ])("may write its font as %s", (font) => {
    expect(said(replaced(/--lu-font-family: [^;]*/, `--lu-font-family: ${font}`))).toEqual([]);
  });

  it.each(["@layer lu.theme.own", "@layer lu { @layer theme"])("may be in its layer as %s", (layer) => {
    const end = layer.includes("{") ? "}" : "";
    expect(said(`${replaced("@layer lu.theme", layer)}${end}`)).toEqual([]);
  });

  it.each([
    ["of the brand", '[data-brand="harbour"][data-scheme="dark"]'],
    ["of the brand inside an element", 'html [data-brand="harbour"][data-scheme="dark"]'],
    ["nested in the brand's", '[data-brand="harbour"] { &[data-scheme="dark"]'],
    [
      "of all but the other scheme",
      '@media (prefers-color-scheme: dark) { [data-brand="harbour"]:not([data-scheme="light"])',
    ],
  ])("may have a rule per scheme in place of light-dark(): %s", (_, start) => {
    // Brackets inside of brackets belong to one value.
    const value = String.raw`((?:[^,()]|\((?:[^()]|\([^()]*\))*\))+)`;
    const pair = new RegExp(String.raw`(--[\w-]+): light-dark\(${value},${value}\);`, "g");
    const light = harbour.replaceAll(pair, "$1: $2;");
    const values = harbour.match(pair)?.map((both) => both.replace(pair, "$1: $3;"));
    const dark = `@layer lu.theme { ${start} { ${values?.join(" ")} } }${start.includes("{") ? "}" : ""}`;
    expect(light).not.toContain("light-dark(");
    expect(said(`${light}${dark}`)).toEqual([]);
    // A colour of the dark rule is compared with the others of the dark scheme.
    const faulty = dark.replace(/(--lu-color-text:\s*)#edf2f3/, "$1#182229");
    expect(said(`${light}${faulty}`)).toContain(
      "low-contrast: dark: --lu-color-text #182229 on --lu-color-canvas #0f171c has a contrast of 1.12, and needs 4.5.",
    );
  });
});

describe("names", () => {
  it("a misspelt variable gets the closest one, and that one is missing", () => {
    const css = replaced(/--lu-color-text-muted:/, "--lu-color-text-mutet:");
    const { findings } = checkSheet(css);
    expect(findings.map(({ message }) => message)).toEqual([
      "The kit has no --lu-color-text-mutet. Did you mean --lu-color-text-muted?",
      "--lu-color-text-muted is missing.",
    ]);
    const line = css.split("\n").findIndex((text) => text.includes("mutet")) + 1;
    expect(findings[0]).toMatchObject({ rule: "unknown-variable", line, column: 5, brand: "harbour" });
  });

  it("a name that nothing resembles gets no suggestion", () => {
    const css = replaced("--lu-radius-scale:", "--lu-wings: 2; --lu-radius-scale:");
    expect(said(css)).toEqual(["unknown-variable: The kit has no --lu-wings."]);
  });

  it("a variable that is the same in all brands is a warning", () => {
    const result = checkSheet(replaced("--lu-radius-scale:", "--lu-space-medium: 2px; --lu-radius-scale:"));
    expect(result.findings.map(({ rule, level }) => [level, rule])).toEqual([["warning", "shared-variable"]]);
    expect(hasFaults(result)).toBe(false);
  });

  it("a variable of one scheme is missing in the other", () => {
    const css = replaced(
      /--lu-color-link: [^;]*;/,
      "@media (prefers-color-scheme: dark) { --lu-color-link: #cb92c5; }",
    );
    expect(said(css)).toEqual(["missing-variable: --lu-color-link is missing in light."]);
  });
});

describe("values", () => {
  it.each([
    ["--lu-color-link: [^;]*", "--lu-color-link: plumm", '--lu-color-link takes a colour, not "plumm".'],
    ["--lu-color-link: [^;]*", "--lu-color-link: var(--plum)", "--lu-color-link has no value: --plum is not set."],
    [
      "--lu-color-link: [^;]*",
      "--lu-color-link: var(--lu-color-link)",
      "--lu-color-link has no value: --lu-color-link refers to itself.",
    ],
    ["--lu-radius-card: 15px", "--lu-radius-card: round", '--lu-radius-card takes a length, such as 8px, not "round".'],
    [
      "--lu-slant-angle: 10deg",
      "--lu-slant-angle: 45deg",
      '--lu-slant-angle takes an angle from 0deg to 24deg, not "45deg".',
    ],
    [
      "--lu-slant-angle: 10deg",
      "--lu-slant-angle: 4deg",
      "--lu-slant-ratio is the tangent of --lu-slant-angle: 0.070 for 4deg, not 0.176.",
    ],
    [
      "--lu-art-mark-aspect: 40 / 32",
      "--lu-art-mark-aspect: wide",
      '--lu-art-mark-aspect takes width / height, such as 40 / 32, not "wide".',
    ],
    [
      "--lu-art-glyph-fill: [^;]*;",
      "--lu-art-glyph-fill: none;",
      '--lu-art-glyph-fill takes an image, such as url(…), not "none".',
    ],
    ...["12px", "1 2 3", '"Arial" "Times"', "Arial,", "inherit"].map((font) => [
      "--lu-font-family: [^;]*",
      `--lu-font-family: ${font}`,
      `--lu-font-family takes names of fonts, such as "Trebuchet MS", sans-serif, not "${font}".`,
    ]),
  ])("%s as %s is a fault", (from, to, message) => {
    expect(said(replaced(new RegExp(from), to))).toEqual([`wrong-value: ${message}`]);
  });

  it("a missing semicolon is named as such", () => {
    const css = replaced("--lu-radius-card: 15px;", "--lu-radius-card: 15px");
    expect(said(css)).toEqual([
      "missing-variable: --lu-radius-dialog is missing.",
      "wrong-value: A semicolon is missing before --lu-radius-dialog.",
    ]);
  });
});

describe("contrast", () => {
  it("below the minimum is a fault of its scheme", () => {
    const css = replaced("--lu-color-on-primary: light-dark(#ffffff", "--lu-color-on-primary: light-dark(#c080c0");
    const faults = said(css);
    expect(faults).toContain(
      "low-contrast: light: --lu-color-on-primary #c080c0 on --lu-color-primary #5d2059 has a contrast of 3.9, and needs 4.5.",
    );
    expect(faults.every((fault) => fault.startsWith("low-contrast: light: --lu-color-on-primary"))).toBe(true);
  });

  it("of a translucent colour cannot be calculated", () => {
    const css = replaced("--lu-color-text: light-dark(#182229", "--lu-color-text: light-dark(#18222980");
    expect(said(css)).toEqual([
      "wrong-value: light: --lu-color-text is translucent, so that its contrast depends on what is below it.",
    ]);
  });
});

describe("the sheet", () => {
  it("that is broken is one fault with its place", () => {
    expect(
      checkSheet('@layer lu.theme {\n  [data-brand="harbour"] {\n    --lu-color-text: "black;\n  }\n}').findings,
    ).toEqual([{ level: "fault", rule: "syntax", message: "Unclosed string.", line: 3, column: 22 }]);
    expect(said('[data-brand="harbour"] { --lu-color-text: black;')).toEqual(["syntax: Unclosed block."]);
  });

  it("without a brand is a fault", () => {
    const fault = 'no-brand: No rule for [data-brand="…"] sets a variable.';
    expect(said(":root { --lu-color-text: black }")).toEqual([fault]);
    expect(said("")).toEqual([fault]);
  });

  it("with two brands checks both", () => {
    const other = replaced("--lu-radius-card: 15px;", "").replaceAll("harbour", "quay");
    const result = checkSheet(`${harbour}${other}`);
    expect(result.brands.map(({ name }) => name)).toEqual(["harbour", "quay"]);
    expect(result.findings.map(({ brand, message }) => [brand, message])).toEqual([
      ["quay", "--lu-radius-card is missing."],
    ]);
  });

  it("outside the layer, or without colours for a scheme inside, is a warning", () => {
    const css = harbour
      .replace("@layer lu.theme {", "")
      .replace(/\}\s*$/, "")
      .replace(/,\s*\[data-brand="harbour"\] \[data-scheme\]:not\(\[data-brand\]\)/, "");
    const result = checkSheet(css);
    expect(result.findings.map(({ level, rule }) => [level, rule])).toEqual([
      ["warning", "outside-layer"],
      ["warning", "scheme-inside"],
    ]);
    expect(hasFaults(result)).toBe(false);
  });
});

describe("the layer", () => {
  it.each(["@layer foo", "@layer lu.themes", "@layer lu.overrides", "@layer"])(
    "a brand in %s is a warning",
    (layer) => {
      expect(said(replaced("@layer lu.theme", layer))).toEqual([
        "outside-layer: --hue-primary is outside @layer lu.theme.",
      ]);
    },
  );
});

describe("the report", () => {
  it("has one line per finding and a summary", () => {
    const css = replaced("--lu-radius-card: 15px;", "--lu-radius-card: round;");
    expect(textReport("harbour.css", checkSheet(css))).toMatch(
      /^✗ harbour\.css:\d+:5 --lu-radius-card takes a length, such as 8px, not "round"\.\nharbour: \d+ variables and \d+ contrast pairs in light and dark checked\.\n1 fault, 0 warnings\.\n$/,
    );
    expect(textReport("harbour.css", checkSheet(harbour))).toMatch(/\nNo faults\.\n$/);
  });
});
