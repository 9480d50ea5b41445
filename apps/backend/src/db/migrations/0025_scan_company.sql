-- What the figures of a company count, beside each scan: reading it from project and serial number for every scan of a
-- company took longer than everything else on its pages.
alter table scan
  add column company_id bigint references company,
  add column product_group text,
  add column is_window boolean;
update scan set company_id = project.company_id, product_group = product_serial.product_group,
  is_window = product_serial.is_window
from project, product_serial
where project.id = scan.project_id and product_serial.serial = scan.serial;
alter table scan
  alter column company_id set not null,
  alter column product_group set not null,
  alter column is_window set not null;
create index scan_company on scan (company_id, created_at)
  include (project_id, product_group, is_window, flag, base_points) where removed_at is null;
