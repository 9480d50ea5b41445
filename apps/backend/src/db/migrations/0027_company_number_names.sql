-- Company numbers without their names and the country's letters, in any order (REF-12). The rules are those of
-- company-numbers.ts and company-number-names.ts at the time of this migration; 0022 left only letters and digits. The
-- operator command `company-numbers` lists numbers that cannot be changed because another company has them.
create function pg_temp.digits_of(number text, region int) returns text language sql as $$
  with plain as (
    select translate(
      upper(normalize(number, NFKC)),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙', repeat('0123456789', 5)
    ) as text
  ), bare as (
    select regexp_replace(regexp_replace(
      normalize(text, NFD),
      U&'[\0300-\036F]', '', 'g'),
      U&'[\0001-/:-@\005B-`{-\00A9\00AB-\00B1\00B4\00B6-\00B8\00BB\00BF\2000-\206F\20A0-\20CF\2190-\23FF\25A0-\27BF\3000-\3004\3008-\3020\FEFF]', '', 'g'
    ) as text
    from plain
  ), words as (
    select names || '|VAT|VATIN|TAX|TIN|UID|ID|REG|REGISTRATION|COMPANY'
        || '|NUMBER|NUMER|NUMAR|NUMARUL|NUMBRI|NUMERIS|NUMURS|BROJ|БРОЈ|CISLO|STEVILKA|НОМЕР' as names,
      'NO|NR|EU|UE|DE|ZA|BR|C|ST|K|БР|ЗА|ПО' as companions
    from (values
      (1, 'JIB|IDB|PDV|MB|MBS|MATICNI|IDENTIFIKACIONI|IDENTIFIKACIJSKI|POREZNI|PORESKI|ЈИБ|ИДБ|ПДВ|МБ|МАТИЧНИ|ИДЕНТИФИКАЦИОНИ|ПОРЕСКИ|BA|БА'),
      (2, 'ЕИК|БУЛСТАТ|ДДС|ЗДДС|ИН|EIK|BULSTAT|DDS|UIC|BG|БГ'),
      (3, 'OIB|MB|MBS|PDV|MATICNI|POREZNI|HR'),
      (4, 'ICO|IC|DIC|DPH|CZ'),
      (5, 'REGISTRIKOOD|REGISTRI|REGISTREERIMISNUMBER|ARIREGISTRI|KOOD|KMKR|KMKN|KAIBEMAKSUKOHUSTUSLASE|EE'),
      (6, 'ADOSZAM|ADOSZAMA|ADOAZONOSITO|KOZOSSEGI|CEGJEGYZEKSZAM|CEGJEGYZEKI|TORZSSZAM|CSOPORTAZONOSITO|AFA|CG|HU'),
      (7, 'PARTITA|IVA|PIVA|CODICE|FISCALE|CF|IT'),
      (8, 'REGISTRACIJAS|VIENOTAIS|NODOKLU|MAKSATAJA|NMR|PVN|VRN|LV'),
      (9, 'IMONES|IM|IK|JURIDINIO|ASMENS|JAR|KODAS|MOKETOJO|PVM|LT'),
      (10, 'NIP|REGON|KRS|PL'),
      (11, 'CUI|CIF|TVA|COD|CODUL|UNIC|INREGISTRARE|IDENTIFICARE|FISCAL|FISCALA|ORD|COM|ONRC|RO'),
      (12, 'PIB|PDV|MB|MATICNI|PORESKI|ПИБ|ПДВ|МБ|МАТИЧНИ|ПОРЕСКИ|RS|РС'),
      (13, 'ICO|IC|DIC|DPH|SK'),
      (14, 'DAVCNA|MATICNA|DS|MS|DDV|SI'),
      (15, 'VERGI|NUMARASI|VKN|TR'),
      (16, 'КОД|КОДУ|ЄДРПОУ|ЕДРПОУ|ІДЕНТИФІКАЦІИНИИ|ІПН|ИНН|РНОКПП|ПДВ|EDRPOU|YEDRPOU|IPN|UA|УА')
    ) as rules (id, names)
    where id = region
  ), around as (
    select format('(?:(?:%2$s)*(?:%1$s)(?:%1$s|%2$s)*)?', names, companions) as name from words
  )
  select substring(text from '^' || name || '([0-9]+)' || name || '$')
  from bare, around;
$$;

create function pg_temp.number_form_without_name(number text, region int, is_second boolean) returns text language sql as $$
  with given as (
    select pg_temp.digits_of(number, region) as digits, ltrim(pg_temp.digits_of(number, region), '0') as significant,
      (case
        when is_second then case region when 8 then '{11}' else '{}' end
        else case region
          when 2 then '{9,10,13}'
          when 3 then '{11}'
          when 4 then '{8,10}'
          when 6 then '{8,10,11}'
          when 8 then '{11}'
          when 12 then '{8,9}'
          when 13 then '{8}'
          when 16 then '{8,10}'
          else '{}'
        end
      end)::int[] as widths
  ), padded as (
    select case
      when region = 10 and length(digits) in (9, 10, 14) then digits
      when widths = '{}' then lpad(significant, greatest(length(significant), 1), '0')
      when length(digits) = any(widths) then digits
      else coalesce(
        (select lpad(significant, width, '0') from unnest(widths) as width
          where width >= greatest(length(significant), 1) order by width limit 1),
        digits
      )
    end as number
    from given
    where digits is not null
  )
  select case
    when region = 6 and not is_second then regexp_replace(padded.number, '^(\d{8})(\d)(\d\d)$', '\1-\2-\3')
    when region = 5 and is_second then 'EE' || padded.number
    when region = 8 and is_second then 'LV' || padded.number
    else padded.number
  end
  from padded;
$$;

-- Of the companies with one number, the one that has the form already keeps it, or else the earliest gets it.
with formed as (
  select id, region_id, created_at, registration_number,
    coalesce(pg_temp.number_form_without_name(registration_number, region_id, false), registration_number) as form
  from company where registration_number is not null
), ranked as (
  select id, form, row_number() over (
    partition by region_id, split_part(form, '-', 1)
    order by registration_number = form desc, created_at, id
  ) as place
  from formed
)
update company set registration_number = form
from ranked
where ranked.id = company.id and place = 1 and length(form) <= 20 and registration_number <> form;

update company
set registration_number_2 = pg_temp.number_form_without_name(registration_number_2, region_id, true)
where length(pg_temp.number_form_without_name(registration_number_2, region_id, true)) <= 20;
