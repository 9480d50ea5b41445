import { DAY, HOUR } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { setting } from "../../db/schema/index.ts";
import { serialNumber } from "../../demo/seed/shop/products.ts";
import { withBackend } from "../../testing/backend.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend();
const CZECHIA = 4;
const PLACE = { name: "Husova 1, 602 00 Brno", streetName: "Husova 1", city: "Brno", postalCode: "602 00" };
const answers = (list: [number, (number | string)[]][]) =>
  JSON.stringify(list.map(([questionId, given], id) => ({ id, questionId, answers: given })));
const SURVEY = answers([
  [11, [71, 72]],
  [12, [79]],
  [13, ["12"]],
  [14, [84]],
  [15, [90]],
  [16, [97]],
]);

let token: string;
let stranger: string;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  ({ token } = await backend().signIn("tomas@strechynovak.example"));
  ({ token: stranger } = await backend().signIn("zuzana@stresneokna.example"));
});

const call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown, headers: Record<string, string> = {}) =>
  backend().call(method, path, { token, body, headers });
const create = async () => bodyOf("createProject", await call("POST", "/v1/project", PLACE)).uuid;

describe("a project through the API", () => {
  it("can be created, filled, answered and read, with products in the language of the reader (LANG-13)", async () => {
    const made = await call("POST", "/v1/project", PLACE);
    const uuid = bodyOf("createProject", made).uuid;
    expect(made).toMatchObject({ status: 201, headers: { location: `/api/v1/project/${uuid}` } });
    const scanned = await call("POST", "/v2/scans", { projects_id: uuid, code: serialNumber(CZECHIA, 0, 1) });
    expect(scanned).toMatchObject({
      status: 201,
      body: { flag: 2, serial_number: serialNumber(CZECHIA, 0, 1), points: 20 },
    });
    const project = await call("GET", `/v1/project/${uuid}`, undefined, { "accept-language": "pl" });
    expect(project).toMatchObject({
      status: 200,
      body: { status: { id: 1, name: "W\u00A0toku" }, products_count: 1 },
    });
    const { id } = bodyOf("getProject", project);
    const byId = await call("GET", `/v1/product?projects_id=${id}`);
    expect(byId).toMatchObject({ status: 200, body: { data: [{ serial_number: serialNumber(CZECHIA, 0, 1) }] } });
    expect(await call("GET", `/v1/product?projects_id=${uuid}`)).toMatchObject({ body: byId.body });
    const products = {
      en: ["Roof window, top hung LTH 300", "pine, triple glazing"],
      pl: ["Okno klapowo-obrotowe LTH 300", "sosna, potrójna szyba"],
    };
    for (const [language, [type, variant]] of Object.entries(products)) {
      const inLanguage = await call("GET", `/v1/product?projects_id=${uuid}`, undefined, {
        "accept-language": language,
      });
      expect(inLanguage).toMatchObject({ body: { data: [{ type, size: "114 × 118", variant }] } });
    }
    const answered = await call("POST", `/v1/project/${uuid}/survey`, { response: SURVEY });
    expect(answered).toMatchObject({ status: 201, body: { status: { id: 5 }, survey: matchers.any(Array) } });
    const rows = bodyOf("submitProjectSurvey", answered).survey;
    expect(rows).toHaveLength(7);
    expect(new Set(rows.map((row) => row.uuid)).size).toBe(7);
    expect(rows).toContainEqual(
      matchers.objectContaining({ question_id: 13, answer_id: null, answer: { text: "12" } }),
    );
    expect(rows.every((row) => row.answer.text !== "")).toBe(true);
  });

  it("is created once per idempotency key", async () => {
    const key = { "idempotency-key": "one" };
    const first = await call("POST", "/v1/project", PLACE, key);
    const again = await call("POST", "/v1/project", PLACE, key);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { "idempotent-replayed": "true" } });
    expect(await call("POST", "/v1/project", { ...PLACE, city: "Praha" }, key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
  });

  it("gets its address as name when none is sent", async () => {
    const { name: _name, ...place } = PLACE;
    const uuid = bodyOf("createProject", await call("POST", "/v1/project", place)).uuid;
    expect(await call("GET", `/v1/project/${uuid}`)).toMatchObject({ body: { name: "Husova 1, Brno" } });
  });

  it("keeps a name of 120 characters, whatever they are", async () => {
    const name = `a${"😀".repeat(119)}`;
    const uuid = bodyOf("createProject", await call("POST", "/v1/project", { ...PLACE, name })).uuid;
    expect(await call("GET", `/v1/project/${uuid}`)).toMatchObject({ body: { name } });
  });

  it("is refused with letters in the postal code or without a street", async () => {
    expect(await call("POST", "/v1/project", { ...PLACE, postalCode: "LV-1001" })).toMatchObject({
      status: 422,
      body: { errors: { postalCode: ["Letters are not allowed."] } },
    });
    expect(await call("POST", "/v1/project", { ...PLACE, streetName: "" })).toMatchObject({
      status: 422,
      body: { errors: { streetName: [matchers.any(String)] } },
    });
  });

  it("is refused with a reason under a field, in the reader's language", async () => {
    const uuid = await create();
    const code = serialNumber(CZECHIA, 0, 2);
    const pl = { "accept-language": "pl" };
    expect(await call("POST", "/v2/scans", { projects_id: uuid, code: "LU999999999" }, pl)).toMatchObject({
      status: 422,
      body: {
        errors: {
          code: ["Ten numer seryjny jest nieznany lub produkt nie jest sprzedawany w\u00A0Twoim kraju. Sprawdź numer."],
        },
      },
    });
    expect(await call("POST", `/v1/project/${uuid}/survey`, { response: SURVEY })).toMatchObject({
      status: 409,
      body: { code: "project_empty", errors: { project: [matchers.any(String)] } },
    });
    expect(await call("POST", "/v2/scans", { projects_id: uuid, code })).toMatchObject({ status: 201 });
    expect(await call("POST", "/v2/scans", { projects_id: uuid, code })).toMatchObject({
      status: 409,
      body: { code: "serial_already_scanned", errors: { code: [matchers.any(String)] } },
    });
    expect(await call("DELETE", `/v1/project/${uuid}`)).toMatchObject({
      status: 409,
      body: { code: "project_has_products" },
    });
  });

  it("has its products accepted at once where the country's setting says so, and in review again without it", async () => {
    const uuid = await create();
    const scan = (place: number) =>
      call("POST", "/v2/scans", { projects_id: uuid, code: serialNumber(CZECHIA, 0, place) });
    const { db } = backend().database;
    await db.insert(setting).values({ regionId: CZECHIA, key: "scan_auto_accept", value: true });
    expect(await scan(11)).toMatchObject({ status: 201, body: { flag: 1 } });
    await db.delete(setting).where(eq(setting.key, "scan_auto_accept"));
    expect(await scan(12)).toMatchObject({ status: 201, body: { flag: 2 } });
  });

  it.each(
    everyNth<[string, boolean]>(3, [
      ["husova", true],
      ["Brno HUSOVA", true],
      ["602 00", true],
      ["Praha", false],
      ["%", false],
      ["_", false],
    ]),
  )("is found by %j: %s", async (search, expected) => {
    const uuid = await create();
    const answer = await call("GET", `/v1/project?search=${encodeURIComponent(search)}`);
    const found = bodyOf("listProjects", answer).data;
    expect(found.some((one) => one.uuid === uuid)).toBe(expected);
  });

  it.each(
    everyNth<[string, string]>(3, [
      ["ul. Łąkowa 7, 30-001 Kraków", "lakowa krakow"],
      ["Řeznická 2, 602 00 Brno", "REZNICKA"],
      ["Őrház utca 3, 1011 Budapest", "orhaz"],
      ["Ģertrūdes iela 5, 1011 Rīga", "riga gertrudes"],
      ["Жовтнева вулиця 1, 01001 Київ", "zhovtneva київ"],
      ["Große Straße 4, 10115 Berlin", "grosse strasse"],
    ]),
  )("%s is found by %j", async (name, search) => {
    const made = await call("POST", "/v1/project", { ...PLACE, name });
    const answer = await call("GET", `/v1/project?search=${encodeURIComponent(search)}`);
    expect(bodyOf("listProjects", answer).data.map(({ uuid }) => uuid)).toEqual([bodyOf("createProject", made).uuid]);
  });

  it("is found by its number in its tab only, and the counts of the tabs stay", async () => {
    const uuid = await create();
    const { number } = bodyOf("getProject", await call("GET", `/v1/project/${uuid}`));
    const all = bodyOf("listProjects", await call("GET", "/v1/project?constrainTo=open"));
    const hit = bodyOf(
      "listProjects",
      await call("GET", `/v1/project?constrainTo=open&search=${number.toLowerCase()}`),
    );
    expect(hit).toMatchObject({ data: [{ uuid, number }], meta: { total: 1, counts: all.meta.counts } });
    expect(await call("GET", `/v1/project?status=2&search=${number}`)).toMatchObject({ body: { data: [] } });
  });

  it("of another company answers 404", async () => {
    const uuid = await create();
    const scanned = await call("POST", "/v2/scans", { projects_id: uuid, code: serialNumber(CZECHIA, 0, 3) });
    const nothing = "00000000-0000-7000-8000-000000000000";
    const calls = (project: string, scan: string): ["GET" | "POST" | "DELETE", string, unknown?][] => [
      ["GET", `/v1/project/${project}`],
      ["DELETE", `/v1/project/${project}`],
      ["POST", `/v1/project/${project}/survey`, { response: SURVEY }],
      ["GET", `/v1/product?projects_id=${project}`],
      ["POST", "/v2/scans", { projects_id: project, code: serialNumber(13, 0, 1) }],
      ["DELETE", `/v2/scans/${scan}`],
    ];
    const form = ({ body }: { body: unknown }) => JSON.stringify(body).replace(/urn:request:[\w-]+/, "");
    const unknown = calls(nothing, nothing);
    for (const [index, [method, path, body]] of calls(uuid, bodyOf("createScan", scanned).uuid).entries()) {
      const [, otherPath = "", otherBody] = unknown[index] ?? [];
      const foreign = await backend().call(method, path, { token: stranger, body });
      expect(foreign, path).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(form(foreign)).toBe(form(await backend().call(method, otherPath, { token: stranger, body: otherBody })));
    }
  });

  it("is deleted after its products, which are removed first", async () => {
    const uuid = await create();
    const scanned = await call("POST", "/v2/scans", { projects_id: uuid, code: serialNumber(CZECHIA, 0, 4) });
    expect(await call("DELETE", `/v2/scans/${bodyOf("createScan", scanned).uuid}`)).toMatchObject({ status: 204 });
    expect(await call("DELETE", `/v1/project/${uuid}`)).toMatchObject({ status: 204 });
    expect(await call("GET", `/v1/project/${uuid}`)).toMatchObject({ status: 404 });
  });
});

describe("tiers through the API", () => {
  it("have brackets and the date of the next reset, by the country's calendar", async () => {
    const answer = await call("GET", "/v2/tiers");
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: [{ tier_category: "roof_windows", brackets: [{ level: 1, from: 0 }, {}, {}, {}, { to: null }] }, {}],
      },
    });
    expect(bodyOf("listTiers", answer).data[0]?.reset_at).toMatch(/-12-31T23:00:00\.000Z$/);
    expect(await call("GET", "/v2/tiers?region_id=2")).toMatchObject({
      body: { data: [{ reset_at: matchers.stringMatching(/-12-31T22:00:00/) }, {}] },
    });
  });

  it("show the caller's company's progress only", async () => {
    const { companyId } = await backend().person("tomas@strechynovak.example");
    expect(await call("GET", `/v2/tiers/history?installer_company_id=${companyId}`)).toMatchObject({
      status: 200,
      body: { data: [{ tier_definition: { tier_category: "roof_windows" }, progress: matchers.any(Number) }, {}] },
    });
    expect(await call("GET", `/v2/tiers/history?installer_company_id=${companyId + 1}`)).toMatchObject({ status: 404 });
  });
});
