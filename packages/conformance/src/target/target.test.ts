import { createServer, type RequestListener, type Server } from "node:http";

import { afterEach, expect, it, vi } from "vitest";

import { reasonOf } from "./reason.ts";
import { NoAnswer, secondsToWait, targetOf, TooManyCalls, type Send } from "./target.ts";

const CALL = { method: "GET", path: "/v1/config" };

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** A server on this machine. */
const serve = async (listener: RequestListener): Promise<string> => {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((done) => started.listen(0, "127.0.0.1", done));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
};

const errorOf = (send: Send) =>
  send(CALL).then(
    () => undefined,
    (error: unknown) => error,
  );

it("an address with a path and a slash at its end is the base of each call", async () => {
  const url = await serve((request, response) => response.end(request.url));
  expect(await targetOf(`${url}/loyalty/api/`)(CALL)).toMatchObject({ text: "/loyalty/api/v1/config" });
});

it("a connection that is closed is no answer, with the call that had none", async () => {
  const url = await serve(({ socket }) => socket.destroy());
  const error = await errorOf(targetOf(url));
  expect(error).toBeInstanceOf(NoAnswer);
  expect(String(error)).toContain("GET /v1/config: ");
});

it("a server that does not answer is not called any more after five calls in a row, those at once as one", async () => {
  const fetched = vi.fn(() => Promise.reject(new DOMException("The operation timed out.", "TimeoutError")));
  vi.stubGlobal("fetch", fetched);
  const send = targetOf("https://server.example");
  await Promise.all([errorOf(send), errorOf(send)]);
  for (let more = 0; more < 4; more += 1) await errorOf(send);
  expect(String(await errorOf(send))).toContain("is not called any more");
  expect(fetched).toHaveBeenCalledTimes(6);
});

it("an answer without an end is left after its bound", async () => {
  const url = await serve((_, response) => {
    const write = (): void =>
      void (response.write("x".repeat(1000)) ? setImmediate(write) : response.once("drain", write));
    response.on("error", () => {});
    write();
  });
  const error = await errorOf(targetOf(url, { time: 60_000, bytes: 100_000 }));
  expect(String(error)).toContain("more than 100000 bytes");
});

it("a redirect is an answer and is not followed", async () => {
  const url = await serve(({ url: path }, response) => response.writeHead(302, { location: path }).end());
  expect(await targetOf(url)(CALL)).toMatchObject({ status: 302 });
});

it("the media type of an answer is read whatever its case is", async () => {
  const url = await serve((_, response) =>
    response.setHeader("content-type", "Application/JSON; charset=UTF-8").end("[1]"),
  );
  expect(await targetOf(url)(CALL)).toMatchObject({ mediaType: "application/json", body: [1] });
});

it.each([
  ["a number", { "retry-after": "7" }, 7],
  ["nothing", {}, 1],
  [
    "a time, by the clock of the server",
    { "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", date: "Sun, 06 Nov 1994 08:49:30 GMT" },
    7,
  ],
])("a rate limit with %s in Retry-After is waited for", (_, headers, seconds) => {
  expect(secondsToWait({ headers })).toBe(seconds);
});

it("a rate limit whose end is not stated is not waited for", async () => {
  const url = await serve((_, response) => response.writeHead(429, { "retry-after": "later" }).end());
  expect(await errorOf(targetOf(url))).toBeInstanceOf(TooManyCalls);
});

const BUSY = JSON.stringify({ code: "busy" });

it("a call that a busy server refuses is sent again after Retry-After", async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 503 : 200, { "content-type": "application/json", "retry-after": "1" });
    response.end(calls === 1 ? BUSY : "{}");
  });
  expect(await targetOf(url)(CALL)).toMatchObject({ status: 200 });
});

it("the answer of a server that is busy for longer than the tool waits counts", async () => {
  const url = await serve((_, response) =>
    response.writeHead(503, { "content-type": "application/json", "retry-after": "600" }).end(BUSY),
  );
  expect(await targetOf(url)(CALL)).toMatchObject({ status: 503 });
});

it("a certificate that is not trusted is named with what helps", () => {
  const cause = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(reasonOf(new TypeError("fetch failed", { cause }))).toMatch(/^self-signed certificate\..*NODE_EXTRA_CA_CERTS/);
});

it("a machine that refuses connections on each of its addresses is named by the code", () => {
  const cause = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(reasonOf(new TypeError("fetch failed", { cause }))).toBe("ECONNREFUSED");
});
