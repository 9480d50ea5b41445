-- runs with: 29
-- Sessions are deleted with their tokens after their longest life. The record of sign-ins is kept longer than the session
-- that it names, and never changes.
alter table auth_event drop constraint auth_event_session_id_fkey;
create index refresh_token_session on refresh_token (session_id);
