#!/usr/bin/env node
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { runCli } from "./run.ts";

const beside = (file: string) => readFile(path.join(import.meta.dirname, file), "utf8");

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the user's browser; a machine without one shows the address only. */
const openInBrowser = (url: string) => {
  const [program, ...words] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...words, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};

process.exitCode = await runCli(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  readParts: async () => ({ styles: await beside("../styles.css"), script: await beside("preview.js") }),
  onServe: ({ url }) => {
    process.stderr.write(`Preview: ${url}\n`);
    if (process.stdout.isTTY) openInBrowser(url);
  },
});
