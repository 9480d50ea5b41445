import createClient, { type Client } from "openapi-fetch";

import { ApiError, isBusy, isMaintenance, TimeoutError } from "./errors.ts";
import { pause } from "./pause.ts";
import type { paths } from "../generated/schema.ts";
import { readProblem } from "./read-problem.ts";

/** Milliseconds after which a call is given up (FORM-9). */
const REQUEST_TIMEOUT = 30_000;

/** The portal's client: `client.GET("/v1/notifications", { params: { query: { page: 1 } }, signal })`. */
export type ApiClient = Client<paths>;

/** What the program provides to the client. */
export interface ApiClientOptions {
  /** The base address of the API, such as `https://club.example.com/api` (API-28). */
  baseUrl: string;
  /** Whether calls have cookies; @default those of the page's own origin only. */
  credentials?: RequestCredentials;
  /** Stands in for the global `fetch`. */
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>;
  /** The current access token; called for every request. */
  getToken: () => string | undefined;
  /** The language of the interface, for Accept-Language. */
  getLanguage: () => string | undefined;
  /** Called after an answer that says maintenance (MNT-1). */
  onMaintenance: () => void;
  /**
   * A call was answered with 401. `true` means that there is a new token: the call is sent again. Not called for
   * calls that end a session, nor for calls with their own Authorization header.
   */
  onUnauthorized: () => boolean | Promise<boolean>;
  /** Milliseconds; default {@link REQUEST_TIMEOUT}. */
  timeout?: number | undefined;
}

/** Their 401 is final: a new token would not help, and asking for one would never end (SES-12). */
const FINAL_401 = /\/(?:v1\/company\/user\/self|v2\/installer\/(?:login|login\/verify|refresh))$/;

/** Further tries of a call with a key that the server was too busy for: however often it is sent, it takes effect once. */
const MAX_BUSY_TRIES = 2;
/** Most seconds to the next try; the user waits for it. */
const MAX_RETRY_AFTER = 10;

/** Milliseconds until a busy server may be asked again, spread so that the devices do not all come back at once (API-17). */
const busyPause = (retryAfter = 2): number => retryAfter * 1000 * (1 + Math.random() / 2);

/**
 * Makes the typed client. Every call gives its data or throws: {@link ApiError} for any answer that is not 2xx,
 * whatever its body; {@link TimeoutError} after 30 s; the caller's own cancel as it came; `TypeError` when no
 * answer came at all. (openapi-fetch alone takes an empty error answer for success.)
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { baseUrl, getToken, getLanguage, onMaintenance, onUnauthorized, timeout = REQUEST_TIMEOUT } = options;
  const fetchNow = options.fetch ?? ((request: Request, init?: RequestInit) => globalThis.fetch(request, init));

  /** Sends a request and reads its whole answer, both within the time limit. */
  const sendWithin = async (request: Request): Promise<Response> => {
    const limit = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      limit.abort();
    }, timeout);
    const follow = () => limit.abort(request.signal.reason);
    if (request.signal.aborted) follow();
    request.signal.addEventListener("abort", follow, { once: true });
    try {
      const response = await fetchNow(request, { signal: limit.signal });
      const body = await response.arrayBuffer();
      // A body is forbidden with 204 and 304, even an empty one.
      const { status, statusText, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      // Browsers name the same time-out differently, so this is a separate flag.
      throw late ? new TimeoutError(timeout) : error;
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", follow);
    }
  };

  const authorise = (request: Request): void => {
    const token = getToken();
    if (token) request.headers.set("Authorization", `Bearer ${token}`);
  };

  /** Sends a request, once more with a new token after a 401; throws for an answer that is not 2xx. */
  const sendOnce = async (request: Request): Promise<Response> => {
    const own = request.headers.has("Authorization");
    if (!own) authorise(request);
    const language = getLanguage();
    if (language && !request.headers.has("Accept-Language")) request.headers.set("Accept-Language", language);

    const mayReplay = !own && !FINAL_401.test(new URL(request.url).pathname);
    // The body of a sent request is used up.
    const spare = mayReplay ? request.clone() : undefined;
    let response = await sendWithin(request);
    if (response.status === 401 && spare && (await onUnauthorized())) {
      authorise(spare);
      response = await sendWithin(spare);
    }
    if (response.ok) return response;
    throw new ApiError(await readProblem(response));
  };

  /** Whether a failed call may be sent again: the server was busy for a short time, and the user is still the same. */
  const mayRepeat = (error: unknown, token: string | undefined): error is ApiError =>
    error instanceof ApiError && isBusy(error) && (error.retryAfter ?? 0) <= MAX_RETRY_AFTER && getToken() === token;

  const send = async (request: Request): Promise<Response> => {
    const token = getToken();
    let next = request;
    for (let left = request.headers.has("Idempotency-Key") ? MAX_BUSY_TRIES : 0; ; left--) {
      const spare = left > 0 ? next.clone() : undefined;
      try {
        return await sendOnce(next);
      } catch (error) {
        if (isMaintenance(error)) onMaintenance();
        if (!spare || !mayRepeat(error, token)) throw error;
        await pause(busyPause(error.retryAfter), request.signal);
        next = spare;
      }
    }
  };

  return createClient<paths>({ baseUrl, fetch: send, credentials: options.credentials ?? "same-origin" });
};

/**
 * The body of an answer, for query functions: they may not give `undefined`.
 * @throws TypeError when the server answered well but without a body.
 */
export const answerOf = async <T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> => {
  const { data } = await call;
  if (data === undefined || data === null) throw new TypeError("The answer has no body.");
  return data;
};
