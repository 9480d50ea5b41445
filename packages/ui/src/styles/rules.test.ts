import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.dirname(import.meta.dirname);
const sheets = globSync("{components,layout,internal}/**/*.css.ts", { cwd: source });

const RULES = [
  {
    rule: "names sides by the direction of reading, not left and right",
    breach:
      /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)?(?:Width|Height)|(?<![-\w.(])(?:left|right|top|bottom|width|height)(?=:))|(?:textAlign|float|clear): "(?:left|right)"/,
    example: 'marginLeft: "4px"',
  },
  {
    rule: "takes the lean from the theme",
    breach: /skew[XY]?\(\s*-?\d|\b18deg\b|\b0?\.325\b/,
    example: 'transform: "skewX(-18deg)"',
  },
  {
    rule: "puts every rule into a layer",
    breach:
      /import \{[^}]*\b(?:style|globalStyle)\b[^}]*\} from "@vanilla-extract\/css"|from "@vanilla-extract\/recipes"/,
    example: 'import { style } from "@vanilla-extract/css";',
  },
];

describe("style sheets", () => {
  it("are found", () => expect(sheets.length).toBeGreaterThan(20));

  it.each(RULES)("a breach of “$rule” is seen", ({ breach, example }) => expect(example).toMatch(breach));

  for (const { rule, breach } of RULES) {
    it.each(sheets)(`%s ${rule}`, (sheet) => {
      const lines = readFileSync(path.join(source, sheet), "utf8").split("\n");
      const breaches = lines.flatMap((line, index) =>
        !/^\s*(?:\/\/|\/?\*)/.test(line) && breach.test(line) ? [`${index + 1}: ${line.trim()}`] : [],
      );
      expect(breaches).toEqual([]);
    });
  }
});
