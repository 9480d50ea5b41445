-- The country that a proxy reported at sign-in (SES-26)
alter table session add column country text check (country ~ '^[A-Z]{2}$');
