import { setTimeout as wait } from "node:timers/promises";

import { isObject } from "@lucarne/api-client/is-object";

import { reasonOf } from "./reason.ts";
import { shown } from "./shown.ts";

/** One call of the API. */
export interface Call {
  readonly method: string;
  /** Path and query, below the address of the API. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  /** A text is sent as it is, with the content type of `headers`. */
  readonly body?: string | FormData | undefined;
}

/** What the server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Media type without its parameters. */
  readonly mediaType: string;
  readonly text: string;
  /** The body as JSON, the text of another type, or undefined for an empty one. */
  readonly body: unknown;
}

/** Sends a call. Rejects with `NoAnswer` or `TooManyCalls`. */
export type Send = (call: Call) => Promise<Answer>;

/** The server did not answer in time, or the connection failed. */
export class NoAnswer extends Error {}

/** The server's rate limit lasts longer than the tool waits. */
export class TooManyCalls extends Error {}

/** Bounds of a target; tests lower them. */
interface Limits {
  /** Most milliseconds of one call; the contract allows 30 s. */
  readonly time: number;
  /** Most bytes of an answer. */
  readonly bytes: number;
}

const LIMITS: Limits = { time: 60_000, bytes: 50_000_000 };
/** Calls in a row without an answer in time, after which the server is not called any more: the run would take days. */
const MAX_SILENT = 5;
/** Most seconds that the tool waits for a rate limit to end. */
const MAX_WAIT = 65;
/** Most times that it waits for one call. */
const MAX_WAITS = 3;

const readText = async (response: Response, { bytes: most }: Limits): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new Error(`the answer has more than ${most} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

const parsed = (text: string, mediaType: string): unknown => {
  if (text === "") return undefined;
  if (!mediaType.endsWith("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const sendOnce = async (url: string, call: Call, limits: Limits): Promise<Answer> => {
  const { method, path, headers = {}, token, body } = call;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined || method === "GET" ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(limits.time),
  });
  const text = await readText(response, limits);
  const mediaType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    mediaType,
    text,
    body: parsed(text, mediaType),
  };
};

/** The seconds of `Retry-After`. A time is compared with the answer's own, because the server's clock may be another. */
export const secondsToWait = ({ headers }: Pick<Answer, "headers">): number => {
  const after = headers["retry-after"] ?? "1";
  if (/^\d+$/.test(after)) return Number(after);
  return (Date.parse(after) - Date.parse(headers["date"] ?? "")) / 1000;
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

const isBusy = ({ status, body }: Answer): boolean => status === 503 && isObject(body) && body["code"] === "busy";

/**
 * Sends calls to a server. A call that a rate limit or a busy server refuses is sent again after the time of the answer. If a
 * server is still busy after that, its answer counts.
 */
export const targetOf = (url: string, limits: Limits = LIMITS): Send => {
  const base = url.replace(/\/+$/, "");
  let silent = 0;
  const sendTo = async (call: Call): Promise<Answer> => {
    if (silent >= MAX_SILENT)
      throw new NoAnswer(`the server did not answer ${MAX_SILENT} calls in a row in time, and is not called any more`);
    // Calls that are sent at once count as one.
    const before = silent;
    try {
      const answer = await sendOnce(base, call, limits);
      silent = 0;
      return answer;
    } catch (error) {
      if (isTimeout(error)) silent = before + 1;
      throw new NoAnswer(`${call.method} ${shown(call.path)}: ${reasonOf(error)}`);
    }
  };
  return async (call) => {
    for (let waits = 0; ; waits += 1) {
      const answer = await sendTo(call);
      if (answer.status !== 429 && !isBusy(answer)) return answer;
      const seconds = secondsToWait(answer);
      if (waits === MAX_WAITS || !(seconds <= MAX_WAIT)) {
        if (isBusy(answer)) return answer;
        throw new TooManyCalls(`The rate limit lasts ${seconds} s. Raise the limits of the server under test.`);
      }
      await wait(Math.max(seconds, 1) * 1000);
    }
  };
};

/** A call with a JSON body. */
export const json = (method: string, path: string, body: unknown, more: Partial<Call> = {}): Call => ({
  method,
  path,
  body: JSON.stringify(body),
  ...more,
  headers: { "content-type": "application/json", ...more.headers },
});

/** An answer in one line. */
export const shownAnswer = ({ status, mediaType, headers, text }: Answer): string => {
  const { location } = headers;
  const isRedirect = status >= 300 && status < 400;
  const target = location === undefined || !isRedirect ? "" : `to ${location}`;
  return [String(status), mediaType, shown(target), shown(text)].filter((part) => part !== "").join(" ");
};
