-- runs with: 33
-- Whether the sheet of a line shows the partner's mark, as it was checked for the order. Null where there is no sheet, and in
-- rows of programs of before: their sheets show what the company is when they are drawn.
alter table order_line add column partner boolean;
