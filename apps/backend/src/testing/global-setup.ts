import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import type { TestProject } from "vitest/node";

import { createClock } from "../db/clock.ts";
import { fromEmbedded } from "../db/client.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { readyTemplate } from "../db/embedded/template.ts";
import { analyze } from "../db/setup/upkeep.ts";
import { migrate } from "../db/setup/migrate.ts";
import { seedDatabase } from "../demo/seed/seed.ts";
import { testApp } from "./test-app.ts";
import { prepareProgram } from "./program/bundle.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** File of a migrated and seeded embedded database. */
    seededImage: string;
    /** URL of a PostgreSQL server for the tests; empty when none could be started. */
    postgresUrl: string;
    /** Why there is no server. */
    postgresProblem: string;
  }
}

/** Builds the embedded database once for all test files, and starts a PostgreSQL server for the concurrency tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Once for all test files that start a backend on an empty folder.
  await readyTemplate();
  await prepareProgram();
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-test-"));
  const image = path.join(folder, "seeded.tar");
  const embedded = await openEmbedded({});
  const database = fromEmbedded(embedded);
  await migrate(database);
  await seedDatabase(testApp({ database, clock: await createClock(database) }));
  await analyze(database);
  await embedded.dump(image);
  await database.close();
  project.provide("seededImage", image);

  let server: TestPostgres | undefined;
  try {
    server = await startPostgres();
    project.provide("postgresUrl", server.url);
    project.provide("postgresProblem", "");
  } catch (error) {
    project.provide("postgresUrl", "");
    project.provide("postgresProblem", error instanceof Error ? error.message : String(error));
  }
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
