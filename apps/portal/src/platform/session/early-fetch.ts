type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

declare global {
  /** The portal's `fetch` on a page that made calls before its code had loaded. */
  var earlyFetch: Fetch | undefined;
}

/** Milliseconds after the opening of a page in which an early answer is as good as a new one. */
const FRESH = 15_000;

/** Milliseconds after which an early call is given up, like every call. */
const TIME_LIMIT = 30_000;

/** Names a call by everything that its answer depends on. */
const keyOf = ({ method, url, headers }: Request): string =>
  [method, url, headers.get("authorization"), headers.get("accept-language")].join(" ");

/** Sends calls early; its `fetch` uses each answer once, for the same call. */
export const createEarlyCalls = () => {
  const answers = new Map<string, Promise<Response>>();

  return {
    send: (request: Request): Promise<Response> => {
      const answer = fetch(request, { signal: AbortSignal.timeout(TIME_LIMIT) });
      answers.set(keyOf(request), answer);
      // The portal reports a failure when it uses the answer.
      answer.catch(() => undefined);

      return answer;
    },
    /** @throws the reason of a signal that was aborted in the meantime */
    fetch: async (request: Request, init?: RequestInit): Promise<Response> => {
      const key = keyOf(request);
      const early = performance.now() < FRESH ? answers.get(key) : undefined;
      answers.delete(key);
      if (!early) return fetch(request, init);
      const answer = await early;
      init?.signal?.throwIfAborted();

      return answer;
    },
  };
};
