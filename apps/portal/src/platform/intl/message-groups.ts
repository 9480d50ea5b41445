/**
 * The files that messages are loaded by, one for each language: `entry` on pages without a session, `app` (with the
 * messages of `entry`) on signed-in pages, the others with their area. Shop, cart and checkout are in `app`: with forms
 * they are close to the number of files that a page may load (PERF-3). `start` is in the HTML of every page; no page loads it.
 */
export const MESSAGE_GROUPS = [
  "entry",
  "registration",
  "app",
  "home",
  "notifications",
  "orders",
  "messageLink",
  "start",
  "clubCard",
  "projects",
  "scan",
  "support",
  "terms",
  "balance",
  "team",
  "content",
  "profile",
] as const;

export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/** Says whether a text names a group. */
export const isMessageGroup = (text: string): text is MessageGroup => MESSAGE_GROUPS.some((group) => group === text);

/** The groups that the entry can load. Only signed-in pages need the others: their loaders come with the code of those. */
const ENTRY_GROUPS = ["entry", "registration", "app", "messageLink"] as const satisfies readonly MessageGroup[];

export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** Says whether the entry can load a group. */
export const isEntryGroup = (group: MessageGroup): group is EntryGroup => ENTRY_GROUPS.some((one) => one === group);

/**
 * The beginnings of ids that belong to a group of another name: one or more whole parts, the longest wins. `entry` holds
 * sign-in and what every page may say.
 */
const GROUP_OF_PREFIX: Readonly<Record<string, MessageGroup>> = {
  cart: "app",
  checkout: "app",
  common: "entry",
  content: "app",
  completion: "registration",
  consents: "app",
  design: "app",
  error: "entry",
  form: "app",
  frame: "entry",
  layout: "app",
  leave: "app",
  maintenance: "entry",
  newDevice: "messageLink",
  news: "content",
  notFound: "entry",
  page: "app",
  people: "app",
  points: "app",
  product: "app",
  project: "projects",
  "scan.unsent": "app",
  resources: "content",
  rewards: "content",
  session: "entry",
  sessionExpiry: "app",
  shop: "app",
  signIn: "entry",
  stock: "app",
  stopChange: "messageLink",
  survey: "entry",
  tiers: "app",
  verifyEmail: "app",
};

/** The group of a message id: the one with the name of the id's beginning, unless the beginning is listed above. */
export const groupOf = (id: string): MessageGroup => {
  let prefix = id;
  while (prefix !== "") {
    const group = GROUP_OF_PREFIX[prefix] ?? (isMessageGroup(prefix) ? prefix : undefined);
    if (group) return group;
    prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf(".")));
  }
  throw new Error(`No message group has "${id}": name the beginning of the id in platform/intl/message-groups.ts.`);
};

/** Says whether the file of a group holds the messages of another one: a signed-in page needs one file, not two. */
export const includesGroup = (group: MessageGroup, other: MessageGroup): boolean =>
  group === other || (group === "app" && other === "entry");
