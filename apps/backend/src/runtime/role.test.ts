import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, inject, it, vi } from "vitest";
import { z } from "zod";

import { freePort } from "../../../../scripts/lib/free-port.ts";
import { WAIT_LIMIT } from "../../../../test-limits.ts";
import { startBackend, type BackendProcess } from "../testing/crash/process.ts";
import { createTestDatabase } from "../testing/postgres.ts";

const EMAIL = "anna@dachserwis.example";
const messages = z.object({ data: z.array(z.object({ to: z.string(), state: z.string() })) });

const folder = await mkdtemp(path.join(tmpdir(), "role-"));
const open: BackendProcess[] = [];
const launch = async (role: "web" | "worker", url: string, settings: Record<string, string> = {}) => {
  const started = await startBackend(path.join(folder, role), url, { ROLE: role, ...settings });
  open.push(started);
  return started;
};
afterAll(async () => {
  await Promise.all(open.map((backend) => backend.stop()));
  await rm(folder, { recursive: true });
});

it("a web process sends no messages; a worker sends them and answers probes only (REL-12)", async () => {
  if (inject("postgresUrl") === "") throw new Error(inject("postgresProblem"));
  const database = await createTestDatabase(inject("postgresUrl"), `role_${process.pid}`);
  const web = await launch("web", database, { DEMO: "1" });
  const asked = await fetch(`${web.url}/api/v2/installer/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: EMAIL }),
  });
  expect(asked.status).toBe(200);
  const lastState = async () => {
    const { data } = messages.parse(await web.operator("GET", "/outbox?limit=1"));
    return data[0];
  };
  // Longer than a worker would take.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await lastState()).toEqual(expect.objectContaining({ to: EMAIL, state: "waiting" }));

  const metricsPort = await freePort();
  const worker = await launch("worker", database, { METRICS_LISTEN: `127.0.0.1:${metricsPort}` });
  await vi.waitFor(async () => expect((await lastState())?.state).toBe("sent"), WAIT_LIMIT);
  const statusOf = async (address: string) => (await fetch(`${worker.url}${address}`)).status;
  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await figures.text()).toMatch(/^lucarne_process\{role="worker"\} 1$/m);
  expect(await Promise.all(["/healthz", "/readyz", "/", "/api/v1/config"].map(statusOf))).toEqual([200, 200, 404, 404]);
});
