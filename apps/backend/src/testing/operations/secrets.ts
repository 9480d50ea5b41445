import { sql } from "drizzle-orm";
import type { Belongings } from "@lucarne/conformance/requests/things";

import type { Db } from "../../db/client.ts";

/** A value that an answer must not contain. */
export interface Secret {
  readonly what: string;
  readonly value: string;
}

interface Sides {
  readonly own: Belongings;
  readonly foreign: Belongings;
}

/** Names, ids and numbers of another company, and personal data of other users of the own company. */
export const secretsOf = async (db: Db, { own, foreign }: Sides): Promise<Secret[]> => {
  const of = (id: number) => sql`(select id from app_user where company_id = ${id})`;
  const { rows } = await db.execute<{ what: string; value: string | null }>(sql`
    select 'company' as what, uuid::text as value from company where id = ${foreign.companyId}
    union all select 'company name', name from company where id = ${foreign.companyId}
    union all select 'registration number', registration_number from company where id = ${foreign.companyId}
    union all select 'person', uuid::text from app_user where company_id = ${foreign.companyId}
    union all select 'address', email_norm from app_user where company_id = ${foreign.companyId}
    union all select 'phone', substr(phone_e164, 4) from app_user where company_id = ${foreign.companyId}
    union all select 'project', uuid::text from project where company_id = ${foreign.companyId}
    union all select 'scan', s.uuid::text from scan s join project p on p.id = s.project_id where p.company_id = ${foreign.companyId}
    union all select 'serial', s.serial from scan s join project p on p.id = s.project_id where p.company_id = ${foreign.companyId}
    union all select 'order', uuid::text from orders where company_id = ${foreign.companyId}
    union all select 'file', uuid::text from file_object where company_id = ${foreign.companyId}
    union all select 'card', serial from card where company_id = ${foreign.companyId}
    union all select 'request', uuid::text from ticket where user_id in ${of(foreign.companyId)}
    union all select 'notification', uuid::text from notification where user_id in ${of(foreign.companyId)}
    union all select 'request of a colleague', uuid::text from ticket where user_id in ${of(own.companyId)} and user_id <> ${own.userId}
    union all select 'notification of a colleague', uuid::text from notification where user_id in ${of(own.companyId)} and user_id <> ${own.userId}`);
  return rows.flatMap(({ what, value }) => (value ? [{ what, value }] : []));
};

/** Hashes of all rows of a company, by table: equal before and after a refusal. */
export const imprintOf = async (db: Db, companyId: number): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ name: string; key: string }>(sql`
    select table_name as name, min(column_name) as key from information_schema.columns
    where table_schema = 'public' and column_name in ('company_id', 'user_id')
      and table_name not in ('auth_event', 'session', 'login_challenge', 'idempotency_key') group by table_name`);
  const parts = [{ name: "company", key: "id" }, ...rows].map(({ name, key }) => {
    const which =
      key === "user_id" ? sql`in (select id from app_user where company_id = ${companyId})` : sql`= ${companyId}`;
    return sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.identifier(name)} t where ${sql.identifier(key)} ${which}`;
  });
  const prints = await db.execute<{ name: string; print: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(prints.rows.map(({ name, print }) => [name, print]));
};
