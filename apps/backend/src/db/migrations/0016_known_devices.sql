-- A device that an account has signed in on has limits of its own for login codes (SEC-26)
alter table session add column device_sha256 bytea;
create index session_device on session (device_sha256) where device_sha256 is not null;
alter table login_challenge add column device_sha256 bytea;
create index login_challenge_device on login_challenge (device_sha256) where device_sha256 is not null;
drop index login_challenge_open_key;
create unique index login_challenge_open_key on login_challenge (user_id, ip_hash)
  where used_at is null and void_at is null and device_sha256 is null;
create unique index login_challenge_open_device_key on login_challenge (user_id, device_sha256)
  where used_at is null and void_at is null and device_sha256 is not null;
