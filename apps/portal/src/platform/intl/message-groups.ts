/** The chunks that messages are loaded by. */
export const MESSAGE_GROUPS = ["entry", "registration", "app"] as const;

export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/**
 * Which chunk a message goes to, by the beginning of its id: one or more whole parts, the longest wins. `entry` is what
 * a signed-out visitor can meet on the way to signing in, `registration` what registration and an incomplete sign-in
 * need; everything else comes with the signed-in frame.
 */
const GROUP_OF_PREFIX: Readonly<Record<string, MessageGroup>> = {
  common: "entry",
  completion: "registration",
  country: "entry",
  error: "entry",
  frame: "entry",
  language: "entry",
  maintenance: "entry",
  notFound: "entry",
  session: "entry",
  signIn: "entry",
  registration: "registration",
  survey: "registration",
};

/** The group of a message id. */
export const groupOf = (id: string): MessageGroup => {
  const group = GROUP_OF_PREFIX[id];
  if (group) return group;
  const end = id.lastIndexOf(".");

  return end < 0 ? "app" : groupOf(id.slice(0, end));
};

/** Says whether a text names a group. */
export const isMessageGroup = (text: string): text is MessageGroup => MESSAGE_GROUPS.some((group) => group === text);
