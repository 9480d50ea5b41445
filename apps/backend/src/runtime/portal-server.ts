import type { FastifyInstance } from "fastify";

import type { App } from "../app.ts";
import { handlers } from "../areas/handlers.ts";
import { authenticate } from "../areas/session/authenticate.ts";
import { buildServer, type ServerOptions } from "../http/server.ts";

/** Builds the server of the portal: the HTTP layer with the handlers of all areas. */
export const buildPortalServer = (app: App, options: Partial<ServerOptions> = {}): Promise<FastifyInstance> =>
  buildServer(app, { handlers, authenticate, ...options });
