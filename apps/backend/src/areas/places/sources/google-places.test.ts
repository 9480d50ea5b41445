import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { PlaceSource } from "../../../app.ts";
import { placeSourceFor } from "../../../runtime/app/place-source.ts";
import { buildPortalServer } from "../../../runtime/serve/portal-server.ts";
import { readSettings } from "../../../runtime/settings/settings.ts";
import { TestBackend, withBackend } from "../../../testing/backend.ts";
import { WIDE_LIMITS } from "../../../testing/rate-limits.ts";
import { gazetteer } from "./gazetteer-source.ts";
import { googlePlaces } from "./google-places.ts";

const KEY = "AIza-secret-of-this-test_0123456789";
const SESSION = "7f1c2a60-5f3e-4d2b-9a52-0f6a5f0e6c11";
const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });

interface Heard {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The provider: a server of this test that answers what each test says. */
let answer: RequestListener = () => undefined;
const heard: Heard[] = [];
const provider = createServer((request, response) => {
  // Each test has its own connection: some of them break it.
  response.setHeader("connection", "close");
  void text(request).then((body) => {
    heard.push({ method: request.method, url: request.url ?? "", headers: request.headers, body });
    answer(request, response);
  });
});
const listen = async (server: Server): Promise<string> => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("The server listens on a port.");
  return `http://127.0.0.1:${at.port}`;
};
const logged: string[] = [];
const note = (...parts: unknown[]): void => {
  logged.push(inspect(parts, { depth: null }));
};
let url = "";
let source: PlaceSource;
let api: TestBackend;

beforeAll(async () => {
  url = await listen(provider);
  source = googlePlaces({ url, key: KEY });
  const app = {
    ...backend().app,
    places: source,
    log: { info: note, warn: note, error: note, debug: note },
  };
  const { deviations } = backend();
  const server = await buildPortalServer(app, { onDeviation: (deviation) => deviations.push(deviation) });
  api = new TestBackend({ app, server, deviations, advance: () => undefined });
});
beforeEach(() => {
  heard.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await api.server.close();
  provider.closeAllConnections();
  provider.close();
});

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const predictions = (...list: [id: string, line: string][]) => ({
  suggestions: list.map(([placeId, line]) => ({ placePrediction: { placeId, text: { text: line, matches: [] } } })),
});
const address = (parts: Readonly<Record<string, string>>, country = "PL") => ({
  formattedAddress: "The address in one line",
  addressComponents: [
    ...Object.entries(parts).map(([type, longText]) => ({ longText, shortText: "short", types: ["political", type] })),
    { longText: "The country", shortText: country, types: ["country", "political"] },
  ],
});
const search = (input = "Floriańska 12", headers = {}) =>
  api.call(
    "GET",
    `/v1/places/autocomplete?${new URLSearchParams({ input, country: "cz", session: SESSION }).toString()}`,
    { headers },
  );
const place = (id: string, headers = {}) => api.call("GET", `/v1/places/${id}?session=${SESSION}`, { headers });

describe("a search at the provider", () => {
  it("sends text, country, language and session, and the key in a header only", async () => {
    answer = json(predictions(["ChIJ-one_1", "Vinohradská 12, Praha"]));
    const { status, body } = await search("Vinohradská 12", { "accept-language": "uk" });
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: [{ place_id: "ChIJ-one_1", description: "Vinohradská 12, Praha" }] },
    });
    const [call] = heard;
    expect(call).toMatchObject({
      method: "POST",
      url: "/v1/places:autocomplete",
      headers: {
        "x-goog-api-key": KEY,
        "x-goog-fieldmask": "suggestions.placePrediction.placeId,suggestions.placePrediction.text.text",
      },
    });
    expect(JSON.parse(call?.body ?? "")).toEqual({
      input: "Vinohradská 12",
      includedPrimaryTypes: ["street_address", "premise", "subpremise", "route"],
      includedRegionCodes: ["CZ"],
      regionCode: "CZ",
      languageCode: "uk",
      sessionToken: SESSION,
    });
    expect(`${call?.url} ${call?.body} ${inspect(body)} ${logged.join()}`).not.toContain(KEY);
  });

  it("answers at most five addresses", async () => {
    answer = json(predictions(...Array.from({ length: 9 }, (_, at): [string, string] => [`id${at}`, `Street ${at}`])));
    expect(await search()).toMatchObject({
      status: 200,
      body: { data: [0, 1, 2, 3, 4].map((at) => ({ place_id: `id${at}`, description: `Street ${at}` })) },
    });
  });

  it("answers none where the provider finds none", async () => {
    answer = json({});
    expect(await search()).toMatchObject({ status: 200, body: { data: [] } });
  });

  it("leaves out what the contract does not allow", async () => {
    answer = json({
      suggestions: [
        { queryPrediction: { text: { text: "a question" } } },
        ...predictions(
          ["../../v1/keys", "Street 1"],
          ["a?b#c", "Street 2"],
          ["x".repeat(201), "Street 3"],
          ["pl:krakow:ul-polna", "Street 4"],
          ["no-line", ""],
          ["long-line", "x".repeat(301)],
          ["good", "Street 7"],
        ).suggestions,
      ],
    });
    expect(await search()).toMatchObject({
      status: 200,
      body: { data: [{ place_id: "good", description: "Street 7" }] },
    });
  });
});

