-- Networks of one site share the codes that a stranger can use up (SEC-3)
alter table login_challenge add column site_hash bytea not null default '\x';
alter table login_challenge alter column site_hash drop default;
