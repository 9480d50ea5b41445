-- A text as every search compares it: without case and accents, with Cyrillic in Latin letters. It gives what `fold` of
-- kernel/fold.ts gives. Upper case is in the lists because lower() knows only ASCII letters in a database of locale C.
create function folded(value text) returns text language sql immutable parallel safe as $$
  select lower(
    replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize(translate(normalize(value, NFC), 'йЙ', 'ii'), NFD),
        U&'[\0300-\036F\0483-\0489\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F]', '', 'g'
      ),
      'łŁđĐðÐøØıаАбБвВгГґҐдДеЕзЗиИіІкКлЛмМнНоОпПрРсСтТуУфФъЪыЫэЭђЂјЈћЋÆŒẞЄЖХЦЧШЩЮЯЉЊЏ’''ʼьЬ',
      'llddddooiaabbvvhhggddeezzyyiikkllmmnnoopprrssttuuffaayyeeddjjccæœßєжхцчшщюяљњџ'
    ),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'є', 'ie'), 'ж', 'zh'),
    'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'shch'),
    'ю', 'iu'), 'я', 'ia'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz')
  )
$$;

-- What the search of a company's projects reads (PROJ-26).
alter table project add column search_text text not null generated always as (
  folded(number || ' ' || name || ' ' || street_name || ' ' || city || ' ' || postal_code)
) stored;
