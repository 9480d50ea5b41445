-- runs with: 33
-- The figures count the jobs that are left for inspection.
create index if not exists job_failed on job (failed_at) where failed_at is not null;
