import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { DAY } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { type Clock, createClock } from "../../db/clock.ts";
import type { OutboxMessage } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { createOutbox } from "./commands/enqueue.ts";
import { openBackend } from "../../testing/backend.ts";
import { mailSink } from "../../testing/mail-sink.ts";
import { createDelivery, type DeliveryWorker } from "./commands/delivery.ts";
import type { Routes } from "./drivers/driver.ts";
import { consoleDriver, fileDriver } from "./drivers/local-drivers.ts";
import { smtpDriver } from "./drivers/smtp-driver.ts";
import { type OutboxFilter, readOutbox } from "./queries/read-outbox.ts";
import { routesFor } from "../../runtime/app/outbox-routes.ts";
import { matchers } from "../../../../../test-matchers.ts";

const serverKey = "k".repeat(32);
const message: OutboxMessage = {
  channel: "email",
  to: "jan@example.com",
  template: "login_code",
  language: "pl",
  payload: { code: "48213" },
};
const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

let database: Database;
let clock: Clock;
let now: number;

beforeAll(async () => {
  const backend = await openBackend();
  await backend.server.close();
  ({ database } = backend);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
  now = Date.now();
  clock = await createClock(database, () => now);
});

const enqueue = (...messages: OutboxMessage[]) =>
  database.transaction(async (tx) => {
    for (const one of messages)
      await createOutbox({ serverKey, clock, limits: { production: false, rateLimits: {} } }).enqueue(tx, one);
  });

describe("messages to one mailbox", () => {
  const invitation = (to: string): OutboxMessage => ({ ...message, to, template: "invitation", payload: {} });

  it("are refused from the 31st in an hour on, whatever tags its addresses have", async () => {
    for (let count = 0; count < 30; count++) await enqueue(invitation(`jan+${count}@example.com`));
    await expect(enqueue(invitation("jan@example.com"))).rejects.toMatchObject({ code: "rate_limited" });
    await expect(enqueue(invitation("jan+new@example.com"))).rejects.toMatchObject({ code: "rate_limited" });
    await enqueue(invitation("ewa+1@example.com"));
    now += 60 * 60 * 1000;
    await enqueue(invitation("jan@example.com"));
  });
});

const working = async (
  routes: Routes,
  run: (worker: DeliveryWorker) => Promise<void>,
  publicUrl = "http://localhost:3000",
) => {
  const worker = createDelivery({ database, clock, log: silent, keys: [serverKey], publicUrl, routes });
  try {
    await run(worker);
  } finally {
    await worker.stop();
  }
};

const read = async (filter: OutboxFilter = {}) =>
  (await readOutbox(database.db, { keys: [serverKey], publicUrl: "http://localhost:3000" }, filter)).data;

const states = async () =>
  (
    await database.db.execute<{ row: unknown[] }>(
      sql`select json_build_array(recipient, state, attempts) as row from outbox order by id desc`,
    )
  ).rows.map(({ row }) => row);

/** Makes waiting messages due now. */
const makeDue = () => database.exec("update outbox set next_try_at = now() - interval '1 minute'");

