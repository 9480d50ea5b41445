import type { Capability } from "@lucarne/api-client/capabilities";

interface OptionalPart {
  /** Its name in `capabilities` of the configuration. */
  readonly capability: Capability;
  readonly operations: readonly string[];
  /** What the portal lacks without them. */
  readonly lacks: string;
}

/**
 * Operations that a server may lack. It says so by `capabilities` of its configuration; then the portal does not call them
 * and does not show what needs them.
 */
export const OPTIONAL_PARTS: readonly OptionalPart[] = [
  {
    capability: "club_card",
    operations: ["listClubCardProducts", "verifyCard", "getCardAccount", "listCardHistory", "requestCardTopUp"],
    lacks: "The club card has no page, neither its own nor one in the shop.",
  },
  {
    capability: "support",
    operations: ["listTickets", "createTicket", "getTicket", "listMessages", "createMessage"],
    lacks: "There are no chats with support; the links to questions and the telephone number are shown.",
  },
  {
    capability: "content",
    operations: ["listContent", "getContent"],
    lacks: "There are no news and no video guides, and no page for news.",
  },
  {
    capability: "behaviours",
    operations: ["listBehaviours", "listCertificates"],
    lacks: "Other ways to earn points and the certificates are not shown.",
  },
  {
    capability: "places",
    operations: ["searchPlaces", "getPlace"],
    lacks: "Addresses are typed without suggestions.",
  },
  { capability: "data_export", operations: ["exportMyData"], lacks: "The own data cannot be downloaded." },
];

/** What the portal lacks without an operation; undefined where it cannot work without it. */
export const missingConsequence = (operationId: string): string | undefined =>
  OPTIONAL_PARTS.find(({ operations }) => operations.includes(operationId))?.lacks;

/** The optional operations as a Markdown table, for the guide. */
export const optionalTable = (): string =>
  [
    "| Capability | Operations | What the portal lacks |",
    "| --- | --- | --- |",
    ...OPTIONAL_PARTS.map(
      ({ capability, operations, lacks }) =>
        `| \`${capability}\` | ${operations.map((operation) => `\`${operation}\``).join(", ")} | ${lacks} |`,
    ),
  ].join("\n");
