-- runs with: 33
-- project_losable has replaced it, for the statements of the release before too. On its own: with the new index in one
-- transaction, it would wait for calls that wait for that index.
drop index project_due;
