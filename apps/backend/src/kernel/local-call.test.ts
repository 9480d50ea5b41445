import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import { afterEach, expect, it, vi } from "vitest";

import { callLocally } from "./local-call.ts";

const LIMIT = 60_000;
let close: () => void = () => undefined;
afterEach(() => close());

const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> => {
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}/path`;
};

it("sends a call and gives its answer, without the limits of fetch", async () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  const url = await serve(async (request, response) => {
    response.writeHead(201);
    response.end(`${request.method} ${request.url} ${request.headers["x-one"]} ${await text(request)}`);
  });
  const answer = await callLocally(url, { method: "POST", headers: { "x-one": "1" }, body: "ö", limit: LIMIT });
  expect(answer).toEqual({ status: 201, text: "POST /path 1 ö" });
  expect(fetching).not.toHaveBeenCalled();
});

it("ends at its limit, before the answer has begun and in the middle of it", async () => {
  const silent = await serve(() => undefined);
  await expect(callLocally(silent, { limit: 50 })).rejects.toMatchObject({ name: "TimeoutError" });
  close();
  const half = await serve((_, response) => response.write("half"));
  await expect(callLocally(half, { limit: 50 })).rejects.toMatchObject({ name: "TimeoutError" });
});

it("rejects when nothing listens", async () => {
  const url = await serve(() => undefined);
  close();
  await expect(callLocally(url, { limit: LIMIT })).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
