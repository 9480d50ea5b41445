// Builds a page that holds only the form, as the shop would build it, and opens it in a browser.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright";
import { build, type InlineConfig, preview } from "vite";
import { findChromium } from "../../../scripts/lib/browsers/chromium.ts";

type Opened = { browser: Browser; address: string };

/** Builds, serves and opens the page. `work` receives the browser and the page's address. */
export const withFormPage = async <Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), "form-page-"));
  const shared: InlineConfig = {
    configFile: false,
    root: path.join(import.meta.dirname, "form"),
    logLevel: "error",
    build: { outDir, target: "es2022", emptyOutDir: true },
  };
  await build({ ...shared, plugins: [react(), vanillaExtractPlugin()] });
  const server = await preview({ ...shared, preview: { port: 0, host: "localhost" } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox"],
  });
  try {
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error("The page has no address.");
    return await work({ browser, address });
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
};
