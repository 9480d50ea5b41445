import { NoAnswer, TooManyCalls } from "../target/target.ts";

/** What a check is about, with what to do where it fails. */
export const CHECKS = {
  success: {
    title: "Answers legal calls with success",
    remedy:
      "Accept this call: it is the contract's own example, or made of what the server answered before. Only points, stock and " +
      "serials of the test account may refuse it, with their problem code.",
  },
  answers: {
    title: "Answers as the contract says",
    remedy: "Answer with a status and a body that the contract names for this operation, also to a hostile request.",
  },
  validation: {
    title: "Refuses what the contract does not allow",
    remedy: "Validate path, query and body against the contract, unknown fields included, before anything is done.",
  },
  discretion: {
    title: "Refusals reveal nothing",
    remedy: "A refusal contains neither the refused value nor a stack, a query or a path of the server.",
  },
  authentication: {
    title: "Needs a valid token",
    remedy:
      "Answer 401 without a token (token_missing) and with an unknown one (token_invalid), before anything is read.",
  },
  tenancy: {
    title: "Another company's objects do not exist",
    remedy: "Filter by the caller's company. An object of another company is answered exactly like an unknown one.",
  },
  pages: {
    title: "Pages of lists",
    remedy:
      "A page has at most `limit` entries, in an order that stays the same, after those of the pages before; `meta` counts " +
      "all of them.",
  },
  session: {
    title: "Sessions and login codes",
    remedy:
      "A code works once; refresh tokens rotate, and the reuse of an older one ends its session; a session that was ended is " +
      "ended on every device at once.",
  },
  idempotency: {
    title: "Safe to send again",
    remedy:
      "Store the answer of each Idempotency-Key with a hash of its body in the transaction of its effect: the same body gets " +
      "the stored answer with Idempotent-Replayed, another body gets 422 idempotency_mismatch.",
  },
  replay: {
    title: "Safe to send again after days",
    remedy:
      "Keep the stored answer of an Idempotency-Key for the days that the contract names (x-idempotency-days), for each session of its user.",
  },
  presence: {
    title: "Declares what it has",
    remedy:
      "Name exactly the optional parts that the server has in `capabilities` of GET /v1/config: answer each operation of " +
      "theirs, and 404 for those of other parts.",
  },
  money: {
    title: "Points are exact",
    remedy:
      "Lock the company's account in one transaction with the order; compare the price and the total that were shown.",
  },
  stock: {
    title: "Stock is exact",
    remedy: "Lock the variant's stock in one transaction with the order: no more pieces are sold than there are.",
  },
} as const;

/** The name of a check. */
export type CheckName = keyof typeof CHECKS;

/** What one check found out about one operation. */
export interface Finding {
  readonly operation: string;
  readonly check: CheckName;
  readonly outcome: "passed" | "failed" | "not tested";
  /** What was expected and what happened, or why it could not be tested. */
  readonly message: string;
}

/** A check cannot be made with what the server or the settings have. */
export class NotTested extends Error {}

/** Something differs from the contract. */
export class Deviation extends Error {}

/** Throws a deviation unless a condition holds. */
export const demand = (condition: boolean, message: () => string): void => {
  if (!condition) throw new Deviation(message());
};

/** Longer messages hold texts of the server that nobody reads in a report. */
const MAX_MESSAGE = 2000;

const outcomeOf = (error: unknown): Pick<Finding, "outcome" | "message"> => {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE);
  if (error instanceof NotTested || error instanceof TooManyCalls) return { outcome: "not tested", message };
  if (error instanceof NoAnswer) return { outcome: "failed", message: `There was no answer: ${message}` };
  return { outcome: "failed", message };
};

/** Runs one check of one operation; what it throws becomes its finding. */
export const finding = async (operation: string, check: CheckName, run: () => Promise<void>): Promise<Finding> => {
  try {
    await run();
    return { operation, check, outcome: "passed", message: "" };
  } catch (error) {
    return { operation, check, ...outcomeOf(error) };
  }
};
