import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";

import type { App } from "../../app.ts";
import { buildOperatorServer } from "../../operator/server.ts";
import { withBackend } from "../../testing/backend.ts";
import { rawAnswers } from "../../testing/raw-answers.ts";
import { createMetrics } from "./metrics.ts";
import { buildMetricsServer } from "./metrics-server.ts";
import { buildPortalServer } from "./portal-server.ts";
import { buildWorkerServer } from "./worker-server.ts";

const TOKEN = "operator-token-of-the-listeners-012345";
const backend = withBackend();

const figuresOf = (app: App) => createMetrics(app, { role: "worker", givenUp: () => 0 });
const operatorOf = async (app: App) => {
  const { maintenance } = await buildPortalServer(app);
  return buildOperatorServer({ app, maintenance, publicUrl: "https://club.example", runDue: async () => 0 }, TOKEN);
};

it.each<[string, string, (app: App) => FastifyInstance | Promise<FastifyInstance>]>([
  ["portal", "/healthz", buildPortalServer],
  ["operator side", "/maintenance", operatorOf],
  ["figures", "/metrics", (app) => buildMetricsServer(figuresOf(app), app.log)],
  ["worker", "/healthz", buildWorkerServer],
])(
  "the listener of the %s refuses a request with two Host headers, and answers one with one",
  async (_, path, build) => {
    const server = await build(backend().app);
    const call = (hosts: string) =>
      `GET ${path} HTTP/1.1\r\n${hosts}authorization: Bearer ${TOKEN}\r\nconnection: close\r\n\r\n`;
    const [two, one] = await rawAnswers(server, [
      call("host: localhost\r\nHost: evil.example\r\n"),
      call("host: localhost\r\n"),
    ]);
    expect(two).toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json[^]*"malformed_request"/);
    expect(one).toMatch(/^HTTP\/1.1 200 /);
    await server.close();
  },
);
