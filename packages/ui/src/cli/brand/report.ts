import type { Finding, SheetResult } from "./check-brand.ts";

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;

const line = (file: string, { level, message, line: row, column }: Finding) =>
  `${level === "fault" ? "✗" : "!"} ${row === undefined ? "" : `${file}:${row}:${column} `}${message}`;

/** The result as text, one line per finding, a summary last. */
export const textReport = (file: string, { brands, findings }: SheetResult): string => {
  const numberOf = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [numberOf("fault"), numberOf("warning")];
  return [
    ...findings.map((finding) => line(file, finding)),
    ...brands.map(
      ({ name, variables, pairs }) =>
        `${name}: ${count(variables, "variable")} and ${count(pairs.length, "contrast pair")} in light and dark checked.`,
    ),
    faults + warnings === 0 ? "No faults." : `${count(faults, "fault")}, ${count(warnings, "warning")}.`,
    "",
  ].join("\n");
};
