/** A value of unknown origin that is a text with something in it. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);
