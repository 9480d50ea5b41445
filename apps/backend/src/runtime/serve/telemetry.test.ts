import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";

import { withBackend } from "../../testing/backend.ts";
import { createMetrics } from "./metrics.ts";
import { buildPortalServer } from "./portal-server.ts";
import { startTelemetry } from "./telemetry.ts";
import { matchers } from "../../../../../test-matchers.ts";

const EMAIL = "anna@dachserwis.example";
const ADDRESS = "192.0.2.77";
const backend = withBackend();
afterEach(() => vi.unstubAllEnvs());

const attributes = z.array(z.object({ key: z.string(), value: z.unknown() }));
const tracesForm = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: attributes.default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});
const figuresForm = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(z.object({ name: z.string(), sum: z.unknown().optional(), gauge: z.unknown().optional() })),
        }),
      ),
    }),
  ),
});

/** A collector that keeps what it is sent, by path. */
const openCollector = async () => {
  const received: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (text += part));
    request.on("end", () => {
      received.push({ path: request.url ?? "", text });
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const { port } = address as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

it("a collector gets traces of calls and transactions, and the figures, without personal data (REL-13)", async () => {
  const collector = await openCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "http/json");
  const telemetry = await startTelemetry();
  const app = { ...backend().app, database: telemetry.traceDatabase(backend().database) };
  const onAnswer = await telemetry.sendFigures(createMetrics(app, { role: "all", givenUp: () => 0 }));
  const portal = await buildPortalServer(app, { onAnswer, traceCall: telemetry.traceCall });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const answer = await portal.inject({
    method: "POST",
    url: "/api/v2/installer/login",
    remoteAddress: ADDRESS,
    headers: {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      tracestate: "vendor=kowalczyk",
      baggage: "user=kowalczyk",
      "user-agent": "kowalczyk",
    },
    payload: { email: EMAIL },
  });
  expect(answer.statusCode).toBe(200);
  await portal.inject({ url: `/api/v1/company/points/${crypto.randomUUID()}`, remoteAddress: ADDRESS });
  await portal.close();
  await telemetry.stop();
  collector.close();

  const textsAt = (path: string) => collector.received.filter((one) => one.path === path).map(({ text }) => text);
  const resources = textsAt("/v1/traces").flatMap((text) => tracesForm.parse(JSON.parse(text)).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const call = spans.find(({ name }) => name === "installerLogin");
  expect(call).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
  expect(spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)).toContain(
    "transaction",
  );
  expect(spans.map(({ name }) => name)).toContain("getCompanyPoints");
  const keys = new Set(spans.flatMap((span) => span.attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual(["db.system.name", "http.response.status_code"]);
  const about = resources.flatMap(({ resource }) => resource.attributes.map(({ key }) => key));
  expect(about).toContain("service.name");
  expect(about.filter((key) => /^(?:process|host|os)\./.test(key))).toEqual([]);

  const figures = textsAt("/v1/metrics")
    .flatMap((text) => figuresForm.parse(JSON.parse(text)).resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
  expect(figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "lucarne_call_seconds",
      "lucarne_database_connections",
      "lucarne_file_jobs",
      "lucarne_outbox_oldest_seconds",
      "process_resident_memory_bytes",
    ]),
  );
  for (const name of ["lucarne_prints_drawn_total", "process_cpu_seconds_total"])
    expect(figures).toContainEqual(
      expect.objectContaining({ name, sum: matchers.objectContaining({ isMonotonic: true }) }),
    );
  expect(figures).toContainEqual(
    expect.objectContaining({ name: "lucarne_database_connections", gauge: matchers.any(Object) }),
  );
  for (const { text } of collector.received) {
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain(ADDRESS);
    expect(text).not.toContain("kowalczyk");
  }
});

it("a stop does not wait for a collector that does not answer", { tags: "long" }, async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
  const telemetry = await startTelemetry();
  await telemetry.traceDatabase(backend().database).read(async () => undefined);
  await expect(telemetry.stop()).resolves.toBeUndefined();
});
