import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { openProxy } from "../apps/backend/src/testing/load/proxy.ts";
import { type MailSink, mailSink } from "../apps/backend/src/testing/mail-sink.ts";
import { startPostgres, type TestPostgres } from "../apps/backend/src/testing/postgres.ts";
import { newProfile } from "../apps/backend/src/testing/profile.ts";
import { startS3, type TestS3 } from "../apps/backend/src/testing/s3-server.ts";
import { WAIT_LIMIT } from "../test-limits.ts";
import { buildBackend } from "./lib/build/backend-build.ts";
import { writeDeployment } from "./lib/build/deployment.ts";
import { buildPortal } from "./lib/build/portal-build.ts";

const READY = z.object({ port: z.number() });
const LOGIN = z.object({ user_id: z.unknown(), challenge: z.unknown() });
const SESSION = z.object({ token: z.string() });
const SELF = z.object({ uuid: z.string(), company: z.object({ uuid: z.string() }) });
const USER = z.object({ avatar: z.string() });

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const place = mkdtempSync(path.join(tmpdir(), "lucarne-deployment-"));
const folder = path.join(place, "lucarne");
/** The user and group that own nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let postgres: TestPostgres;
let s3: TestS3;
let mail: MailSink;
let proxy: Awaited<ReturnType<typeof openProxy>> | undefined;
const running: ChildProcess[] = [];

const sizeOf = (name: string): number =>
  readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Starts a process of the folder as a user who cannot write it, and returns its port once it is ready. */
const start = async (name: string, role: string) => {
  const dataDir = path.join(place, name);
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const child = spawn(process.execPath, ["apps/backend/dist/bundle/main.mjs"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      ROLE: role,
      PORT: "0",
      HOST: "127.0.0.1",
      TRUST_PROXY: "1",
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      S3_URL: s3.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      SERVER_KEY: "a key of the deployment that is long enough",
    },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.push(child);
  let log = "";
  child.stderr.on("data", (data) => (log += String(data)));
  const port = await vi.waitFor(() => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${log}`);
    const line = log.split("\n").find((text) => text.includes("Lucarne is running"));
    if (line === undefined) throw new Error(`${name} is not ready: ${log}`);
    return READY.parse(JSON.parse(line)).port;
  }, WAIT_LIMIT);
  return { port, child };
};

const call = async <Answer>(
  answers: z.ZodType<Answer>,
  url: string,
  [method, address]: readonly [method: string, address: string],
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${address}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
  return answers.parse(JSON.parse(text));
};

beforeAll(async () => {
  await Promise.all([buildPortal(root), buildBackend(root)]);
  writeDeployment(root, folder);
  chmodSync(place, 0o755);
  if (!isRoot) spawnSync("chmod", ["-R", "a-w", folder]);
  postgres = await startPostgres();
  // Its socket is in a folder that only its own user may enter.
  chmodSync(path.dirname(new URL(postgres.url).searchParams.get("host") ?? ""), 0o711);
  s3 = await startS3({ checksSignatures: false });
  mail = await mailSink();
});

afterAll(async () => {
  proxy?.close();
  for (const child of running) if (child.exitCode === null) child.kill("SIGKILL");
  await mail?.stop();
  await s3?.stop();
  await postgres?.stop();
  if (!isRoot) spawnSync("chmod", ["-R", "u+w", folder]);
  rmSync(place, { recursive: true, force: true });
});

describe("a deployment in a folder that it cannot write", () => {
  it("has no sources and no development tools, and fits an image of 250 MB", () => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /\.tsx?$|(?:^|\/)(?:vite|vitest|typescript)(?:\/|$)/.test(name))).toEqual([]);
    // Beside it, the image has Node.js (120 MB) and the base system (10 MB).
    expect(sizeOf(folder)).toBeLessThan(100e6);
  });

  it("has the operator commands in its bundle", () => {
    const file = path.join(folder, "apps/backend/dist/bundle/operator.mjs");
    const { stdout } = spawnSync(process.execPath, [file, "help"], { encoding: "utf8" });
    expect(stdout).toContain("ledger verify");
  });

  it("runs two web processes behind a proxy and a worker that share database, bucket and mail server", async () => {
    const one = await start("web-1", "web");
    const two = await start("web-2", "web");
    const worker = await start("worker", "worker");
    for (const { port } of [one, two, worker]) {
      expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: "ok" });
    }
    // The web processes take its calls in turns, so that each call needs what another process has written.
    proxy = await openProxy([one, two], "https");
    const { url } = proxy;
    const page = await fetch(`${url}/login`);
    expect(await page.text()).toContain("<h1");
    // Only a trusted proxy can say that its callers use HTTPS.
    expect(page.headers.get("strict-transport-security")).toContain("max-age");

    const email = "ewa@deployment.example";
    await call(z.unknown(), url, ["POST", "/v2/company/register"], { body: newProfile({ email }) });
    const login = await call(LOGIN, url, ["POST", "/v2/installer/login"], { body: { email } });
    const { user_id: userId, challenge } = login;
    const code = await vi.waitFor(() => {
      const found = mail.mails.map((text) => /\b\d{5}\b/.exec(text.split("\r\n\r\n")[1] ?? "")?.[0]).find(Boolean);
      if (found === undefined) throw new Error("No mail has a code.");
      return found;
    }, WAIT_LIMIT);
    const { token } = await call(SESSION, url, ["POST", "/v2/installer/login/verify"], {
      body: { userId, challenge, code },
    });
    const self = await call(SELF, url, ["GET", "/v1/company/user/self"], { token });
    expect(self.company.uuid).toMatch(/^[0-9a-f-]{36}$/);

    const picture = readFileSync(path.join(root, "apps/portal/public/icon-192.png"));
    const form = new FormData();
    form.set("file", new File([picture], "face.png", { type: "image/png" }));
    const { avatar } = await call(USER, url, ["POST", `/v1/company/user/${self.uuid}/avatar`], {
      token,
      body: form,
    });
    const stored = await fetch(new URL(avatar, url));
    expect(stored.headers.get("content-type")).toMatch(/^image\//);

    for (const { child } of [one, two, worker]) {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      expect(await exit).toEqual([0, null]);
    }
  });
});
