-- A changed e-mail address or phone number waits for its code (PROF-3)
create table contact_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  requested_by bigint not null references app_user,
  channel text not null check (channel in ('email', 'sms')),
  old_contact text,
  new_contact text not null,
  stop_sha256 bytea not null unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  void_at timestamptz,
  stopped_at timestamptz,
  check (confirmed_at is null or void_at is null)
);
create unique index contact_change_open_key on contact_change (user_id, channel)
  where confirmed_at is null and void_at is null;
create index contact_change_new on contact_change (new_contact) where confirmed_at is null and void_at is null;
create index contact_change_recent on contact_change (user_id, requested_at);

-- Codes confirm phone numbers too
alter table email_challenge rename to contact_challenge;
alter table contact_challenge rename column email_norm to contact;
alter table contact_challenge add column channel text not null default 'email' check (channel in ('email', 'sms'));
alter table contact_challenge alter column channel drop default;
drop index email_challenge_open_key;
create unique index contact_challenge_open_key on contact_challenge (user_id, channel)
  where used_at is null and void_at is null;
alter index email_challenge_recent rename to contact_challenge_recent;
create index outbox_recipient on outbox (recipient, created_at);

-- A code sent to a number that waits confirms it
alter table login_challenge add column contact_change_id bigint references contact_change;
