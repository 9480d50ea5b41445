// Output of the operator commands.
import type { Options, Values } from "./command.ts";

/** The given query parameters. */
export const query = (values: Values): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
};

/** A segment of a path. */
export const part = (name = ""): string => encodeURIComponent(name);

/** A body without undefined fields. */
export const body = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A whole number in digits; another text stays one, which the server refuses with the name of its field. */
export const wholeNumber = (text: string | undefined = ""): number | string =>
  /^-?\d{1,15}$/.test(text) ? Number(text) : text;

/** `2026-11-20 08:14`, UTC. */
export const minute = (time: string): string => time.slice(0, 16).replace("T", " ");

/** Cells of a table. */
export type Row = readonly (string | number)[];

/** Rows in columns as wide as their widest cell; numbers are aligned to the end. */
const table = (rows: readonly Row[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const cell = (value: string | number, width = 0) =>
    typeof value === "number" ? String(value).padStart(width) : String(value).padEnd(width);
  return rows
    .map((row) =>
      row
        .map((value, column) => cell(value, widths[column]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

type Page<Item> = {
  data: readonly Item[];
  meta: { current_page: number; last_page: number; total: number };
};

/** A page of a list as a table with its position; or a line that it is empty. */
export const pageText = <Item>({ data, meta }: Page<Item>, nothing: string, row: (item: Item) => Row): string => {
  if (data.length === 0) return nothing;
  const rest = meta.last_page > 1 ? `\n\nPage ${meta.current_page} of ${meta.last_page}, ${meta.total} in all.` : "";
  return `${table(data.map(row))}${rest}`;
};

/** Options without a value. */
export const flags = (names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, { type: "boolean" }]));

/** Paging options. */
export const PAGE_OPTIONS: Options = { page: { type: "string" }, limit: { type: "string" } };
