import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { z } from "zod";

import { freePort } from "../../../../scripts/lib/free-port.ts";
import { WAIT_LIMIT } from "../../../../test-limits.ts";
import { type Database, openPostgres } from "../db/client.ts";
import { clockOffset, fileObject, orderPrint, orders } from "../db/schema/index.ts";
import { variantUuid } from "../demo/seed/seed-shop.ts";
import { startBackend, type BackendProcess } from "../testing/crash/process.ts";
import { createTestDatabase } from "../testing/postgres.ts";
import { CUSTOMER } from "../testing/shop.ts";
import { FILE_TIME } from "../testing/test-app.ts";

const EMAIL = "marek@dachserwis.example";
const messages = z.object({
  data: z.array(z.object({ to: z.string(), state: z.string(), code: z.string().nullable() })),
});
const challenge = z.object({ user_id: z.number(), challenge: z.string() });
const session = z.object({ token: z.string() });
const own = z.object({ company: z.object({ uuid: z.string() }) });
const placed = z.object({ uuid: z.string() });

/** A process whose figures can be read. */
interface Process extends BackendProcess {
  readonly figures: () => Promise<string>;
}

const folder = await mkdtemp(path.join(tmpdir(), "role-"));
const open: BackendProcess[] = [];
let url: string;
let database: Database;
let web: Process;
let token: string;

let started = 0;
const launch = async (role: "web" | "worker", settings: Record<string, string> = {}): Promise<Process> => {
  const listen = `127.0.0.1:${await freePort()}`;
  // Each has a folder of its own: processes share the database and nothing else.
  const dataDir = path.join(folder, String(started++));
  const backend = await startBackend(dataDir, url, { ROLE: role, METRICS_LISTEN: listen, ...settings });
  open.push(backend);
  return { ...backend, figures: async () => (await fetch(`http://${listen}/metrics`)).text() };
};

const post = async <Body>(address: string, body: unknown, form: z.ZodType<Body>): Promise<Body> => {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${web.url}/api${address}`, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return form.parse(JSON.parse(text));
};
const lastMessage = async () => {
  const { data } = messages.parse(await web.operator("GET", "/outbox?limit=1"));
  return data[0];
};
const order = async (companyName: string): Promise<string> => {
  const data = { type: "sticker", companyName, phone: "+48 601 234 567", link: "https://dach.example" };
  const line = { variantGuid: variantUuid("pl", "sticker"), quantity: 1 };
  return (await post("/v2/orders", { type: "marketing", order: [line], customer: CUSTOMER, data }, placed)).uuid;
};
const print = (uuid: string): Promise<Response> =>
  fetch(`${web.url}/api/v2/orders/${uuid}/print`, { headers: { authorization: `Bearer ${token}` } });
/** Sends the call again while the server says that it is busy. */
const printWhenReady = async (uuid: string): Promise<Response> => {
  for (;;) {
    const answer = await print(uuid);
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
  }
};
const beginning = async (answer: Response): Promise<string> =>
  Buffer.from(await answer.arrayBuffer())
    .subarray(0, 5)
    .toString();
const queued = async (uuid: string) => {
  const [row] = await database.db
    .select({ print: orderPrint })
    .from(orderPrint)
    .innerJoin(orders, eq(orders.id, orderPrint.orderId))
    .where(eq(orders.uuid, uuid));
  return row?.print;
};

beforeAll(async () => {
  if (inject("postgresUrl") === "") throw new Error(inject("postgresProblem"));
  url = await createTestDatabase(inject("postgresUrl"), `role_${process.pid}`);
  web = await launch("web", { DEMO: "1" });
  database = openPostgres(url, { timeout: WAIT_LIMIT });
  const login = await post("/v2/installer/login", { email: EMAIL }, challenge);
  const { code } = (await lastMessage()) ?? {};
  const verify = { userId: login.user_id, challenge: login.challenge, code };
  ({ token } = await post("/v2/installer/login/verify", verify, session));
  const self = await fetch(`${web.url}/api/v1/company/user/self`, { headers: { authorization: `Bearer ${token}` } });
  const { company } = own.parse(await self.json());
  await web.operator("POST", "/points/grants", { company: company.uuid, reason: "trainings", points: 10_000 });
});
afterAll(async () => {
  await Promise.all(open.map((backend) => backend.stop()));
  await database.close();
  await rm(folder, { recursive: true });
});

it(
  "a web process sends no messages and draws no print files; a worker does both and answers probes only (REL-12)",
  { tags: "long" },
  async () => {
    // No call has requested the file yet: it is queued with its order.
    const uuid = await order("Dach-Serwis");
    expect(await queued(uuid)).toMatchObject({ attempts: 0, fileUuid: null });
    const early = await print(uuid);
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "5"]);
    // The call has waited longer than a worker would have taken for the message.
    expect(await lastMessage()).toEqual(expect.objectContaining({ to: EMAIL, state: "waiting" }));
    expect(await queued(uuid)).toMatchObject({ attempts: 0, fileUuid: null });
    expect(await web.figures()).toMatch(/^lucarne_print_files\{state="waiting"\} 1$/m);

    const worker = await launch("worker");
    await vi.waitFor(async () => expect((await lastMessage())?.state).toBe("sent"), WAIT_LIMIT);
    const statusOf = async (address: string) => (await fetch(`${worker.url}${address}`)).status;
    expect(await Promise.all(["/healthz", "/readyz", "/", "/api/v1/config"].map(statusOf))).toEqual([
      200, 200, 404, 404,
    ]);
    // Drawn without another call.
    await vi.waitFor(async () => expect((await queued(uuid))?.fileUuid).not.toBeNull(), FILE_TIME);
    expect(await beginning(await print(uuid))).toBe("%PDF-");
    const second = await printWhenReady(await order("Okna Nowak"));
    expect(await beginning(second)).toBe("%PDF-");

    const [ofWeb, ofWorker] = [await web.figures(), await worker.figures()];
    expect(ofWorker).toMatch(/^lucarne_process\{role="worker"\} 1$/m);
    expect(ofWorker).toMatch(/^lucarne_prints_drawn_total 2$/m);
    expect(ofWeb).toMatch(/^lucarne_prints_drawn_total 0$/m);
    expect(ofWeb).toMatch(/^lucarne_print_files\{state="waiting"\} 0$/m);
    await worker.stop();
  },
);

it("a print file whose worker is killed while it draws is drawn by the next worker, once (REL-15)", async () => {
  const worker = await launch("worker");
  let uuid = "";
  // The worker can draw the file, and not keep it.
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${fileObject} in share mode`);
    uuid = await order("Dach i Okno");
    await vi.waitUntil(async () => (await queued(uuid))?.attempts === 1, { timeout: WAIT_LIMIT, interval: 5 });
    await worker.kill();
  });
  expect(await queued(uuid)).toMatchObject({ attempts: 1, fileUuid: null, failedAt: null });

  // The claim of the killed one ends.
  await database.db.update(clockOffset).set({ milliseconds: 61_000 });
  const next = await launch("worker");
  expect(await beginning(await printWhenReady(uuid))).toBe("%PDF-");
  expect(await queued(uuid)).toMatchObject({ attempts: 2 });
  const name = eq(fileObject.originalName, `${uuid}.pdf`);
  expect(await database.db.select({ files: count() }).from(fileObject).where(name)).toEqual([{ files: 1 }]);
  expect(await next.figures()).toMatch(/^lucarne_prints_drawn_total 1$/m);
});
