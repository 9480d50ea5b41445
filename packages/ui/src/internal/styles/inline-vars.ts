import type { CSSProperties } from "react";

/** Inline style that gives values to variables made with `createVar` (their text is `var(--name)`). */
export const inlineVars = (values: Readonly<Record<string, string | number | undefined>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.replace(/^var\((.+)\)$/, "$1"), String(value)]),
  );
