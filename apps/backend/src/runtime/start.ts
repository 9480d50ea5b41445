import { existsSync } from "node:fs";
import path from "node:path";

import type { App } from "../app.ts";
import { backupOf } from "./backup.ts";
import { repositoryRoot, type Settings } from "./settings.ts";
import { claimDataFolder } from "./data-folder.ts";
import { openAndMigrate } from "./database-start.ts";
import { followClock } from "./follow-clock.ts";
import { createLog } from "./log.ts";
import { findFilePrograms } from "./file-programs.ts";
import { assertPortFree } from "./ports.ts";
import { rateLimitsOf } from "./rate-limit-settings.ts";
import { keptSecret, SERVER_KEY_FILE } from "./secrets.ts";
import { StartFailure } from "./start-failure.ts";
import type { Terminal } from "./terminal.ts";

/** The operator's token in the data folder, used when the settings give none. */
const OPERATOR_TOKEN_FILE = "operator-token";
const LOST_KEY =
  "Vouchers or messages in the database were sealed with another SERVER_KEY. Start with that key, or name it in SERVER_KEYS.";
const OPERATOR_HOST = "127.0.0.1";
/** How long running requests may take when the backend stops, in milliseconds. */
const DRAIN = 10_000;

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

/** Loads the modules of a later part of the start. */
const loadServer = () =>
  Promise.all([import("./portal-server.ts"), import("./backend-worker.ts"), import("../operator/server.ts")]);

/**
 * Starts the backend: claims the data folder, prepares the database, mounts contract, portal and operator side, and
 * listens. Slow modules are loaded after the quick refusals. On a failure everything already open is closed.
 *
 * @throws {StartFailure} with one sentence for each expected failure of the machine or the data
 */
export const start = async (options: StartOptions): Promise<Running> => {
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async (): Promise<void> => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  // A second call waits for the first: the folder is released only after its database is closed.
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeAll());
  try {
    return await startInto(closers, close, options);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};

