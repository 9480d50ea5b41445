import { describe, expect, it } from "vitest";
import { BANNER } from "../../products/banner/template.ts";
import { BILLBOARD } from "../../products/billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "../../products/business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "../../products/business-card-vertical/template.ts";
import { FLYER } from "../../products/flyer/template.ts";
import { STICKER } from "../../products/sticker/template.ts";
import { readDraft, writeDraft } from "./draft/draft.ts";
import { fieldsOf, planOf } from "./product/plan.ts";
import type { FormProduct, ProductField, ProductService } from "./product/product.ts";
import { coversOf } from "./product/product.ts";
import { createFormStore, type FormSetting, type FormStore } from "./store.ts";
import type { StoredLogo } from "./values.ts";

const field = (name: string, group: "required" | "optional" = "required", text?: string): ProductField => ({
  name,
  group,
  default: text,
});

const SERVICES: readonly ProductService[] = Array.from({ length: 8 }, (_, index) => ({
  uuid: `service-${index}`,
  text: `Service ${index}`,
  icon: "/art/icons/blinds.svg",
  recommended: index < 5,
}));

const LOGO: StoredLogo = {
  path: "key",
  originalName: "logo.png",
  uuid: "uuid",
  name: "logo.png",
  size: 1000,
  type: "image/png",
  url: "/files/key?sig=1",
};

const flyer = (subtype: FormProduct["subtype"] = "services", more: readonly ProductField[] = []): FormProduct => ({
  template: FLYER,
  subtype,
  fields: [field("companyName"), field("shortDescription", "optional"), field("longDescription", "optional"), ...more],
  stock: 12,
  price: 2,
});

const card: FormProduct = {
  template: BUSINESS_CARD_HORIZONTAL,
  subtype: null,
  fields: [
    field("name"),
    field("surname"),
    field("companyName"),
    field("address", "optional"),
    field("link", "optional"),
    field("logo", "optional"),
  ],
  stock: 500,
  price: 1,
};

const NOW = Date.UTC(2026, 10, 3, 12);
const HOUR = 60 * 60 * 1000;

const open = (product: FormProduct, more: Partial<FormSetting> = {}, draft?: string): FormStore => {
  const setting = { product, language: "en", partner: false, ...more } as const;
  const store = createFormStore(
    setting,
    draft === undefined ? undefined : readDraft(draft, product, planOf(product, "en"), NOW).values,
  );
  store.dispatch({ kind: "services", services: SERVICES });
  return store;
};

const type = (store: FormStore, name: string, text: string, at = 0): void =>
  store.dispatch({ kind: "text", field: name, text, at });

const faults = (store: FormStore): string[] =>
  store.derived().problems.map(({ field: name, code }) => `${name} ${code}`);

const values = (store: FormStore) => store.state().history.present;

const choose = (store: FormStore, count: number): void => {
  for (const { uuid } of SERVICES.slice(0, count)) store.dispatch({ kind: "service", uuid });
};

