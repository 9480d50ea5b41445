import { REGIONS, registrableRegions } from "@lucarne/api-client/regions";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { keyOf } from "../../kernel/text/fold.ts";
import { streetsOf } from "./sources/gazetteer.ts";
import { decodeNumber, encodeNumber, isHouseNumber } from "./rules/house-number.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const form = z.object({ data: z.array(z.object({ place_id: z.string(), description: z.string() })).max(5) });
const search = async (country: string, input: string) => {
  const answer = await backend().call(
    "GET",
    `/v1/places/autocomplete?${new URLSearchParams({ country, input }).toString()}`,
  );
  return form.parse(answer.body).data;
};
const place = (id: string) => backend().call("GET", `/v1/places/${id}`);

describe("the gazetteer", () => {
  it.each(registrableRegions().map(({ slug }) => [slug]))("of %s has streets, each with its own key", async (slug) => {
    const streets = await streetsOf(slug);
    expect(streets.length).toBeGreaterThan(40);
    expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length);
    for (const { id, place: town } of streets) {
      expect(id).toMatch(/^[a-z]{2}:[a-z0-9-]+:[a-z0-9-]+$/);
      expect(town.postalCode).toMatch(/^\P{L}+$/u);
      expect(town.name).toMatch(/^\P{Nd}+$/u);
    }
  });

  it.each(REGIONS.filter(({ registrable }) => !registrable).map(({ slug }) => [slug]))(
    "of %s is empty",
    async (slug) => {
      expect(await search(slug, "Via Roma 1")).toEqual([]);
    },
  );
});

describe("a search", () => {
  it.each([
    ["pl", "florianska 12", "ul. Floriańska 12, 30-001 Kraków"],
    ["pl", "FLORIAŃSKA 12/3", "ul. Floriańska 12/3, 30-001 Kraków"],
    ["pl", "ul. Floria", "ul. Floriańska, 30-001 Kraków"],
    ["pl", "12a Floriańska", "ul. Floriańska 12a, 30-001 Kraków"],
    ["pl", "krupowki 41, 34-500 zakopane", "ul. Krupówki 41, 34-500 Zakopane"],
    ["cz", "vinohradska 120 praha", "Vinohradská 120, 110 00 Praha"],
    ["hu", "vaci ut 45", "Váci út 45, 1134 Budapest"],
    ["lv", "krisjana barona iela 88", "Krišjāņa Barona iela 88, 1001 Rīga"],
    ["ua", "Хрещатик 22", "вул. Хрещатик 22, 01001 Київ"],
    ["ua", "khreshchatyk 22", "вул. Хрещатик 22, 01001 Київ"],
    ["bg", "бул. Витоша 5А", "бул. Витоша 5А, 1142 София"],
    ["si", "čopova ulica", "Čopova ulica, 1000 Ljubljana"],
  ])("in %s for %s finds %s", async (country, input, description) => {
    const [first] = await search(country, input);
    expect(first?.description).toBe(description);
  });

  it("finds streets named by a number", async () => {
    const [first] = await search("pl", "3 maja 7");
    expect(first?.description).toMatch(/^ul\. 3 Maja 7, /);
    const [day] = await search("cz", "28. října 4");
    expect(day?.description).toMatch(/^28\. října 4, /);
  });

  it("gives at most five results of the country, and none for a town alone", async () => {
    expect(await search("pl", "ul. Polna")).toHaveLength(5);
    expect(await search("cz", "Floriańska")).toEqual([]);
    expect(await search("pl", "Zakopane")).toEqual([]);
    expect(await search("pl", "???")).toEqual([]);
  });

  it.each([
    ["two letters", { country: "pl", input: "ul" }],
    ["an unknown country", { country: "xx", input: "Polna" }],
    ["too long", { country: "pl", input: "x".repeat(121) }],
  ])("is refused: %s", async (_name, query) => {
    const answer = await backend().call("GET", `/v1/places/autocomplete?${new URLSearchParams(query).toString()}`);
    expect(answer).toMatchObject({ status: 422 });
  });
});

describe("an address", () => {
  it("has the city and the number as typed, and is not cached", async () => {
    const [first] = await search("pl", "floriańska 12/3");
    expect(await place(String(first?.place_id))).toMatchObject({
      status: 200,
      headers: { vary: "Accept-Language" },
      body: {
        street: "ul. Floriańska",
        house_number: "12/3",
        city: "Kraków",
        town: null,
        region_area: "małopolskie",
        postal_code: "30-001",
        country: "pl",
      },
    });
  });

  it("falls back to town and region where there is no city", async () => {
    const [first] = await search("pl", "zdrojowa rabka");
    expect(await place(String(first?.place_id))).toMatchObject({
      body: { city: null, town: "Rabka-Zdrój", region_area: "małopolskie", house_number: null },
    });
  });

  it.each([
    "pl:krakow:nowhere",
    "xx:a:b",
    "pl",
    "pl:krakow:ul-florianska:x",
    "pl:krakow:ul-florianska:_47_",
    "constructor:__proto__:x",
  ])("is not found for %s", async (id) => {
    expect(await place(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("spellings", () => {
  it.each([
    ["Łódź", "lodz"],
    ["Đakovo", "dakovo"],
    ["Šiauliai", "siauliai"],
    ["Івано-Франківськ", "ivano-frankivsk"],
    ["Ąžuolų g.", "azuolu-g"],
  ])("%s is %s as a key", (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it.each(["1", "12a", "12/3", "5А", "7B/12c"])("%s is a house number and is restored from its key", (number) => {
    expect(isHouseNumber(number)).toBe(true);
    expect(encodeNumber(number)).toMatch(/^\w+$/);
    expect(decodeNumber(encodeNumber(number))).toBe(number);
  });
});
