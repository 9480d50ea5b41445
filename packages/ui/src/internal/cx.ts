/** Joins class names; absent ones are left out. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
