import { expect, it } from "vitest";

import { typographyFaults } from "./typography.ts";

it.each([
  ["pl", "Uzupełnij pole „{field}”.", "Fill in the “{field}” field."],
  ["sl", "Izpolnite polje »{field}«.", "Fill in the “{field}” field."],
  ["sr", "Popunite polje „{field}“.", "Fill in the “{field}” field."],
  ["uk", "Об’єкт — «{title}».", "Project “{title}”."],
  ["uk", "{first}–{last} із {total}", "{first}–{last} of {total}"],
  ["hu", "Projekt: {title}", "Project {title}"],
  ["bg", "Изпрати отново след {seconds}\u00A0сек.", "Send again in {seconds}\u00A0s"],
  ["en", "The fitters’ ‘new’ windows: don’t move them.", "Move them."],
  ["ro", "Total", "Total"],
  ["cs", "Kód je v\u00A0e-mailu.", "The code is in the email."],
])("finds nothing wrong with %s “%s”", (language, text, english) => {
  expect(typographyFaults(language, text, english)).toEqual([]);
});

it.each([
  ["pl", "", "Save", "is empty"],
  ["pl", "Zapisz ", "Save", "ends with a space"],
  ["pl", "Zapisz  to", "Save it", "two spaces"],
  ["pl", "Zapisz...", "Save", "three dots"],
  ["uk", "Об'єкт", "Project", "straight apostrophe"],
  ["hr", '"Spremi"', "Save", "straight double quote"],
  ["cs", "Uloz\u030Cit", "Save", "NFC"],
  ["sl", "Shrani ?", "Save?", "before a punctuation mark"],
  ["pl", "Zespół w komplecie", "Full team", "no-break"],
  ["ro", "{seconds} s", "In {seconds}", "no-break"],
  ["hu", "12 345 ablak", "12,345 windows", "no-break"],
  ["uk", "Зaпис", "Record", "two scripts"],
  ["sr", "Сачувај", "Save", "foreign letter"],
  ["ro", "Ştergeți", "Delete", "foreign letter"],
  ["hu", "Törlõ", "Delete", "foreign letter"],
  ["sl", "Ćao", "Hello", "foreign letter"],
  ["sk", "Uložiť ů", "Save", "foreign letter"],
  ["bg", "Сохраны", "Save", "foreign letter"],
  ["hu", "Törli a {title} projektet?", "Delete the project {title}?", "article"],
  ["lv", "Dzēst objektu {title}?", "Delete the project {title}?", "declined"],
  ["lv", "Izdzēsts: {title} -{company}- ir", "Deleted: {title}", "declined"],
  ["sl", "„Shrani”", "“Save”", "»…«"],
  ["pl", "„Zapisz", "“Save”", "does not close"],
  ["pl", "„ Zapisz”", "“Save”", "inside its quotes"],
  ["hr", "Spremi — sada", "Save – now", "wrong dash"],
  ["uk", "Зберегти – зараз", "Save – now", "wrong dash"],
  ["hr", "Spremi - sada", "Save – now", "hyphen"],
  ["hr", "Spremi", "Save.", "ends with “”"],
  ["hr", "Spremi!", "Save", "exclamation mark"],
])("finds in %s “%s” what is wrong", (language, text, english, fault) => {
  expect(typographyFaults(language, text, english).join("\n")).toContain(fault);
});
