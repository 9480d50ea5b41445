-- Names of scanned products in the reader's language, written once per model instead of once per serial number.
create table product_model (
  sku text primary key,
  names jsonb not null check (names ? 'en'),
  size text not null,
  variants jsonb not null check (variants ? 'en')
);

-- Until the models are imported with their translations, every reader sees the names that the serial numbers had.
insert into product_model (sku, names, size, variants)
select distinct md5(type || '|' || size || '|' || variant), jsonb_build_object('en', type), size,
  jsonb_build_object('en', variant)
from product_serial;

alter table product_serial add column model text references product_model;
update product_serial set model = md5(type || '|' || size || '|' || variant);
alter table product_serial
  alter column model set not null,
  drop column type,
  drop column size,
  drop column variant;
create index product_serial_model on product_serial (model);
