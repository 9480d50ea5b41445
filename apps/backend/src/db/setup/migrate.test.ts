import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { regionBySlug, REGIONS } from "@lucarne/api-client/regions";
import { SAME_NUMBERS } from "@lucarne/api-client/testing/company-number-cases";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { fromEmbedded, openDatabase, type Database } from "../client.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { migrate, readMigrations } from "./migrate.ts";

let folder: string;
let database: Database | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lucarne-migrate-"));
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  await rm(folder, { recursive: true, force: true });
});

const memory = async () => (database = fromEmbedded(await openEmbedded({})));
/** A database with all migrations, which it takes from its template. */
const migrated = async () => (database = await openDatabase({ dataDir: folder }));

describe("migrations", () => {
  it("are applied once, also by parallel calls", { tags: "long" }, async () => {
    const open = await memory();
    const versions = (await readMigrations()).map(({ version }) => version);
    const both = await Promise.all([migrate(open), migrate(open)]);
    expect(both.flat().toSorted((one, other) => one - other)).toEqual(versions);
    expect(await migrate(open)).toEqual([]);
    const { rows } = await open.db.execute("select count(*)::int as count from region");
    expect(rows).toEqual([{ count: REGIONS.length }]);
  });

  it("are part of a new database's template, which leaves nothing to apply", async () => {
    const open = await migrated();
    const { rows } = await open.db.execute("select count(*)::int as count from migration");
    expect(rows).toEqual([{ count: (await readMigrations()).length }]);
    expect(await migrate(open)).toEqual([]);
  });

  it("refuse data of a newer program and of another build with clear messages", async () => {
    const open = await migrated();
    await open.exec("insert into migration (version, name, sha256) values (999, 'future', 'x')");
    await expect(migrate(open)).rejects.toThrow(
      /written by a newer version of Lucarne \(data version 999, this program has \d+\)/,
    );
    await open.exec("delete from migration where version = 999; update migration set sha256 = 'y' where version = 1");
    await expect(migrate(open)).rejects.toThrow(/made by another build of Lucarne \(migration 1, base, differs\)/);
  });

  it("that only add say which programs still run, and change nothing that those use", async () => {
    // A program that kept to a foreign key runs without it too, and the statements that used an index have a better one.
    const breaking =
      /\b(?:drop(?! constraint \w+_fkey\b| index project_due\b)|rename|truncate|set not null|alter column|alter type)\b/i;
    const migrations = await readMigrations();
    for (const { version, script, oldestProgram } of migrations) {
      const statements = script.replaceAll(/^--.*$/gm, "");
      expect(oldestProgram, `migration ${version}`).toBeLessThanOrEqual(version);
      if (oldestProgram < version) expect(statements, `migration ${version}`).not.toMatch(breaking);
    }
  });

  it("that only add leave an index that an operator has made before, from 0033 on", async () => {
    const adding = (await readMigrations()).filter(({ version, oldestProgram }) => oldestProgram < version);
    // The ones before have been applied, and what is applied never changes.
    const later = adding.filter(({ version }) => version >= 33);
    const indexes = later.flatMap(({ script }) => script.match(/create (?:unique )?index .*/gi) ?? []);
    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter((statement) => !/index (?:concurrently )?if not exists/i.test(statement))).toEqual([]);
  });

  /** A database as it was before a migration. */
  const before = async (version: number) => {
    const open = await memory();
    await cp(path.join(import.meta.dirname, "../migrations"), folder, { recursive: true });
    const later = (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) >= version);
    for (const name of later) await rm(path.join(folder, name));
    await migrate(open, folder);
    return open;
  };

  it("name the top-ups in the history and leave orders and amounts as they are (PTS-5)", { tags: "long" }, async () => {
    const open = await before(21);
    const id = (number: number) => `0193b2c4-7d1e-7a3b-9c5d-00000000000${number}`;
    await open.exec(`
      set session_replication_role = replica;
      insert into ledger_transfer
        (id, kind, debit_id, credit_id, amount, pending_id, reason, ref_type, ref_id, actor, at)
      values
        ('${id(1)}', 'pending', 1, 2, 50, null, 'order_reservation', 'topup', '${id(8)}', 'system', now()),
        ('${id(2)}', 'void', 1, 2, 50, '${id(1)}', 'order_reject', 'topup', '${id(8)}', 'system', now()),
        ('${id(3)}', 'pending', 1, 2, 7, null, 'order_reservation', 'order', '${id(9)}', 'system', now());
      reset session_replication_role`);
    await migrate(open);
    const { rows } = await open.db.execute("select reason, amount::int from ledger_transfer order by amount, reason");
    expect(rows).toEqual([
      { reason: "order_reservation", amount: 7 },
      { reason: "topup_reject", amount: 50 },
      { reason: "topup_reservation", amount: 50 },
    ]);
    await expect(open.db.execute("update ledger_transfer set reason = 'x'")).rejects.toThrow();
  });

  it("keep the devices that accounts know by their sessions", { tags: "long" }, async () => {
    const open = await before(19);
    await open.exec(`
      set session_replication_role = replica;
      insert into app_user (company_id, uuid, role, name, surname, phone_e164, created_at)
      values (1, gen_random_uuid(), 3, 'Marek', 'Nowak', '+48601234567', now());
      insert into session (uuid, user_id, kind, device_sha256, created_at, last_seen_at, absolute_expires_at)
      values (gen_random_uuid(), 1, 'normal', null, now(), now(), now()),
        (gen_random_uuid(), 1, 'normal', '\\x0a', '2026-03-01', now(), now());
      reset session_replication_role`);
    await migrate(open);
    const { rows } = await open.db.execute(
      "select user_id::int, session_id::int, encode(sha256, 'hex') as sha256, known_since::date::text from known_device",
    );
    expect(rows).toEqual([{ user_id: 1, session_id: 2, sha256: "0a", known_since: "2026-03-01" }]);
  });

  it(
    "bring company numbers into their form, and leave a number that another company has",
    { tags: "long" },
    async () => {
      const open = await memory();
      await cp(path.join(import.meta.dirname, "../migrations"), folder, { recursive: true });
      const later = (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) > 21);
      for (const name of later) await rm(path.join(folder, name));
      await migrate(open, folder);
      const stored = (number: string) =>
        number
          .normalize("NFKC")
          .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, "")
          .toUpperCase();
      const cases = SAME_NUMBERS.flatMap(({ country, kind, form, spellings }) =>
        spellings.flatMap((spelling) => ({ region: regionBySlug(country)?.id, kind, form, number: stored(spelling) })),
      ).filter(({ number, form }) => number.length <= 20 && !form.includes("/")); // Slashes were lost when stored.
      const seen = new Set<string>();
      for (const [at, { region, kind, form, number }] of cases.entries()) {
        const key = `${String(region)} ${form} ${kind}`;
        const isFirstOfForm = kind === "second" || !seen.has(key);
        seen.add(key);
        await open.db.execute(sql`insert into company (uuid, region_id, name, address, city, postal_code, created_at,
        registration_number, registration_number_2)
        values (gen_random_uuid(), ${region}, ${String(at)}, 'a', 'b', '1', now() + ${at} * interval '1 second',
          ${kind === "first" && (isFirstOfForm || form !== number) ? number : null},
          ${kind === "second" ? number : null}) on conflict do nothing`);
      }
      await migrate(open);
      const { rows } = await open.db.execute<{ name: string; first: string | null; second: string | null }>(
        sql`select name, registration_number as first, registration_number_2 as second from company order by id`,
      );
      expect(rows.length).toBeGreaterThan(50);
      const held = new Set<string>();
      for (const row of rows) {
        const { region, kind, form, number } = cases[Number(row.name)] ?? {};
        if (kind === "second") expect(row.second).toBe(form);
        else if (row.first !== null) {
          const isHeld = held.has(`${String(region)} ${String(form)}`);
          held.add(`${String(region)} ${String(form)}`);
          expect(isHeld ? [number, number?.replaceAll(/[^\p{L}\p{N}]/gu, "")] : [form]).toContain(row.first);
        }
      }
    },
  );

  it(
    "take names from company numbers that were stored with them, and leave a number that another company has",
    { tags: "long" },
    async () => {
      const open = await before(27);
      const stored = ["PLNIP6762345678", "6762345678", "NIPUE6762345679", "KRS0000123456", "NO974760673"];
      for (const [at, number] of stored.entries())
        await open.db.execute(sql`insert into company (uuid, region_id, name, address, city, postal_code, created_at,
        registration_number, registration_number_2)
        values (gen_random_uuid(), 10, 'x', 'a', 'b', '1', now() + ${at} * interval '1 second', ${number}, null)`);
      await open.exec(`insert into company (uuid, region_id, name, address, city, postal_code, created_at,
      registration_number, registration_number_2) values
      (gen_random_uuid(), 13, 'x', 'a', 'b', '1', now(), 'SKIČO00151513', 'IČDPHSK2020123456'),
      (gen_random_uuid(), 12, 'x', 'a', 'b', '1', now(), '7012345', null)`);
      await migrate(open);
      const { rows } = await open.db.execute(
        sql`select registration_number as first, registration_number_2 as second from company order by id`,
      );
      expect(rows.map(({ first, second }) => [first, second])).toEqual([
        ["PLNIP6762345678", null],
        ["6762345678", null],
        ["6762345679", null],
        ["0000123456", null],
        ["NO974760673", null],
        ["00151513", "2020123456"],
        ["07012345", null],
      ]);
    },
  );

  it("end vouchers, points and projects with a day of the company's country (API-25)", { tags: "long" }, async () => {
    const open = await before(26);
    // 22:28 UTC is the next day in Kyiv; midnight in Warsaw is the end of the day before.
    await open.exec(`
      set session_replication_role = replica;
      insert into company (id, uuid, region_id, name, address, city, postal_code, created_at) overriding system value
      values (1, gen_random_uuid(), 10, 'pl', 'a', 'b', '1', now()), (2, gen_random_uuid(), 16, 'ua', 'a', 'b', '1', now());
      insert into points_lot (company_id, transfer_id, amount, remaining, earned_at, expires_at) values
        (1, gen_random_uuid(), 1, 1, '2025-11-25T08:00Z', '2027-11-25T22:28Z'),
        (1, gen_random_uuid(), 2, 2, '2025-11-25T08:00Z', '2027-12-31T23:00Z'),
        (2, gen_random_uuid(), 3, 3, '2025-11-25T08:00Z', '2027-11-25T22:28Z');
      insert into project (uuid, number, company_id, created_by, name, street_name, city, postal_code, closes_at, created_at)
      values (gen_random_uuid(), 'RW-1', 2, 1, 'a', 'b', 'c', '1', '2026-10-24T22:28Z', now());
      insert into orders (id, uuid, number, company_id, user_id, kind, type, points, transfer_id, customer, created_at)
        overriding system value
        values (1, gen_random_uuid(), '2026/000001', 2, 1, 'cart', 'voucher', 1, gen_random_uuid(), '{}', now());
      insert into order_line (id, order_id, variant_id, position, name, quantity, unit_points)
        overriding system value values (1, 1, 1, 1, 'a', 1, 1);
      insert into voucher (line_id, piece, sealed, expires_at) values (1, 1, '\\x00', '2027-11-25T22:28Z');
      reset session_replication_role`);
    await migrate(open);
    const { rows } = await open.db.execute(sql`
      select 'lot ' || amount as what, expires_at::text as ends from points_lot
      union all select number, closes_at::text from project
      union all select 'voucher', last_day::text from voucher`);
    const ends = rows.map(({ what, ends: at }) => [what, new Date(String(at)).toISOString()]);
    expect(ends.toSorted()).toEqual([
      ["RW-1", "2026-10-25T22:00:00.000Z"],
      ["lot 1", "2027-11-25T23:00:00.000Z"],
      ["lot 2", "2027-12-31T23:00:00.000Z"],
      ["lot 3", "2027-11-26T22:00:00.000Z"],
      ["voucher", "2027-11-26T00:00:00.000Z"],
    ]);
    await expect(open.exec("update voucher set last_day = '2030-01-01'")).rejects.toThrow();
  });

  it("leave nothing of a failed script", { tags: "long" }, async () => {
    const open = await migrated();
    await cp(path.join(import.meta.dirname, "../migrations"), folder, { recursive: true });
    const next = (await readMigrations()).length + 1;
    const file = path.join(folder, `${String(next).padStart(4, "0")}_broken.sql`);
    await writeFile(file, "create table half (id int); select 1 / 0;");
    await expect(migrate(open, folder)).rejects.toThrow();
    const { rows } = await open.db.execute(
      "select to_regclass('half') as half, (select max(version) from migration) as version",
    );
    expect(rows).toEqual([{ half: null, version: next - 1 }]);
    await writeFile(file, "create table whole (id int);");
    expect(await migrate(open, folder)).toEqual([next]);
  });

  it("refuse a gap in the files", async () => {
    await writeFile(path.join(folder, "0002_late.sql"), "select 1;");
    await expect(readMigrations(folder)).rejects.toThrow("should be number 1");
  });
});

describe("the embedded database", () => {
  it("is built in a temporary folder and keeps what was written", { tags: "long" }, async () => {
    // The leftovers of an interrupted first start.
    await writeFile(path.join(folder, "db.tmp"), "half");
    database = await openDatabase({ dataDir: folder });
    await database.exec("create table kept (id int); insert into kept values (7)");
    await database.close();
    database = await openDatabase({ dataDir: folder });
    expect((await database.db.execute("select id from kept")).rows).toEqual([{ id: 7 }]);
  });
});