describe("the outbox table", () => {
  it("keeps the message only when its transaction commits", async () => {
    await expect(
      database.transaction(async (tx) => {
        await createOutbox({ serverKey, clock, limits: { production: false, rateLimits: {} } }).enqueue(tx, message);
        throw new Error("the command fails");
      }),
    ).rejects.toThrow("the command fails");
    expect(await states()).toEqual([]);
  });

  it("stores no readable code, but shows it to the operator", async () => {
    await enqueue(message);
    const { rows } = await database.db.execute<{ text: string }>(
      sql`select outbox::text || encode(payload, 'escape') as text from outbox`,
    );
    expect(rows[0]?.text).not.toContain("48213");
    const entries = await read({ to: "JAN@example.com" });
    expect(entries).toMatchObject([{ to: "jan@example.com", template: "login_code", code: "48213", state: "waiting" }]);
    expect(entries[0]?.text).toContain("48213");
    const unreadable = await readOutbox(database.db, { keys: ["other".repeat(8)], publicUrl: "http://localhost" });
    expect(unreadable.data).toMatchObject([
      { to: "jan@example.com", code: null, text: matchers.stringMatching(/^\(sealed/) },
    ]);
  });

  it("is listed newest first, by address, by kind and in pages", async () => {
    await enqueue(
      message,
      { ...message, to: "ewa@example.com", template: "email_code" },
      { ...message, channel: "sms", to: "+999999999123" },
    );
    expect((await read()).map(({ to }) => to)).toEqual(["+999999999123", "ewa@example.com", "jan@example.com"]);
    expect((await read({ page: 2, limit: 2 })).map(({ to }) => to)).toEqual(["jan@example.com"]);
    expect((await read({ template: "email_code" })).map(({ to }) => to)).toEqual(["ewa@example.com"]);
    expect(await read({ to: "+999 999 999 123" })).toMatchObject([{ state: "withheld" }]);
    expect(await read({ to: "nobody@example.com" })).toEqual([]);
    const { meta } = await readOutbox(
      database.db,
      { keys: [serverKey], publicUrl: "http://localhost" },
      { page: 9, limit: 2 },
    );
    expect(meta).toEqual({ current_page: 9, per_page: 2, last_page: 2, total: 3 });
  });
});

describe("console and file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "outbox-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("get messages only from a started worker", async () => {
    const printed: string[] = [];
    await enqueue(message);
    await working({ copies: [consoleDriver((text) => printed.push(text))], remote: [] }, async (worker) => {
      worker.wake();
      await setTimeout(200);
      expect(printed).toEqual([]);
      worker.start();
      await expect.poll(() => printed.length, { timeout: 60_000 }).toBe(1);
    });
  });

  it("get each message once, in its language, with several workers too", async () => {
    const printed: string[] = [];
    const file = path.join(folder, "outbox.log");
    const routes: Routes = { copies: [consoleDriver((text) => printed.push(text)), fileDriver(file)], remote: [] };
    await enqueue(message, { ...message, language: "uk", channel: "sms", to: "+380501112233" });
    await working(routes, (first) =>
      working(routes, async (second) => void (await Promise.all([first.runOnce(), second.runOnce(), first.runOnce()]))),
    );
    expect(printed).toHaveLength(2);
    expect(printed.join("")).toMatch(/E-mail to jan@example.com: .*[Kk]od.*48213/);
    expect(printed.join("")).toMatch(/Text message to \+380501112233: .*код.*48213/);
    const lines = (await readFile(file, "utf8")).trim().split("\n");
    const recipients = lines.map((line) => z.object({ to: z.string() }).parse(JSON.parse(line)).to);
    expect(recipients.toSorted()).toEqual(["+380501112233", "jan@example.com"]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await states()).toEqual([
      ["+380501112233", "sent", 1],
      ["jan@example.com", "sent", 1],
    ]);
  });

  it.each([
    ["login_code", 10],
    ["device_link", 24 * 60],
    ["email_code", 30],
    ["phone_code", 30],
  ] as const)("do not get a %s that is no longer valid", async (template, minutes) => {
    const printed: string[] = [];
    await enqueue({ ...message, template });
    now += minutes * 60_000 + 1;
    await working({ copies: [consoleDriver((text) => printed.push(text))], remote: [] }, async (worker) => {
      await worker.runOnce();
      expect(worker.givenUp()).toBe(1);
    });
    expect(printed).toEqual([]);
    expect(await states()).toEqual([["jan@example.com", "failed", 1]]);
  });

  it("append the portal's host to a code in a text message", async () => {
    const printed: string[] = [];
    await enqueue({ ...message, channel: "sms", to: "+48500600700" });
    await working(
      { copies: [consoleDriver((text) => printed.push(text))], remote: [] },
      (worker) => worker.runOnce(),
      "https://club.example.pl",
    );
    expect(printed[0]).toContain("\n\n@club.example.pl #48213");
  });

  it("get messages after the business clock was moved", async () => {
    const printed: string[] = [];
    now += 40 * 24 * 3_600_000;
    await enqueue({ ...message, template: "invitation" });
    now = Date.now();
    await working({ copies: [consoleDriver((text) => printed.push(text))], remote: [] }, (worker) => worker.runOnce());
    expect(printed).toHaveLength(1);
  });

  it("are tried again when the file cannot be written", async () => {
    const routes: Routes = { copies: [fileDriver(path.join(folder, "missing", "outbox.log"))], remote: [] };
    await enqueue(message);
    await working(routes, (worker) => worker.runOnce());
    expect(await states()).toEqual([["jan@example.com", "pending", 1]]);
  });
});

