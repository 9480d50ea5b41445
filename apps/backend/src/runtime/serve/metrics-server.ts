import Fastify, { type FastifyInstance } from "fastify";

import { type Figures, registerFigures } from "../../http/figures.ts";

/** Builds the server of `METRICS_LISTEN`: figures without a token, and nothing else. */
export const buildMetricsServer = (figures: Figures): FastifyInstance => {
  const server = Fastify({ logger: false, exposeHeadRoutes: false });
  registerFigures(server, figures);
  return server;
};
