import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { z } from "zod";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { openPostgres } from "../../db/client.ts";
import { REPOSITORY } from "../../kernel/program-files.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { createTestDatabase } from "../postgres.ts";
import { buildOlderRelease, type OlderRelease, runsOnNewest } from "./older-release.ts";

/*
 * The release before the newest migration, built from the history, beside this one on one database: it starts first, this one
 * migrates the database beneath it, both serve the same users, and the older one can be started again.
 */

const folder = mkdtempSync(path.join(tmpdir(), "lucarne-older-"));
const LOGIN = z.object({ user_id: z.number(), challenge: z.string() });
const SESSION = z.object({ token: z.string() });
const WITH_UUID = z.object({ uuid: z.string() });

let databaseUrl: string;
let older: OlderRelease;
const children: ChildProcess[] = [];

/** A started program. `url` is empty when it ended instead. */
interface Started {
  readonly url: string;
  readonly text: () => string;
  readonly stop: () => Promise<void>;
}

const start = async (repository: string, name: string): Promise<Started> => {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const child = spawn(process.execPath, [path.join(repository, "apps/backend/dist/bundle/main.mjs")], {
    cwd: repository,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      OPERATOR_PORT: "0",
      DEMO: "1",
      AUTOPILOT: "1",
      SERVER_KEY: "the key of both releases on one database",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // Codes are requested again at once.
      RATE_LIMIT_FACTOR: "1000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += String(data)));
  const ended = once(child, "close");
  const address = () => /Lucarne is running: (\S+)/.exec(text)?.[1] ?? "";
  await vi.waitUntil(() => child.exitCode !== null || address() !== "", WAIT_LIMIT);
  return {
    url: child.exitCode === null ? address() : "",
    text: () => text,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** One call; the status and the body. */
const call = async ({ url }: Started, method: string, address: string, token?: string, body?: unknown) => {
  const answer = await fetch(`${url}/api${address}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const read: unknown = await answer.json().catch(() => undefined);
  return { status: answer.status, body: read };
};

/** Signs in by the code that the program printed. */
const signIn = async (started: Started, email: string): Promise<string> => {
  const login = LOGIN.parse((await call(started, "POST", "/v2/installer/login", undefined, { email })).body);
  const [, code] = await vi.waitUntil(() => {
    const text = started.text();
    return /\b(\d{5})\b/.exec(text.slice(text.indexOf(`E-mail to ${email}: `)));
  }, WAIT_LIMIT);
  const verified = await call(started, "POST", "/v2/installer/login/verify", undefined, {
    code,
    userId: login.user_id,
    challenge: login.challenge,
  });
  return SESSION.parse(verified.body).token;
};

/** Reads lists and writes a project; every status that is no success, with its call. */
const failuresOf = async (started: Started, token: string): Promise<string[]> => {
  const failed: string[] = [];
  const note = async (method: string, address: string, body?: unknown) => {
    const answer = await call(started, method, address, token, body);
    if (answer.status >= 300) failed.push(`${method} ${address}: ${answer.status}`);
    return answer.body;
  };
  for (const address of [
    "/v1/config",
    "/v1/company/user/self",
    "/v1/project",
    "/v2/orders",
    "/v2/shop/products",
    "/v2/installer/user",
    "/v1/points/history",
    "/v1/notifications",
    "/v1/support",
    "/v2/installer/sessions",
  ])
    await note("GET", address);
  const project = await note("POST", "/v1/project", { streetName: "ul. Polna", city: "Kraków", postalCode: "30-001" });
  await note("GET", `/v1/project/${WITH_UUID.parse(project).uuid}`);
  return failed;
};

beforeAll(async () => {
  older = buildOlderRelease(REPOSITORY);
  databaseUrl = await createTestDatabase(inject("postgresUrl"), `older_${process.pid}`);
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it(
  "the release before the newest migration and this one serve the same users on one database, which this one migrates",
  { tags: "long" },
  async () => {
    const before = await start(older.folder, "before");
    expect(before.url, before.text()).not.toBe("");
    const first = await signIn(before, "marek@dachserwis.example");
    expect(await failuresOf(before, first)).toEqual([]);

    const now = await start(REPOSITORY, "now");
    expect(now.url, now.text()).not.toBe("");
    const second = await signIn(now, "adam@oknabeskid.example");
    // A session of one is a session of the other.
    expect(await failuresOf(now, first)).toEqual([]);
    expect(await failuresOf(now, second)).toEqual([]);
    if (runsOnNewest(REPOSITORY, older)) {
      expect(await failuresOf(before, first)).toEqual([]);
      expect(await failuresOf(before, second)).toEqual([]);
    }
    await before.stop();

    const again = await start(older.folder, "again");
    if (runsOnNewest(REPOSITORY, older)) {
      expect(again.url, again.text()).not.toBe("");
      expect(await failuresOf(again, second)).toEqual([]);
      await again.stop();
    } else expect(again.text()).toMatch(/written by a newer version of Lucarne/);
    await now.stop();

    const database = openPostgres(databaseUrl, { timeout: WAIT_LIMIT });
    expect(await verifyLedger(database)).toEqual([]);
    await database.close();
  },
);