describe("an address of the provider", () => {
  it("is read by its id with language and session, and the key in a header only", async () => {
    answer = json(address({ route: "Polna", locality: "Kraków" }));
    const { body } = await place("ChIJ-one_1", { "accept-language": "bg" });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      method: "GET",
      url: `/v1/places/ChIJ-one_1?languageCode=bg&sessionToken=${SESSION}`,
      headers: { "x-goog-api-key": KEY, "x-goog-fieldmask": "formattedAddress,addressComponents" },
      body: "",
    });
    expect(inspect(body)).not.toContain(KEY);
  });

  const POLAND = {
    street_number: "12",
    route: "Floriańska",
    locality: "Kraków",
    administrative_area_level_2: "Kraków",
    administrative_area_level_1: "Małopolskie",
    postal_code: "31-021",
  };
  const poland = {
    street: "Floriańska",
    house_number: "12",
    city: "Kraków",
    town: null,
    region_area: "Małopolskie",
    postal_code: "31-021",
    country: "pl",
  };
  it.each([
    ["Poland", address(POLAND), poland],
    ["a flat in Poland", address({ ...POLAND, subpremise: "3" }), { ...poland, house_number: "12/3" }],
    ["a named building in Poland", address({ ...POLAND, premise: "Dom Towarowy" }), poland],
    [
      "Hungary",
      address(
        {
          street_number: "45",
          route: "Váci út",
          sublocality: "XIII. kerület",
          locality: "Budapest",
          postal_code: "1134",
        },
        "HU",
      ),
      {
        street: "Váci út",
        house_number: "45",
        city: "Budapest",
        town: null,
        region_area: null,
        postal_code: "1134",
        country: "hu",
      },
    ],
    [
      "Czechia with both numbers of the house",
      address(
        { street_number: "3", premise: "12", route: "Vinohradská", locality: "Praha", postal_code: "120 00" },
        "CZ",
      ),
      {
        street: "Vinohradská",
        house_number: "12/3",
        city: "Praha",
        town: null,
        region_area: null,
        postal_code: "120 00",
        country: "cz",
      },
    ],
    [
      "Czechia with both numbers in one part",
      address({ street_number: "12/3", premise: "12", route: "Vinohradská", locality: "Praha" }, "CZ"),
      {
        street: "Vinohradská",
        house_number: "12/3",
        city: "Praha",
        town: null,
        region_area: null,
        postal_code: null,
        country: "cz",
      },
    ],
    [
      "Czechia with the number of the district",
      address({ route: "Vinohradská", locality: "Praha 3", postal_code: "130 00" }, "CZ"),
      {
        street: "Vinohradská",
        house_number: null,
        city: "Praha",
        town: null,
        region_area: null,
        postal_code: "130 00",
        country: "cz",
      },
    ],
    [
      "Latvia with the letters of the country",
      address({ route: "Lauku iela", locality: "Rīga", postal_code: "LV-1010" }, "LV"),
      {
        street: "Lauku iela",
        house_number: null,
        city: "Rīga",
        town: null,
        region_area: null,
        postal_code: "1010",
        country: "lv",
      },
    ],
    [
      "a street without a number, in a town",
      address({ route: "Zdrojowa", postal_town: "Rabka-Zdrój", administrative_area_level_1: "Małopolskie" }),
      {
        street: "Zdrojowa",
        house_number: null,
        city: null,
        town: "Rabka-Zdrój",
        region_area: "Małopolskie",
        postal_code: null,
        country: "pl",
      },
    ],
    [
      "a village without streets",
      address({ premise: "7", locality: "Gaj", postal_code: "32-031" }),
      {
        street: "Gaj",
        house_number: "7",
        city: "Gaj",
        town: null,
        region_area: null,
        postal_code: "32-031",
        country: "pl",
      },
    ],
    [
      "parts that are too long",
      address({ route: "Polna", street_number: "1".repeat(21), locality: "x".repeat(81), postal_code: "1".repeat(13) }),
      {
        street: "Polna",
        house_number: null,
        city: null,
        town: null,
        region_area: null,
        postal_code: null,
        country: "pl",
      },
    ],
  ])("has its parts: %s", async (_name, answered, expected) => {
    answer = json(answered);
    const { status, body } = await place("ChIJ-one_1");
    expect({ status, body }).toEqual({
      status: 200,
      body: { place_id: "ChIJ-one_1", description: "The address in one line", ...expected },
    });
  });

  it.each([
    ["in a country without the portal", address({ route: "Main Street" }, "US")],
    ["without any name", address({ street_number: "1" })],
  ])("is not found %s", async (_name, answered) => {
    answer = json(answered);
    expect(await place("ChIJ-one_1")).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it.each([400, 404])("is not found when the provider answers %i", async (status) => {
    answer = json({ error: { message: "Not a valid Place ID" } }, status);
    expect(await place("ChIJ-one_1")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(logged).toEqual([]);
  });

  it.each(["pl:krakow:ul-florianska", "..", ".", "a.b", "../keys", "a/b", "a?key=1", "a%2Fb", "", "x".repeat(201)])(
    "is not requested with the id %j, which is none of the provider's",
    async (id) => {
      answer = json(address({ route: "Polna" }));
      expect(await source.place(id, {}, "en")).toBeUndefined();
      expect(heard).toEqual([]);
    },
  );

  it("has an id that the gazetteer does not know", async () => {
    expect(await gazetteer.place("ChIJ-one_1", {}, "en")).toBeUndefined();
  });
});

const HUGE = JSON.stringify({ ...address({ route: "Polna" }), suggestions: [], padding: "x".repeat(70_000) });

describe("a provider that fails", () => {
  const failures: [name: string, reason: string, answer: RequestListener][] = [
    ["refuses the key", "it answered 403", json({ error: { message: KEY } }, 403)],
    ["has an error", "it answered 500", json({}, 500)],
    ["limits the calls", "it answered 429", json({}, 429)],
    [
      "redirects",
      "it answered 302",
      ({ url: path }, response) => {
        if (path === "/elsewhere") response.end(JSON.stringify(address({ route: "Polna" })));
        else response.writeHead(302, { location: `${url}/elsewhere` }).end();
      },
    ],
    ["answers no JSON", "SyntaxError", (_request, response) => response.end('{"suggestions":[')],
    ["answers an empty body", "SyntaxError", (_request, response) => response.end()],
    ["answers in another form", "ZodError", json({ suggestions: [{ placePrediction: { placeId: 7 } }] })],
    ["answers a list", "ZodError", json([])],
    ["answers too much", "its answer is too large", (_request, response) => response.end(HUGE)],
    [
      "answers too much in a small packet",
      "its answer is too large",
      (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(HUGE)),
    ],
    ["breaks off", "UND_ERR_SOCKET", (_request, response) => response.destroy()],
  ];

  it.each(failures)(
    "%s: the call fails without maintenance, with one line in the log",
    async (_name, reason, fails) => {
      answer = fails;
      for (const call of [() => search("Typed-by-the-user 12"), () => place("ChIJ-one_1")]) {
        heard.length = 0;
        logged.length = 0;
        const { status, body } = await call();
        expect({ status, body }).toMatchObject({ status: 500, body: { code: "internal" } });
        // Neither repeated nor followed to another address.
        expect(heard).toHaveLength(1);
        expect(logged).toHaveLength(1);
        expect(logged[0]).toContain(`The places provider failed: ${reason}`);
        expect(`${logged.join()} ${inspect(body)}`).not.toContain(KEY);
        expect(logged[0]).not.toContain("Typed-by-the-user");
      }
    },
  );

  it.each<[string, RequestListener]>([
    ["never answers", () => undefined],
    ["begins an answer and stops", (_request, response) => void response.write('{"suggestions":[')],
  ])("%s: the call ends after the limit", async (_name, fails) => {
    answer = fails;
    const patient = googlePlaces({ url, key: KEY, limit: 50 });
    const query = { input: "Polna", country: "pl" } as const;
    await expect(patient.search(query, "en")).rejects.toThrow("The places provider failed: TimeoutError");
    await expect(patient.place("ChIJ-one_1", {}, "en")).rejects.toThrow("The places provider failed: TimeoutError");
  });

  it("cannot be reached: the call fails without maintenance", async () => {
    const closed = createServer();
    const gone = await listen(closed);
    await once(closed.close(), "close");
    const app = { ...api.app, places: googlePlaces({ url: gone, key: KEY }) };
    const server = await buildPortalServer(app);
    const found = await server.inject("/api/v1/places/autocomplete?input=Polna&country=pl");
    expect(found.statusCode).toBe(500);
    expect(found.json()).toMatchObject({ code: "internal" });
    expect(logged.join()).toContain("The places provider failed: ECONNREFUSED");
    await server.close();
  });
});

describe("the setting", () => {
  it("chooses the gazetteer without a key", () => {
    expect(placeSourceFor(readSettings({}))).toBe(gazetteer);
  });

  it("chooses the provider with a key", async () => {
    answer = json(predictions(["good", "Street 7"]));
    const chosen = placeSourceFor(readSettings({ PLACES_KEY: KEY, PLACES_URL: `${url}/` }));
    expect(await chosen.search({ input: "Street", country: "pl" }, "en")).toHaveLength(1);
    expect(heard[0]?.headers).toMatchObject({ "x-goog-api-key": KEY });
  });
});
