import type { Database } from "../../db/client.ts";
import { analyze } from "../../db/setup/upkeep.ts";

/** How many rows of each kind a company has. */
export interface CompanySize {
  readonly projects: number;
  readonly scansPerProject: number;
  /** Transfers into its account, each with a lot. */
  readonly earnings: number;
  /** Transfers out of its account; each uses up one lot. */
  readonly spendings: number;
  readonly orders: number;
  readonly notifications: number;
}

/** What a database is grown by. */
export interface Growth {
  /** New companies of the same country as the grown one, each with one user. */
  readonly companies: number;
  readonly each: CompanySize;
  /** A company that exists, and what it has afterwards in addition. */
  readonly heavy: { readonly companyId: number; readonly userId: number } & CompanySize;
}

/** Points of each transfer. */
const POINTS = 10;
/** One project in so many is won. */
const WON = 5;
/** Deleted projects of each company. Their deadline is over, so they come first in the order of deadlines. */
const DELETED = 10;
/** Of each company's user: sessions, tokens of each, and messages of a request for support. */
const SESSIONS = 3;
const TOKENS = 8;
const MESSAGES = 4;
/** Of each company's user: rows of each table whose rows are deleted after a while. */
const SHORT_LIVED = 12;
/** Top-ups of each company. */
const TOP_UPS = 24;
/** Uploaded files of each company, and bytes of each. */
const FILES = 3;
const FILE_BYTES = 4096;

