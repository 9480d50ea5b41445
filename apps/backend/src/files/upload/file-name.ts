import { trimInvisible } from "../../kernel/text/visible-text.ts";

/** Longest file name, in UTF-16 units. */
const MAX_LENGTH = 255;

/** Control characters, those that change the text direction, and the one that stands for bytes that are no text. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Whether nothing of a name is visible before its extension. */
const isBlank = (name: string): boolean => {
  const stem = name.replace(/\.[^.]*$/, "");
  return stem !== "" && trimInvisible(stem) === "";
};

/**
 * The name of an uploaded file without folders; undefined for a misleading or too long name. It is displayed and sent
 * back, and never used to find a file.
 */
export const plainName = (name: string): string | undefined => {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1)?.trim() ?? "";
  const isMisleading = HIDDEN.test(name) || isBlank(last) || /^\.+$/.test(last);
  return last === "" || last.length > MAX_LENGTH || isMisleading ? undefined : last;
};

/** The lower-case extension of a name, without its dot; empty without one. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** The name with one of the endings of its type; another ending is replaced by the first of them. */
export const withEnding = (name: string, endings: readonly [string, ...string[]]): string => {
  const own = endingOf(name);
  if (endings.includes(own)) return name;
  return `${own === "" ? name : name.slice(0, -own.length - 1)}.${endings[0]}`;
};

/** Endings of the types that files are converted to. */
const CONVERTED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "application/pdf": ["pdf", "ai"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
};

/** The name under which a stored file is saved: a converted one gets the ending of what it has become. */
export const savedName = (name: string, mime: string): string => {
  const endings = CONVERTED[mime];
  return endings ? withEnding(name, endings) : name;
};
