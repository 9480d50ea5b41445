import { expect, it } from "vitest";

import { findSecurityFaults } from "./security-table.ts";

const FILES: Record<string, string> = {
  "apps/backend/src/http/a.ts": "",
  "apps/backend/src/http/a.test.ts": 'it("refuses b")',
};
const faultsOf = (row: string): string[] =>
  findSecurityFaults(`## OWASP ASVS 5\n\n| S | P | E | T |\n| - | - | - | - |\n${row}\n`, (file) => FILES[file]).faults;

it.each([
  '| 1.1 | a promise | `http/a.ts` | `http/a.test.ts`, "refuses b" |',
  "| 1.2 | **not done**: a gap | – | – |",
  "| 1.3 | no such thing here | – | – |",
  "| 1.4 | a promise | `a_table` | `http/a.test.ts` |",
])("accepts %s", (row) => {
  expect(faultsOf(row)).toEqual([]);
});

it.each([
  ["| 1.1 | a promise | `http/a.ts` | – |", "no test shows it"],
  ["| 1.1 | a promise | `http/b.ts` | `http/a.test.ts` |", "http/b.ts, which enforces it, does not exist"],
  ["| 1.1 | a promise | `http/a.ts` | `http/b.test.ts` |", "the test http/b.test.ts does not exist"],
  ["| 1.1 | a promise | `http/a.ts` | `http/a.ts` |", "http/a.ts is no test"],
  ['| 1.1 | a promise | `http/a.ts` | `http/a.test.ts`, "refuses c" |', 'http/a.test.ts has no "refuses c"'],
  ["| 1.1 | a promise | `http/a.ts` |", "has 3 cells, not 4"],
])("refuses %s", (row, fault) => {
  expect(faultsOf(row)).toEqual([`docs/security-decisions.md: 1.1: ${fault}`]);
});
