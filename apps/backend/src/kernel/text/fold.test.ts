import { expect, it } from "vitest";

import { fold } from "./fold.ts";

it.each([
  ["pl", "ŁOM ŻÓŁTY", "lom zolty"],
  ["cs", "Čelovka řezaná", "celovka rezana"],
  ["sk", "Ľahký rebrík", "lahky rebrik"],
  ["hu", "Őrült tűző", "orult tuzo"],
  ["lt", "Ąžuolų įrankis", "azuolu irankis"],
  ["lv", "Ģipša šķēres", "gipsa skeres"],
  ["uk", "Гайковий ключ Їжак", "haikovyi kliuch izhak"],
  ["bg", "Гаечен ключ ѝ", "haechen kliuch y"],
  ["sr", "Đak Ђак Љубав", "dak dak ljubav"],
  ["de", "STRAẞE Größe", "strasse grosse"],
  ["tr", "İğne Iğdır", "igne igdir"],
])("of %s: %s is %s", (_language, text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize("NFD"))).toBe(folded);
  expect(fold(text.toLowerCase())).toBe(folded);
});

it("й and и stay two letters", () => {
  expect([fold("й"), fold("и"), fold("и\u0306")]).toEqual(["i", "y", "i"]);
});
