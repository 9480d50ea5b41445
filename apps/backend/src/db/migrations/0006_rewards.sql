-- Rewards: what earns points, and the certificates that people hold

create table behaviour (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  region_id smallint not null references region,
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  names jsonb not null check (names ? 'en'),
  descriptions jsonb not null check (descriptions ? 'en'),
  icon text not null check (length(icon) between 1 and 500),
  points bigint not null check (points between 0 and 9007199254740991),
  position integer not null,
  unique (region_id, slug)
);
create index behaviour_region on behaviour (region_id, position, id);

-- Months that it lasts; without them for ever.
create table certificate_type (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  names jsonb not null check (names ? 'en'),
  descriptions jsonb not null check (descriptions ? 'en'),
  icon text not null check (length(icon) between 1 and 500),
  longevity integer check (longevity between 1 and 1200)
);

-- One that was renewed is another row.
create table certificate (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  type text not null references certificate_type,
  issued_on date not null,
  -- The last day; without one never.
  expires_on date check (expires_on > issued_on),
  created_at timestamptz not null,
  unique (user_id, type, issued_on)
);

-- A certificate ends when its type has a length, and only then.
create function certificate_ends() returns trigger language plpgsql as $$
begin
  if (new.expires_on is null) <> (select longevity is null from certificate_type where slug = new.type) then
    raise exception 'a certificate of type % ends as its type says', new.type
      using errcode = '23514', constraint = 'certificate_ends', table = 'certificate';
  end if;
  return new;
end $$;
create trigger certificate_ends before insert or update on certificate
  for each row execute function certificate_ends();
