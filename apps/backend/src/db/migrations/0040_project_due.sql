-- runs with: 33
-- project_losable replaces it, also for the statements of the release before. A migration of its own, because in one
-- transaction with the new index the drop could deadlock with calls that wait for that index.
drop index project_due;
