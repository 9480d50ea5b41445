-- What is valid until a day is valid to its end in the company's time zone (API-25).

-- The day that the portal has shown in the company's country stays the last one.
alter table voucher disable trigger voucher_only_resealed;
alter table voucher add column last_day date;
update voucher set last_day = (voucher.expires_at at time zone region.timezone)::date
from order_line
join orders on orders.id = order_line.order_id
join company on company.id = orders.company_id
join region on region.id = company.region_id
where order_line.id = voucher.line_id;
drop trigger voucher_only_resealed on voucher;
alter table voucher alter column last_day set not null, drop column expires_at;
create trigger voucher_only_resealed before update on voucher
  for each row when (
    (old.line_id, old.piece, old.last_day) is distinct from (new.line_id, new.piece, new.last_day)
  ) execute function append_only();

-- Points expire, and projects are lost, when their last day has ended. Midnight is the end of the day before.
update points_lot set expires_at =
  ((((points_lot.expires_at - interval '1 millisecond') at time zone region.timezone)::date + 1)::timestamp
    at time zone region.timezone)
from company
join region on region.id = company.region_id
where company.id = points_lot.company_id and points_lot.remaining > 0;

update project set closes_at =
  ((((project.closes_at - interval '1 millisecond') at time zone region.timezone)::date + 1)::timestamp
    at time zone region.timezone)
from company
join region on region.id = company.region_id
where company.id = project.company_id and project.status in (1, 4, 5);
