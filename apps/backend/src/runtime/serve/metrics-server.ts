import type { FastifyInstance } from "fastify";

import type { App } from "../../app.ts";
import { bareServer } from "../../http/bare-server.ts";
import { type Figures, registerFigures } from "../../http/figures.ts";

/** Builds the server of `METRICS_LISTEN`: figures without a token, and nothing else. */
export const buildMetricsServer = (figures: Figures, log: App["log"]): FastifyInstance => {
  const server = bareServer(log);
  registerFigures(server, figures);
  return server;
};
