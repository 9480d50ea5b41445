/** First characters of a cell that a spreadsheet treats as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+$/;

/** A cell that no spreadsheet runs (PTS-13), in quotes where the format needs them. */
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as the text of a CSV file. Semicolons, because spreadsheets of our countries use the comma in numbers; the byte
 * order mark has them read the text as UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(";")).join("\r\n")}\r\n`;
