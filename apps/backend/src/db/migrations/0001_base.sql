-- Reference

create table region (
  id smallint primary key,
  slug text not null unique check (slug ~ '^[a-z]{2}$'),
  dial_code text not null check (dial_code ~ '^[0-9]{1,3}$'),
  timezone text not null,
  registrable boolean not null,
  order_minimum integer not null check (order_minimum >= 0),
  team_owner_max integer check (team_owner_max >= 0),
  team_installer_max integer check (team_installer_max >= 0),
  welcome_points integer not null default 20 check (welcome_points >= 0),
  project_days integer not null default 30 check (project_days > 0),
  regnr_required boolean not null,
  regnr2_required boolean not null
);

create table language (
  id smallint primary key,
  code text not null unique check (code ~ '^[a-z]{2}$')
);

-- Figures and texts that an operator may change; without a region they stand for all.
create table setting (
  id bigint generated always as identity primary key,
  region_id smallint references region,
  key text not null,
  value jsonb not null,
  unique nulls not distinct (region_id, key)
);

create table clock_offset (
  id smallint primary key check (id = 1),
  milliseconds bigint not null
);

-- Refuses every change of a row that was written once.
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;

-- Company and people

create table company (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  region_id smallint not null references region,
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) between 1 and 200),
  street_name text,
  house_number text,
  city text not null check (length(city) between 1 and 80 and city !~ '[0-9]'),
  postal_code text not null check (length(postal_code) between 1 and 12),
  registration_number text check (length(registration_number) between 1 and 20),
  registration_number_2 text check (length(registration_number_2) between 1 and 20),
  active smallint not null default 1 check (active in (1, 2)),
  is_recommended boolean not null default false,
  survey_response jsonb,
  invite text,
  terms_accepted_at timestamptz,
  terms_ip_hash bytea,
  created_at timestamptz not null,
  unique (region_id, registration_number)
);

create table app_user (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  company_id bigint not null references company,
  role smallint not null check (role in (3, 4)),
  name text not null check (length(name) between 1 and 60 and name !~ '[0-9]'),
  surname text not null check (length(surname) between 1 and 60 and surname !~ '[0-9]'),
  email_norm text check (email_norm = lower(trim(email_norm)) and length(email_norm) <= 254),
  phone_e164 text not null check (phone_e164 ~ '^\+[0-9]{5,15}$'),
  languages_id smallint references language,
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  email_consent smallint not null default 0 check (email_consent in (0, 1)),
  phone_consent smallint not null default 0 check (phone_consent in (0, 1)),
  verified_email_at timestamptz,
  active smallint not null default 1 check (active in (1, 2)),
  avatar_file uuid,
  last_active_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  check (verified_email_at is null or email_norm is not null)
);
create unique index app_user_email_key on app_user (email_norm) where deleted_at is null;
create unique index app_user_phone_key on app_user (phone_e164) where deleted_at is null;
create index app_user_company on app_user (company_id) where deleted_at is null;

-- From ordered (PENDING) over sent (SHIPPED) and verified (ISSUED) to usable (ACTIVE).
create table card (
  company_id bigint primary key references company,
  uuid uuid not null unique,
  serial text unique check (serial ~ '^[0-9]{10}$'),
  status text not null check (status in ('PENDING', 'SHIPPED', 'ISSUED', 'ACTIVE', 'BLOCKED')),
  shipped_at timestamptz,
  verified_at timestamptz,
  activated_at timestamptz,
  created_at timestamptz not null,
  check (status = 'PENDING' or (serial is not null and shipped_at is not null))
);

-- Session

create table login_challenge (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  used_at timestamptz,
  void_at timestamptz,
  created_at timestamptz not null
);
create unique index login_challenge_open_key on login_challenge (user_id) where used_at is null and void_at is null;
create index login_challenge_recent on login_challenge (user_id, sent_at);

create table session (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  kind text not null check (kind in ('normal', 'emulated')),
  actor text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  reason text,
  check ((kind = 'emulated') = (actor is not null)),
  check ((revoked_at is null) = (reason is null))
);
create index session_live on session (user_id, id) where revoked_at is null;

create table refresh_token (
  sha256 bytea primary key,
  session_id bigint not null references session,
  parent_sha256 bytea unique references refresh_token,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Random; the next token is derived from it and the token itself, which only its holder has.
  salt bytea,
  check ((used_at is null) = (salt is null))
);
-- At most one live refresh token in each family.
create unique index refresh_token_live_key on refresh_token (session_id) where used_at is null;

