import type { FastifyInstance } from "fastify";

/** Figures as a page for Prometheus. */
export interface Figures {
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** Adds `GET /metrics`. It is no part of a contract: its form is Prometheus's own. */
export const registerFigures = (server: FastifyInstance, { read }: Figures): void => {
  server.get("/metrics", async (_request, reply) => {
    const { type, text } = await read();
    return reply.type(type).header("cache-control", "no-store").send(text);
  });
};
