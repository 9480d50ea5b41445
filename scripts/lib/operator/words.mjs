// Output of the operator commands.

/** The given query parameters. */
export const query = (values) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
};

/** A segment of a path. */
export const part = (name) => encodeURIComponent(name);

/** A body without undefined fields. */
export const body = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** `2026-11-20 08:14`, UTC. */
export const minute = (time) => time.slice(0, 16).replace("T", " ");

/** Rows in columns as wide as their widest cell; numbers are aligned to the end. */
export const table = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const cell = (value, width) =>
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

/** A page of a list as a table with its position; or a line that it is empty. */
export const pageText = ({ data, meta }, nothing, row) => {
  if (data.length === 0) return nothing;
  const rest = meta.last_page > 1 ? `\n\nPage ${meta.current_page} of ${meta.last_page}, ${meta.total} in all.` : "";
  return `${table(data.map(row))}${rest}`;
};

/** Paging options. */
export const PAGE_OPTIONS = { page: { type: "string" }, limit: { type: "string" } };
