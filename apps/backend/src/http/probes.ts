import type { FastifyInstance } from "fastify";

import type { App } from "../app.ts";
import { sharedTask } from "../kernel/shared-task.ts";

/** Adds what a supervisor asks: whether the process runs, and whether its database answers too. */
export const registerProbes = (server: FastifyInstance, { database }: Pick<App, "database">): void => {
  const method = ["GET", "HEAD"];
  // Nobody has to sign in to ask: however many ask, they have one connection.
  const asked = sharedTask(() => database.exec("select 1"));
  server.route({ method, url: "/healthz", handler: () => ({ status: "ok" }) });
  server.route({
    method,
    url: "/readyz",
    handler: async () => {
      await asked();
      return { status: "ok" };
    },
  });
};
