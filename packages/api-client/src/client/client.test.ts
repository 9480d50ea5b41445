import type { ServerResponse } from "node:http";

import { afterEach, describe, expect, test } from "vitest";

import { answerOf, createApiClient, type ApiClientOptions } from "./client.ts";
import { ApiError, isCancel, TimeoutError } from "./errors.ts";
import { serve, type Answer } from "../testing/serve.ts";

let close = () => {};
afterEach(() => close());

const setUp = async (answer: Answer, options: Partial<ApiClientOptions> = {}) => {
  const server = await serve(answer);
  close = server.close;
  const heard = { maintenance: 0, unauthorized: 0 };
  const client = createApiClient({
    baseUrl: server.baseUrl,
    getToken: () => "first",
    getLanguage: () => "pl",
    onMaintenance: () => {
      heard.maintenance += 1;
    },
    onUnauthorized: () => {
      heard.unauthorized += 1;
      return false;
    },
    ...options,
  });
  return { client, heard, seen: server.seen };
};

const json = (response: ServerResponse, status: number, body: unknown, type = "application/json") =>
  response.writeHead(status, { "Content-Type": type }).end(JSON.stringify(body));

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("The call did not fail.");
};

const page = { data: [], meta: { current_page: 1, per_page: 20, last_page: 1, total: 0 } };

describe("what is sent", () => {
  test("the token, the language and the query", async () => {
    const { client, seen } = await setUp((_, response) => json(response, 200, page));
    const { data } = await client.GET("/v1/notifications", { params: { query: { page: 2, limit: 20 } } });
    expect(data).toEqual(page);
    expect(seen[0]).toMatchObject({
      url: "/api/v1/notifications?page=2&limit=20",
      headers: { authorization: "Bearer first", "accept-language": "pl" },
    });
  });

  test("no Authorization without a token", async () => {
    const { client, seen } = await setUp((_, response) => json(response, 200, page), { getToken: () => undefined });
    await client.GET("/v1/notifications");
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test("an Authorization of the caller's own stays, and its 401 is left to the caller", async () => {
    const { client, seen, heard } = await setUp((_, response) => response.writeHead(401).end());
    const headers = { Authorization: "Bearer own" };
    const call = client.PATCH("/v1/company/user/{id}", { params: { path: { id: 7 } }, body: { name: "Ana" }, headers });
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(seen.map((request) => request.headers.authorization)).toEqual(["Bearer own"]);
    expect(heard.unauthorized).toBe(0);
  });
});

describe("an answer that is not 2xx is thrown", () => {
  test.each([401, 403, 404, 406, 409, 422, 429, 500, 502, 503])("%i with an empty body", async (status) => {
    const { client } = await setUp((_, response) => response.writeHead(status, { "Content-Length": "0" }).end());
    const error = await failureOf(client.GET("/v1/config"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code: undefined, errors: undefined });
  });

  test("503 that says maintenance announces it", async () => {
    const { client, heard } = await setUp((_, response) =>
      json(response.setHeader("Retry-After", "60"), 503, { status: 503, code: "maintenance" }),
    );
    expect(await failureOf(client.GET("/v1/config"))).toMatchObject({ status: 503, retryAfter: 60 });
    expect(heard.maintenance).toBe(1);
  });

  test.each([
    ["a proxy's page", "text/html", "<h1>Service Unavailable</h1>"],
    ["an empty body", "text/plain", ""],
    ["a problem of another host", "application/problem+json", '{"status":503,"code":"overloaded"}'],
  ])("503 with %s announces no maintenance", async (_title, type, body) => {
    const { client, heard } = await setUp((_, response) => response.writeHead(503, { "Content-Type": type }).end(body));
    expect(await failureOf(client.GET("/v1/config"))).toMatchObject({ status: 503 });
    expect(heard.maintenance).toBe(0);
  });

  test("422 with a problem: code, message and fields", async () => {
    const problem = {
      status: 422,
      code: "validation_failed",
      message: "Phone number is not unique.",
      errors: { phone: ["Phone number is not unique."], broken: "text", empty: [], odd: [1] },
    };
    const { client } = await setUp((_, response) => json(response, 422, problem, "application/problem+json"));
    const call = client.POST("/v2/installer/login", { body: { email: "ana@example.com" } });
    expect(await failureOf(call)).toMatchObject({
      status: 422,
      code: "validation_failed",
      message: "Phone number is not unique.",
      errors: { phone: ["Phone number is not unique."], broken: ["text"] },
    });
  });

  test.each(["null", "[]", '"text"', "17", "{"])("422 with the body %s", async (body) => {
    const { client } = await setUp((_, response) => response.writeHead(422).end(body));
    const error = await failureOf(client.GET("/v1/config"));
    expect(error).toMatchObject({ status: 422, errors: undefined });
  });
});

describe("401", () => {
  test("is sent again, with its body and the new token", async () => {
    let token = "old";
    const { client, seen } = await setUp(
      (_, response, count) => (count === 1 ? response.writeHead(401).end() : json(response, 200, { id: 7 })),
      {
        getToken: () => token,
        onUnauthorized: async () => {
          token = "new";
          return true;
        },
      },
    );
    const call = client.PATCH("/v1/company/user/{id}", { params: { path: { id: 7 } }, body: { name: "Ana" } });
    expect(await answerOf(call)).toEqual({ id: 7 });
    expect(seen.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ["Bearer old", '{"name":"Ana"}'],
      ["Bearer new", '{"name":"Ana"}'],
    ]);
  });

  test("a second time is thrown, not retried again", async () => {
    const { client, seen } = await setUp((_, response) => response.writeHead(401).end(), {
      onUnauthorized: () => true,
    });
    expect(await failureOf(client.GET("/v1/notifications"))).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
  });

  test("without a new token is thrown at once", async () => {
    const { client, seen, heard } = await setUp((_, response) => response.writeHead(401).end());
    expect(await failureOf(client.GET("/v1/notifications"))).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(heard.unauthorized).toBe(1);
  });

  test("of the session's own calls starts no renewal", async () => {
    const { client, seen, heard } = await setUp((_, response) => response.writeHead(401).end());
    await failureOf(client.GET("/v1/company/user/self"));
    await failureOf(client.POST("/v2/installer/login", { body: { email: "ana@example.com" } }));
    await failureOf(client.POST("/v2/installer/login/verify", { body: { code: "1", userId: 1 } }));
    await failureOf(client.POST("/v2/installer/refresh", { body: { refresh_token: "r" } }));
    expect(seen).toHaveLength(4);
    expect(heard.unauthorized).toBe(0);
  });

  test("maintenance on the second try is announced", async () => {
    const { client, heard } = await setUp(
      (_, response, count) =>
        count === 1 ? response.writeHead(401).end() : json(response, 503, { code: "maintenance" }),
      { onUnauthorized: () => true },
    );
    expect(await failureOf(client.GET("/v1/notifications"))).toMatchObject({ status: 503 });
    expect(heard.maintenance).toBe(1);
  });
});

describe("a busy server", () => {
  const busy = (response: ServerResponse, retryAfter: number) =>
    json(response.setHeader("Retry-After", String(retryAfter)), 503, { status: 503, code: "busy" });
  const save = (client: Awaited<ReturnType<typeof setUp>>["client"], signal?: AbortSignal) =>
    client.POST("/v1/support/{uuid}/chat", {
      params: { path: { uuid: "ticket" }, header: { "Idempotency-Key": "one-key" } },
      body: { message: "Hello" },
      ...(signal ? { signal } : {}),
    });

  test("gets a save with a key again, with the same key and body", async () => {
    const { client, seen } = await setUp((_, response, count) =>
      count < 3 ? busy(response, 0) : json(response, 201, { id: 7 }),
    );
    expect(await answerOf(save(client))).toEqual({ id: 7 });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers, body }) => `${headers["idempotency-key"]} ${body}`)).size).toBe(1);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(Array.from({ length: 3 }, () => "Bearer first"));
  });

  test("gets it three times at most", async () => {
    const { client, seen, heard } = await setUp((_, response) => busy(response, 0));
    expect(await failureOf(save(client))).toMatchObject({ code: "busy" });
    expect(seen).toHaveLength(3);
    expect(heard.maintenance).toBe(0);
  });

  test.each<[string, (client: Awaited<ReturnType<typeof setUp>>["client"]) => Promise<unknown>, number]>([
    ["a save without a key", (client) => client.PATCH("/v1/notifications", { body: { mark: "read" } }), 0],
    ["a read", (client) => client.GET("/v1/notifications"), 0],
    ["a save whose pause is long", (client) => save(client), 60],
  ])("does not get %s again", async (_title, call, retryAfter) => {
    const { client, seen } = await setUp((_, response) => busy(response, retryAfter));
    expect(await failureOf(call(client))).toMatchObject({ code: "busy" });
    expect(seen).toHaveLength(1);
  });

  test("does not get it again for another user", async () => {
    let token = "first";
    const { client, seen } = await setUp(
      (_, response) => {
        token = "second";
        busy(response, 0);
      },
      { getToken: () => token },
    );
    expect(await failureOf(save(client))).toMatchObject({ code: "busy" });
    expect(seen).toHaveLength(1);
  });

  test("does not get it again after a cancel", async () => {
    const cancel = new AbortController();
    const { client, seen } = await setUp((_, response) => {
      response.once("close", () => cancel.abort());
      busy(response, 10);
    });
    expect(isCancel(await failureOf(save(client, cancel.signal)))).toBe(true);
    expect(seen).toHaveLength(1);
  });
});

