import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Backend, SEEDED_DATA } from "./backend.ts";

/** Seeds one data folder for all workers: each backend of a journey starts on a copy of it. */
const prepareData = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "lucarne-journeys-"));
  const data = path.join(folder, "data");
  const backend = await Backend.start({ DATA_DIR: data });
  await backend.stop();
  process.env[SEEDED_DATA] = data;
  return () => rm(folder, { recursive: true, force: true });
};

export default prepareData;
