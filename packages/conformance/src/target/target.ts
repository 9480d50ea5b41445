import { setTimeout as wait } from "node:timers/promises";

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

/** Most milliseconds of one call; the contract allows 30 s. */
const MAX_CALL = 60_000;
/** Most seconds that the tool waits for a rate limit to end. */
const MAX_WAIT = 65;
/** Most times that it waits for one call. */
const MAX_WAITS = 3;
/** Most bytes of an answer. */
const MAX_BYTES = 50_000_000;

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new NoAnswer(`The answer has more than ${MAX_BYTES} bytes.`);
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

const sendOnce = async (url: string, { method, path, headers = {}, token, body }: Call): Promise<Answer> => {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined || method === "GET" ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_CALL),
    });
    const text = await readText(response);
    const mediaType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      mediaType,
      text,
      body: parsed(text, mediaType),
    };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new NoAnswer(cause instanceof Error ? cause.message : String(cause));
  }
};

/** Sends calls to a server. A call that a rate limit refuses is sent again when the limit ends. */
export const targetOf =
  (url: string): Send =>
  async (call) => {
    for (let waits = 0; ; waits += 1) {
      const answer = await sendOnce(url, call);
      if (answer.status !== 429) return answer;
      const seconds = Number(answer.headers["retry-after"] ?? 1);
      if (waits === MAX_WAITS || !(seconds <= MAX_WAIT))
        throw new TooManyCalls(`The rate limit lasts ${seconds} s. Raise the limits of the server under test.`);
      await wait(Math.max(seconds, 1) * 1000);
    }
  };

/** A call with a JSON body. */
export const json = (method: string, path: string, body: unknown, more: Partial<Call> = {}): Call => ({
  method,
  path,
  body: JSON.stringify(body),
  ...more,
  headers: { "content-type": "application/json", ...more.headers },
});