describe("no answer", () => {
  test("in time is a TimeoutError, not a cancel", async () => {
    const { client } = await setUp(() => {}, { timeout: 50 });
    const error = await failureOf(client.GET("/v1/config"));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(isCancel(error)).toBe(false);
  });

  test("to the end of its body in time is a TimeoutError too", async () => {
    const { client } = await setUp((_, response) => void response.writeHead(200).write("{"), { timeout: 100 });
    expect(await failureOf(client.GET("/v1/config"))).toBeInstanceOf(TimeoutError);
  });

  test("because the caller cancelled is the caller's own error", async () => {
    const caller = new AbortController();
    const { client } = await setUp(() => caller.abort());
    const error = await failureOf(client.GET("/v1/config", { signal: caller.signal }));
    expect(isCancel(error)).toBe(true);
  });

  test("is requested although the caller cancelled before", async () => {
    const { client, seen } = await setUp((_, response) => json(response, 200, {}));
    expect(isCancel(await failureOf(client.GET("/v1/config", { signal: AbortSignal.abort() })))).toBe(true);
    expect(seen).toHaveLength(0);
  });

  test("at all is a TypeError", async () => {
    const { client } = await setUp((_, response) => response.socket?.destroy());
    expect(await failureOf(client.GET("/v1/config"))).toBeInstanceOf(TypeError);
  });
});

describe("a good answer", () => {
  test("without a body is good: 204", async () => {
    const { client } = await setUp((_, response) => response.writeHead(204).end());
    const { data, response } = await client.POST("/v2/installer/logout", { body: { refresh_token: "r" } });
    expect(data).toBeUndefined();
    expect(response.status).toBe(204);
  });

  test("without the body that a query needs is an error", async () => {
    const { client } = await setUp((_, response) => response.writeHead(200).end());
    expect(await failureOf(answerOf(client.GET("/v1/config")))).toBeInstanceOf(TypeError);
  });
});
