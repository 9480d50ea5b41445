-- runs with: 28
-- The points that a member of a team has contributed are summed without reading the scans themselves.
create index if not exists scan_contribution on scan (user_id, project_id) include (base_points, flag)
  where removed_at is null;
