import { DAY } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { BATCH_SIZE } from "../../db/retention.ts";
import { withBackend } from "../../testing/backend.ts";
import { createBackendWorker } from "../backend-worker.ts";

const backend = withBackend({ settings: { retention: { messages: 90, signIns: 90, audit: 365 } } });

const daysAgo = (days: number): Date => new Date(backend().app.clock.now().getTime() - days * DAY);

const rows = async (table: "auth_event" | "audit_log" | "outbox", kind: string): Promise<number> => {
  const column = sql.identifier({ auth_event: "kind", audit_log: "action", outbox: "template" }[table]);
  const { rows: found } = await backend().database.db.execute<{ count: number }>(
    sql`select count(*)::int from ${sql.identifier(table)} where ${column} = ${kind}`,
  );
  return found[0]?.count ?? 0;
};

const addEvents = (kind: string, age: number, count = 1) =>
  backend().database.db.execute(
    sql`insert into auth_event (kind, created_at) select ${kind}, ${daysAgo(age).toISOString()} from generate_series(1, ${count}::int)`,
  );
const addAction = (action: string, age: number) =>
  backend().database.db.execute(
    sql`insert into audit_log (actor, action, created_at) values ('office', ${action}, ${daysAgo(age).toISOString()})`,
  );
const addMessage = (template: string, state: string, age: number) =>
  backend().database.db.execute(sql`
    insert into outbox (uuid, channel, recipient, template, language, payload, state, next_try_at, created_at)
    values (gen_random_uuid(), 'email', 'a@example.com', ${template}, 'en', '\\x00', ${state}, 'infinity', ${daysAgo(age).toISOString()})`);

const work = () => createBackendWorker(backend().app, { autopilot: false }).runDue();

beforeEach(async () => {
  // The first rows decide what is due: those of the demo are newer than what is added here.
  await backend().database.exec("truncate auth_event, audit_log; delete from outbox");
});

describe("records of the past", () => {
  it("are deleted when they are older than the setting says, and newer ones stay", async () => {
    await addEvents("old", 92);
    await addEvents("new", 80);
    await addAction("old", 367);
    await addAction("new", 360);
    await addMessage("old", "sent", 92);
    await addMessage("given_up", "failed", 92);
    await addMessage("waiting", "pending", 92);
    await addMessage("new", "sent", 80);
    await work();
    expect([await rows("auth_event", "old"), await rows("auth_event", "new")]).toEqual([0, 1]);
    expect([await rows("audit_log", "old"), await rows("audit_log", "new")]).toEqual([0, 1]);
    expect([await rows("outbox", "old"), await rows("outbox", "given_up")]).toEqual([0, 0]);
    expect([await rows("outbox", "waiting"), await rows("outbox", "new")]).toEqual([1, 1]);
  });

  it("are deleted in one go, also when they are more than a transaction takes", async () => {
    await addEvents("many", 200, BATCH_SIZE + 10);
    await work();
    expect(await rows("auth_event", "many")).toBe(0);
  });

  it("are deleted as time goes on", async () => {
    await addEvents("aging", 80);
    await work();
    expect(await rows("auth_event", "aging")).toBe(1);
    backend().advance(12 * DAY);
    await work();
    expect(await rows("auth_event", "aging")).toBe(0);
  });
});

describe("a table that only grows", () => {
  it.each(["delete from auth_event", "update auth_event set kind = 'x'", "delete from audit_log"])(
    "refuses `%s`",
    async (statement) => {
      await addEvents("kept", 1000);
      await addAction("kept", 1000);
      await expect(backend().database.exec(statement)).rejects.toThrow(/append-only/);
    },
  );

  it("refuses to delete what is newer than the time that a transaction names, and any change", async () => {
    await addEvents("kept", 10);
    const before = `set lucarne.delete_before = '${daysAgo(20).toISOString()}'`;
    await expect(backend().database.exec(`begin; ${before}; delete from auth_event; commit`)).rejects.toThrow(
      /append-only/,
    );
    await backend().database.exec("rollback; reset lucarne.delete_before");
    await expect(
      backend().database.exec(
        `begin; set local lucarne.delete_before = 'infinity'; update auth_event set kind = 'x'; commit`,
      ),
    ).rejects.toThrow(/append-only/);
    await backend().database.exec("rollback");
    expect(await rows("auth_event", "kept")).toBe(1);
  });
});
