import { createServer } from "node:http";

import type { FastifyInstance } from "fastify";

import type { Drain } from "./drain.ts";
import { portFailure, type PortSetting } from "../machine/ports.ts";
import { codeOf } from "../start-failure.ts";

/** A server and where it listens. */
export type ListenOptions = {
  server: FastifyInstance;
  drain: Drain;
  setting: PortSetting;
  port: number;
  host: string;
};

/** The second address of `localhost`: browsers try it first. Machines without IPv6 do without. */
const listenOnSecond = ({ server, drain }: ListenOptions, port: number): Promise<void> => {
  const second = createServer({ requireHostHeader: false }, (request, response) => server.routing(request, response));
  // What Node.js would answer alone is answered as on the first address.
  second.on("clientError", (error, socket) => server.server.emit("clientError", error, socket));
  second.on("connect", (request, socket, head) => server.server.emit("connect", request, socket, head));
  second.on("checkExpectation", (request, response) => server.server.emit("checkExpectation", request, response));
  second.requestTimeout = server.server.requestTimeout;
  second.keepAliveTimeout = server.server.keepAliveTimeout;
  drain.add(second);
  return new Promise((resolve, reject) => {
    second.once("error", (error) => {
      if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error) ?? "")) resolve();
      else reject(error);
    });
    second.listen(port, "::1", () => resolve());
  });
};

/**
 * Listens, on both addresses where the host is `localhost`, and returns the port. Fastify's own second listener is not
 * used: it hides its connections from a stop and its errors from a start.
 *
 * @throws {StartFailure} when the address is in use or not allowed
 */
export const listen = async (options: ListenOptions): Promise<number> => {
  const { server, setting, port, host } = options;
  try {
    await server.listen({ port, host: host === "localhost" ? "127.0.0.1" : host });
    const address = server.server.address();
    const actual = typeof address === "object" && address !== null ? address.port : port;
    if (host === "localhost") await listenOnSecond(options, actual);
    return actual;
  } catch (error) {
    throw portFailure(error, setting, port, host);
  }
};
