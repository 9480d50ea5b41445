-- runs with: 33
-- The stock is verified in turns after the accounts: the last variant that was; null while the accounts have their turn.
alter table ledger_watch add column last_variant bigint;