describe("required fields", () => {
  it("a flyer requires its fields, a contact, a description and six services, in page order", () => {
    expect(faults(open(flyer()))).toEqual([
      "companyName required",
      "phone no-contact",
      "shortDescription no-description",
      "services services-exactly",
    ]);
  });

  it("sorts the problems of fields and print by the page, sold out first", async () => {
    const store = open({ ...flyer(), stock: 0 });
    await store.loadEngine();
    type(store, "companyName", "W".repeat(120));
    type(store, "phone", "no");
    expect(faults(store)).toEqual([
      "quantity sold-out",
      "companyName does-not-fit",
      "phone bad-phone",
      "shortDescription no-description",
      "services services-exactly",
    ]);
  });

  it("puts the surname first on a Hungarian form, beside the first name", () => {
    const names = (language: string) =>
      planOf({ ...card, fields: [field("name"), field("companyName"), field("surname")] }, language).company.map(
        ({ name }) => name,
      );
    expect(names("pl")).toEqual(["name", "surname", "companyName"]);
    expect(names("hu")).toEqual(["surname", "name", "companyName"]);
  });

  it.each([
    ["phone", "+48 601 234 567"],
    ["email", "biuro@dach.example"],
  ])("accepts %s as the only contact", (name, text) => {
    const store = open(flyer());
    type(store, name, text);
    expect(faults(store)).not.toContain("phone no-contact");
  });

  it.each(["shortDescription", "longDescription"])("accepts %s as the only description", (name) => {
    const store = open(flyer());
    type(store, name, "More daylight");
    expect(faults(store).join()).not.toContain("Description");
  });

  it("clears the error when either of two fields is filled", () => {
    const { problems } = open(flyer()).derived();
    expect(problems).toContainEqual({ field: "phone", or: "email", code: "no-contact" });
    expect(problems).toContainEqual({ field: "shortDescription", or: "longDescription", code: "no-description" });
  });

  it("requires the field that the product requires, not one of two", () => {
    const store = open({ ...flyer(), fields: [field("email"), field("longDescription")] });
    expect(store.plan).toMatchObject({ oneContact: false, oneText: false });
    expect(faults(store)).toEqual(expect.arrayContaining(["email required", "longDescription required"]));
    type(store, "phone", "+48 601 234 567");
    type(store, "shortDescription", "More daylight");
    expect(faults(store)).toEqual(expect.arrayContaining(["email required", "longDescription required"]));
  });

  it("treats blanks as empty", () => {
    const store = open(flyer());
    type(store, "companyName", "  ");
    type(store, "phone", " ");
    expect(faults(store)).toEqual(expect.arrayContaining(["companyName required", "phone no-contact"]));
  });

  it("requires exactly six services on a services flyer and accepts no seventh", () => {
    const store = open(flyer());
    choose(store, 5);
    expect(faults(store)).toContain("services services-exactly");
    choose(store, 0);
    for (const { uuid } of SERVICES.slice(5)) store.dispatch({ kind: "service", uuid });
    expect(values(store).services).toHaveLength(6);
    expect(faults(store).join()).not.toContain("services");
  });

  it("requires no services on other flyers and banners", () => {
    expect(faults(open(flyer("electric"))).join()).not.toContain("services");
    const banner = open({ ...flyer(null), template: BANNER });
    expect(faults(banner).join()).not.toContain("services");
    expect(banner.configuration().services).toBeUndefined();
  });

  it("preselects a card's recommended services up to its maximum, and never disables all", () => {
    const store = open(card);
    expect(values(store).services).toEqual(["service-0", "service-1", "service-2", "service-3"]);
    choose(store, 3);
    expect(values(store).services).toEqual(["service-3"]);
    expect(faults(store).join()).not.toContain("services");
    store.dispatch({ kind: "service", uuid: "service-3" });
    expect(faults(store)).toContain("services services-none");
  });

  it.each([
    ["horizontal", BUSINESS_CARD_HORIZONTAL, 4],
    ["vertical", BUSINESS_CARD_VERTICAL, 5],
  ])("a %s card takes one to its maximum of services and no further one", (_, template, most) => {
    const store = open({ ...card, template });
    for (const uuid of values(store).services ?? []) store.dispatch({ kind: "service", uuid });
    expect(faults(store)).toContain("services services-none");
    for (const [index, { uuid }] of SERVICES.slice(0, most + 1).entries()) {
      store.dispatch({ kind: "service", uuid });
      expect(values(store).services).toHaveLength(Math.min(index + 1, most));
      expect(faults(store).join()).not.toContain("services");
    }
  });

  it("is invalid until the services have loaded", () => {
    const store = open(card);
    store.dispatch({ kind: "services", services: "failed" });
    expect(faults(store)).toContain("services services-missing");
  });

  it("requires an added field, until it is removed", () => {
    const store = open(card);
    store.dispatch({ kind: "add", field: "address" });
    expect(faults(store)).toContain("address added-empty");
    type(store, "address", "ul. Polna 12\n30-001 Kraków");
    expect(faults(store).join()).not.toContain("address");
    store.dispatch({ kind: "remove", field: "address" });
    expect(store.configuration().address).toBeUndefined();
    store.dispatch({ kind: "add", field: "address" });
    expect(store.configuration().address).toEqual({ line1: "ul. Polna 12", line2: "30-001 Kraków", line3: "" });
  });

  it.each([
    ["banner", BANNER, ["address"]],
    ["sticker", STICKER, ["address", "shortDescription"]],
    ["card", BUSINESS_CARD_HORIZONTAL, ["shortDescription"]],
    ["billboard", BILLBOARD, ["address", "link"]],
  ])("knows which fields a %s does not print", (_, template, missing) => {
    const names = ["name", "companyName", "address", "link", "shortDescription"];
    const product = { ...card, template, fields: [...names, "motto"].map((name) => field(name)) };
    const unprinted = fieldsOf(planOf(product, "en")).filter(({ printed }) => !printed);
    expect(unprinted.map(({ name }) => name)).toEqual(expect.arrayContaining([...missing, "motto"]));
    expect(unprinted.map(({ name }) => name)).not.toContain("companyName");
  });

  it.each([
    ["banner", BANNER, ["link"]],
    ["sticker", STICKER, ["link"]],
    ["billboard", BILLBOARD, []],
    ["card", BUSINESS_CARD_HORIZONTAL, ["address", "link"]],
  ])("offers only optional fields that a %s prints, and unknown ones", (_, template, printed) => {
    const fields = ["address", "link", "logo", "motto"].map((name) => field(name, "optional"));
    const { optional } = planOf({ ...card, template, fields }, "en");
    expect(optional.map(({ name }) => name)).toEqual([...printed, "motto"]);
  });

  it("treats an unknown field as a line of text", () => {
    const store = open(flyer("dsp", [field("motto")]));
    expect(faults(store)).toContain("motto required");
    type(store, "motto", " Light from above ");
    expect(store.configuration().extraFields).toEqual({ motto: "Light from above" });
  });

  it.each([
    ["phone", "601", "bad-phone"],
    ["phone", "call me", "bad-phone"],
    ["email", "biuro@dach", "bad-email"],
    ["name", "Marek 2", "digits"],
  ])("rejects %s %j as %s", (name, text, code) => {
    const store = open(card);
    type(store, name, text);
    expect(faults(store)).toContain(`${name} ${code}`);
  });

  it.each(["dach", "javascript:alert(1)", "https://bank.example@evil.example"])("rejects the link %j", (text) => {
    const store = open(card);
    store.dispatch({ kind: "add", field: "link" });
    type(store, "link", text);
    expect(faults(store)).toContain("link bad-link");
  });

  it("reports text that cannot be printed, with the unsupported characters", async () => {
    const store = open(card);
    await store.loadEngine();
    type(store, "companyName", "Dach 屋根");
    type(store, "email", `${"a".repeat(120)}@dach.example`);
    const { problems } = store.derived();
    expect(problems.find(({ field: name }) => name === "companyName")).toMatchObject({
      code: "no-letter",
      characters: ["屋", "根"],
    });
    expect(faults(store)).toContain("email does-not-fit");
  });

  it("is invalid while a logo is being uploaded, after a refusal, and when the product is sold out", () => {
    const store = open({ ...card, stock: 0 });
    store.dispatch({ kind: "upload", of: "logo", upload: { state: "sending", name: "logo.eps", size: 10, sent: 1 } });
    expect(faults(store)).toEqual(expect.arrayContaining(["logo upload-running", "quantity sold-out"]));
    store.dispatch({ kind: "upload", of: "logo", upload: { state: "refused", name: "logo.exe", fault: "wrong-type" } });
    expect(faults(store)).toContain("logo upload-refused");
    store.dispatch({ kind: "logo", logo: LOGO });
    expect(faults(store).join()).not.toContain("logo");
  });
});

