// @ts-check
// Installs the workspace when necessary. Has no dependencies and runs on any Node >= 18.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BootProblem, findPnpm } from "./toolchain.mjs";

/** @param {string} root */
const members = (root) =>
  ["packages", "apps"].flatMap((group) => {
    const folder = path.join(root, group);
    return existsSync(folder) ? readdirSync(folder).map((name) => path.join(group, name)) : [];
  });

/**
 * Changes whenever an install is necessary: lock file, workspace file, every manifest, another system.
 * @param {string} root
 */
const stateOf = (root) => {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  const manifests = members(root).map((member) => path.join(member, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests]) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(file).update(readFileSync(full));
  }
  return hash.digest("hex");
};

/**
 * Whether every package still has its installed dependencies.
 * @param {string} root
 */
const isWhole = (root) =>
  members(root).every(
    (member) =>
      !existsSync(path.join(root, member, "package.json")) || existsSync(path.join(root, member, "node_modules")),
  );

/** @param {string} root */
const markerOf = (root) => path.join(root, "node_modules", ".lucarne-install");

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/**
 * @param {{ command: string, shell: boolean }} pnpm
 * @param {string} root
 * @param {import("./toolchain.mjs").Say} say
 * @returns {Promise<void>}
 */
const runPnpm = ({ command, shell }, root, say) =>
  new Promise((resolve, reject) => {
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, CI: "true" };
    // With NODE_ENV=production pnpm would skip what the build needs.
    delete env["NODE_ENV"];
    const args = ["install", "--frozen-lockfile", "--reporter=append-only"];
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    /** @type {string[]} */
    const words = [];
    /** @param {unknown} data */
    const listen = (data) => {
      for (const line of String(data).split("\n")) {
        if (line.trim()) words.push(line.trimEnd());
        const progress = /resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/.exec(line);
        if (progress && process.stderr.isTTY) process.stderr.write(`\r  ${progress[4]} of ${progress[1]} packages `);
      }
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("close", (code) => {
      if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
      if (code === 0) resolve();
      else
        reject(
          new BootProblem(
            `The workspace could not be installed:\n${words
              .filter((line) => !line.startsWith("Progress:"))
              .slice(-12)
              .join("\n")}`,
          ),
        );
    });
    say("Installing the workspace …");
  });

/**
 * Brings node_modules up to date with the lock file; does nothing when it already is.
 * @param {string} root
 * @param {import("./toolchain.mjs").Say} say
 */
export const installWorkspace = async (root, say) => {
  const marker = markerOf(root);
  const state = stateOf(root);
  if (read(marker) === state && isWhole(root)) return;
  const pnpm = findPnpm(root, say);
  const started = Date.now();
  rmSync(marker, { force: true });
  await runPnpm(pnpm, root, say);
  writeFileSync(marker, state);
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};
