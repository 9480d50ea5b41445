import { registrableRegions } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { ownCountryName } from "./own-country-name.ts";

test("every country calls itself by its own name", () => {
  const names = registrableRegions().map(({ slug }) => [slug, ownCountryName(slug).name]);
  expect(Object.fromEntries(names)).toEqual({
    ba: "Bosna i Hercegovina",
    bg: "България",
    hr: "Hrvatska",
    cz: "Česko",
    ee: "Eesti",
    hu: "Magyarország",
    lv: "Latvija",
    lt: "Lietuva",
    pl: "Polska",
    ro: "România",
    rs: "Srbija",
    sk: "Slovensko",
    si: "Slovenija",
    ua: "Україна",
  });
});

test("the name says its language", () => {
  expect(ownCountryName("rs").htmlLang).toBe("sr-Latn");
  expect(ownCountryName("cz").htmlLang).toBe("cs");
});
