import type { FastifyInstance } from "fastify";

import type { App } from "../app.ts";
import { createMaintenance, type Maintenance } from "../areas/config/commands/maintenance.ts";
import { handlers } from "../areas/handlers.ts";
import { deviceNames } from "../areas/session/device-cookie.ts";
import { authenticate } from "../areas/session/queries/authenticate.ts";
import { buildServer, type ServerOptions } from "../http/server.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The maintenance switch. */
    maintenance: Maintenance;
  }
}

/** Builds the portal's server: the HTTP layer with the handlers of all areas. */
export const buildPortalServer = async (
  app: App,
  options: Partial<Omit<ServerOptions, "maintenance">> = {},
): Promise<FastifyInstance> => {
  const maintenance = createMaintenance(app.database);
  const nameDevice = deviceNames(app);
  const server = await buildServer(app, { handlers, authenticate, nameDevice, maintenance, ...options });
  server.decorate("maintenance", maintenance);
  return server;
};
