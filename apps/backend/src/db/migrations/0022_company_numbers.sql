-- One form for each company number (REF-12). The rules are those of company-numbers.ts at the time of this migration.
-- The operator command `company-numbers` lists numbers that cannot be changed because another company has them.
create function pg_temp.number_form(number text, region int, is_second boolean) returns text language sql as $$
  with plain as (
    select regexp_replace(
      upper(normalize(number, NFKC)),
      U&'[\0001-/:-@\005B-`{-\00A9\00AB-\00B1\00B4\00B6-\00B8\00BB\00BF\2000-\206F\20A0-\20CF\2190-\23FF\25A0-\27BF\3000-\3004\3008-\3020\FEFF]', '', 'g'
    ) as text
  ), rule as (
    select * from (values
      (1, false, 'JIB', 'BA', 0, ''), (2, false, 'ЕИК', 'BG', 9, ''), (3, false, 'OIB', 'HR', 11, ''),
      (4, false, 'IČO|ICO', 'CZ', 8, ''), (5, false, 'REGISTRIKOOD', 'EE', 0, ''),
      (5, true, 'KMKRNUMBER', 'EE', 0, 'EE'), (6, false, 'ADÓSZÁM|ADOSZAM', 'HU', 0, ''),
      (7, false, 'PARTITAIVA', 'IT', 0, ''), (8, false, 'REĢISTRĀCIJASNUMURS|REGISTRACIJASNUMURS', 'LV', 11, ''),
      (8, true, 'PVNNUMURS', 'LV', 11, 'LV'), (9, false, 'ĮMONĖSKODAS|IMONESKODAS', 'LT', 0, ''),
      (10, false, 'NIP', 'PL', 0, ''), (11, false, 'CUI', 'RO', 0, ''), (12, false, 'PIB', 'RS', 0, ''),
      (13, false, 'IČO|ICO', 'SK', 8, ''), (13, true, 'DIČ|DIC', 'SK', 0, ''),
      (14, false, 'DAVČNAŠTEVILKA|DAVCNASTEVILKA', 'SI', 0, ''), (15, false, 'VERGINUMARASI', 'TR', 0, ''),
      (16, false, 'КОДЄДРПОУ', 'UA', 8, '')
    ) as rules (id, second, label, code, width, prefix)
    where id = region and second = is_second
  ), digits as (
    select text, prefix, width,
      substring(text from '^(?:' || label || ')?(?:' || code || ')?([0-9]+)$') as given
    from plain left join rule on true
  ), padded as (
    select text, prefix,
      case
        when width > 0 and length(ltrim(given, '0')) > width then given
        else lpad(ltrim(given, '0'), greatest(width, length(ltrim(given, '0')), 1), '0')
      end as padded
    from digits
  )
  select case
    when padded is null then text
    when region = 6 then regexp_replace(padded, '^(\d{8})(\d)(\d\d)$', '\1-\2-\3')
    else prefix || padded
  end
  from padded;
$$;

with formed as (
  select id, region_id, created_at, registration_number,
    pg_temp.number_form(registration_number, region_id, false) as form
  from company where registration_number is not null
), ranked as (
  select id, form, row_number() over (
    partition by region_id, split_part(form, '-', 1)
    order by registration_number = form desc, created_at, id
  ) as place
  from formed
)
update company set registration_number = nullif(form, '')
from ranked
where ranked.id = company.id and place = 1 and length(form) <= 20 and registration_number <> form;

update company
set registration_number_2 = nullif(pg_temp.number_form(registration_number_2, region_id, true), '')
where registration_number_2 is not null
  and length(pg_temp.number_form(registration_number_2, region_id, true)) <= 20;

create index company_number_key on company (region_id, split_part(registration_number, '-', 1));
