// Builds the portal when its sources have changed since the last build.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceState } from "./source-state.mjs";

/** Sources that end up in the built portal, or decide how it is built. */
const SOURCES = [
  "apps/portal",
  "packages/ui",
  "packages/configurators",
  "packages/api-client",
  "locales/portal",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];
const NOT_BUILT = /^(?:bench|e2e|consumer|pictures)$|\.(?:test|stories)\.tsx?$|\.md$/;

/** A hash of the portal's sources. */
export const portalState = (root) => sourceState(root, SOURCES, (name) => NOT_BUILT.test(name));

const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

const run = (portal, args) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn(process.execPath, args, {
      cwd: portal,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const words = [];
    child.stdout.on("data", (data) => words.push(String(data)));
    child.stderr.on("data", (data) => words.push(String(data)));
    process.once("exit", () => child.kill());
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The portal could not be built:\n${words.join("").trim().split("\n").slice(-30).join("\n")}`));
    });
  });

/**
 * Builds apps/portal/dist unless it is up to date. Returns whether it did; rejects with the last output of the build.
 */
export const buildPortal = async (root) => {
  const marker = path.join(root, ".cache", "portal-build");
  const state = portalState(root);
  if (read(marker) === state && existsSync(path.join(root, "apps/portal/dist/index.html"))) return false;
  rmSync(marker, { force: true });
  const portal = path.join(root, "apps/portal");
  const vite = path.join(portal, "node_modules/vite/bin/vite.js");
  await run(portal, [vite, "build", "--logLevel", "warn"]);
  await run(portal, ["build/static-pages.mjs"]);
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, state);
  return true;
};
