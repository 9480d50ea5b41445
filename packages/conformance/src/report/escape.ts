const NAMES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** XML has no place for these, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text inside HTML or XML. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "\ufffd")
    .replaceAll(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
