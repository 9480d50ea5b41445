import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll } from "vitest";

import { launch, running } from "./launch.ts";

/** A folder with the data of a first start that was stopped, for the tests of a file. */
export interface PreparedData {
  /** A folder for the test file. */
  readonly folder: () => string;
  /** The data as the first start left them. */
  readonly prepared: () => string;
  /** A copy of the data for one test. */
  readonly copy: (name: string) => Promise<string>;
}

/** Starts and stops the backend once before the tests of a file. */
export const withPreparedData = (): PreparedData => {
  let folder = "";
  const prepared = () => path.join(folder, "prepared");
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "start-"));
    const first = launch({ DATA_DIR: prepared() });
    await running(first);
    first.child.kill("SIGTERM");
    if ((await first.exit) !== 0) throw new Error(first.errors());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    folder: () => folder,
    prepared,
    copy: async (name) => {
      const copy = path.join(folder, name);
      await cp(prepared(), copy, { recursive: true });
      return copy;
    },
  };
};
