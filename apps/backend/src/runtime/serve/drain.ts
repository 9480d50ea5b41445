import type { Server } from "node:http";
import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/** Stops a server without breaking running requests. */
export type Drain = {
  /** Counts another listening server that passes its requests on to the same Fastify server. */
  add: (other: Server) => void;
  /** Stops listening, lets running requests finish, and closes each connection after its last answer. */
  close: (deadline: number) => Promise<void>;
};

/** How often idle connections are closed during a stop, in milliseconds. */
const SWEEP = 50;

/**
 * Prepares a server for a graceful stop; call before it listens. Node.js alone would wait a minute for connections on
 * which nothing was ever sent (browsers open such ones), Fastify for kept-alive ones.
 */
export const prepareDrain = (server: FastifyInstance): Drain => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let draining = false;

  const add = (one: Server): void => {
    servers.push(one);
    one.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
  };
  add(server.server);
  server.addHook("onSend", (_request, reply, _payload, done) => {
    if (draining) reply.header("connection", "close");
    done();
  });

  const sweep = (): void => {
    for (const one of servers) one.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    add,
    close: async (deadline) => {
      draining = true;
      const sweeping = setInterval(sweep, SWEEP);
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, deadline);
      const others = servers.slice(1).map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
      const closed = server.close();
      sweep();
      await Promise.all([closed, ...others]);
      clearInterval(sweeping);
      clearTimeout(cut);
    },
  };
};
