-- Company and people

-- Numbers are kept without spaces, so that one number has one form.
alter table company
  add check (registration_number !~ '\s'),
  add check (registration_number_2 !~ '\s');

-- The registration survey is answered once.
create function company_survey_once() returns trigger language plpgsql as $$
begin
  raise exception 'the survey of company % is answered', old.id
    using errcode = '23514', constraint = 'company_survey_once', table = 'company';
end $$;
create trigger company_survey_once before update of survey_response on company
  for each row when (old.survey_response is not null and new.survey_response is distinct from old.survey_response)
  execute function company_survey_once();

-- No team outgrows the limit of its country, and no company loses its last owner. The company's row is locked, so that
-- of two changes at once the later one counts the earlier one.
create function app_user_team() returns trigger language plpgsql as $$
declare
  most integer;
  own app_user := coalesce(new, old);
begin
  perform 1 from company where id = own.company_id for no key update;
  if new.deleted_at is null then
    select case new.role when 3 then region.team_owner_max else region.team_installer_max end into most
      from company join region on region.id = company.region_id where company.id = new.company_id;
    if (select count(*) from app_user
        where company_id = new.company_id and role = new.role and deleted_at is null and id <> new.id) >= most then
      raise exception 'the team of company % is full', new.company_id
        using errcode = '23514', constraint = 'app_user_team_limit', table = 'app_user';
    end if;
  elsif old.role = 3 and not exists (select 1 from app_user
      where company_id = old.company_id and role = 3 and deleted_at is null and id <> old.id) then
    raise exception 'company % keeps an owner', old.company_id
      using errcode = '23514', constraint = 'app_user_last_owner', table = 'app_user';
  end if;
  return new;
end $$;
create trigger app_user_team_insert before insert on app_user for each row execute function app_user_team();
create trigger app_user_team_update before update of role, company_id, deleted_at on app_user
  for each row when (old.role <> new.role or old.company_id <> new.company_id
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function app_user_team();

create table invitation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  sent_by bigint references app_user,
  sent_at timestamptz not null
);
create index invitation_user on invitation (user_id, sent_at desc);
create trigger invitation_append_only before update or delete on invitation
  for each row execute function append_only();

create table consent_event (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  kind text not null check (kind in ('terms', 'email', 'phone')),
  given smallint not null check (given in (0, 1)),
  ip_hash bytea not null,
  created_at timestamptz not null
);
create index consent_event_user on consent_event (user_id, created_at);
create trigger consent_event_append_only before update or delete on consent_event
  for each row execute function append_only();

create table email_challenge (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user,
  email_norm text not null,
  code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0 check (attempts between 0 and 5),
  used_at timestamptz,
  void_at timestamptz
);
create unique index email_challenge_open_key on email_challenge (user_id) where used_at is null and void_at is null;
create index email_challenge_recent on email_challenge (user_id, sent_at desc);