describe("texts", () => {
  it.each([
    ["shortDescription", 80],
    ["longDescription", 100],
  ])("cuts %s after %d visible characters and reports it", (name, limit) => {
    const store = open(flyer());
    type(store, name, `  ${"🏠".repeat(limit)}`);
    expect(store.state().cut).toEqual([]);
    type(store, name, "🏠".repeat(limit + 3));
    expect([...(values(store).texts[name] ?? "")]).toHaveLength(limit);
    expect(store.state().cut).toEqual([name]);
    type(store, name, "short");
    expect(store.state().cut).toEqual([]);
  });

  it("counts an accented letter once, however it was typed", () => {
    const store = open(flyer());
    type(store, "shortDescription", "o\u0301".repeat(80));
    expect(store.state().cut).toEqual([]);
  });

  it("limits an address to three lines", () => {
    const store = open(card);
    type(store, "address", "1\n2\n3\n4");
    expect(values(store).texts["address"]).toBe("1\n2\n3");
    expect(store.state().cut).toEqual(["address"]);
  });

  it("starts with the company's data, else with the product's text in the country's language", () => {
    const product = flyer("services", [field("slogan", "optional", "Światło z góry")]);
    const store = open(product, { known: { companyName: "Dach-Serwis", slogan: undefined } });
    expect(values(store).texts).toMatchObject({ companyName: "Dach-Serwis", slogan: "Światło z góry" });
  });
});

