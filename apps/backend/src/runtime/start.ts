import path from "node:path";

import { admitKeys } from "../areas/config/commands/server-keys.ts";
import { createPrintWorker } from "../areas/orders/print/print-worker.ts";
import { createClock } from "../db/clock.ts";
import { keepUp } from "../db/setup/upkeep.ts";
import { registerPortal } from "../http/pages/portal.ts";
import { REPOSITORY } from "../kernel/program-files.ts";
import { buildOperatorServer } from "../operator/server.ts";
import { backupOf } from "./machine/backup.ts";
import { createBackendWorker } from "./backend-worker.ts";
import { claimMachine, OPERATOR_HOST } from "./machine/claim-machine.ts";
import { openAndMigrate } from "./machine/database-start.ts";
import { demoGreeting, seedDemo } from "./demo.ts";
import { prepareDrain } from "./serve/drain.ts";
import { followClock } from "./follow-clock.ts";
import { listen, type ListenOptions } from "./serve/listen.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./serve/metrics.ts";
import { buildMetricsServer } from "./serve/metrics-server.ts";
import { missingCarriers } from "./app/outbox-routes.ts";
import { openApp } from "./app/open-app.ts";
import { buildPortalServer } from "./serve/portal-server.ts";
import type { Settings } from "./settings/settings.ts";
import { StartFailure } from "./start-failure.ts";
import { startTelemetry } from "./serve/telemetry.ts";
import type { Terminal } from "./terminal.ts";
import { buildWorkerServer } from "./serve/worker-server.ts";

const LOST_KEY =
  "Vouchers or messages in the database were sealed with another SERVER_KEY. Start with that key, or name it in SERVER_KEYS.";
/** How long running requests may take when the backend stops. */
const MAX_DRAIN_MS = 10_000;

/** The running backend. */
export type Running = {
  /** URL of the portal on this machine. */
  url: string;
  operatorPort: number | undefined;
  /** Lines for the terminal: who can sign in, and where codes appear. */
  greeting: string;
  /** Lets running requests finish, then closes everything. Safe to call twice. */
  stop: () => Promise<void>;
};

type StartOptions = {
  settings: Settings;
  terminal: Terminal;
  /** Builds the portal while the database is prepared. The message of its error is shown on the terminal. */
  buildPortal?: (() => Promise<unknown>) | undefined;
  /** The built portal. */
  dist?: string;
};

const asFailure = (error: unknown): StartFailure =>
  new StartFailure(error instanceof Error ? error.message : "The portal could not be built.", { cause: error });

/**
 * Starts the backend: claims the data folder, prepares the database, mounts contract, portal and operator side, and
 * listens. On a failure everything already open is closed.
 *
 * @throws {StartFailure} with one sentence for each expected failure of the machine or the data
 */
export const start = async (options: StartOptions): Promise<Running> => {
  const opened = new AsyncDisposableStack();
  // A second call waits for the first: the folder is released only after its database is closed.
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= opened.disposeAsync());
  try {
    return { ...(await startInto(opened, options)), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
};

/** Listens, and lets running requests finish when the backend stops. */
const serve = (opened: AsyncDisposableStack, options: Omit<ListenOptions, "drain">): Promise<number> => {
  const drain = prepareDrain(options.server);
  opened.defer(() => drain.close(MAX_DRAIN_MS));
  return listen({ ...options, drain });
};

/** The steps of a start. What they open is closed in the opposite order. */
const startInto = async (
  opened: AsyncDisposableStack,
  { settings, terminal, buildPortal, dist = path.join(REPOSITORY, "apps/portal/dist") }: StartOptions,
): Promise<Omit<Running, "stop">> => {
  const serves = settings.role !== "worker";
  const works = settings.role !== "web";

  const { folder, operatorToken, serverKey } = await claimMachine(opened, settings);
  const log = createLog(settings);
  if (folder.warning !== undefined) log.warn(folder.warning);
  const portalReady =
    serves && buildPortal && terminal.step("Portal ready", buildPortal).catch((error: unknown) => asFailure(error));

  const telemetry = settings.telemetryUrl === undefined ? undefined : await startTelemetry();
  const { database: untraced } = await terminal.step("Database ready", () => openAndMigrate(settings));
  opened.defer(() => untraced.close());
  // The last figures are read from the database.
  if (telemetry) opened.defer(telemetry.stop);
  const database = telemetry?.traceDatabase(untraced) ?? untraced;
  if (!(await admitKeys(database, [serverKey, ...settings.oldServerKeys]))) throw new StartFailure(LOST_KEY);

  const clock = await createClock(database);
  const { app, delivery } = await openApp(opened, { settings, serverKey, database, clock, log });
  if (settings.demo) await seedDemo(app, terminal);
  // Writing the demo data may occupy an embedded database for longer than a read may wait.
  if (works) delivery.start();
  const jobs = createBackendWorker(app, { autopilot: settings.autopilot });
  opened.defer(jobs.stop);
  const prints = createPrintWorker(app);
  opened.defer(prints.stop);
  opened.defer(
    database.kind === "postgres"
      ? followClock(clock, log)
      : keepUp(database, (error) => log.warn({ err: error }, "the database's upkeep failed")),
  );

  const metrics = createMetrics(app, { role: settings.role, givenUp: delivery.givenUp });
  const onAnswer = (await telemetry?.sendFigures(metrics)) ?? metrics.onAnswer;
  const server = serves
    ? await buildPortalServer(app, { onAnswer, traceCall: telemetry?.traceCall })
    : buildWorkerServer(app);
  const failure = await portalReady;
  if (failure instanceof StartFailure) throw failure;
  if (serves) await registerPortal(server, { dist, https: app.settings.https ?? false });
  const { host } = settings;
  const port = await serve(opened, { server, setting: "PORT", port: settings.port, host });

  let operatorPort: number | undefined;
  if (operatorToken !== undefined) {
    const { maintenance } = server;
    const backup = backupOf(database, settings.dataDir);
    const context = { app, maintenance, publicUrl: settings.publicUrl, runDue: jobs.runDue, metrics, backup };
    const operator = await buildOperatorServer(context, operatorToken);
    const address = { port: settings.operatorPort, host: OPERATOR_HOST };
    operatorPort = await serve(opened, { server: operator, setting: "OPERATOR_PORT", ...address });
  }

  if (settings.metricsListen) {
    const figures = buildMetricsServer(metrics, log);
    await serve(opened, { server: figures, setting: "METRICS_LISTEN", ...settings.metricsListen });
  }

  await folder.announce({ port, operatorPort });
  if (settings.production) app.fileWork.warm();
  if (works) {
    jobs.start();
    prints.start();
  }
  for (const warning of missingCarriers(settings)) log.warn(warning);
  log.info({ port, operatorPort, database: database.kind, role: settings.role }, "Lucarne is running");
  const url = `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
  return { url, operatorPort, greeting: settings.demo ? await demoGreeting(app, { works }) : "" };
};
