-- runs with: 33
-- The office lists the newest top-ups of all companies, also those of one state.
create index if not exists card_topup_newest on card_topup (created_at desc, id desc);
create index if not exists card_topup_status on card_topup (status, created_at desc, id desc);
