import { expect, test } from "vitest";
import { csvOf } from "./history-csv.ts";

test("rows are lines of cells with a byte order mark", () => {
  expect(
    csvOf([
      ["Date", "Points"],
      ["2026-11-02", "85"],
    ]),
  ).toBe("\uFEFFDate;Points\r\n2026-11-02;85\r\n");
});

test.each(["=1+1", "+SUM(A1)", "-2+3", "@cmd", "\tx", "\r=1"])(
  "a cell that a spreadsheet would run is text: %j",
  (cell) => {
    expect(csvOf([[cell]]).replaceAll('"', "")).toContain(`'${cell}`);
  },
);

test.each(["-110", "85", "0"])("a plain number stays a number: %s", (cell) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${cell}\r\n`);
});

test("quotes, separators and line breaks stay inside their cell", () => {
  expect(csvOf([['a"b', "c;d", "e\nf"]])).toBe('\uFEFF"a""b";"c;d";"e\nf"\r\n');
});
