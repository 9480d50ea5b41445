import type { FastifyInstance } from "fastify";

import type { App } from "../app.ts";

/** Adds what a supervisor asks: whether the process runs, and whether its database answers too. */
export const registerProbes = (server: FastifyInstance, { database }: Pick<App, "database">): void => {
  const method = ["GET", "HEAD"];
  server.route({ method, url: "/healthz", handler: () => ({ status: "ok" }) });
  server.route({
    method,
    url: "/readyz",
    handler: async () => {
      await database.exec("select 1");
      return { status: "ok" };
    },
  });
};
