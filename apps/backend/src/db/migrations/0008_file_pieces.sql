-- The bytes of files, in pieces: no statement carries a whole file. Bytes without a file's row cannot be written.
create table file_piece (
  file_uuid uuid not null references file_object (uuid) on delete cascade,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (file_uuid, position)
);
-- Uploads are packed already.
alter table file_piece alter column bytes set storage external;

-- pending: the bytes are being written. removed: nothing uses it. purged: its bytes are deleted.
alter table file_object
  drop constraint file_object_state_check,
  drop constraint file_object_purpose_check,
  add column retry_at timestamptz,
  add constraint file_object_state_check check (state in ('pending', 'draft', 'used', 'removed', 'purged')),
  add constraint file_object_purpose_check check (purpose in ('avatar', 'order', 'print'));
create index file_object_pending on file_object (created_at) where state = 'pending';
create index file_object_removed on file_object (created_at) where state = 'removed';

-- The print file of an order: made by one process, then kept.
create table order_print (
  order_id bigint primary key references orders,
  file_uuid uuid unique references file_object (uuid),
  claimed_at timestamptz not null
);
