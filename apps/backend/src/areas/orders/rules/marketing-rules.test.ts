import { describe, expect, it } from "vitest";

import { type ConfiguredProduct, marketingErrors } from "./marketing-rules.ts";
import type { MarketingConfig } from "../../../db/schema/index.ts";

const ICON = "/art/icons/service.svg";
const OFFERED = [{ text: "Service 0", icon: ICON }];
const services = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Service ${index}`, icon: ICON }));
const field = (name: string, group: "required" | "optional" = "required") => ({ name, group });

const FLYER: ConfiguredProduct = {
  type: "flyer",
  subtype: "services",
  fields: [field("companyName"), field("motto", "optional")],
};
const CARD: ConfiguredProduct = { type: "business_card_horizontal", subtype: null, fields: [field("name")] };
const TALL: ConfiguredProduct = { ...CARD, type: "business_card_vertical" };
const STICKER: ConfiguredProduct = { type: "sticker", subtype: null, fields: [field("address")] };

const flyer = (change: object = {}): MarketingConfig => ({
  type: "flyer",
  subtype: "services",
  companyName: "Okna",
  phone: "+48 601 234 567",
  shortDescription: "Okna",
  coverImage: "services-2",
  services: services(6),
  ...change,
});
const card = (count: number, type: "business_card_horizontal" | "business_card_vertical"): MarketingConfig => ({
  type,
  name: "Anna",
  email: "a@a.example",
  services: services(count),
});
const FIELDS = ["name", "surname", "address", "link", "shortDescription", "longDescription"];
/** A product whose settings have every field as optional. */
const open = (type: string): ConfiguredProduct => ({
  type,
  subtype: null,
  fields: FIELDS.map((name) => field(name, "optional")),
});
const fieldsOf = (config: MarketingConfig, product: ConfiguredProduct) =>
  Object.keys(marketingErrors(config, product, OFFERED)).toSorted();

describe("marketing data (CONF-22)", () => {
  it.each<[string, object, string[]]>([
    ["a valid configuration", {}, []],
    ["5 services", { services: services(5) }, ["data.services"]],
    ["7 services", { services: services(7) }, ["data.services"]],
    ["no services", { services: undefined }, ["data.services"]],
    ["one service twice", { services: [...services(5), services(1)[0]] }, ["data.services"]],
    [
      "a service of no list",
      { services: [...services(5), { text: "x", icon: "https://a.example/x" }] },
      ["data.services.5.text"],
    ],
    [
      "the icon of no service beside a known text",
      { services: [...services(6).slice(1), { text: "Service 0", icon: "https://a.example/x" }] },
      ["data.services.5.icon"],
    ],
    ["a link", { link: "https://okna.example/a?b=c" }, []],
    ["a link that hides its target", { link: "https://bank.example@evil.test" }, ["data.link"]],
    ["a link to a host without a dot", { link: "http://localhost/x" }, ["data.link"]],
    ["a link that is too long in ASCII", { link: `https://okna.example/${"ż".repeat(400)}` }, ["data.link"]],
    ["no phone and no e-mail", { phone: undefined }, ["data.phone"]],
    ["a blank phone", { phone: "  " }, ["data.phone"]],
    ["e-mail instead", { phone: undefined, email: "a@a.example" }, []],
    ["no description", { shortDescription: undefined }, ["data.shortDescription"]],
    ["a blank description", { shortDescription: " " }, ["data.shortDescription"]],
    ["the long one instead", { shortDescription: undefined, longDescription: "Okna" }, []],
    ["80 characters", { shortDescription: "🏠".repeat(80) }, []],
    ["81 characters", { shortDescription: "🏠".repeat(81) }, ["data.shortDescription"]],
    ["80 characters with white space around", { shortDescription: `  ${"ż".repeat(80)}  ` }, []],
    ["100 characters", { longDescription: "ż".repeat(100) }, []],
    ["101 characters", { longDescription: "ż".repeat(101) }, ["data.longDescription"]],
    ["a cover of another subtype", { coverImage: "electric-1" }, ["data.coverImage"]],
    ["a picture that no sheet prints", { contentImage: "services-1" }, ["data.contentImage"]],
    ["a required field left empty", { companyName: " " }, ["data.companyName"]],
    ["a required field left out", { companyName: undefined }, ["data.companyName"]],
    ["a custom field", { extraFields: { motto: "Okna" } }, []],
    ["an empty custom field", { extraFields: { motto: " " } }, ["data.extraFields.motto"]],
    ["a field that the product lacks", { extraFields: { price: "1" } }, ["data.extraFields.price"]],
    ["a script as the logo's address", { flyerLogo: "javascript:alert(1)" }, ["data.flyerLogo"]],
    ["a logo's address without scheme", { flyerLogo: "//evil.example/x" }, ["data.flyerLogo"]],
    ["a logo's address of this site", { flyerLogo: "/api/v1/files/1" }, []],
    ["another subtype", { subtype: "dsp" }, ["data.subtype"]],
  ])("%s of a flyer", (_, change, refused) => {
    expect(fieldsOf(flyer(change), FLYER)).toEqual(refused);
  });

  it.each<[number, string[], string[]]>([
    [0, ["data.services"], ["data.services"]],
    [1, [], []],
    [4, [], []],
    [5, ["data.services"], []],
    [6, ["data.services"], ["data.services"]],
  ])("%d services of cards", (count, horizontal, vertical) => {
    expect(fieldsOf(card(count, "business_card_horizontal"), CARD)).toEqual(horizontal);
    expect(fieldsOf(card(count, "business_card_vertical"), TALL)).toEqual(vertical);
  });

  it("accepts the shared backgrounds of cards and stickers only", () => {
    const withCover = (coverImage: string): MarketingConfig =>
      ({ ...card(1, "business_card_horizontal"), coverImage }) as MarketingConfig;
    expect(fieldsOf(withCover("card-3"), CARD)).toEqual([]);
    expect(fieldsOf(withCover("services-1"), CARD)).toEqual(["data.coverImage"]);
    const sticker = { type: "sticker", phone: "601234567", address: { line1: "x" }, coverImage: "card-5" } as const;
    expect(fieldsOf(sticker, STICKER)).toEqual([]);
  });

  it.each<[string, string, object, string[]]>([
    ["a link", "billboard", { link: "https://okna.example" }, ["data.link"]],
    ["a link", "sticker", { link: "https://okna.example" }, []],
    ["an address", "billboard", { address: { line1: "x" } }, ["data.address"]],
    ["an address", "banner", { address: { line1: "x" } }, ["data.address"]],
    ["an address", "sticker", { address: { line1: "x" } }, ["data.address"]],
    ["an address without a line", "sticker", { address: { line1: " " } }, []],
    ["a description", "sticker", { shortDescription: "Okna" }, ["data.shortDescription"]],
    ["a name", "banner", { name: "Anna", surname: "Nowak" }, ["data.name", "data.surname"]],
    ["phone and e-mail", "billboard", { email: "a@a.example" }, []],
    ["a second description", "banner", { shortDescription: "A", longDescription: "B" }, ["data.longDescription"]],
    ["a long description alone", "banner", { longDescription: "B" }, []],
    ["a link among the further fields", "sticker", { extraFields: { link: "x.example" } }, ["data.extraFields.link"]],
  ])("%s of a %s is refused only where the sheet does not show it", (_, type, change, refused) => {
    const config = { type, phone: "601234567", ...change } as MarketingConfig;
    expect(fieldsOf(config, open(type))).toEqual(refused);
  });

  it("that is not printed is accepted where the settings require it", () => {
    const both = { type: "banner", phone: "601234567", shortDescription: "A", longDescription: "B" } as MarketingConfig;
    const product = { ...open("banner"), fields: [field("shortDescription"), field("longDescription")] };
    expect(fieldsOf(both, product)).toEqual([]);
  });

  it.each(["link", "logo"])("a required %s is missing where it is among the further fields", (name) => {
    const product = { ...open("sticker"), fields: [field(name)] };
    const config = { type: "sticker", phone: "601234567", extraFields: { [name]: "x" } } as MarketingConfig;
    expect(fieldsOf(config, product)).toEqual([`data.${name}`, `data.extraFields.${name}`].toSorted());
  });

  it("of another product is refused as a whole", () => {
    expect(fieldsOf(flyer(), CARD)).toEqual(["data.type"]);
  });

  it("reads an address by its first line", () => {
    const sticker = (address?: { line1: string }): MarketingConfig => ({
      type: "sticker",
      phone: "601234567",
      ...(address ? { address } : {}),
    });
    expect(fieldsOf(sticker({ line1: "ul. Polna 1" }), STICKER)).toEqual([]);
    expect(fieldsOf(sticker({ line1: " " }), STICKER)).toEqual(["data.address"]);
    expect(fieldsOf(sticker(), STICKER)).toEqual(["data.address"]);
  });
});
