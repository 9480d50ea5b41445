import { eitherSignal } from "./either-signal.ts";
import type { Refresher } from "../tokens/refresher.ts";
import type { SessionStore } from "../tokens/session-store.ts";
import { bearerOf } from "../session.ts";

type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

type Parts = {
  store: SessionStore;
  refresh: Refresher;
  fetch: Fetch;
  /** Aborted when the session that a call belongs to ends, so that no late answer reaches the next user. */
  sessionSignal: () => AbortSignal;
};

/** Waits for a renewal until the call itself ends: by its caller, with its session, or by its time limit. */
const untilAborted = <T>(task: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    void task.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });

const bearer = (token: string): string => `Bearer ${token}`;

/**
 * `fetch` for the calls of the session: on 401 the tokens are renewed once and the call is sent again (SES-12).
 * A call with a token of its own (sign-in completion) or without one passes as it is. No answer to the renewal is
 * no answer to the call; a refused renewal gives back the 401, after the session has ended. An emulated session has
 * no renewal and ends (SES-17).
 */
export const createSessionFetch = ({ store, refresh, fetch, sessionSignal }: Parts): Fetch => {
  /** The token to send a refused call with again, or the final answer. */
  const renewedToken = async (sent: string, refused: Response): Promise<string | Response> => {
    const session = store.get();
    if (session.kind === "emulated" && bearer(session.token) === sent) store.end("emulation-ended");
    if (session.kind !== "own") return refused;
    // Renewed while the call was under way, by this tab or another.
    if (bearer(session.record.token) !== sent) return session.record.token;
    const outcome = await refresh(session.record);
    switch (outcome.kind) {
      case "renewed":
        return outcome.record.token;
      case "maintenance":
        return new Response(JSON.stringify({ status: 503, code: "maintenance" }), { status: 503 });
      case "unanswered":
        throw outcome.error;
      case "refused":
        store.end(outcome.why);

        return refused;
      case "gone":
        return refused;
    }
  };

  return async (request, init) => {
    const token = bearerOf(store.get());
    const sent = request.headers.get("authorization");
    if (token === undefined || sent !== bearer(token)) return fetch(request, init);
    const signal = eitherSignal(init?.signal ?? request.signal, sessionSignal());
    // The body of a sent request is used up: a copy is kept for the second try.
    const again = request.clone();
    const answer = await fetch(request, { ...init, signal });
    if (answer.status !== 401) return answer;
    const next = await untilAborted(renewedToken(sent, answer), signal);
    if (next instanceof Response) return next;
    again.headers.set("authorization", bearer(next));

    return fetch(again, { ...init, signal });
  };
};
