/** A chunk of messages that is loaded as one. */
export type MessageGroup = "entry" | "app";

/**
 * Which chunk a message goes to, by the first part of its id. `entry` is what a signed-out visitor can meet on the
 * way to signing in; everything else comes with the signed-in frame.
 */
const ENTRY_PREFIXES: readonly string[] = [
  "common",
  "country",
  "error",
  "frame",
  "language",
  "maintenance",
  "notFound",
  "session",
  "signIn",
];

/** The group of a message id. */
export const groupOf = (id: string): MessageGroup =>
  ENTRY_PREFIXES.includes(id.slice(0, id.indexOf("."))) ? "entry" : "app";
