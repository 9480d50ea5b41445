-- runs with: 32
-- Print files wait in this table until a worker draws them. Programs of before take a row that is in nobody's hand for one
-- whose process died, and draw it.
alter table order_print
  -- When somebody wanted the file; null in rows of programs of before.
  add column asked_at timestamptz,
  add column attempts integer not null default 0,
  add column next_try_at timestamptz not null default 'epoch',
  -- When the last try failed; null while another one is under way.
  add column failed_at timestamptz;
create index if not exists order_print_open on order_print (asked_at) where file_uuid is null;
-- Which companies were served lately.
create index if not exists order_print_claimed on order_print (claimed_at);
