import { readFile } from "node:fs/promises";
import path from "node:path";

import { expect, it } from "vitest";

import { createMaintenance } from "../../areas/config/commands/maintenance.ts";
import { MAX_TRIES } from "../../areas/orders/print/print-queue.ts";
import { job, orderPrint, orders } from "../../db/schema/index.ts";
import { after } from "../../kernel/time/time.ts";
import { verifyInTurn } from "../../ledger/watch.ts";
import { buildOperatorServer } from "../../operator/server.ts";
import { withBackend } from "../../testing/backend.ts";
import { createMetrics } from "./metrics.ts";
import { buildMetricsServer } from "./metrics-server.ts";
import { buildPortalServer } from "./portal-server.ts";

const MONITORING = path.join(import.meta.dirname, "../../../../../docs/monitoring");
const TOKEN = "operator-token-of-the-metrics-01234567";
const EMAIL = "anna@dachserwis.example";
const WORKER = { role: "worker", givenUp: () => 2 } as const;
const backend = withBackend();

it("the operator side gives figures of calls, pool, files, outbox and ledger, to its token only (REL-13)", async () => {
  const { app } = backend();
  const metrics = createMetrics(app, WORKER);
  const portal = await buildPortalServer(app, { onAnswer: metrics.onAnswer });
  const operator = await buildOperatorServer(
    { app, maintenance: portal.maintenance, publicUrl: "https://club.example", runDue: async () => 0, metrics },
    TOKEN,
  );
  const get = (url: string, token = TOKEN) =>
    operator.inject({ url, headers: { host: "127.0.0.1", authorization: `Bearer ${token}` } });
  const read = async () => (await get("/metrics")).body;

  expect(await read()).toMatch(/^lucarne_outbox_oldest_seconds 0$/m);
  expect(await read()).not.toMatch(/^lucarne_ledger_faults \d/m);

  await portal.inject({ method: "POST", url: "/api/v2/installer/login", payload: { email: EMAIL } });
  await portal.inject({ url: "/api/v1/company/user/self" });
  backend().advance(90_000);
  await get("/ledger/verify");
  const text = await read();
  expect(text).toMatch(/^lucarne_call_seconds_count\{operation="installerLogin",status="200"\} 1$/m);
  expect(text).toMatch(/^lucarne_call_seconds_count\{operation="getCurrentUser",status="401"\} 1$/m);
  expect(text).toMatch(/^lucarne_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^lucarne_file_jobs\{state="running"\} 0$/m);
  expect(Number(/^lucarne_outbox_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  expect(text).toMatch(/^lucarne_ledger_faults 0$/m);
  await verifyInTurn(app.database, app.clock.now());
  expect(await read()).toMatch(/^lucarne_ledger_age_seconds 0/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toContain(EMAIL);

  expect((await get("/metrics", "nonsense")).statusCode).toBe(401);
  await operator.close();
  await portal.close();
});

it("the figures contain the role, maintenance, given-up messages and failed jobs (REL-13)", async () => {
  const { app } = backend();
  const { database, clock } = app;
  const now = clock.now();
  const maintenance = createMaintenance(database);
  await database.db.insert(job).values({ kind: "lost", payload: {}, runAt: now, failedAt: now, createdAt: now });
  const ordered = await database.db.select({ id: orders.id }).from(orders).orderBy(orders.id).limit(3);
  const claimedAt = new Date(0);
  await database.db.insert(orderPrint).values(
    ordered.map(({ id: orderId }, at) => ({
      orderId,
      claimedAt,
      askedAt: after(now, -at * 240_000),
      attempts: at === 2 ? MAX_TRIES : 0,
    })),
  );
  await database.transaction((tx) => maintenance.set(tx, true));
  const { text } = await createMetrics(app, WORKER).read();
  expect(text).toMatch(/^lucarne_process\{role="worker"\} 1$/m);
  expect(text).toMatch(/^lucarne_maintenance 1$/m);
  expect(text).toMatch(/^lucarne_messages_given_up_total 2$/m);
  expect(text).toMatch(/^lucarne_failed_jobs 1$/m);
  expect(text).toMatch(/^lucarne_print_files\{state="waiting"\} 2$/m);
  expect(text).toMatch(/^lucarne_print_files\{state="failed"\} 1$/m);
  expect(text).toMatch(/^lucarne_print_oldest_seconds 240$/m);
  expect(text).toMatch(/^lucarne_prints_drawn_total \d+$/m);
  await database.transaction((tx) => maintenance.set(tx, false));
  expect((await createMetrics(app, WORKER).read()).text).toMatch(/^lucarne_maintenance 0$/m);
});

it("the listener of METRICS_LISTEN answers figures by any name of the machine, and nothing else (REL-13)", async () => {
  const server = buildMetricsServer(createMetrics(backend().app, WORKER), backend().app.log);
  const get = (url: string) => server.inject({ url, headers: { host: "worker:9464" } });
  const answer = await get("/metrics");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
  expect(answer.body).toMatch(/^lucarne_process\{role="worker"\} 1$/m);
  for (const url of ["/", "/readyz", "/maintenance", "/api/v1/config"]) expect((await get(url)).statusCode).toBe(404);
  await server.close();
});

it("without a database, the figures that need none are there (REL-13)", async () => {
  const { app } = backend();
  const read = async () => {
    throw new Error("no connection");
  };
  const { text } = await createMetrics({ ...app, database: { ...app.database, read } }, WORKER).read();
  expect(text).toMatch(/^lucarne_file_jobs\{state="running"\} 0$/m);
  expect(text).not.toMatch(/^lucarne_(?:outbox_oldest|ledger_age)_seconds \d/m);
});

it("failed calls and busy ones have a rule each, and a ledger that was never verified has one too", async () => {
  const text = await readFile(path.join(MONITORING, "alerts.yaml"), "utf8");
  const rule = (name: string) => text.split("- alert: ").find((one) => one.startsWith(`${name}\n`));
  expect(rule("LucarneCallsFail")).toContain('{status=~"5..",status!="503"}');
  expect(rule("LucarneCallsBusy")).toContain('{status="503"}');
  expect(rule("LucarneCallsBusy")).toContain("unless max(max_over_time(lucarne_maintenance[10m])) == 1");
  expect(rule("LucarneLedgerNotVerified")).toContain("or absent(lucarne_ledger_age_seconds) and on ()");
});

it.each(["alerts.yaml", "dashboard.json"])("%s names figures that exist", async (file) => {
  const { text } = await createMetrics(backend().app, WORKER).read();
  const known = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name));
  const used = (await readFile(path.join(MONITORING, file), "utf8")).match(/\b(lucarne|process|nodejs)_[a-z0-9_]+/g);
  expect(used?.length).toBeGreaterThan(3);
  expect(used?.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, "")))).toEqual([]);
});
