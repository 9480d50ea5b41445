import type { FastifyInstance } from "fastify";

import type { App } from "../../app.ts";
import { createMaintenance } from "../../areas/config/commands/maintenance.ts";
import { bareServer } from "../../http/bare-server.ts";
import { registerProbes } from "../../http/probes.ts";

/** Builds the server of a process that only works: it answers a supervisor, and neither portal nor API. */
export const buildWorkerServer = (app: App): FastifyInstance => {
  const server = bareServer(app.log);
  server.decorate("maintenance", createMaintenance(app.database));
  registerProbes(server, app);
  return server;
};
