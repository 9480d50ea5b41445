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

/** Seconds; the longest call ends after ten. */
export const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Without a database the figures that need it have no value, and the others are there. */
const orNothing = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined);

interface Process {
  readonly role: Settings["role"];
  /** Messages that this process has given up. */
  readonly givenUp: () => number;
}

/** Begins to count. */
export const createMetrics = (
  { database, fileWork, clock }: Pick<App, "database" | "fileWork" | "clock">,
  { role, givenUp }: Process,
): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const secondsSince = (at: Date): number => Math.max(0, (clock.now().getTime() - at.getTime()) / 1000);

  const calls = new Histogram({
    name: "lucarne_call_seconds",
    help: "Time of the calls of the contract, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: BUCKETS,
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: "lucarne_database_connections",
      help: "Connections of the database pool that are open and in use, and calls that wait for one.",
      labelNames: ["state"],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lucarne_file_jobs",
      help: "Uploads and print files that are worked on, and those that wait.",
      labelNames: ["state"],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(fileWork.load())) this.set({ state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lucarne_outbox_oldest_seconds",
      help: "Age of the oldest message that has not been sent; 0 without one.",
      registers: [],
      async collect() {
        this.remove();
        const rows = await orNothing(
          database.read((db) =>
            db
              .select({ at: min(outbox.createdAt) })
              .from(outbox)
              .where(eq(outbox.state, "pending")),
          ),
        );
        if (rows) this.set(rows[0]?.at ? secondsSince(rows[0].at) : 0);
      },
    }),
  );
  const printQueue = () => orNothing(database.read((db) => readPrintQueue(db, clock.now())));
  registry.registerMetric(
    new Gauge({
      name: "lucarne_print_files",
      help: "Print files that wait to be drawn, and those that failed in every try, of all processes.",
      labelNames: ["state"],
      registers: [],
      async collect() {
        this.reset();
        const queue = await printQueue();
        if (!queue) return;
        this.set({ state: "waiting" }, queue.waiting);
        this.set({ state: "failed" }, queue.failed);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lucarne_print_oldest_seconds",
      help: "Age of the oldest print file that waits to be drawn; 0 without one.",
      registers: [],
      async collect() {
        this.remove();
        const queue = await printQueue();
        if (queue) this.set(queue.oldest ? secondsSince(queue.oldest) : 0);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "lucarne_prints_drawn_total",
      help: "Print files that this process has drawn.",
      registers: [],
      collect() {
        this.reset();
        this.inc(fileWork.drawn());
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "lucarne_messages_given_up_total",
      help: "Messages that this process gave up: no carrier took them, or they were no longer valid.",
      registers: [],
      collect() {
        this.reset();
        this.inc(givenUp());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lucarne_failed_jobs",
      help: "Jobs that failed in every try and are left for inspection.",
      registers: [],
      async collect() {
        this.remove();
        const rows = await orNothing(
          database.read((db) => db.select({ failed: count() }).from(job).where(isNotNull(job.failedAt))),
        );
        if (rows) this.set(rows[0]?.failed ?? 0);
      },
    }),
  );
  const maintenance = createMaintenance(database);
  registry.registerMetric(
    new Gauge({
      name: "lucarne_maintenance",
      help: "1 while the office has switched maintenance on, else 0.",
      registers: [],
      async collect() {
        this.remove();
        const isOn = await orNothing(maintenance.isOn());
        if (isOn !== undefined) this.set(isOn ? 1 : 0);
      },
    }),
  );
  new Gauge({
    name: "lucarne_process",
    help: "1 for a process that runs, by its role.",
    labelNames: ["role"],
    registers,
  }).set({ role }, 1);
  // What the last full verification of this process found; verification in turns keeps its findings in the database.
  let foundInFull: number | undefined;
  // A gauge without labels begins at 0, which would say that the ledger is in order: it is removed without a value.
  registry.registerMetric(
    new Gauge({
      name: "lucarne_ledger_faults",
      help: "Broken rules of the ledger that a verification has found; no value before the first.",
      registers: [],
      async collect() {
        const state = await orNothing(watchState(database));
        this.remove();
        if (state || foundInFull !== undefined) this.set(Math.max(state?.faults ?? 0, foundInFull ?? 0));
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lucarne_ledger_age_seconds",
      help: "Time since all accounts were last verified in turns; no value before the first began.",
      registers: [],
      async collect() {
        const state = await orNothing(watchState(database));
        this.remove();
        if (state) this.set(secondsSince(state.since));
      },
    }),
  );
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
        const isSingle = String(type) === "gauge" || String(type) === "counter";
        if (isSingle)
          figures.push({ name, help, values: values.map(({ value, labels }) => ({ value, labels: { ...labels } })) });
      }
      return figures;
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};
