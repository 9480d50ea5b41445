import type { Operation, Visitor } from "./redocly.ts";

/**
 * Writes into each operation what all have in common, so that its file says only what is its own: the answers to a missing
 * token, to refused input and to faults, and the headers of the rate limit. An answer that the file has stays as it is.
 */

const ref = (kind: "headers" | "responses", name: string) => ({ $ref: `../components/${kind}/${name}.yaml` });
/** New objects in each file: Redocly resolves an object once, in the file where it finds it first. */
const rateHeaders = (refOf: (name: string) => { $ref: string }) => ({
  "RateLimit-Limit": refOf("RateLimitLimit"),
  "RateLimit-Remaining": refOf("RateLimitRemaining"),
  "RateLimit-Reset": refOf("RateLimitReset"),
});
/** Answers that are sent without the count of the call. */
const UNCOUNTED: ReadonlySet<string> = new Set(["431", "500", "503"]);

const writes = (operation: Operation, method: string): boolean =>
  method !== "get" || operation["x-unsafe-get"] === true;

const portalAnswers = (operation: Operation, method: string): Record<string, string> => ({
  ...(Boolean(operation.requestBody) && {
    400: "MalformedRequest",
    413: "PayloadTooLarge",
    415: "UnsupportedMediaType",
  }),
  ...(!operation.security && { 401: "Unauthorized" }),
  ...(!operation.security && writes(operation, method) && { 403: "EmulatedSession" }),
  ...(operation.parameters && !operation.requestBody && { 422: "InvalidQuery" }),
  429: "TooManyRequests",
  500: "InternalError",
  503: "Maintenance",
});

const operatorAnswers = (operation: Operation): Record<string, string> => ({
  ...(Boolean(operation.requestBody) && { 400: "OperatorMalformed" }),
  ...((operation.requestBody || operation.parameters) && { 422: "OperatorRefused" }),
  401: "OperatorUnauthorized",
  429: "OperatorLimited",
  500: "OperatorFault",
});

/** Preprocessor; `contract` is `portal` or `operator`. */
export const standardAnswers = ({ contract }: { contract: "portal" | "operator" }): Visitor => ({
  Operation(operation, { key }) {
    const answers = contract === "portal" ? portalAnswers(operation, String(key)) : operatorAnswers(operation);
    for (const [status, name] of Object.entries(answers)) operation.responses[status] ??= ref("responses", name);
    if (contract === "operator") return;
    for (const answer of Object.values(operation.responses))
      if (!answer.$ref) answer.headers = { ...rateHeaders((name) => ref("headers", name)), ...answer.headers };
  },
});

/**
 * Decorator: writes the headers of the rate limit into the answers of `components`, which operations share. A
 * preprocessor does not see those that it has added itself.
 */
export const sharedRateHeaders = (): Visitor => ({
  Response: {
    leave(answer, { key }) {
      if (UNCOUNTED.has(String(key)) || answer.headers?.["RateLimit-Limit"]) return;
      answer.headers = { ...rateHeaders((name) => ({ $ref: `#/components/headers/${name}` })), ...answer.headers };
    },
  },
});