const script = ({ companies, each, heavy }: Growth): string => `
begin;
-- Rows are written as they would stand afterwards: neither triggers nor foreign keys are needed for that.
set local session_replication_role = replica;
set local statement_timeout = 0;

create temp table owner on commit drop as
with added as (
  insert into company (uuid, region_id, name, address, city, postal_code, registration_number, created_at)
  select gen_random_uuid(), known.region_id, 'Dachy ' || n, 'Lipowa ' || n, 'Łódź', '90-001', 'S' || n, now() - interval '2 years'
  from generate_series(1, ${companies}) n, company known where known.id = ${heavy.companyId}
  returning id
), people as (
  insert into app_user (uuid, company_id, role, name, surname, email_norm, phone_e164, created_at)
  select gen_random_uuid(), id, 3, 'Jan', 'Nowak', 'owner' || id || '@scale.example', '+4890' || lpad(id::text, 9, '0'), now() - interval '2 years'
  from added returning id, company_id
), accounts as (
  insert into ledger_account (company_id, kind, no_overdraft) select id, 'company', true from added returning id, company_id
)
select company_id, people.id as user_id, accounts.id as account_id, ${each.projects} as projects,
  ${each.scansPerProject} as scans, ${each.earnings} as earnings, ${each.spendings} as spendings,
  ${each.orders} as orders, ${each.notifications} as notifications
from people join accounts using (company_id)
union all
select company_id, ${heavy.userId}, id, ${heavy.projects}, ${heavy.scansPerProject}, ${heavy.earnings},
  ${heavy.spendings}, ${heavy.orders}, ${heavy.notifications}
from ledger_account where company_id = ${heavy.companyId};

insert into project (uuid, number, company_id, created_by, name, street_name, city, postal_code, status, closes_at,
  closed_at, awarded_points, created_at)
select md5('p' || account_id || '-' || n)::uuid, 'S' || account_id || '-' || n, company_id, user_id, 'Dom ' || n,
  'Lipowa ' || n, 'Łódź', '90-001', case when n % ${WON} = 0 then 2 when n % ${WON} = 1 then 1 else 3 end,
  now() + interval '20 days', case when n % ${WON} = 1 then null else now() end,
  case when n % ${WON} = 0 then ${POINTS} end, now() - n * interval '1 hour'
from owner, generate_series(1, projects) n;

insert into project (uuid, number, company_id, created_by, name, street_name, city, postal_code, status, closes_at,
  deleted_at, created_at)
select gen_random_uuid(), 'D' || account_id || '-' || n, company_id, user_id, 'Dom ' || n, 'Lipowa ' || n, 'Łódź', '90-001', 1,
  now() - n * interval '1 day', now() - interval '40 days', now() - interval '60 days'
from owner, generate_series(1, ${DELETED}) n;

insert into product_serial (serial, product_group, model, is_window, regions)
select 'SC' || lpad(project.id::text, 9, '0') || lpad(n::text, 3, '0'), model.product_group, model.model, model.is_window,
  model.regions
from owner join project using (company_id)
cross join generate_series(1, scans) n
cross join (select * from product_serial where is_window order by serial limit 1) model
where project.number like 'S%';

insert into scan (uuid, serial, company_id, project_id, user_id, product_group, is_window, base_points, flag, created_at)
select gen_random_uuid(), 'SC' || lpad(project.id::text, 9, '0') || lpad(n::text, 3, '0'), company_id,
  project.id, user_id, model.product_group, true, 5, 1, project.created_at
from owner join project using (company_id) cross join generate_series(1, scans) n
cross join (select * from product_serial where is_window order by serial limit 1) model
where project.number like 'S%';

insert into ledger_transfer (id, kind, debit_id, credit_id, amount, reason, ref_type, ref_id, actor, at)
select md5('e' || account_id || '-' || n)::uuid, 'posted', issuance.id, account_id, ${POINTS},
  case when n * ${WON} <= projects then 'project_survey' else 'trainings' end,
  case when n * ${WON} <= projects then 'project' else 'grant' end,
  case when n * ${WON} <= projects then md5('p' || account_id || '-' || n * ${WON})::uuid else gen_random_uuid() end,
  'system', now() - (earnings - n) * interval '650 days' / earnings
from owner cross join generate_series(1, earnings) n
cross join (select id from ledger_account where kind = 'issuance') issuance;

insert into points_lot (company_id, transfer_id, amount, remaining, earned_at, expires_at)
select company_id, md5('e' || account_id || '-' || n)::uuid, ${POINTS}, case when n <= spendings then 0 else ${POINTS} end,
  now() - (earnings - n) * interval '650 days' / earnings, now() - (earnings - n) * interval '650 days' / earnings + interval '2 years'
from owner cross join generate_series(1, earnings) n;

insert into ledger_transfer (id, kind, debit_id, credit_id, amount, reason, ref_type, ref_id, actor, at)
select md5('s' || account_id || '-' || n)::uuid, 'posted', account_id, adjust.id, ${POINTS}, 'correction', 'grant',
  gen_random_uuid(), 'system', now() - (spendings - n) * interval '600 days' / spendings
from owner cross join generate_series(1, spendings) n
cross join (select id from ledger_account where kind = 'adjust') adjust;

insert into lot_use (transfer_id, lot_id, amount)
select md5('s' || account_id || '-' || n)::uuid, points_lot.id, ${POINTS}
from owner cross join generate_series(1, spendings) n
join points_lot on transfer_id = md5('e' || account_id || '-' || n)::uuid;

update ledger_account set
  credits_posted = credits_posted + ${POINTS} * earnings, debits_posted = debits_posted + ${POINTS} * spendings
from owner where id = account_id;
update ledger_account set debits_posted = debits_posted + ${POINTS} * total
from (select sum(earnings) as total from owner) sums where kind = 'issuance';
update ledger_account set credits_posted = credits_posted + ${POINTS} * total
from (select sum(spendings) as total from owner) sums where kind = 'adjust';

insert into orders (uuid, number, company_id, user_id, kind, type, status, points, customer, created_at)
select md5('o' || account_id || '-' || n)::uuid, '2025/' || lpad(account_id::text, 7, '0') || lpad(n::text, 5, '0'),
  company_id, user_id, 'cart', 'goods', 3, 0, model.customer, now() - n * interval '5 hours'
from owner cross join generate_series(1, orders) n
cross join (select customer from orders where kind = 'cart' order by id limit 1) model;
insert into order_line (order_id, variant_id, position, name, quantity, unit_points)
select orders.id, model.id, 0, 'Czapka', 1, 0
from owner join orders using (company_id)
cross join (select id from variant where product_type = 'goods' order by id limit 1) model
where orders.number like '2025/' || lpad(account_id::text, 7, '0') || '%';
insert into order_event (order_id, from_status, to_status, actor, created_at)
select orders.id, step.from_status, step.to_status, 'system', orders.created_at
from owner join orders using (company_id)
cross join (values (null::smallint, 1), (1::smallint, 3)) step (from_status, to_status)
where orders.number like '2025/' || lpad(account_id::text, 7, '0') || '%';

insert into project_survey (project_id, answers, submitted_by, created_at)
select project.id, model.answers, user_id, project.created_at
from owner join project using (company_id)
cross join (select answers from project_survey order by project_id limit 1) model
where project.number like 'S%' and project.status <> 1;

-- The points of a refused top-up were given back: counters and lots stay.
insert into ledger_transfer (id, kind, debit_id, credit_id, amount, pending_id, reason, ref_type, ref_id, actor, at)
select md5(step.kind || account_id || '-' || n)::uuid, step.kind, account_id, topup.id, ${POINTS},
  case step.kind when 'void' then md5('pending' || account_id || '-' || n)::uuid end, step.reason, 'topup',
  md5('u' || account_id || '-' || n)::uuid, 'system', now() - n * interval '1 day'
from owner cross join generate_series(1, ${TOP_UPS}) n
cross join (values ('pending', 'topup_reservation'), ('void', 'topup_reject')) step (kind, reason)
cross join (select id from ledger_account where kind = 'topup') topup;
insert into lot_use (transfer_id, lot_id, amount)
select md5('pending' || account_id || '-' || n)::uuid, points_lot.id, ${POINTS}
from owner cross join generate_series(1, ${TOP_UPS}) n
join points_lot on transfer_id = md5('e' || account_id || '-' || n)::uuid;
insert into card_topup (uuid, company_id, user_id, variant_id, points, local, status, transfer_id, settled_at, created_at)
select md5('u' || account_id || '-' || n)::uuid, company_id, user_id, model.id, ${POINTS}, ${2 * POINTS}, 'REFUSED',
  md5('pending' || account_id || '-' || n)::uuid, now() - n * interval '1 day', now() - n * interval '1 day'
from owner cross join generate_series(1, ${TOP_UPS}) n
cross join (select id from variant where product_type = 'goods' order by id limit 1) model;

insert into voucher (line_id, piece, sealed, last_day)
select order_line.id, 1, decode(repeat(md5(order_line.id::text), 5), 'hex'), current_date + 300
from owner join orders using (company_id) join order_line on order_id = orders.id
where orders.number like '2025/' || lpad(account_id::text, 7, '0') || '%';

insert into notification (uuid, user_id, type, event, params, mark, created_at)
select gen_random_uuid(), user_id, 'info', 'welcome', '{"points": 20}', case when n <= 3 then 'unread' else 'read' end,
  now() - n * interval '4 hours'
from owner, generate_series(1, notifications) n;
insert into auth_event (kind, user_id, created_at)
select 'signed_in', user_id, now() - n * interval '1 day' from owner, generate_series(1, notifications) n;

-- The piece of an order that was placed is released again: the counters of the stock stay.
insert into stock_movement (variant_id, kind, quantity, line_id, actor, created_at)
select order_line.variant_id, kinds.kind, 1, order_line.id, 'user:' || md5(account_id::text)::uuid, orders.created_at
from owner join orders using (company_id) join order_line on order_id = orders.id
cross join (values ('allocation'), ('release')) kinds (kind)
where orders.number like '2025/' || lpad(account_id::text, 7, '0') || '%';

create temp table opened on commit drop as
with added as (
  insert into session (uuid, user_id, kind, device_kind, browser, system, created_at, last_seen_at, absolute_expires_at)
  select gen_random_uuid(), user_id, 'normal', 'phone', 'Chrome', 'Android', now() - n * interval '20 days',
    now() - n * interval '20 days' + interval '8 hours', now() + (90 - n * 20) * interval '1 day'
  from owner cross join generate_series(1, ${SESSIONS}) n
  returning id, created_at
)
select id, created_at, n, created_at + n * interval '1 hour' as issued_at
from added cross join generate_series(1, ${TOKENS}) n;
insert into refresh_token (sha256, session_id, parent_sha256, issued_at, expires_at, used_at, salt)
select sha256(('r' || id || '-' || n)::bytea), id, case when n > 1 then sha256(('r' || id || '-' || n - 1)::bytea) end,
  issued_at, issued_at + interval '30 days', case when n < ${TOKENS} then issued_at + interval '1 hour' end,
  case when n < ${TOKENS} then decode(md5(id::text), 'hex') end
from opened;
insert into access_token (sha256, session_id, issued_at, expires_at)
select sha256(('a' || id || '-' || n)::bytea), id, issued_at, issued_at + interval '1 hour' from opened;

insert into outbox (uuid, channel, recipient, template, language, payload, state, attempts, next_try_at, sent_at, created_at)
select gen_random_uuid(), 'email', 'owner' || user_id || '@scale.example', 'login_code', 'pl',
  decode(repeat(md5(n::text), 3), 'hex'), 'sent', 1, now(), now(), now() - n * interval '1 day'
from owner, generate_series(1, notifications) n;
insert into audit_log (actor, act_as, action, detail, ip_hash, created_at)
select 'Joanna Wrona', user_id, 'listProjects',
  jsonb_build_object('session', md5(user_id::text)::uuid, 'refused', false), sha256(n::text::bytea), now() - n * interval '1 day'
from owner, generate_series(1, notifications) n;

-- The codes of a known company stay as they are: they count in the limits of its users.
insert into login_challenge (uuid, user_id, code_hmac, sent_at, expires_at, used_at, ip_hash, known, device_sha256,
  site_hash, created_at)
select gen_random_uuid(), user_id, sha256(n::text::bytea), sent.at, sent.at + interval '10 minutes', sent.at,
  sha256(user_id::text::bytea), true, sha256(('d' || user_id)::bytea), sha256(user_id::text::bytea), sent.at
from owner cross join generate_series(1, ${SHORT_LIVED}) n
cross join lateral (select now() - (${SHORT_LIVED} - n) * interval '2 hours' as at) sent
where user_id <> ${heavy.userId};
insert into contact_challenge (uuid, user_id, channel, contact, code_hmac, sent_at, expires_at, used_at)
select gen_random_uuid(), user_id, 'email', 'owner' || user_id || '@scale.example', sha256(n::text::bytea), sent.at,
  sent.at + interval '30 minutes', sent.at
from owner cross join generate_series(1, ${SHORT_LIVED}) n
cross join lateral (select now() - (${SHORT_LIVED} - n) * interval '2 hours' as at) sent;
insert into contact_change (user_id, requested_by, channel, old_contact, new_contact, stop_sha256, requested_at, expires_at,
  void_at)
select user_id, user_id, 'email', 'owner' || user_id || '@scale.example', 'owner' || user_id || '@new.example',
  sha256(('c' || user_id || '-' || n)::bytea), sent.at, sent.at + interval '1 day', sent.at
from owner cross join generate_series(1, ${SHORT_LIVED}) n
cross join lateral (select now() - (${SHORT_LIVED} + 1 - n) * interval '2 hours' as at) sent;
insert into known_device (user_id, sha256, known_since)
select user_id, sha256(('d' || user_id || '-' || n)::bytea), now() - n * interval '10 days'
from owner, generate_series(1, ${SHORT_LIVED}) n;
insert into device_link (user_id, recipient, sha256, sent_at, used_at, salt)
select user_id, 'owner' || user_id || '@scale.example', sha256(('l' || user_id || '-' || n)::bytea),
  now() - n * interval '1 hour', now() - n * interval '1 hour', decode(md5(n::text), 'hex')
from owner, generate_series(1, ${SHORT_LIVED}) n;
insert into idempotency_key (subject, operation, key, request_sha256, status, headers, body, created_at, expires_at)
select 'user:' || user_id, 'createScan', gen_random_uuid(), sha256(n::text::bytea), 201, '{}',
  jsonb_build_object('uuid', gen_random_uuid(), 'code', 'SC' || lpad(user_id::text, 12, '0'), 'product_group', 'FTP-V',
    'points', 5, 'status', 1, 'project', jsonb_build_object('uuid', gen_random_uuid(), 'name', 'Dom ' || n)),
  now() - n * interval '1 day', now() + (30 - n) * interval '1 day'
from owner, generate_series(1, ${SHORT_LIVED}) n;
insert into rate_counter (key, window_start, expires_at, count)
select 'scale:user:' || user_id || ':' || n, now(), now() + interval '1 hour', n
from owner, generate_series(1, ${SHORT_LIVED}) n;
-- Half of them are left for inspection, the others are for next year.
insert into job (kind, run_at, attempts, failed_at, created_at)
select 'scale', now() + interval '1 year', n % 2, case n % 2 when 1 then now() end, now()
from owner, generate_series(1, ${SHORT_LIVED}) n;
insert into order_print (order_id, file_uuid, claimed_at, asked_at, attempts, next_try_at)
select orders.id, gen_random_uuid(), orders.created_at - interval '1 hour', orders.created_at - interval '1 hour', 1,
  orders.created_at
from owner join orders using (company_id)
where orders.number like '2025/' || lpad(account_id::text, 7, '0') || '%';

insert into ticket (uuid, user_id, title, status, info, last_message_at, updated_at, created_at)
select md5('t' || account_id)::uuid, user_id, 'Pytanie o punkty za projekt', 3,
  '{"language": "pl", "hostname": "club.example", "region": "pl", "appVersion": "1.0.0", "appType": "web"}', now(), now(), now()
from owner;
insert into message (uuid, ticket_id, sender, message, created_at)
select gen_random_uuid(), ticket.id, case when n % 2 = 0 then 'admin' else 'installer' end,
  repeat('Dzień dobry, nie widzę punktów za dach. ', 5), now() + n * interval '1 minute'
from owner join ticket on ticket.uuid = md5('t' || account_id)::uuid cross join generate_series(1, ${MESSAGES}) n;

insert into file_object (uuid, company_id, user_id, purpose, sha256, mime, size, original_name, state, created_at)
select md5('f' || account_id || '-' || n)::uuid, company_id, user_id, 'order', sha256(n::text::bytea), 'image/png',
  ${FILE_BYTES}, 'logo firmy.png', 'used', now() - n * interval '1 day'
from owner cross join generate_series(1, ${FILES}) n;
insert into file_piece (file_uuid, position, bytes)
select md5('f' || account_id || '-' || n)::uuid, 0, decode(repeat(md5(n::text), ${FILE_BYTES / 16}), 'hex')
from owner cross join generate_series(1, ${FILES}) n;
commit;
`;

/** Adds companies with their history by SQL, keeps every rule of the ledger, and counts the tables for the planner. */
export const grow = async (database: Database, growth: Growth): Promise<void> => {
  await database.exec(script(growth));
  await analyze(database);
};
