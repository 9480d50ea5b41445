import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/** Ends a server without breaking a request that is being worked on. */
export type Drain = {
  /** Stops listening, lets requests in hand finish, closes each connection after its last answer. */
  close: (deadline: number) => Promise<void>;
};

/**
 * Prepares a server for a graceful stop; call before it listens. Fastify alone would answer 503 on kept-alive
 * connections while it closes, and would wait for idle ones.
 */
export const prepareDrain = (server: FastifyInstance): Drain => {
  const inHand = new Map<Socket, number>();
  let draining = false;

  server.addHook("onRequest", (request, _reply, done) => {
    const { socket } = request.raw;
    if (!inHand.has(socket)) socket.once("close", () => inHand.delete(socket));
    inHand.set(socket, (inHand.get(socket) ?? 0) + 1);
    done();
  });
  server.addHook("onSend", (_request, reply, _payload, done) => {
    if (draining) reply.header("connection", "close");
    done();
  });
  server.addHook("onResponse", (request, _reply, done) => {
    const { socket } = request.raw;
    const left = (inHand.get(socket) ?? 1) - 1;
    if (inHand.has(socket)) inHand.set(socket, left);
    if (draining && left <= 0) socket.destroySoon();
    done();
  });

  return {
    close: async (deadline) => {
      draining = true;
      const cut = setTimeout(() => {
        for (const socket of inHand.keys()) socket.destroy();
      }, deadline);
      const closed = server.close();
      for (const [socket, count] of inHand) if (count <= 0) socket.destroySoon();
      await closed;
      clearTimeout(cut);
    },
  };
};
