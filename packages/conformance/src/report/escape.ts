const NAMES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** XML has no place for control characters, not even as references. Those of the direction would reorder a line. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u202a-\u202e\u2066-\u2069]/gu;
/** Characters that control a terminal, except line breaks. */
const COMMANDS = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a terminal: its control characters as numbers. */
export const visible = (text: string): string =>
  text.replaceAll(COMMANDS, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A text inside HTML or XML. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "\ufffd")
    .replaceAll(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
