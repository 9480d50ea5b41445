import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";

import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";

import { type Drain, prepareDrain } from "./drain.ts";
import { listen } from "./listen.ts";

let server: FastifyInstance;
let agent: Agent;
/** Resolves when a request has reached its handler. */
let arrived: PromiseWithResolvers<void>;
/** Lets the handler of `/slow` answer. */
let released: PromiseWithResolvers<void>;

const serve = async (): Promise<{ drain: Drain; port: number }> => {
  server = Fastify();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  arrived = Promise.withResolvers();
  released = Promise.withResolvers();
  const drain = prepareDrain(server);
  server.get("/slow", async () => {
    arrived.resolve();
    await released.promise;
    return "done";
  });
  server.get("/stuck", () => {
    arrived.resolve();
    return new Promise<never>(() => undefined);
  });
  server.get("/quick", () => "quick");
  return { drain, port: await listen({ server, drain, setting: "PORT", port: 0, host: "localhost" }) };
};

const ask = (
  port: number,
  path: string,
  host = "localhost",
): Promise<{ status: number | undefined; connection: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    get({ host, port, path, agent }, (answer: IncomingMessage) => {
      let body = "";
      answer.on("data", (data) => (body += data));
      answer.on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection, body }));
      answer.on("error", reject);
    }).on("error", reject);
  });

afterEach(() => {
  agent.destroy();
  server.server.closeAllConnections();
});

it("both addresses of localhost answer CONNECT, an unknown expectation and what the parser refuses in the same way", async () => {
  const { port } = await serve();
  server.server.on("checkExpectation", (request, response) => server.server.emit("request", request, response));
  const answer = async (host: string, request: string): Promise<string> => {
    const socket = connect(port, host);
    socket.write(request);
    let text = "";
    socket.on("data", (data) => (text += String(data)));
    await once(socket, "close");
    return text.replace(/date: .*/i, "");
  };
  server.server.on("connect", (_request, socket) => socket.end("HTTP/1.1 405 Method Not Allowed\r\n\r\n"));
  const quick = "GET /quick HTTP/1.1\r\nconnection: close\r\n";
  const tunnel = "CONNECT x:443 HTTP/1.1\r\nhost: x:443\r\n\r\n";
  for (const request of ["nonsense\r\n\r\n", `${quick}host: x\r\nexpect: wonders\r\n\r\n`, tunnel])
    expect(await answer("::1", request)).toBe(await answer("127.0.0.1", request));
});

describe("a graceful stop", () => {
  it("lets the running request finish and closes its connection", async () => {
    const { drain, port } = await serve();
    const slow = ask(port, "/slow");
    await arrived.promise;
    const closed = drain.close(600_000);
    released.resolve();
    expect(await slow).toEqual({ status: 200, connection: "close", body: "done" });
    await closed;
    await expect(ask(port, "/quick")).rejects.toThrow(/ECONNREFUSED/);
  });

  it.each(["127.0.0.1", "::1"])("does not wait for idle connections to %s, used or not", async (host) => {
    const { drain, port } = await serve();
    expect((await ask(port, "/quick", host)).connection).toBe("keep-alive");
    const silent = connect(port, host);
    await once(silent, "connect");
    // Longer than a test may take.
    await drain.close(600_000);
    silent.destroy();
  });

  it("cuts connections that do not end in time", async () => {
    const { drain, port } = await serve();
    const stuck = ask(port, "/stuck").catch((error: Error) => error.message);
    await arrived.promise;
    await drain.close(200);
    expect(await stuck).toMatch(/hang up|ECONNRESET/);
  });
});
