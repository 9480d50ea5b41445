// The boot script installs pinned tools from the registry; here one of its own, which changes an archive.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { z } from "zod";
import { BootProblem, fetchPackage, NODES, PNPM_INTEGRITY } from "./toolchain.mjs";

/** A registry with one package; in a thread, because the boot script waits for npm synchronously. */
const REGISTRY = `
  const { createHash } = require("node:crypto");
  const { createServer } = require("node:http");
  const { parentPort, workerData: archive } = require("node:worker_threads");
  const server = createServer((request, response) => {
    if (request.url.endsWith(".tgz")) return response.end(archive);
    const tarball = "http://" + request.headers.host + "/tool-1.0.0.tgz";
    const integrity = "sha512-" + createHash("sha512").update(archive).digest("base64");
    const version = { name: "tool", version: "1.0.0", dist: { tarball, integrity } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name: "tool", "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": version } }));
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

let folder: string;
let registry: Worker | undefined;
let archive: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "toolchain-"));
  const source = path.join(folder, "source");
  mkdirSync(source);
  writeFileSync(path.join(source, "package.json"), '{"name":"tool","version":"1.0.0"}');
  const packed = spawnSync("npm", ["pack", "--silent"], { cwd: source, shell: process.platform === "win32" });
  if (packed.status !== 0) throw new Error(String(packed.stderr));
  archive = readFileSync(path.join(source, "tool-1.0.0.tgz"));
  registry = new Worker(REGISTRY, { eval: true, workerData: archive });
  const [port] = z.tuple([z.number()]).parse(await once(registry, "message"));
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${port}/`);
  vi.stubEnv("npm_config_cache", path.join(folder, "cache"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry?.terminate();
  rmSync(folder, { recursive: true, force: true });
});

it("a tool with the pinned checksum is installed", () => {
  const target = path.join(folder, "good");
  const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  fetchPackage("tool@1.0.0", target, () => {}, { integrity });
  expect(existsSync(path.join(target, "node_modules/tool/package.json"))).toBe(true);
});

it("an archive that the registry vouches for and the pinned checksum does not is refused, and nothing stays", () => {
  const target = path.join(folder, "changed");
  const integrity = `sha512-${createHash("sha512").update("another archive").digest("base64")}`;
  const fetching = () => fetchPackage("tool@1.0.0", target, () => {}, { integrity });
  expect(fetching).toThrow(BootProblem);
  expect(fetching).toThrow(/EINTEGRITY/);
  expect(readdirSync(folder).filter((name) => name.startsWith("changed"))).toEqual([]);
});

it.each(["linux", "darwin", "win32"].flatMap((system) => [`${system}-x64`, `${system}-arm64`]))(
  "%s has a pinned checksum for Node.js and for pnpm",
  (platform) => {
    expect(NODES[platform]?.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(PNPM_INTEGRITY[platform]).toMatch(/^sha512-[\w+/]{86}==$/);
  },
);

it("Node.js and pnpm have no checksum in common, so that none was copied to the wrong package", () => {
  const all = [...Object.values(NODES).map(({ integrity }) => integrity), ...Object.values(PNPM_INTEGRITY)];
  expect(new Set(all).size).toBe(all.length);
});
