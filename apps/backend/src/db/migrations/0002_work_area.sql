-- Idempotency and jobs

-- An answer is kept in the transaction of its effect; a repetition is given the same answer.
create table idempotency_key (
  subject text not null,
  operation text not null,
  key text not null check (length(key) between 1 and 255),
  request_sha256 bytea not null,
  status smallint,
  headers jsonb,
  body jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (subject, operation, key)
);
create index idempotency_key_expiry on idempotency_key (expires_at);

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- Two jobs of one name are the same job.
  name text unique,
  run_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  failed_at timestamptz,
  created_at timestamptz not null
);
create index job_due on job (run_at, id) where failed_at is null;

-- Products that are scanned

create table group_points (
  region_id smallint not null references region,
  product_group text not null,
  points integer not null check (points >= 0),
  primary key (region_id, product_group)
);

create table product_serial (
  serial text primary key check (serial ~ '^[A-Z0-9]{6,40}$'),
  product_group text not null,
  type text not null,
  size text not null,
  variant text not null,
  is_window boolean not null,
  -- Countries in which it is sold.
  regions smallint[] not null
);

alter table project
  add column awarded_points bigint check (awarded_points >= 0),
  add column deleted_at timestamptz,
  add check (status = 2 or awarded_points is null),
  add check (deleted_at is null or status in (1, 4));

create table scan (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  serial text not null references product_serial,
  project_id bigint not null references project,
  user_id bigint not null references app_user,
  -- As they stood when it was scanned.
  base_points integer not null check (base_points >= 0),
  -- 1 accepted, 2 in review, 3 rejected.
  flag smallint not null default 2 check (flag in (1, 2, 3)),
  removed_at timestamptz,
  created_at timestamptz not null
);
create unique index scan_serial_key on scan (serial) where removed_at is null;
create index scan_project on scan (project_id) where removed_at is null;
create index scan_user on scan (user_id) where removed_at is null;

create table project_survey (
  project_id bigint primary key references project,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  submitted_by bigint not null references app_user,
  created_at timestamptz not null
);

-- Tiers

create table tier_definition (
  id bigint generated always as identity primary key,
  region_id smallint not null references region,
  tier_category text not null,
  product_groups text[] not null,
  unique (region_id, tier_category)
);

-- Points on top of each scan, by the number of scans of the year. A bracket without an upper bound is the last.
create table tier_bracket (
  id bigint generated always as identity primary key,
  definition_id bigint not null references tier_definition,
  level smallint not null check (level >= 1),
  from_scans integer not null check (from_scans >= 0),
  to_scans integer check (to_scans >= from_scans),
  points integer not null check (points >= 0),
  unique (definition_id, level),
  -- The brackets of one definition do not overlap. Each definition has a stretch of the numbers for itself, because
  -- comparing its id would need an extension.
  constraint tier_bracket_overlap exclude using gist (int8range(
    definition_id * 1000000000 + from_scans,
    definition_id * 1000000000 + coalesce(to_scans, 999999999), '[]') with &&)
);

-- Files

create table file_object (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  company_id bigint not null references company,
  user_id bigint not null references app_user,
  purpose text not null check (purpose in ('avatar', 'order')),
  sha256 bytea not null,
  mime text not null,
  size bigint not null check (size > 0),
  original_name text not null check (length(original_name) between 1 and 255),
  -- A draft belongs to nothing yet and is purged after a while.
  state text not null default 'draft' check (state in ('draft', 'used', 'removed')),
  created_at timestamptz not null
);
create index file_object_draft on file_object (created_at) where state = 'draft';
create index file_object_company on file_object (company_id, created_at);
