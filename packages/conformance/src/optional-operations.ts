interface OptionalPart {
  readonly operations: readonly string[];
  /** What the portal lacks without them. */
  readonly lacks: string;
}

/** Operations that a server may lack: a 404 of theirs leaves the rest of the portal usable. */
export const OPTIONAL_PARTS: readonly OptionalPart[] = [
  {
    operations: ["listClubCardProducts", "verifyCard", "getCardAccount", "listCardHistory", "requestCardTopUp"],
    lacks: "The club card's own page shows errors, and its page in the shop does not exist.",
  },
  {
    operations: ["listTickets", "createTicket", "getTicket", "listMessages", "createMessage"],
    lacks: "The list of chats shows an error; questions and contacts are shown.",
  },
  {
    operations: ["listContent", "getContent"],
    lacks: "News and video guides show an error, and the home page says that parts of it could not be loaded.",
  },
  {
    operations: ["listBehaviours", "listCertificates"],
    lacks: "Other ways to earn points and the certificates show an error.",
  },
  { operations: ["searchPlaces", "getPlace"], lacks: "Addresses are typed without suggestions." },
  { operations: ["exportMyData"], lacks: "The download of the own data ends with an error." },
];

/** What the portal lacks without an operation; undefined where it cannot work without it. */
export const missingConsequence = (operationId: string): string | undefined =>
  OPTIONAL_PARTS.find(({ operations }) => operations.includes(operationId))?.lacks;

/** The optional operations as a Markdown table, for the guide. */
export const optionalTable = (): string =>
  [
    "| Operations | What the portal lacks |",
    "| --- | --- |",
    ...OPTIONAL_PARTS.map(
      ({ operations, lacks }) => `| ${operations.map((operation) => `\`${operation}\``).join(", ")} | ${lacks} |`,
    ),
  ].join("\n");
