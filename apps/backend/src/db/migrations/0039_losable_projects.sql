-- runs with: 33
-- The sweep of deadlines reads the first ones every few seconds. Deleted projects came first and were passed over each time.
create index if not exists project_losable on project (closes_at) where status in (1, 4) and deleted_at is null;
