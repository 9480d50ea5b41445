import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { LONG } from "../../../../../test-sample.ts";
import { createClock } from "../../db/clock.ts";
import { openPostgres } from "../../db/client.ts";
import { migrate } from "../../db/setup/migrate.ts";
import { auditLog, job } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { seedDatabase } from "../../demo/seed/seed.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import { addJob } from "../../db/job-list.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import type { Sweep } from "../../db/sweep.ts";
import { createWorker } from "../../runtime/jobs/worker.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { createBackendWorker } from "../../runtime/backend-worker.ts";
import { followClock } from "../../runtime/follow-clock.ts";
import { TestBackend, writeDemo } from "../backend.ts";
import { openOperator } from "../operator.ts";
import { copyDemoDatabase, createTestDatabase } from "../postgres.ts";
import { CUSTOMER, setBalance } from "../shop.ts";
import { TEST_KEY, testApp } from "../test-app.ts";
import { download, upload } from "../upload.ts";
import { bodyOf } from "../body-of.ts";

const fileForm = z.object({ path: z.string(), originalName: z.string(), url: z.string() });

/** Everything that a process has of its own, on a shared database. */
const openProcess = async (url: string): Promise<TestBackend> => {
  const database = openPostgres(url);
  await migrate(database);
  const clock = await createClock(database);
  const settings = {
    serverKey: TEST_KEY,
    production: false,
    trustProxy: false,
    rateLimits: {},
    print: { paper: "coated", marks: false, bleed: 3, billboardScale: 1 },
  } as const;
  const app = testApp({ database, clock, settings });
  return new TestBackend({
    app,
    server: await buildPortalServer(app, { timeLimit: WAIT_LIMIT }),
    deviations: [],
    advance: () => {},
  });
};

let one: TestBackend;
let other: TestBackend;
let token: string;

beforeAll(async () => {
  if (inject("postgresUrl") === "") throw new Error(inject("postgresProblem"));
  const [server, name] = [inject("postgresUrl"), `two_${process.pid}`];
  // Writing the demo takes most of the time of these tests, so the normal run copies it.
  const url = await (LONG ? createTestDatabase(server, name) : copyDemoDatabase(server, name, writeDemo));
  [one, other] = await Promise.all([openProcess(url), openProcess(url)]);
  await Promise.all([seedDatabase(one.app), seedDatabase(other.app)]);
  ({ token } = await one.signIn("marek@dachserwis.example"));
});
afterAll(async () => {
  for (const { server, database } of [one, other]) {
    await server.close();
    await database.close();
  }
});

