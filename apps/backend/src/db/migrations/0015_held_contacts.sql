-- A contact that its former owner can still take back is looked up at each registration (PROF-3)
create index contact_change_old on contact_change (old_contact) where confirmed_at is not null;
