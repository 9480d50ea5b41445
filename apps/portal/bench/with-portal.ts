import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startBackend } from "../../../scripts/lib/bench/bench-backend.ts";
import { findChromium } from "../../../scripts/lib/browsers/chromium.ts";
import { buildPortal } from "../../../scripts/lib/build/portal-build.ts";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The installer with the longest lists. */
const INSTALLER = "marek@dachserwis.example";

export type Portal = {
  browser: Browser;
  backend: Awaited<ReturnType<typeof startBackend>>;
  /** Of the signed-in installer. */
  token: string;
};

/** Runs with the built portal, a seeded backend of its own and a browser. */
export const withPortal = async <Result>(run: (portal: Portal) => Promise<Result>): Promise<Result> => {
  await buildPortal(ROOT);
  const folder = await mkdtemp(path.join(os.tmpdir(), "lucarne-bench-"));
  const backend = await startBackend(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    return await run({ browser, backend, token: await backend.signIn(INSTALLER) });
  } finally {
    await browser.close();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
