-- runs with: 29
-- The office lists the newest orders of all companies.
create index orders_newest on orders (created_at desc, id desc);
