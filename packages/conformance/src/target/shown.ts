const MAX_SHOWN = 400;

/** A text of the server in one line, and cut: its lines could be mistaken for those of the report. */
export const shown = (text: string): string =>
  (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text).replaceAll(/\s+/g, " ");
