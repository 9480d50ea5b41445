-- Where the verification of the ledger in turns stands: the last account that was verified, and what was found.
create table ledger_watch (
  id smallint primary key check (id = 1),
  last_account bigint not null,
  -- Rules broken in the present round, and in the last complete one.
  found jsonb not null default '[]' check (jsonb_typeof(found) = 'array'),
  known jsonb not null default '[]' check (jsonb_typeof(known) = 'array'),
  began_at timestamptz not null,
  completed_at timestamptz
);