create table access_token (
  sha256 bytea primary key,
  session_id bigint not null references session,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index access_token_session on access_token (session_id);

create table auth_event (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id bigint references app_user,
  session_id bigint references session,
  ip_hash bytea,
  created_at timestamptz not null
);
create index auth_event_user on auth_event (user_id, created_at);
create trigger auth_event_append_only before update or delete on auth_event
  for each row execute function append_only();

-- Counts survive no crash; they need not, and writing them costs half.
create unlogged table rate_counter (
  key text primary key,
  window_start timestamptz not null,
  expires_at timestamptz not null,
  count integer not null check (count > 0)
);
create index rate_counter_expiry on rate_counter (expires_at);

-- Points

create table ledger_account (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  kind text not null check (kind in ('company', 'issuance', 'redemption', 'topup', 'expired', 'adjust')),
  no_overdraft boolean not null default false,
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  check ((kind = 'company') = (company_id is not null)),
  check ((kind = 'company') = no_overdraft),
  unique nulls not distinct (company_id, kind),
  constraint ledger_account_overdraft check (not no_overdraft or debits_posted + debits_pending <= credits_posted)
);

create table ledger_transfer (
  id uuid primary key,
  kind text not null check (kind in ('posted', 'pending', 'post', 'void')),
  debit_id bigint not null references ledger_account,
  credit_id bigint not null references ledger_account,
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  pending_id uuid references ledger_transfer,
  reason text not null,
  ref_type text not null,
  ref_id uuid not null,
  actor text not null,
  at timestamptz not null,
  check (debit_id <> credit_id),
  check ((kind in ('post', 'void')) = (pending_id is not null)),
  constraint ledger_transfer_once unique (reason, ref_type, ref_id, kind)
);
create unique index ledger_transfer_pending_key on ledger_transfer (pending_id) where pending_id is not null;
create index ledger_transfer_debit on ledger_transfer (debit_id, at desc, id desc);
create index ledger_transfer_credit on ledger_transfer (credit_id, at desc, id desc);

-- The only code that changes the counters. FOR NO KEY UPDATE, because FOR UPDATE would deadlock with the key
-- share lock that the foreign keys of a second transfer take.
create function ledger_apply() returns trigger language plpgsql as $$
declare
  origin ledger_transfer;
begin
  if new.pending_id is not null then
    select * into strict origin from ledger_transfer where id = new.pending_id;
    if (origin.kind, origin.debit_id, origin.credit_id, origin.amount)
      is distinct from ('pending', new.debit_id, new.credit_id, new.amount) then
      raise exception 'a transfer is resolved as it was reserved' using errcode = '23514';
    end if;
  end if;
  perform 1 from ledger_account where id in (new.debit_id, new.credit_id) order by id for no key update;
  update ledger_account set
    debits_posted = debits_posted + case when new.kind in ('posted', 'post') then new.amount else 0 end,
    debits_pending = debits_pending
      + case new.kind when 'pending' then new.amount when 'posted' then 0 else -new.amount end
    where id = new.debit_id;
  update ledger_account set
    credits_posted = credits_posted + case when new.kind in ('posted', 'post') then new.amount else 0 end,
    credits_pending = credits_pending
      + case new.kind when 'pending' then new.amount when 'posted' then 0 else -new.amount end
    where id = new.credit_id;
  return null;
end $$;
create trigger ledger_transfer_apply after insert on ledger_transfer
  for each row execute function ledger_apply();
create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function append_only();

create table points_lot (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  transfer_id uuid not null unique references ledger_transfer,
  amount bigint not null check (amount > 0),
  remaining bigint not null,
  earned_at timestamptz not null,
  expires_at timestamptz not null,
  check (remaining between 0 and amount),
  check (expires_at > earned_at)
);
create index points_lot_open on points_lot (company_id, expires_at, id) where remaining > 0;
create index points_lot_due on points_lot (expires_at) where remaining > 0;

-- Which lots a transfer out of a company took; a void gives back to the same.
create table lot_use (
  transfer_id uuid not null references ledger_transfer,
  lot_id bigint not null references points_lot,
  amount bigint not null check (amount > 0),
  primary key (transfer_id, lot_id)
);
create trigger lot_use_append_only before update or delete on lot_use
  for each row execute function append_only();

-- Projects

create sequence project_number;

create table project (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique,
  company_id bigint not null references company,
  created_by bigint not null references app_user,
  name text not null check (length(name) between 1 and 120),
  street_name text not null check (length(street_name) between 1 and 120),
  city text not null check (length(city) between 1 and 80),
  postal_code text not null check (length(postal_code) between 1 and 12),
  status smallint not null default 1 check (status between 1 and 5),
  closes_at timestamptz not null,
  reviewed_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((status in (2, 3)) = (closed_at is not null))
);
create index project_company on project (company_id, status, created_at desc, id desc);
create index project_author on project (created_by);
create index project_due on project (closes_at) where status in (1, 4);

-- Talk

-- Either its own words, or an event whose words are chosen by the reader's language and filled from params.
create table notification (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  type text not null check (type in ('info', 'warning', 'important')),
  event text not null,
  title text,
  text text,
  params jsonb not null default '{}',
  meta jsonb not null default '{}',
  mark text not null default 'unread' check (mark in ('unread', 'read')),
  created_at timestamptz not null
);
create index notification_user on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where mark = 'unread';

-- The payload is sealed: a login code stands readable in no table.
create table outbox (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  template text not null,
  language text not null,
  payload bytea not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index outbox_due on outbox (next_try_at) where state = 'pending';

create table audit_log (
  id bigint generated always as identity primary key,
  actor text not null,
  act_as bigint references app_user,
  action text not null,
  detail jsonb not null default '{}',
  ip_hash bytea,
  created_at timestamptz not null
);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function append_only();
