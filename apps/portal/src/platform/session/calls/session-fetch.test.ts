import { ApiError } from "@lucarne/api-client/errors";
import { expect, it, vi } from "vitest";
import type { TokenAnswer } from "../session.ts";
import { createSessionFetch } from "./session-fetch.ts";
import { memoryStore } from "../../storage/storage.ts";
import { openTab, recordFor } from "../tokens/testing/tabs.ts";

const URL_OF_CALL = "https://club.example/api/v1/notifications";
const renewed: TokenAnswer = { token: "access-2", refresh_token: "refresh-2", expires_in: 3600 };

const setUp = (renewal: () => Promise<TokenAnswer>, known = ["Bearer access-2"]) => {
  const tab = openTab(memoryStore(), renewal, (task) => task());
  tab.store.save(recordFor(60));
  const seen: string[] = [];
  const ended = new AbortController();
  const fetch = createSessionFetch({
    store: tab.store,
    refresh: tab.refresh,
    sessionSignal: () => ended.signal,
    fetch: async (request, init) => {
      init?.signal?.throwIfAborted();
      const token = request.headers.get("authorization") ?? "";
      seen.push(`${token} ${await request.text()}`);

      return new Response(null, { status: known.includes(token) ? 200 : 401 });
    },
  });
  const call = (token = "Bearer access-1", init: RequestInit = {}) =>
    fetch(new Request(URL_OF_CALL, { method: "POST", body: "text", headers: { authorization: token } }), init);

  return { ...tab, call, ended, fetch, seen };
};

it("renews the tokens once on 401 and sends the call again with its body", async () => {
  const { call, seen, store } = setUp(() => Promise.resolve(renewed));
  expect((await call()).status).toBe(200);
  expect(seen).toEqual(["Bearer access-1 text", "Bearer access-2 text"]);
  expect(store.record()?.token).toBe("access-2");
});

it("leaves a call with a token of its own, or without one, alone", async () => {
  const renewal = vi.fn(() => Promise.resolve(renewed));
  const { call, fetch } = setUp(renewal);
  expect((await call("Bearer of-sign-in")).status).toBe(401);
  expect((await fetch(new Request(URL_OF_CALL))).status).toBe(401);
  expect(renewal).not.toHaveBeenCalled();
});

it("sends a call again without renewal when the tokens are newer by now", async () => {
  const renewal = vi.fn(() => Promise.resolve(renewed));
  const { call, store } = setUp(renewal);
  const answer = call();
  store.save(recordFor(60, "access-2"));
  expect((await answer).status).toBe(200);
  expect(renewal).not.toHaveBeenCalled();
});

it("ends the session when the renewal is refused", async () => {
  const { call, store } = setUp(() => Promise.reject(new ApiError({ status: 401 })));
  expect((await call()).status).toBe(401);
  expect([store.get().kind, store.lastEnd()]).toEqual(["none", "expired"]);
});

it("treats a renewal without an answer as a call without an answer, and keeps the session", async () => {
  const { call, store } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call()).rejects.toThrow("Failed to fetch");
  expect(store.get().kind).toBe("own");
});

it("treats maintenance during the renewal as maintenance of the call", async () => {
  const { call, store } = setUp(() => Promise.reject(new ApiError({ status: 503, code: "maintenance" })));
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([503, { status: 503, code: "maintenance" }]);
  expect(store.get().kind).toBe("own");
});

it("gives back the 401 of renewed tokens, and keeps the session for the current user's answer to decide", async () => {
  const { call, seen, store } = setUp(() => Promise.resolve(renewed), []);
  expect((await call()).status).toBe(401);
  expect(seen).toHaveLength(2);
  expect(store.get().kind).toBe("own");
});

it("ends an emulated session on 401, not the real one", async () => {
  const renewal = vi.fn(() => Promise.resolve(renewed));
  const { call, store } = setUp(renewal);
  store.emulate("of-support");
  expect((await call("Bearer of-support")).status).toBe(401);
  expect(renewal).not.toHaveBeenCalled();
  expect(store.get()).toEqual({ kind: "own", record: recordFor(60) });
});

it("cuts calls off when their session ends", async () => {
  const { call, ended } = setUp(() => Promise.resolve(renewed));
  ended.abort();
  await expect(call()).rejects.toThrow(/abort/i);
});

const hanging = () => new Promise<TokenAnswer>(() => undefined);

it("ends a call that is cancelled or takes too long, although the renewal has no answer", async () => {
  const { call, seen, store } = setUp(hanging);
  const limit = new AbortController();
  const answer = call(undefined, { signal: limit.signal });
  await expect.poll(() => seen).toHaveLength(1);
  limit.abort(new DOMException("Too long", "TimeoutError"));
  await expect(answer).rejects.toThrow("Too long");
  expect(store.get().kind).toBe("own");
});

it("ends the calls of a session that ends while its renewal has no answer", async () => {
  const { call, ended, seen } = setUp(hanging);
  const answer = call();
  await expect.poll(() => seen).toHaveLength(1);
  ended.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

it("sends calls with the old token while a renewal has no answer and the token is still valid", async () => {
  const { call, refresh, seen } = setUp(hanging, ["Bearer access-1"]);
  void refresh(recordFor(60));
  expect((await call()).status).toBe(200);
  expect(seen).toEqual(["Bearer access-1 text"]);
});

it("sends every waiting call once more when a slow renewal is answered", async () => {
  const { promise, resolve } = Promise.withResolvers<TokenAnswer>();
  const renewal = vi.fn(() => promise);
  const { call, seen } = setUp(renewal);
  const answers = Promise.all([call(), call(), call()]);
  await expect.poll(() => seen).toHaveLength(3);
  resolve(renewed);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(renewal).toHaveBeenCalledTimes(1);
  expect(seen.filter((text) => text.startsWith("Bearer access-2"))).toHaveLength(3);
});
