-- Devices that an account knows, by a sign-in or by a link (SEC-26, SEC-27)
create table known_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  session_id bigint references session,
  sha256 bytea not null unique,
  known_since timestamptz not null
);
create index known_device_user on known_device (user_id);
create index known_device_session on known_device (session_id);
create index known_device_age on known_device (known_since);
insert into known_device (user_id, session_id, sha256, known_since)
  select user_id, id, device_sha256, created_at from session where device_sha256 is not null order by id;
alter table session drop column device_sha256;

-- A refused request of a code sends a link that makes a device known (SEC-27)
create table device_link (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  recipient text not null,
  sha256 bytea not null unique,
  sent_at timestamptz not null,
  used_at timestamptz,
  salt bytea,
  void_at timestamptz,
  check ((used_at is null) = (salt is null))
);
create index device_link_recipient on device_link (recipient, sent_at);
create index device_link_user on device_link (user_id);
create index device_link_age on device_link (sent_at);
