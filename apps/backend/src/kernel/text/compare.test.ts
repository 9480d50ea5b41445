import { expect, it } from "vitest";

import { comparerOf } from "./compare.ts";

it.each([
  ["pl", ["Zestaw", "Łom", "Lampa", "Świder"], ["Lampa", "Łom", "Świder", "Zestaw"]],
  ["cs", ["Čelovka", "Cihla", "Dlato", "Chránič", "Hák"], ["Cihla", "Čelovka", "Dlato", "Hák", "Chránič"]],
  ["sk", ["Žeriav", "Zámok", "Ľan", "Lano"], ["Ľan", "Lano", "Zámok", "Žeriav"]],
  ["et", ["Õli", "Zamm", "Šabloon", "Tross"], ["Šabloon", "Zamm", "Tross", "Õli"]],
  ["lt", ["Ylos", "Jungtis", "Įrankis"], ["Ylos", "Įrankis", "Jungtis"]],
  ["hu", ["Zár", "Őr", "Olló"], ["Olló", "Őr", "Zár"]],
  ["uk", ["Ґанок", "Дах", "Гак"], ["Гак", "Ґанок", "Дах"]],
  ["en", ["Size 10", "Size 9"], ["Size 9", "Size 10"]],
] as const)("in %s %j are sorted as %j", (language, names, sorted) => {
  expect([...names].toSorted(comparerOf(language))).toEqual(sorted);
});
