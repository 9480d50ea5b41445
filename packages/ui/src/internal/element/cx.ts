/** Joins class names; skips missing ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