describe("the print engine", () => {
  it("can be loaded again after a failure; the form works without a preview until then", async () => {
    let tries = 0;
    const store = createFormStore({ product: card, language: "en", partner: false }, undefined, async () => {
      tries += 1;
      if (tries === 1) throw new Error("offline");
      return import("./engine/engine.ts");
    });
    const states: string[] = [];
    store.subscribe(() => states.push(store.engine()));
    await store.loadEngine();
    type(store, "name", "Marek");
    expect(store.derived().artwork).toBeUndefined();
    expect(faults(store)).toContain("preview no-preview");
    await store.loadEngine();
    await store.loadEngine();
    expect(faults(store)).not.toContain("preview no-preview");
    expect(store.derived().artwork?.product).toBe("business_card_horizontal");
    expect([states, tries]).toEqual([["failed", "failed", "ready"], 2]);
  });

  it("lays out once per change of printed data", async () => {
    const store = open(card);
    await store.loadEngine();
    const { artwork } = store.derived();
    store.dispatch({ kind: "leave", field: "name" });
    expect(store.derived().artwork).toBe(artwork);
    type(store, "name", "Marek");
    expect(store.derived().artwork).not.toBe(artwork);
  });
});

describe("undo and redo", () => {
  it("groups typing, and undoes everything else step by step", () => {
    const store = open(card);
    type(store, "name", "M", 0);
    type(store, "name", "Ma", 200);
    type(store, "name", "Mar", 2000);
    store.dispatch({ kind: "cover", cover: "card-2" });
    store.dispatch({ kind: "undo" });
    expect(values(store)).toMatchObject({ cover: "card-1", texts: { name: "Mar" } });
    store.dispatch({ kind: "undo" });
    expect(values(store).texts["name"]).toBe("Ma");
    store.dispatch({ kind: "undo" });
    expect(values(store).texts["name"]).toBe("");
    store.dispatch({ kind: "redo" });
    expect(values(store).texts["name"]).toBe("Ma");
    type(store, "name", "Max", 9000);
    store.dispatch({ kind: "redo" });
    expect(values(store).texts["name"]).toBe("Max");
  });

  it("restores a removed logo", () => {
    const store = open(card);
    store.dispatch({ kind: "logo", logo: LOGO });
    store.dispatch({ kind: "logo", logo: null });
    store.dispatch({ kind: "undo" });
    expect(values(store).logo).toEqual(LOGO);
  });

  it("does not undo the form's own preselection", () => {
    const store = open(card);
    store.dispatch({ kind: "undo" });
    expect(values(store).services).toHaveLength(4);
  });
});

