import { describe, expect, it } from "vitest";
import { CHECKED } from "../../testing/artworks.ts";
import { FRIDGE_MAGNET } from "../../testing/fridge-magnet.ts";
import { sampleData } from "../../products/samples/data.ts";
import { contains } from "../page/boxes.ts";
import { templateProblems } from "../template/check.ts";
import { templateSchema, type CheckedTemplate } from "../template/schema.ts";
import { shownOn } from "../template/shown.ts";
import { findCover } from "./elements/covers.ts";
import type { ArtworkData } from "./data.ts";
import { layout } from "./layout.ts";
import type { TextSource } from "./result.ts";

const productOf = (name: string): CheckedTemplate => {
  const found = CHECKED.find(({ product }) => product === name);
  if (!found) throw new Error(`No product ${name}`);
  return found;
};
const flyer = productOf("flyer");
const card = productOf("business_card_horizontal");
const sticker = productOf("sticker");

const usual = sampleData("pl", "usual");
const withTexts = (texts: ArtworkData["texts"], data: ArtworkData = usual): ArtworkData => ({
  ...data,
  texts: { ...data.texts, ...texts },
});
const textsOf = (template: CheckedTemplate, data: ArtworkData, source: TextSource) =>
  layout(template, data).texts.filter((text) => text.source === source);

it("returns the same layout for the same data", () => {
  expect(layout(flyer, usual)).toEqual(layout(flyer, usual));
});

it("returns one list of operations per side", () => {
  expect(layout(flyer, usual).pages.map(({ side }) => side)).toEqual(["front", "back"]);
  expect(layout(sticker, usual).pages.map(({ side }) => side)).toEqual(["front"]);
});

describe("the compositions of a product", () => {
  const headlineAt = (template: CheckedTemplate, cover: string) =>
    textsOf(template, { ...usual, cover }, "shortDescription")[0]?.box.y ?? 0;

  it("puts the headline of a flyer below or above the picture, by its cover", () => {
    expect(headlineAt(flyer, "golden-slate")).toBeGreaterThan(130);
    expect(headlineAt(flyer, "winter-house")).toBeLessThan(60);
    expect(headlineAt(flyer, "services-4")).toBeLessThan(60);
  });

  it("draws the panel of banners and billboards dark or light, by their cover", () => {
    const headlineOf = (product: string, cover: string) =>
      textsOf(productOf(product), { ...usual, cover }, "shortDescription")[0]?.colour;
    expect([headlineOf("banner", "ascent"), headlineOf("banner", "dawn-loft")]).toEqual(["paper", "text"]);
    expect([headlineOf("billboard", "dusk-row"), headlineOf("billboard", "winter-right")]).toEqual(["paper", "text"]);
  });

  it("sets a headline larger on a cover of words only", () => {
    const sizeOf = (product: string, cover: string) =>
      textsOf(productOf(product), { ...usual, cover }, "shortDescription")[0]?.size ?? 0;
    expect(sizeOf("flyer", "words-only")).toBeGreaterThan(sizeOf("flyer", "golden-slate"));
    expect(sizeOf("banner", "banner-words")).toBeGreaterThan(sizeOf("banner", "ascent"));
    expect(sizeOf("billboard", "billboard-words")).toBeGreaterThan(sizeOf("billboard", "dusk-row"));
  });

  it("show the same data", () => {
    for (const template of CHECKED)
      for (const { name, elements, others } of template.sides)
        for (const other of others)
          expect([name, shownOn([{ name, elements: other.elements }])]).toEqual([name, shownOn([{ name, elements }])]);
  });

  it("are for covers that the product has", () => {
    for (const { sides } of CHECKED)
      for (const { elements, others } of sides) {
        const picture = elements.find((element) => element.kind === "picture");
        for (const cover of others.flatMap(({ covers }) => covers))
          expect(picture && findCover(picture.covers, cover)?.id).toBe(cover);
      }
  });
});

describe("a key", () => {
  const operationsOf = (template: CheckedTemplate, data: ArtworkData) =>
    layout(template, data).pages.flatMap(({ operations }) => operations);
  const changedBy = (product: string, field: "shortDescription" | "company" | "phone", data: ArtworkData = usual) => {
    const template = productOf(product);
    const before = new Set(operationsOf(template, data));
    const text = `${data.texts[field] ?? ""}1`;
    return operationsOf(template, { ...data, texts: { ...data.texts, [field]: text } }).filter(
      (one) => !before.has(one),
    );
  };

  it.each([
    ["flyer", "shortDescription", 1],
    ["banner", "shortDescription", 1],
    ["billboard", "shortDescription", 1],
    ["sticker", "company", 1],
    // On both sides.
    ["business_card_horizontal", "company", 2],
    ["flyer", "phone", 2],
  ] as const)("changes only the operations of its text: %s, %s", (product, field, count) => {
    expect(changedBy(product, field)).toHaveLength(count);
  });

  it("neither draws a logo again nor counts its colours", () => {
    const operations = [{ kind: "path", path: [["M", [0, 0]], ["L", [9, 9]], ["Z"]], fill: "#cc0000" }] as const;
    const logo = { kind: "drawing", operations, width: 20, height: 10 } as const;
    expect(changedBy("flyer", "phone", { ...usual, logo })).toHaveLength(2);
    const coloursOf = () => layout(flyer, { ...usual, logo }).logos[0]?.colours;
    expect(coloursOf()).toBe(coloursOf());
  });
});

