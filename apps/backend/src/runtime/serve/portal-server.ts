import type { FastifyInstance } from "fastify";

import type { App } from "../../app.ts";
import { createMaintenance, type Maintenance } from "../../areas/config/commands/maintenance.ts";
import { handlers } from "../../areas/handlers.ts";
import { authenticate } from "../../areas/session/queries/authenticate.ts";
import { findKnownDevice } from "../../areas/session/queries/known-device.ts";
import { deviceTokensOf } from "../../http/caller/device-cookie.ts";
import type { NameDevice } from "../../http/limits/rate-limits.ts";
import { isHttps } from "../../http/contract/route.ts";
import { buildServer, type ServerOptions } from "../../http/server.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The maintenance switch. */
    maintenance: Maintenance;
  }
}

/** Names the device of a call by the hash of the token of a known device, of any account. */
const deviceNames =
  (app: App): NameDevice =>
  async (request) => {
    const tokens = deviceTokensOf(request.headers.cookie, isHttps(app, request));
    if (tokens.length === 0) return undefined;
    const known = await app.database.read((db) => findKnownDevice(db, tokens, app.clock.now()));
    return known?.toString("hex");
  };

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
