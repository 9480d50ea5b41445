/** Longest file name, in UTF-16 units. */
const LONGEST = 255;

/** Control characters, and those that change the text direction. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * The name of an uploaded file without folders; undefined for a misleading or too long name. It is displayed and sent
 * back, and never used to find a file.
 */
export const plainName = (name: string): string | undefined => {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1)?.trim() ?? "";
  return last === "" || last.length > LONGEST || HIDDEN.test(name) || /^\.+$/.test(last) ? undefined : last;
};

/** The lower-case extension of a name, without its dot; empty without one. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