describe("two processes on one database", () => {
  it("migrate and seed it once", { tags: "long" }, async () => {
    const { rows } = await one.database.db.execute<{ companies: number; marks: number }>(
      sql`select (select count(distinct uuid) = count(*) from company) as once,
        (select count(*)::int from setting where key = 'seeded') as marks`,
    );
    expect(rows).toEqual([{ once: true, marks: 1 }]);
  });

  it("refuse a session at once that the other has ended", async () => {
    const { token: ended } = await one.signIn("anna@dachserwis.example");
    const status = async (process: TestBackend) =>
      (await process.call("GET", "/v1/company/user/self", { token: ended })).status;
    expect([await status(one), await status(other)]).toEqual([200, 200]);
    await one.call("DELETE", "/v2/installer/sessions", { token: ended });
    expect(await status(other)).toBe(401);
  });

  it("share the jobs: each runs once, and both processes work", async () => {
    const doneBy = new Map<string, number>();
    const both = Promise.withResolvers<void>();
    const workerOf = ({ app }: TestBackend, name: string) =>
      createWorker(app, {
        sweeps: [],
        handlers: {
          note: async (_app, tx, payload) => {
            doneBy.set(name, (doneBy.get(name) ?? 0) + 1);
            // A worker continues when the other has a job too.
            if (doneBy.size === 2) both.resolve();
            await both.promise;
            await tx
              .insert(auditLog)
              .values({ actor: name, action: "note", detail: payload, createdAt: app.clock.now() });
          },
        },
      });
    const runAt = one.clock.now();
    await one.database.transaction(async (tx) => {
      for (let index = 0; index < 200; index++) await addJob(tx, { kind: "note", runAt, payload: { index } }, runAt);
    });
    await Promise.all([workerOf(one, "one").runDue(), workerOf(other, "other").runDue()]);
    const { rows } = await one.database.db.execute<{ done: number; kinds: number }>(
      sql`select count(*)::int as done, count(distinct detail->>'index')::int as kinds from audit_log where action = 'note'`,
    );
    expect(rows).toEqual([{ done: 200, kinds: 200 }]);
    expect(await one.database.db.$count(job)).toBe(0);
    expect([...doneBy.keys()].toSorted()).toEqual(["one", "other"]);
  });

  it("run what is due by time one at a time: a second process leaves it or waits", async () => {
    const entered = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const order: string[] = [];
    const sweepOf = (name: string, run: () => Promise<void>): Sweep => {
      let due: Date | undefined = new Date(0);
      return {
        name,
        nextDue: async () => due,
        run: async () => {
          await run();
          order.push(name);
          due = undefined;
        },
      };
    };
    const first = runSweeps(one.app, [
      sweepOf("first", async () => {
        entered.resolve();
        await left.promise;
      }),
    ]);
    await entered.promise;
    const second = sweepOf("second", async () => {});
    expect(await runSweeps(other.app, [second], { turn: "leave" })).toBe(0);
    const waiting = runSweeps(other.app, [second]);
    left.resolve();
    await Promise.all([first, waiting]);
    expect(order).toEqual(["first", "second"]);
  });

  it("reply to a ticket once, though both run the autopilot", async () => {
    const info = { language: "pl", hostname: "club.example", region: "pl", appVersion: "1.0.0", appType: "web" };
    const requests = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        other.call("POST", "/v1/support", { token, body: { title: `Request ${index}`, body: "Where?", info } }),
      ),
    );
    const operator = await openOperator(one, { autopilot: true });
    const second = createBackendWorker(other.app, { autopilot: true });
    await Promise.all([operator.call("POST", "/clock/advance", { by: "30m" }), second.runDue()]);
    await Promise.all([operator.call("POST", "/clock/advance", { by: "1s" }), second.runDue()]);
    await operator.close();
    const form = z.object({ uuid: z.string() });
    for (const { body } of requests) {
      expect(await other.call("GET", `/v1/support/${form.parse(body).uuid}/chat`, { token })).toMatchObject({
        body: { data: [{ sender: "installer" }, { sender: "admin" }], meta: { total: 2 } },
      });
    }
  });

  it("share uploaded files: a logo sent to one is served and printed by the other", { tags: "long" }, async () => {
    const { companyId } = await one.person("marek@dachserwis.example");
    await setBalance(one, companyId, 5000);
    const content = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const { body: file } = await upload(one, "/v1/shop/order/files", { token, content });
    const { path, originalName, url } = fileForm.parse(file);
    expect(await download(other, url)).toMatchObject({ status: 200, bytes: content });
    const data = {
      type: "sticker",
      companyName: "Dach-Serwis",
      phone: "+48 601 234 567",
      link: "https://dach.example",
    };
    const printed = async (from: TestBackend, config: object) => {
      const order = [{ variantGuid: variantUuid("pl", "sticker"), quantity: 1 }];
      const placed = await other.call("POST", "/v2/orders", {
        token,
        body: { type: "marketing", order, customer: CUSTOMER, data: { ...data, ...config } },
      });
      expect(placed).toMatchObject({ status: 201 });
      const { status, bytes } = await download(
        from,
        `/api/v2/orders/${bodyOf("createOrder", placed).uuid}/print`,
        token,
      );
      expect(status).toBe(200);
      const document = await PDFDocument.load(bytes);
      return document.context
        .enumerateIndirectObjects()
        .some(([, object]) => object instanceof PDFRawStream && `${object.dict}`.includes("/Image"));
    };
    expect(await printed(one, { logo: { path, originalName } })).toBe(true);
    expect(await printed(one, {})).toBe(false);
  });

  it("follow the clock that the other has moved", async () => {
    const stop = followClock(other.clock, other.app.log, 20);
    const operator = await openOperator(one);
    await operator.call("POST", "/clock/reset");
    await operator.call("POST", "/clock/advance", { by: "30d" });
    await expect.poll(() => other.clock.offset()).toBe(30 * 86_400_000);
    await operator.call("POST", "/clock/reset");
    await expect.poll(() => other.clock.offset()).toBe(0);
    await operator.close();
    stop();
  });

  it("turn maintenance on together, within about a second", async () => {
    const operator = await openOperator(one);
    const status = async () => (await other.call("GET", "/v1/config")).status;
    expect(await status()).toBe(200);
    await operator.call("PUT", "/maintenance", { on: true });
    await expect.poll(status).toBe(503);
    expect((await other.call("POST", "/v2/installer/login", { body: { email: "x@y.example" } })).status).toBe(503);
    await operator.call("PUT", "/maintenance", { on: false });
    await expect.poll(status).toBe(200);
    await operator.close();
  });

  it("keep the ledger valid", async () => {
    expect(await verifyLedger(one.database)).toEqual([]);
  });
});
