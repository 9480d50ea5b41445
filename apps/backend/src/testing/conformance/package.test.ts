import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { DAY } from "@lucarne/api-client/durations";
import { afterAll, beforeAll, expect, it } from "vitest";

import { REPOSITORY } from "../../kernel/program-files.ts";
import { RATE_CLASSES } from "../../kernel/limits/rate-classes.ts";
import { withBackend } from "../backend.ts";
import { freeSerials } from "./free-serials.ts";
import { matchers } from "../../../../../test-matchers.ts";

/*
 * The packed tool in an empty folder, as npx runs it: it gets codes from a URL, and writes its three reports.
 */

const run = promisify(execFile);
const PACKAGE = path.join(REPOSITORY, "packages/conformance");
const WIDE = Object.fromEntries(Object.keys(RATE_CLASSES).map((name) => [name, 1e6]));
const backend = withBackend({ settings: { rateLimits: WIDE } });

let folder: string;
let codes: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "conformance-"));
  codes = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://localhost").searchParams;
    const days = query.get("days");
    if (days !== null) {
      backend().advance(Number(days) * DAY);
      response.end();
      return;
    }
    const to = query.get("to") ?? "";
    void backend()
      .lastCode(to)
      .then((code) => response.end(`Your code is ${code}.`));
  }).listen(0, "127.0.0.1");
});
afterAll(async () => {
  codes.close();
  await rm(folder, { recursive: true, force: true });
});

it("the packed tool checks a server from an empty folder and writes its reports", { tags: "long" }, async () => {
  await run(process.execPath, [path.join(PACKAGE, "node_modules/tsdown/dist/run.mjs"), "--log-level", "warn"], {
    cwd: PACKAGE,
  });
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], {
    cwd: PACKAGE,
  });
  expect(stdout).toContain("dist/openapi.json");
  const [archive] = stdout.match(/lucarne-conformance-[\d.]+\.tgz/) ?? [];
  await run("tar", ["-xzf", String(archive)], { cwd: folder });

  const url = `${await backend().server.listen({ port: 0, host: "127.0.0.1" })}/api`;
  const address = codes.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await writeFile(
    path.join(folder, "settings.json"),
    JSON.stringify({
      url: "http://localhost:1/api",
      users: { first: { email: "marek@dachserwis.example" }, second: { email: "adam@oknabeskid.example" } },
      code: { url: `http://127.0.0.1:${port}/?to={contact}` },
      clock: { command: [process.execPath, "-e", `await fetch("http://127.0.0.1:${port}/?days={days}")`] },
      serials: await freeSerials(backend().database),
      requests: 2,
    }),
  );
  const report = await run(
    process.execPath,
    ["package/dist/cli.mjs", "--settings", "settings.json", "--url", url, "--report", "report"],
    { cwd: folder },
  );
  expect(report.stdout).toMatch(/\n\d+ passed, 0 failed, \d+ not tested\n$/);
  expect(report.stdout).toMatch(/\ncreateScan: \d+ checks passed\n/);
  for (const name of ["conformance.txt", "conformance.html", "conformance.xml"])
    expect(await readFile(path.join(folder, "report", name), "utf8")).toContain("createOrder");

  const nowhere = run(process.execPath, ["package/dist/cli.mjs", "--settings", "settings.json"], { cwd: folder });
  await expect(nowhere).rejects.toMatchObject({ code: 2 });
  const cli = "package/dist/cli.mjs";
  await expect(run(process.execPath, [cli], { cwd: folder })).rejects.toMatchObject({
    code: 2,
    stderr: matchers.stringContaining("Both --settings and --url are missing"),
  });
  const byUrlAlone = run(process.execPath, [cli, "--url", url], { cwd: folder });
  await expect(byUrlAlone).rejects.toMatchObject({
    code: 3,
    stderr: matchers.stringContaining("Name a file with --settings"),
    stdout: matchers.stringMatching(
      /Without --settings nobody can sign in[\s\S]*\n\d+ passed, 0 failed, \d+ not tested\n$/,
    ),
  });
});
