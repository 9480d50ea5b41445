import type { Operation } from "./operations.ts";

/** An answer to check: its status, its body as JSON, and its headers in lower case. */
export interface AnswerToCheck {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How an answer differs from the contract; undefined when it matches. */
export const deviationOf = (
  operation: Operation,
  { status, body, headers = {} }: AnswerToCheck,
): string | undefined => {
  const name = operation.operationId;
  const kinds = operation.answers.get(status);
  if (!kinds) return `${name} answered ${status}, which the contract does not name`;
  if (kinds.size === 0) return body === undefined ? undefined : `${name} ${status} has a body, the contract has none`;
  if (body === undefined) return `${name} ${status} has no body`;
  const kind = headers["content-type"] ?? "application/json";
  if (!kinds.has(kind)) return `${name} ${status} is ${kind}, which the contract does not name`;
  const check = kinds.get(kind)?.();
  if (!check || check(JSON.parse(JSON.stringify(body)))) return undefined;
  const [first] = check.errors ?? [];
  return `${name} ${status}: ${first?.instancePath || "/"} ${first?.message} ${JSON.stringify(first?.params)}`;
};
