import { once } from "node:events";

import { describe, expect, it } from "vitest";

import type { App } from "../app.ts";
import { handlers } from "../areas/handlers.ts";
import { busy } from "../kernel/problem.ts";
import { withBackend } from "../testing/backend.ts";
import type { Call } from "./call.ts";
import { loadContract } from "./contract/contract.ts";
import { buildPortalServer } from "../runtime/serve/portal-server.ts";
import { matchers } from "../../../../test-matchers.ts";

const logged: unknown[] = [];
const log = { info: () => {}, warn: () => {}, debug: () => {}, error: (entry: unknown) => void logged.push(entry) };
const backend = withBackend({ log });
const LOGIN = "/v2/installer/login";

describe("problems", () => {
  it.each([
    ["an unknown path", "GET", "/v1/nothing", {}, 404, "not_found"],
    ["another method of a known path", "DELETE", LOGIN, {}, 405, "method_not_allowed"],
    ["broken JSON", "POST", LOGIN, { body: '{"email":' }, 400, "malformed_request"],
    ["an empty body", "POST", LOGIN, { body: "" }, 400, "malformed_request"],
    ["a poisoned body", "POST", LOGIN, { body: '{"__proto__":{"a":1}}' }, 400, "malformed_request"],
    [
      "text",
      "POST",
      LOGIN,
      { body: "email=a", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    [
      "a form",
      "POST",
      LOGIN,
      { body: "email=a", headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
      "unsupported_media_type",
    ],
    ["no body at all", "POST", LOGIN, {}, 415, "unsupported_media_type"],
    ["a too large body", "POST", LOGIN, { body: { email: "a".repeat(140_000) } }, 413, "payload_too_large"],
    ["a list as the body", "POST", LOGIN, { body: [] }, 422, "validation_failed"],
    ["a path that cannot be decoded", "GET", "/v1/%E0%A4%A", {}, 404, "not_found"],
  ] as const)("%s", async (_name, method, path, options, status, code) => {
    const answer = await backend().call(method, path, options);
    expect(answer).toMatchObject({
      status,
      headers: { "content-type": matchers.stringMatching(/^application\/problem\+json/), "cache-control": "no-store" },
      body: {
        type: `/problems/${code}`,
        status,
        code,
        title: matchers.any(String),
        message: matchers.any(String),
        instance: matchers.stringMatching(/^urn:request:/),
      },
    });
  });

  it("list the allowed methods of a path", async () => {
    expect(await backend().call("GET", LOGIN)).toMatchObject({ status: 405, headers: { allow: "POST" } });
  });

  it.each([
    ["en", "Enter a valid email address."],
    ["pl-PL,pl;q=0.9,en;q=0.5", "Podaj prawidłowy adres e-mail."],
    ["de, uk;q=0.4, en;q=0.1", "Введіть правильну електронну адресу."],
    ["xx", "Enter a valid email address."],
  ])("answers in the language of %s", async (language, text) => {
    const answer = await backend().call("POST", LOGIN, {
      body: { email: "no address" },
      headers: { "accept-language": language },
    });
    expect(answer).toMatchObject({ status: 422, body: { message: text, errors: { email: [text] } } });
  });

  it("name every refused field and none of its values", async () => {
    const answer = await backend().call("POST", "/v2/installer/login/verify", {
      body: { code: "<script>", userId: "2", more: "secret value" },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          code: [matchers.any(String)],
          userId: ["This value has the wrong type."],
          more: ["Unknown field."],
        },
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/script|secret value/);
  });

  it("reveal no internals when an error is unexpected", async () => {
    const { token } = await backend().signIn("anna@dachserwis.example");
    await backend().database.exec("alter table card rename to card_away");
    const answer = await backend().call("GET", "/v1/company/user/self", { token });
    await backend().database.exec("alter table card_away rename to card");
    expect(answer).toMatchObject({
      status: 500,
      body: { code: "internal", message: "Something went wrong. Please try again." },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/select|card|\.ts/i);
    expect(logged.length).toBe(1);
  });
});

describe("the contract at start", () => {
  it("refuses to start when an operation has no handler, or a handler no operation", async () => {
    const operations = await loadContract();
    const { getConfig: _missing, ...rest } = handlers;
    const extra = { ...rest, dance: handlers.logout };
    await expect(buildPortalServer(backend().app, { operations, handlers: extra })).rejects.toThrow(
      "The contract and the backend do not match. Operations without a handler: getConfig; handlers without an operation: dance.",
    );
  });

  it("validates every answer in tests", async () => {
    const found: string[] = [];
    const wrong = { ...handlers, getPublicConfig: async () => ({ status: 200, body: { behaviours: "none" } }) };
    const server = await buildPortalServer(backend().app, { handlers: wrong, onDeviation: (text) => found.push(text) });
    expect((await server.inject({ url: "/api/v1/config/public" })).statusCode).toBe(500);
    expect(found).toEqual([matchers.stringContaining("getPublicConfig 200")]);
    await server.close();
  });
});

it("a call whose caller has closed the connection is aborted while it runs", async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const getPublicConfig = async (_app: App, _input: unknown, { signal }: Call) => {
    begun.resolve(signal);
    await once(signal, "abort");
    throw busy();
  };
  const server = await buildPortalServer(backend().app, { handlers: { ...handlers, getPublicConfig } });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const closing = new AbortController();
  const call = fetch(`${server.listeningOrigin}/api/v1/config/public`, { signal: closing.signal });
  const signal = await begun.promise;
  expect(signal.aborted).toBe(false);
  closing.abort();
  await expect(call).rejects.toThrow("aborted");
  await expect.poll(() => signal.aborted).toBe(true);
  await server.close();
});

describe("maintenance", () => {
  it("answers 503 to every operation until it ends", async () => {
    const set = (on: boolean) => backend().database.transaction((tx) => backend().server.maintenance.set(tx, on));
    await set(true);
    for (const { method, path } of await loadContract()) {
      const answer = await backend().call(method, path.replaceAll(/\{\w+\}/g, "1"));
      expect(answer, path).toMatchObject({
        status: 503,
        headers: { "retry-after": "60" },
        body: { code: "maintenance" },
      });
    }
    expect(await backend().call("GET", "/v1/nothing")).toMatchObject({ status: 503 });
    await set(false);
    expect(await backend().call("GET", "/v1/config")).toMatchObject({ status: 200 });
  });
});

describe("every operation with a session", () => {
  it("answers 401 without one", async () => {
    for (const { method, path, access, operationId } of await loadContract()) {
      if (access !== "required") continue;
      expect(
        await backend().call(method, path.replaceAll(/\{\w+\}/g, "1"), { body: method === "GET" ? undefined : {} }),
        operationId,
      ).toMatchObject({
        status: 401,
        body: { code: "token_missing" },
      });
    }
  });
});

describe("health", () => {
  it("reports alive and ready", async () => {
    for (const url of ["/healthz", "/readyz"])
      expect((await backend().server.inject({ url })).json()).toEqual({ status: "ok" });
  });
});