it.each([
  ["the demo", { demo: true, production: false, smtpUrl: undefined }, ["console", "file"], []],
  ["development", { demo: false, production: false, smtpUrl: undefined }, ["file"], []],
  ["production", { demo: true, production: true, smtpUrl: "smtp://mail" }, ["file"], ["smtp"]],
])("in %s messages take the right ways", (_name, settings, copies, remote) => {
  const routes = routesFor({ ...settings, mailFrom: "a@b.example", smsGateway: undefined, dataDir: "unused" });
  expect([routes.copies.map(({ name }) => name), routes.remote.map(({ name }) => name)]).toEqual([copies, remote]);
  const [file] = routes.copies.slice(-1);
  expect(file?.carries("email")).toBe(!settings.production);
  expect(file?.carries("sms")).toBe(true);
});

describe("mail server", () => {
  it("gets the rendered message, with the same id at every try", async () => {
    const sink = await mailSink();
    const smtp = smtpDriver({
      url: `smtp://127.0.0.1:${sink.port}`,
      from: "Lucarne <club@lucarne.example>",
      smsGateway: "sms.example",
    });
    await enqueue(message, { ...message, channel: "sms", to: "+48500600700" });
    await working({ copies: [], remote: [smtp] }, (worker) => worker.runOnce());
    await sink.stop();
    expect(sink.mails).toHaveLength(2);
    const [{ uuid } = { uuid: "" }] = await read({ to: message.to });
    expect(sink.mails[0]).toContain(`Message-ID: <${uuid}@lucarne.example>`);
    expect(sink.mails[0]).toContain("To: jan@example.com");
    expect(sink.mails[0]).toContain("48213");
    expect(sink.mails[1]).toContain("48500600700@sms.example");
  });

  it("never gets a message to the test number", async () => {
    const sink = await mailSink();
    const smtp = smtpDriver({
      url: `smtp://127.0.0.1:${sink.port}`,
      from: "club@lucarne.example",
      smsGateway: "sms.example",
    });
    await enqueue({ ...message, channel: "sms", to: "+999999999123" });
    await working({ copies: [], remote: [smtp] }, (worker) => worker.runOnce());
    await sink.stop();
    expect(sink.mails).toEqual([]);
    expect(await read()).toMatchObject([{ state: "withheld", code: "48213" }]);
  });

  it("gets the message later and once after it was unavailable, as does the console", async () => {
    const away = await mailSink();
    const { port } = away;
    await away.stop();
    const printed: string[] = [];
    const routes: Routes = {
      copies: [consoleDriver((text) => printed.push(text))],
      remote: [smtpDriver({ url: `smtp://127.0.0.1:${port}`, from: "club@lucarne.example" })],
    };
    await enqueue(message);
    await working(routes, async (worker) => {
      await worker.runOnce();
      expect(await states()).toEqual([["jan@example.com", "pending", 1]]);
      const back = await mailSink(port);
      await makeDue();
      await worker.runOnce();
      await worker.runOnce();
      await back.stop();
      expect(back.mails).toHaveLength(1);
    });
    expect(await states()).toEqual([["jan@example.com", "sent", 2]]);
    expect(printed).toHaveLength(1);
  });

  it("is tried for three days while it is away, then the message is given up", async () => {
    const away = await mailSink();
    await away.stop();
    const smtp = smtpDriver({ url: `smtp://127.0.0.1:${away.port}`, from: "club@lucarne.example" });
    await enqueue({ ...message, template: "invitation" });
    await working({ copies: [], remote: [smtp] }, async (worker) => {
      await database.exec("update outbox set attempts = 800");
      now += 3 * DAY - 1;
      await worker.runOnce();
      expect(await states()).toEqual([["jan@example.com", "pending", 801]]);
      now += 1;
      await makeDue();
      await worker.runOnce();
      expect(await states()).toEqual([["jan@example.com", "failed", 802]]);
      expect(worker.givenUp()).toBe(1);
    });
  });

  it("is tried 30 times when it refuses the address, then the message is given up", async () => {
    const sink = await mailSink(0, message.to);
    const smtp = smtpDriver({ url: `smtp://127.0.0.1:${sink.port}`, from: "club@lucarne.example" });
    await enqueue({ ...message, template: "invitation" });
    await working({ copies: [], remote: [smtp] }, async (worker) => {
      await database.exec("update outbox set attempts = 28");
      await worker.runOnce();
      expect(await states()).toEqual([["jan@example.com", "pending", 29]]);
      await makeDue();
      await worker.runOnce();
      expect(await states()).toEqual([["jan@example.com", "failed", 30]]);
    });
    await sink.stop();
  });
});