describe("the back of a flyer", () => {
  it("shows another cover than the front where services would be, if there are none", () => {
    const backOf = (services: typeof usual.services) =>
      layout(flyer, { ...usual, cover: "night-watch", services }).reading.filter(({ side }) => side === "back");
    expect(backOf(usual.services).filter(({ kind }) => kind === "cover")).toEqual([]);
    expect(backOf([]).filter(({ kind }) => kind === "cover")).toEqual([
      { side: "back", kind: "cover", text: "blue-hour" },
    ]);
  });

  it("shows the same fields with and without services", () => {
    const fieldsOf = (services: typeof usual.services) =>
      layout(flyer, { ...usual, services })
        .texts.filter(({ side, source }) => side === "back" && source !== "services")
        .map(({ source }) => source);
    expect(fieldsOf([])).toEqual(fieldsOf(usual.services));
  });
});

describe("an empty field", () => {
  it("leaves no gap: the text below it moves up", () => {
    const full = textsOf(card, usual, "address")[0]?.box.y ?? 0;
    const without = textsOf(card, withTexts({ email: "" }), "address")[0]?.box.y ?? 0;
    expect(without).toBeLessThan(full - 2);
  });

  it("hides its fixed text", () => {
    expect(textsOf(flyer, usual, "phone")).not.toHaveLength(0);
    const { texts } = layout(flyer, withTexts({ phone: " " }));
    expect(texts.filter(({ text }) => text === "Bezpłatna wycena")).toEqual([]);
  });

  it("prints neither null nor undefined nor an empty text for a missing field", () => {
    for (const template of CHECKED) {
      const { texts, problems } = layout(template, { language: "pl", texts: {}, services: [], partner: false });
      expect(texts).toEqual([]);
      expect(problems).toEqual([]);
    }
  });

  it("hides the QR code and its label when there is no link", () => {
    const { codes, texts } = layout(flyer, withTexts({ link: "" }));
    expect(codes).toEqual([]);
    expect(texts.filter(({ source }) => source === "link")).toEqual([]);
  });

  it("prints the long description on the front when there is no short one", () => {
    const { texts } = layout(flyer, withTexts({ shortDescription: "" }));
    expect(texts.filter(({ source }) => source === "longDescription").map(({ side }) => side)).toEqual([
      "front",
      "back",
    ]);
  });
});

describe("reports the field that cannot be printed", () => {
  it.each([
    [
      "a character that the font does not have",
      { company: "Okna 窓" },
      { field: "company", problem: "no-letter", characters: ["窓"] },
    ],
    ["a word too long for its box", { name: "W".repeat(60) }, { field: "name", problem: "does-not-fit" }],
    [
      "an e-mail of more than three lines",
      { email: `${"w".repeat(140)}@x.pl` },
      { field: "email", problem: "does-not-fit" },
    ],
    ["a script as a link", { link: "javascript:alert(1)" }, { field: "link", problem: "not-a-link" }],
    [
      "a link too long for its plate",
      { link: `https://x.example/${"a".repeat(200)}` },
      { field: "link", problem: "code-too-fine" },
    ],
  ] as const)("%s", (_, texts, problem) => {
    expect(layout(card, withTexts(texts)).problems).toContainEqual(problem);
  });

  it("does not draw text that does not fit, instead of clipping it", () => {
    const { texts } = layout(card, withTexts({ name: "W".repeat(60) }));
    expect(texts.filter(({ source }) => source === "name")).toEqual([]);
  });

  it("reports too many services", () => {
    const many = { ...usual, services: Array.from({ length: 7 }, () => ({ text: "Montaż", icon: "service" })) };
    expect(layout(flyer, many).problems).toEqual([{ field: "services", problem: "too-many" }]);
  });
});

it.each(["no-such-icon", "constructor"])("draws a neutral icon beside a service whose icon is %s", (icon) => {
  const strokes = (name: string) =>
    layout(flyer, { ...usual, services: usual.services.map((service) => ({ ...service, icon: name })) })
      .pages.flatMap(({ operations }) => operations)
      .filter(({ kind }) => kind === "stroke").length;
  expect(strokes(icon)).toBe(strokes("service"));
  expect(strokes(icon)).toBeGreaterThanOrEqual(usual.services.length);
});

describe("a phone number and an email", () => {
  const both = { phone: "+48 601 234 567", email: "biuro@dachserwis.example" };
  it.each(CHECKED)("are both printed on a $product", (template) => {
    const { texts } = layout(template, withTexts(both));
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining([both.phone, both.email]));
  });
  it.each(["banner", "billboard", "sticker"])("have one place on a %s when the other one is empty", (product) => {
    const sizes = (change: object) => {
      const { texts } = layout(productOf(product), withTexts({ ...both, ...change }));
      return Object.values(both).map((value) => texts.find(({ text }) => text === value)?.size ?? 0);
    };
    const [phone = 0, email = 0] = sizes({});
    expect(sizes({ email: "" })).toEqual([expect.toSatisfy((size) => size >= phone), 0]);
    expect(sizes({ phone: "" })).toEqual([0, expect.toSatisfy((size) => size >= email)]);
  });
});

