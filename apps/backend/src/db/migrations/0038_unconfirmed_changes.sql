-- runs with: 33
-- Changes of a contact that nobody confirmed are deleted after a while, the first ones first. Login codes refer to them.
create index if not exists contact_change_unconfirmed on contact_change (id) where confirmed_at is null;
create index if not exists login_challenge_change on login_challenge (contact_change_id)
  where contact_change_id is not null;