describe("drafts", () => {
  it("are restored unchanged", () => {
    const store = open(card);
    type(store, "name", "Marek");
    store.dispatch({ kind: "logo", logo: LOGO });
    store.dispatch({ kind: "service", uuid: "service-0" });
    const again = open(card, {}, writeDraft(values(store), NOW));
    expect(values(again)).toEqual(values(store));
  });

  it("are adapted to the current product", () => {
    const store = open(card);
    store.dispatch({ kind: "add", field: "address" });
    store.dispatch({ kind: "cover", cover: "card-5" });
    store.dispatch({ kind: "quantity", quantity: 300 });
    const text = writeDraft({ ...values(store), services: ["gone", "service-1"], cover: "card-99" }, NOW);
    const again = open({ ...card, fields: [field("motto")], stock: 20 }, {}, text);
    expect(values(again)).toMatchObject({
      added: [],
      cover: "card-1",
      services: ["service-1"],
      quantity: 20,
      logo: null,
    });
  });

  it.each([null, "", "{", '{"version":0}', '{"version":1,"values":{"texts":[]}}'])(
    "are ignored when they read %j",
    (text) => {
      expect(readDraft(text, card, planOf(card, "en"), NOW)).toEqual({});
    },
  );

  const read = (text: string) => readDraft(text, card, planOf(card, "en"), NOW);

  it("are restored at once for twelve hours, and offered after that", () => {
    const kept = values(open(card));
    expect(read(writeDraft(kept, NOW - 11 * HOUR)).values).toEqual(kept);
    expect(read(writeDraft(kept, NOW - 13 * HOUR))).toEqual({ offer: { values: kept, at: NOW - 13 * HOUR } });
  });

  it("of the version without a date are offered", () => {
    const kept = values(open(card));
    expect(read(JSON.stringify({ version: 1, values: kept }))).toEqual({ offer: { values: kept } });
  });

  it("keep an older draft that is still offered", () => {
    const kept = values(open(card));
    const earlier = { values: { ...kept, quantity: 7 }, at: NOW - 30 * HOUR };
    expect(read(writeDraft(kept, NOW, { earlier }))).toEqual({ values: kept, offer: earlier });
  });
});

describe("the ordered configuration", () => {
  it("contains active fields only, without empty ones", () => {
    const store = open(flyer());
    type(store, "companyName", " Dach-Serwis ");
    type(store, "phone", "+48 601 234 567");
    type(store, "shortDescription", "More daylight");
    choose(store, 6);
    expect(faults(store)).toEqual([]);
    expect(store.configuration()).toEqual({
      type: "flyer",
      subtype: "services",
      companyName: "Dach-Serwis",
      phone: "+48 601 234 567",
      shortDescription: "More daylight",
      coverImage: "services-1",
      services: SERVICES.slice(0, 6).map(({ uuid, text, icon }) => ({ uuid, text, icon })),
    });
  });

  it("completes the link", () => {
    const store = open(card);
    store.dispatch({ kind: "add", field: "link" });
    type(store, "link", "dach.example");
    expect(store.configuration().link).toBe("https://dach.example");
  });

  it("names the logo by product: an own logo replaces the partner's, and its removal restores that", () => {
    const store = open(card, { partner: true, partnerLogo: "/art/partner/pl.svg" });
    const address = () => store.configuration()["businessCardHorizontalLogo"];
    expect(address()).toBe("/art/partner/pl.svg");
    store.dispatch({ kind: "logo", logo: LOGO });
    expect(address()).toBe(LOGO.url);
    expect(store.configuration()).toMatchObject({ logo: { path: "key", originalName: "logo.png" } });
    expect(store.configuration()).not.toHaveProperty("logo.url");
    store.dispatch({ kind: "logo", logo: null });
    expect(address()).toBe("/art/partner/pl.svg");
  });

  it("shows the partner's logo on cards and stickers only", () => {
    const partner = { partner: true, partnerLogo: "/art/partner/pl.svg" };
    expect(open({ ...card, template: STICKER }, partner).configuration()["stickerLogo"]).toBe("/art/partner/pl.svg");
    expect(open(flyer(), partner).configuration()["flyerLogo"]).toBeUndefined();
  });

  it("keeps the quantity between one and the stock", () => {
    const store = open(flyer());
    for (const [asked, got] of [
      [0, 1],
      [5, 5],
      [13, 12],
    ] as const) {
      store.dispatch({ kind: "quantity", quantity: asked });
      expect(values(store).quantity).toBe(got);
    }
  });

  it.each([
    [flyer("services"), 7],
    [flyer("electric"), 3],
    [flyer("replacement"), 5],
    [flyer("dsp"), 1],
    [card, 7],
  ])("offers the covers of the product's set", (product, count) => {
    expect(coversOf(product)).toHaveLength(count);
  });
});
