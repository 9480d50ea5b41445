// The table of security promises: every row names files that enforce it and tests that show it, and they exist.

/** Folders that the table's paths start in. */
const BASES = ["", "apps/backend/src/", "apps/portal/", "apps/portal/src/"];
const HEADING = "## OWASP ASVS";
const COLUMNS = 4;
const NOT_DONE = /\*\*not done\*\*|^no /;

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table, without its head. */
const rowsOf = (text: string): string[] => {
  const lines = text.slice(text.indexOf(HEADING)).split("\n");
  return lines.filter((line) => line.startsWith("|")).slice(2);
};

/** Paths in a cell, each with the quoted names that follow it. */
const pathsOf = (cell: string): { file: string; names: string[] }[] =>
  [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")*)/g)].map(([, file = "", names = ""]) => ({
    file,
    names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  }));

/**
 * @param text the document
 * @param read a file's text, "" for a folder, undefined when it does not exist
 */
export const findSecurityFaults = (
  text: string,
  read: (file: string) => string | undefined,
): { rows: number; faults: string[] } => {
  const rows = text.includes(HEADING) ? rowsOf(text) : [];
  const faults: string[] = [];
  const find = (file: string) => BASES.map((base) => read(base + file)).find((found) => found !== undefined);
  for (const row of rows) {
    const cells = cellsOf(row);
    const [section, promise = "", enforced = "", shown = ""] = cells;
    const fault = (what: string) => faults.push(`docs/security-decisions.md: ${section}: ${what}`);
    if (cells.length !== COLUMNS) {
      fault(`has ${cells.length} cells, not ${COLUMNS}`);
      continue;
    }
    for (const { file } of pathsOf(enforced))
      if (file.includes("/") && find(file) === undefined) fault(`${file}, which enforces it, does not exist`);
    const tests = pathsOf(shown);
    if (NOT_DONE.test(promise)) continue;
    if (tests.length === 0) fault("no test shows it");
    for (const { file, names } of tests) {
      const found = find(file);
      if (found === undefined) fault(`the test ${file} does not exist`);
      else if (!/\.(test|spec)\.tsx?$|\/$/.test(file)) fault(`${file} is no test`);
      else for (const name of names) if (!found.includes(name)) fault(`${file} has no "${name}"`);
    }
  }
  return { rows: rows.length, faults };
};