const startInto = async (
  closers: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
  { settings, terminal, buildPortal, dist = path.join(repositoryRoot, "apps/portal/dist") }: StartOptions,
): Promise<Running> => {
  const serves = settings.role !== "worker";
  const works = settings.role !== "web";
  const folder = await claimDataFolder(settings.dataDir, settings.port);
  closers.push(folder.release);
  await assertPortFree("PORT", settings.port, settings.host);
  const operatorToken =
    settings.operatorToken ??
    (settings.production ? undefined : await keptSecret(settings.dataDir, OPERATOR_TOKEN_FILE));
  if (operatorToken !== undefined) await assertPortFree("OPERATOR_PORT", settings.operatorPort, OPERATOR_HOST);
  const serverKey = settings.serverKey ?? (await keptSecret(settings.dataDir, SERVER_KEY_FILE));
  const log = createLog(settings);
  if (folder.warning !== undefined) log.warn(folder.warning);

  const portalReady =
    serves && buildPortal && terminal.step("Portal ready", buildPortal).catch((error: unknown) => asFailure(error));
  // A new database of the demo is filled first: the server's modules would only add to the largest use of memory.
  const isNew = settings.databaseUrl === undefined && !existsSync(path.join(settings.dataDir, "db"));
  const { database } = await terminal.step("Database ready", () =>
    openAndMigrate(settings, isNew && settings.demo ? undefined : loadServer),
  );
  closers.push(() => database.close());
  const keys: [string, ...string[]] = [serverKey, ...settings.oldServerKeys];
  const { admitKeys } = await import("../areas/config/commands/server-keys.ts");
  if (!(await admitKeys(database, keys))) throw new StartFailure(LOST_KEY);
  const { createClock } = await import("../db/clock.ts");
  const clock = await createClock(database);
  const { createOutbox } = await import("../areas/outbox/commands/enqueue.ts");
  const { createDelivery } = await import("../areas/outbox/commands/delivery.ts");
  const { routesFor } = await import("./outbox-routes.ts");
  const worker = createDelivery({
    database,
    clock,
    log,
    keys,
    publicUrl: settings.publicUrl,
    routes: routesFor(settings),
  });
  closers.push(worker.stop);
  const { production, trustProxy, countryHeader } = settings;
  const https = settings.publicUrl.startsWith("https:");
  const limits = { production, rateLimits: rateLimitsOf(settings) };
  const table = createOutbox({ clock, serverKey, limits });
  const outbox: App["outbox"] = {
    enqueue: async (tx, message) => {
      const permit = await table.enqueue(tx, message);
      worker.wake();
      return permit;
    },
  };
  const { openFiles } = await import("./open-files.ts");
  const { files, moved } = await openFiles(database, settings);
  if (moved > 0) log.info({ files: moved }, "uploads were moved from the data folder into the file store");
  const { openFileWork } = await import("../files/work/file-work.ts");
  const programs = await findFilePrograms(settings, log);
  const { readPrintProfile } = await import("./print-profile.ts");
  const ownProfile = settings.printProfile === undefined ? undefined : await readPrintProfile(settings.printProfile);
  const fileWork = openFileWork(programs);
  closers.push(fileWork.close);
  const { placeSourceFor } = await import("./place-source.ts");
  const app: App = {
    database,
    clock,
    log,
    outbox,
    files,
    fileWork,
    places: placeSourceFor(settings),
    settings: {
      serverKey,
      oldServerKeys: settings.oldServerKeys,
      trustProxy,
      countryHeader,
      https,
      ...limits,
      print: {
        paper: ownProfile ?? settings.printPaper,
        marks: settings.printMarks,
        bleed: settings.printBleed === "2" ? 2 : 3,
        billboardScale: settings.printBillboardScale === "10" ? 10 : 1,
      },
    },
  };
  const { demoGreeting, seedDemo } = await import("./demo.ts");
  if (settings.demo) await seedDemo(app, terminal);
  // Writing the demo data may occupy an embedded database for longer than a read may wait.
  if (works) worker.start();
  const { keepUp } = await import("../db/upkeep.ts");
  const { createBackendWorker } = await import("./backend-worker.ts");
  const jobs = createBackendWorker(app, { autopilot: settings.autopilot });
  closers.push(jobs.stop);
  if (database.kind === "postgres") closers.push(followClock(clock, log));
  else closers.push(keepUp(database, (error) => log.warn({ err: error }, "the database's upkeep failed")));

  const { buildPortalServer } = await import("./portal-server.ts");
  const { buildWorkerServer } = await import("./worker-server.ts");
  const { registerPortal } = await import("../http/portal.ts");
  const { prepareDrain } = await import("./drain.ts");
  const { listen } = await import("./listen.ts");
  const { createMetrics } = await import("./metrics.ts");
  const metrics = createMetrics(app);
  const server = serves ? await buildPortalServer(app, { onAnswer: metrics.onAnswer }) : buildWorkerServer(app);
  const drain = prepareDrain(server);
  const failure = await portalReady;
  if (failure instanceof StartFailure) throw failure;
  if (serves) await registerPortal(server, { dist, https });
  closers.push(() => drain.close(DRAIN));
  const port = await listen({ server, drain, setting: "PORT", port: settings.port, host: settings.host });

  let operatorPort: number | undefined;
  if (operatorToken !== undefined) {
    const { buildOperatorServer } = await import("../operator/server.ts");
    const operator = await buildOperatorServer(
      {
        app,
        maintenance: server.maintenance,
        publicUrl: settings.publicUrl,
        runDue: jobs.runDue,
        metrics,
        backup: backupOf(database, settings.dataDir),
      },
      operatorToken,
    );
    const operatorDrain = prepareDrain(operator);
    closers.push(() => operatorDrain.close(DRAIN));
    operatorPort = await listen({
      server: operator,
      drain: operatorDrain,
      setting: "OPERATOR_PORT",
      port: settings.operatorPort,
      host: OPERATOR_HOST,
    });
  }
  await folder.announce({ port, operatorPort });
  if (works) jobs.start();
  const url = `http://${settings.host === "0.0.0.0" || settings.host === "::" ? "localhost" : settings.host}:${port}`;
  if (settings.production && settings.smtpUrl === undefined) {
    log.warn("There is no SMTP_URL: messages are only written to outbox.log in the data folder");
  }
  log.info({ port, operatorPort, database: database.kind, role: settings.role }, "Lucarne is running");
  return { url, operatorPort, greeting: settings.demo ? await demoGreeting(app) : "", stop };
};
