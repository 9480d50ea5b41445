import type { operations } from "@lucarne/api-client/generated/schema";
import { answerOf, faultOfRequest, operationOf, type Operation } from "./contract.ts";

/**
 * How an operation answers: with an example of the contract or a body of the test's own (status 200 unless another is
 * named), never (`pending`), or not at all because there is no network (`unreachable`).
 */
export type StubAnswer =
  | { readonly status?: number; readonly example?: string }
  | { readonly status?: number; readonly body: unknown }
  | "pending"
  | "unreachable";

/** Answers by operation. Operations that are not named answer with their first example. */
export type StubAnswers = Partial<Record<keyof operations, StubAnswer>>;

/** A server stub in the page that checks requests and answers against the contract. */
export type ContractStub = {
  /** Stands in for the page's `fetch`; only calls of the API are answered here. */
  fetch: typeof globalThis.fetch;
  /** Changes answers from the next call on. */
  answer: (answers: StubAnswers) => void;
  /** Ids of the operations that were called, in their order. */
  calls: readonly string[];
  /** The last request of an operation, with its body unread. */
  sent: (id: keyof operations) => Request;
  /** Requests and answers that break the contract. A test fails when there are any. */
  faults: readonly string[];
};

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const firstStatus = ({ answers }: Operation): number =>
  [...answers.keys()].find((status) => status >= 200 && status < 300) ?? 200;

/** Makes a stub. Every request and every answer is checked against `openapi/`. */
export const createContractStub = (
  answers: StubAnswers,
  realFetch: typeof globalThis.fetch = globalThis.fetch,
): ContractStub => {
  let known = new Map<string, StubAnswer>(Object.entries(answers));
  const calls: string[] = [];
  const requests = new Map<string, Request>();
  const faults: string[] = [];

  const refuse = (fault: string): Response => {
    faults.push(fault);
    return new Response(null, { status: 500 });
  };

  const reply = async (request: Request, signal: AbortSignal): Promise<Response> => {
    const url = new URL(request.url);
    const operation = operationOf(request.method, url.pathname);
    if (!operation) return refuse(`The contract has no ${request.method} ${url.pathname}`);
    calls.push(operation.operationId);
    requests.set(operation.operationId, request.clone());
    const wrong = faultOfRequest(operation, url, await request.clone().text());
    if (wrong !== undefined) return refuse(wrong);
    const answer = known.get(operation.operationId) ?? {};
    if (answer === "pending") return never(signal);
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    const status = answer.status ?? firstStatus(operation);
    const found = answerOf(operation, status, answer);
    if ("fault" in found) return refuse(found.fault);
    const { body, mediaType } = found;
    return body === undefined
      ? new Response(null, { status })
      : new Response(JSON.stringify(body), { status, headers: { "content-type": mediaType } });
  };

  return {
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (!new URL(request.url).pathname.startsWith("/api/")) return realFetch(input, init);
      // An aborted call has no answer, as in the browser.
      return Promise.race([reply(request, request.signal), never(request.signal)]);
    },
    answer: (more) => {
      known = new Map([...known, ...Object.entries(more)]);
    },
    calls,
    sent: (id) => {
      const request = requests.get(id);
      if (!request) throw new Error(`${id} was not called`);
      return request.clone();
    },
    faults,
  };
};