describe("warns in the field", () => {
  const LONG_LINK = `https://okna-dachowe.example/oferta/${"okno-dachowe-".repeat(8)}`;

  it.each(CHECKED.filter(({ product }) => product === "flyer" || product.startsWith("business")))(
    "when the text of a long link is left out: $product",
    (template) => {
      const side: unknown = template.product === "flyer" ? "back" : expect.any(String);
      const data = withTexts({ link: LONG_LINK, email: `${"biuro.".repeat(12)}x@okna.example` });
      const { warnings, texts } = layout(template, data);
      expect(texts.filter(({ source }) => source === "link")).toEqual([]);
      expect(warnings).toContainEqual({ field: "link", side, warning: "text-left-out" });
    },
  );

  it("prints a link of 40 characters beside a flyer's code on two lines", () => {
    const link = "okna-dachowe-slask.example/oferta/montaz";
    const [printed] = textsOf(flyer, withTexts({ link }), "link");
    expect(printed?.text).toBe(link);
    expect(layout(flyer, withTexts({ link })).warnings).toEqual([]);
  });

  it("when a billboard's headline of 75 characters is printed small", () => {
    const billboard = productOf("billboard");
    const shortDescription = "Консультуємо, вимірюємо й монтуємо. Телефонуйте: перший виїзд безкоштовний.";
    expect(layout(billboard, withTexts({ shortDescription })).warnings).toEqual([
      { field: "shortDescription", side: "front", warning: "small-text" },
    ]);
  });

  it.each(CHECKED)("but not of usual texts: $product", (template) => {
    expect(layout(template, usual).warnings).toEqual([]);
  });
});

it("composes letters from combining characters", () => {
  expect(textsOf(card, withTexts({ company: "Z\u0301dz\u0301b\u0142o" }), "company")[0]?.text).toBe("Źdźbło");
});

describe("the partner's logo (CONF-16)", () => {
  const logo = { kind: "image", href: "data:,", width: 300, height: 100 } as const;
  const images = (data: ArtworkData) =>
    layout(card, data).pages.flatMap(({ operations }) => operations.filter(({ kind }) => kind === "image"));
  const partnerWords = (template: CheckedTemplate, data: ArtworkData) => textsOf(template, data, "partner").length;

  it("is printed on a recommended partner's cards and stickers", () => {
    expect(partnerWords(card, usual)).toBe(2);
    expect(partnerWords(sticker, usual)).toBe(2);
    expect(partnerWords(sticker, { ...usual, partner: false })).toBe(0);
  });
  it.each(CHECKED.map((template) => [template.product, template] as const))(
    "changes nothing on a %s, except on cards and stickers",
    (product, template) => {
      const sheet = (partner: boolean) => layout(template, { ...usual, services: [], partner }).pages;
      const same = JSON.stringify(sheet(true)) === JSON.stringify(sheet(false));
      expect(same).toBe(!/card|sticker/u.test(product));
    },
  );
  it("is replaced by the company's own logo, which keeps its proportions", () => {
    expect(partnerWords(card, { ...usual, logo })).toBe(0);
    expect(images({ ...usual, logo })).toHaveLength(1);
    const [image] = images({ ...usual, logo });
    expect(image?.kind === "image" && image.width / image.height).toBeCloseTo(3, 9);
  });
  it("is on neither side of a card with an own logo, and returns when that is removed", () => {
    const own = { ...usual, logo };
    expect(layout(card, own).pages).toEqual(layout(card, { ...own, partner: false }).pages);
    expect(layout(card, { ...own, logo: undefined }).pages).toEqual(layout(card, usual).pages);
  });
});

it("finds a cover by id or number, and uses the first one for an unknown id", () => {
  const picture = (cover: string) => JSON.stringify(layout(flyer, { ...usual, cover }).pages[0]?.operations[1]);
  expect(picture("services-2")).toBe(picture("words-only"));
  expect(picture("electric-1")).toBe(picture("fitting-a-shutter"));
  expect(picture("no-such")).toBe(picture("services-1"));
  expect(picture("services-2")).not.toBe(picture("services-1"));
});

it("prints a seventh product from its template alone", () => {
  const checked = templateSchema.parse(FRIDGE_MAGNET);
  expect(templateProblems(checked)).toEqual([]);
  const { texts, codes, problems } = layout(checked, usual);
  expect(problems).toEqual([]);
  expect(texts.map(({ text }) => text)).toEqual([
    "Dach-Serwis Kowalczyk",
    "+48 601 234 567",
    "biuro@dachserwis.example",
  ]);
  expect(codes).toHaveLength(1);
  expect(texts.every(({ box }) => contains({ x: 6, y: 16, width: 44, height: 29 }, box))).toBe(true);
});
