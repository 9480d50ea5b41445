-- Each network that requests a code has a challenge of its own (SEC-3)
alter table login_challenge
  add column ip_hash bytea not null default '\x',
  add column known boolean not null default false;
alter table login_challenge alter column ip_hash drop default, alter column known drop default;
drop index login_challenge_open_key;
create unique index login_challenge_open_key on login_challenge (user_id, ip_hash)
  where used_at is null and void_at is null;
create index auth_event_signed_in on auth_event (user_id, ip_hash, created_at) where kind = 'signed_in';
