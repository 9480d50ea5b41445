-- What the browser said about itself at sign-in (SES-26)
alter table session
  add column device_kind text check (device_kind in ('phone', 'tablet', 'computer')),
  add column browser text check (length(browser) <= 60),
  add column system text check (length(system) <= 60);
