import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { forgetContactChanges, forgetContactCodes } from "../../areas/account/commands/forget-contacts.ts";
import { forgetDeviceLinks, forgetDevices } from "../../areas/session/commands/forget-devices.ts";
import { BATCH_SIZE } from "../../db/retention.ts";
import type { Sweep } from "../../db/sweep.ts";
import { purgeDrafts, purgePending } from "../../files/file-sweeps.ts";
import { forgetCounts } from "../../http/limits/rate-limits.ts";
import { forgetKeys } from "../../http/once/forget-keys.ts";
import { withBackend } from "../../testing/backend.ts";
import { runSweeps } from "./sweeps.ts";

const backend = withBackend();

const MORE = BATCH_SIZE + 10;
const LONG_AGO = "'2020-01-01'::timestamptz";
/** A hash for each row. */
const HASH = "sha256(n::text::bytea)";

const fileIn = (state: string): string =>
  `insert into file_object (uuid, company_id, user_id, purpose, sha256, mime, size, original_name, state, created_at)
   select gen_random_uuid(), company_id, id, 'order', ${HASH}, 'image/png', 1, 'a.png', '${state}', ${LONG_AGO} from rows, one`;

const CASES: readonly (readonly [Sweep, string, string])[] = [
  [
    forgetKeys,
    "idempotency_key",
    `insert into idempotency_key (subject, operation, key, request_sha256, created_at, expires_at)
     select 'public', 'x', n::text, ${HASH}, ${LONG_AGO}, ${LONG_AGO} from rows`,
  ],
  [
    forgetCounts,
    "rate_counter",
    `insert into rate_counter (key, window_start, expires_at, count) select n::text, ${LONG_AGO}, ${LONG_AGO}, 1 from rows`,
  ],
  [
    forgetDevices,
    "known_device",
    `insert into known_device (user_id, sha256, known_since) select id, ${HASH}, ${LONG_AGO} from rows, one`,
  ],
  [
    forgetDeviceLinks,
    "device_link",
    `insert into device_link (user_id, recipient, sha256, sent_at) select id, 'a@example.com', ${HASH}, ${LONG_AGO} from rows, one`,
  ],
  [
    forgetContactCodes,
    "contact_challenge",
    `insert into contact_challenge (uuid, user_id, channel, contact, code_hmac, sent_at, expires_at, used_at)
     select gen_random_uuid(), id, 'email', 'a@example.com', ${HASH}, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO} from rows, one`,
  ],
  [
    forgetContactChanges,
    "contact_change",
    `insert into contact_change (user_id, requested_by, channel, new_contact, stop_sha256, requested_at, expires_at, void_at)
     select id, id, 'email', 'a@example.com', ${HASH}, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO} from rows, one`,
  ],
  [purgeDrafts, "file_object", fileIn("draft")],
  [purgePending, "file_object", fileIn("pending")],
];

it.each(CASES)("$name takes a limited number of rows in a transaction", async (sweep, table, insert) => {
  const { database } = backend();
  await database.db.execute(
    sql.raw(`with rows as (select n from generate_series(1, ${MORE}) as n),
      one as (select id, company_id from app_user where id > 0 order by id limit 1) ${insert}`),
  );
  const left = async (): Promise<number> => {
    const { rows } = await database.db.execute<{ left: number }>(
      sql.raw(
        `select count(*)::int as left from ${table} ${table === "file_object" ? "where state <> 'removed'" : ""}`,
      ),
    );
    return rows[0]?.left ?? 0;
  };
  const before = await left();
  const parts: number[] = [];
  if (!("run" in sweep)) throw new Error("The sweep runs apart.");
  const counted: Sweep = {
    ...sweep,
    run: async (tx, now) => {
      await sweep.run(tx, now);
      parts.push(1);
    },
  };
  await runSweeps(backend().app, [counted]);
  expect(before - (await left())).toBeGreaterThanOrEqual(MORE);
  expect(parts).toHaveLength(2);
});
