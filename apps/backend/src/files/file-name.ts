/** Longest file name, in UTF-16 units. */
const LONGEST = 255;

/** Control characters, and those that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * The name of an uploaded file without folders; undefined for a name that hides something or is too long. It is
 * shown and sent back, and never used to find a file.
 */
export const plainName = (name: string): string | undefined => {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1)?.trim() ?? "";
  return last === "" || last.length > LONGEST || HIDDEN.test(name) || /^\.+$/.test(last) ? undefined : last;
};

/** The ending of a name in small letters, without its dot; empty where there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
