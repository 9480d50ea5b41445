-- runs with: 33
-- Whether the sheet of a line shows the partner's mark, as it was checked for the order. Null where there is no sheet, and in
-- rows that an earlier release wrote: their sheets use the company's status at the time of drawing.
alter table order_line add column partner boolean;
