-- Support: requests and their chats. Content: news and tutorials.

-- 1 open, 2 in progress, 3 resolved.
create table ticket (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  title text not null check (length(title) between 1 and 150),
  status smallint not null default 1 check (status between 1 and 3),
  info jsonb not null,
  last_message_at timestamptz not null,
  updated_at timestamptz not null,
  created_at timestamptz not null
);
create index ticket_user on ticket (user_id, last_message_at desc, id desc);
create index ticket_unresolved on ticket (id) where status in (1, 2);

-- Answered, resolved from either, opened again by a message. What the request was about never changes.
create function ticket_machine() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a request is not deleted' using errcode = '23514';
  end if;
  if (to_jsonb(new) - 'status' - 'last_message_at' - 'updated_at')
    <> (to_jsonb(old) - 'status' - 'last_message_at' - 'updated_at') then
    raise exception 'only the state of a request changes' using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status, new.status) not in ((1, 2), (1, 3), (2, 3), (3, 1)) then
    raise exception 'a request does not go from % to %', old.status, new.status using errcode = '23514';
  end if;
  return new;
end $$;
create trigger ticket_machine before update or delete on ticket
  for each row execute function ticket_machine();

create table message (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  ticket_id bigint not null references ticket,
  sender text not null check (sender in ('installer', 'admin')),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null
);
create index message_ticket on message (ticket_id, created_at, id);
create trigger message_append_only before update or delete on message
  for each row execute function append_only();

-- Without regions: for every country. The picture is one address, or a small and a large one.
create table content (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  kind text not null check (kind in ('news', 'tutorials')),
  regions smallint[] check (cardinality(regions) > 0),
  sticky boolean not null default false,
  visible boolean not null default true,
  youtube text check (youtube ~ '^[A-Za-z0-9_-]{11}$'),
  media text check (length(media) between 1 and 500),
  thumbnail text check (length(thumbnail) between 1 and 500),
  updated_at timestamptz not null,
  created_at timestamptz not null,
  check (thumbnail is null or media is not null)
);
create index content_newest on content (kind, updated_at desc, id desc) where visible;

-- The text is HTML that was cleaned before it was written.
create table content_text (
  content_id bigint not null references content on delete cascade,
  language text not null references language (code),
  title text not null check (length(title) between 1 and 200),
  excerpt text not null check (length(excerpt) between 1 and 500),
  text text not null check (length(text) between 1 and 100000),
  primary key (content_id, language)
);
