-- runs with: 29
-- Sign-in events and operator actions stay as they were written. A transaction may delete those that are older than the
-- time that it names.
create function append_only_while_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < nullif(current_setting('lucarne.delete_before', true), '')::timestamptz then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;

create or replace trigger auth_event_append_only before update or delete on auth_event
  for each row execute function append_only_while_kept();
create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function append_only_while_kept();
