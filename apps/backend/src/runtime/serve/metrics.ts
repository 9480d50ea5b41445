import { count, eq, isNotNull, min } from "drizzle-orm";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import type { App } from "../../app.ts";
import { createMaintenance } from "../../areas/config/commands/maintenance.ts";
import { readPrintQueue } from "../../areas/orders/print/print-queue.ts";
import { job, outbox } from "../../db/schema/index.ts";
import type { Figures } from "../../http/figures.ts";
import { watchState } from "../../ledger/watch.ts";
import type { Settings } from "../settings/settings.ts";

/** A figure with its present values. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  /** Whether it only grows while the process runs. */
  readonly isCount: boolean;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
  }[];
}

/** Figures of this process for Prometheus. No figure names a person, a company or an address. */
export interface Metrics extends Figures {
  readonly onAnswer: (operationId: string, status: number, seconds: number) => void;
  readonly onVerified: (faults: number) => void;
  /** The figures that have one value for each set of labels: all but histograms. */
  readonly values: () => Promise<readonly Figure[]>;
}

/** Seconds; the longest call, for a print file, ends after 29. */
export const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/** Without a database the figures that need it have no value, and the others are there. */
const orNothing = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined);

interface Process {
  readonly role: Settings["role"];
  /** Messages that this process has given up. */
  readonly givenUp: () => number;
}

interface Reading<Value> {
  readonly name: string;
  readonly help: string;
  /** Called for each page of figures; undefined where there is no value now. */
  readonly read: () => Promise<Value | undefined> | Value | undefined;
}

/** Adds a figure without labels. prom-client gives it 0 at first, so it is removed where it has no value. */
const addGauge = (registry: Registry, { name, help, read }: Reading<number>): void => {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.remove();
      const value = await read();
      if (value !== undefined) this.set(value);
    },
  });
  registry.registerMetric(gauge);
};

/** Adds a figure with one value for each state. */
const addStates = (registry: Registry, { name, help, read }: Reading<Readonly<Record<string, number>>>): void => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ["state"],
    registers: [],
    async collect() {
      this.reset();
      for (const [state, value] of Object.entries((await read()) ?? {})) this.set({ state }, value);
    },
  });
  registry.registerMetric(gauge);
};

/** Adds a count that another part of the program keeps. */
const addCounter = (
  registry: Registry,
  { name, help, read }: Omit<Reading<number>, "read"> & { readonly read: () => number },
): void => {
  const counter = new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
  registry.registerMetric(counter);
};

/** The age of the oldest thing in seconds, 0 without one. */
const ageOf = (oldest: Date | null | undefined, now: Date): number =>
  oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;

/** What waits in the database: messages, print files and jobs, of all processes. */
const addQueues = (registry: Registry, { database, clock }: Pick<App, "database" | "clock">): void => {
  const printQueue = () => orNothing(database.read((db) => readPrintQueue(db, clock.now())));
  addGauge(registry, {
    name: "lucarne_outbox_oldest_seconds",
    help: "Age of the oldest message that has not been sent; 0 without one.",
    read: async () => {
      const rows = await orNothing(
        database.read((db) =>
          db
            .select({ at: min(outbox.createdAt) })
            .from(outbox)
            .where(eq(outbox.state, "pending")),
        ),
      );
      return rows && ageOf(rows[0]?.at, clock.now());
    },
  });
  addStates(registry, {
    name: "lucarne_print_files",
    help: "Print files that wait to be drawn, and those that failed in every try, of all processes.",
    read: async () => {
      const queue = await printQueue();
      return queue && { waiting: queue.waiting, failed: queue.failed };
    },
  });
  addGauge(registry, {
    name: "lucarne_print_oldest_seconds",
    help: "Age of the oldest print file that waits to be drawn; 0 without one.",
    read: async () => {
      const queue = await printQueue();
      return queue && ageOf(queue.oldest, clock.now());
    },
  });
  addGauge(registry, {
    name: "lucarne_failed_jobs",
    help: "Jobs that failed in every try and are left for inspection.",
    read: async () => {
      const rows = await orNothing(
        database.read((db) => db.select({ failed: count() }).from(job).where(isNotNull(job.failedAt))),
      );
      return rows && (rows[0]?.failed ?? 0);
    },
  });
};

/** Begins to count. */
export const createMetrics = (
  { database, fileWork, clock }: Pick<App, "database" | "fileWork" | "clock">,
  { role, givenUp }: Process,
): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const calls = new Histogram({
    name: "lucarne_call_seconds",
    help: "Time of the calls of the contract, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: BUCKETS,
    registers,
  });
  addStates(registry, {
    name: "lucarne_database_connections",
    help: "Connections of the database pool that are open and in use, and calls that wait for one.",
    read: () => ({ ...database.connections() }),
  });
  addStates(registry, {
    name: "lucarne_file_jobs",
    help: "Uploads and print files that are worked on, and those that wait.",
    read: () => ({ ...fileWork.load() }),
  });
  addQueues(registry, { database, clock });
  addCounter(registry, {
    name: "lucarne_prints_drawn_total",
    help: "Print files that this process has drawn.",
    read: () => fileWork.drawn(),
  });
  addCounter(registry, {
    name: "lucarne_messages_given_up_total",
    help: "Messages that this process gave up: no carrier took them, or they were no longer valid.",
    read: givenUp,
  });
  const maintenance = createMaintenance(database);
  addGauge(registry, {
    name: "lucarne_maintenance",
    help: "1 while the office has switched maintenance on, else 0.",
    read: async () => {
      const isOn = await orNothing(maintenance.isOn());
      return isOn === undefined ? undefined : Number(isOn);
    },
  });
  new Gauge({
    name: "lucarne_process",
    help: "1 for a process that runs, by its role.",
    labelNames: ["role"],
    registers,
  }).set({ role }, 1);
  // What the last full verification of this process found; verification in turns keeps its findings in the database.
  let foundInFull: number | undefined;
  addGauge(registry, {
    name: "lucarne_ledger_faults",
    help: "Broken rules of the ledger that a verification has found; no value before the first.",
    read: async () => {
      const state = await orNothing(watchState(database));
      return state || foundInFull !== undefined ? Math.max(state?.faults ?? 0, foundInFull ?? 0) : undefined;
    },
  });
  addGauge(registry, {
    name: "lucarne_ledger_age_seconds",
    help: "Time since all accounts were last verified in turns; no value before the first began.",
    read: async () => {
      const state = await orNothing(watchState(database));
      return state && ageOf(state.since, clock.now());
    },
  });
  const verified = new Counter({
    name: "lucarne_ledger_verifications_total",
    help: "Full verifications of the ledger by this process.",
    registers,
  });

  return {
    onAnswer: (operation, status, seconds) => calls.observe({ operation, status }, seconds),
    onVerified: (count) => {
      foundInFull = count;
      verified.inc();
    },
    values: async () => {
      const figures: Figure[] = [];
      for (const { name, help, type, values } of await registry.getMetricsAsJSON()) {
        const isCount = String(type) === "counter";
        if (isCount || String(type) === "gauge")
          figures.push({
            name,
            help,
            isCount,
            values: values.map(({ value, labels }) => ({ value, labels: { ...labels } })),
          });
      }
      return figures;
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};
