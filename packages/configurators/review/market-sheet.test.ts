import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { defaultTexts } from "../src/products/default-texts.ts";
import { sampleCompany } from "../src/products/samples/companies.ts";
import { caption, contactSheet } from "../src/testing/book/contact-sheet.ts";
import { DESIGNS } from "../src/testing/designs/designs.ts";
import { MARKETS, marketOf } from "../src/testing/designs/markets.ts";
import { marketRows } from "./market-sheet.ts";
import { everyNth } from "../../../test-sample.ts";

/** Of the countries with marketing material. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  ba: "+387",
  bg: "+359",
  cz: "+420",
  ee: "+372",
  hr: "+385",
  hu: "+36",
  lt: "+370",
  lv: "+371",
  pl: "+48",
  ro: "+40",
  rs: "+381",
  si: "+386",
  sk: "+421",
  ua: "+380",
};

const SHEET = { texts: "default", partner: true } as const;

it("lists each design of a market once, with the back of products that have one", () => {
  const pictures = marketRows(marketOf("hu-hu"), SHEET).flatMap((row) => row.pictures);
  expect(pictures.filter(({ side }) => side === "front")).toHaveLength(DESIGNS.length);
  const backs = DESIGNS.filter(({ template }) => template.sides.some((side) => side.name === "back")).map(
    ({ name }) => `${name}, back`,
  );
  expect(backs).toHaveLength(30);
  expect(
    pictures
      .filter(({ side }) => side === "back")
      .map(({ name }) => name)
      .sort(),
  ).toEqual(backs.sort());
});

it("prints the default texts of the market's language", () => {
  const [row] = marketRows(marketOf("ba-hr"), SHEET);
  const texts = row?.pictures[0]?.artwork().texts.map(({ text }) => text);
  expect(texts).toContain(defaultTexts("hr", "services").shortDescription);
});

it.each(everyNth(4, MARKETS))("shows a company of its own country: $name", (market) => {
  const { country, language } = market;
  const { company, phone, email, address } = sampleCompany(language, country);
  expect(phone.startsWith(CALLING_CODES[country] ?? "none")).toBe(true);
  const found = marketRows(market, SHEET).flatMap(({ title, pictures }) => {
    const texts = pictures[0]?.artwork().texts.map(({ text }) => text.replaceAll("\u00a0", " ")) ?? [];
    const wanted = title.startsWith("Flyer") ? [company, phone, email, address] : [phone];
    const foreign = texts.filter((text) => /^\+\d/u.test(text) && text !== phone);
    return [...wanted.filter((text) => !texts.includes(text)), ...foreign].map((text) => [title, text]);
  });
  expect(found).toEqual([]);
});

it("prints services only where orders have them", () => {
  const services = marketRows(marketOf("pl-pl"), SHEET).map(({ title, pictures }) => [
    title,
    pictures[0]?.artwork().reading.filter(({ kind }) => kind === "service").length,
  ]);
  expect(Object.fromEntries(services)).toMatchObject({
    "Flyer, services": 6,
    "Flyer, electric": 0,
    "Roll-up banner": 0,
    "Business card, vertical": 5,
  });
});

it("shows business cards in the market's format", () => {
  const sizes = (market: string) =>
    marketRows(marketOf(market), SHEET)
      .filter(({ title }) => title.startsWith("Business card"))
      .map(({ pictures }) => pictures[0]?.trim);
  expect(sizes("pl-pl")).toEqual([
    { width: 90, height: 50 },
    { width: 50, height: 90 },
  ]);
  expect(sizes("hr-hr")).toEqual([
    { width: 85, height: 55 },
    { width: 55, height: 85 },
  ]);
});

/** How many outlined words each page has. */
const outlinesOf = (document: PDFDocument): number[] =>
  document.getPages().map((page) => {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFArray)) throw new Error("The page has no content");
    return contents
      .asArray()
      .map((part) => document.context.lookup(part))
      .flatMap((part) => (part instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(part).decode())] : []))
      .reduce((count, text) => count + (text.toString("latin1").match(/^f$/gmu)?.length ?? 0), 0);
  });

it("starts a new A4 page when a row does not fit", async () => {
  const [row] = marketRows(marketOf("si-sl"), SHEET).toReversed();
  const picture = row?.pictures[0];
  if (!picture) throw new Error("No picture");
  const rows = Array.from({ length: 4 }, () => ({ title: "Business cards", height: 110, pictures: [picture] }));
  const document = await PDFDocument.load(await contactSheet("Slovenia", rows));
  expect(document.getPages().map((page) => page.getSize())).toEqual(
    Array.from({ length: 2 }, () => ({ width: 842, height: 595 })),
  );
  // Title, version, row titles and captions.
  expect(outlinesOf(document)).toEqual([8, 4]);
});

it("repeats the title of a row that continues on the next page", { tags: "long" }, async () => {
  const [row] = marketRows(marketOf("si-sl"), SHEET).toReversed();
  const picture = row?.pictures[0];
  if (!picture) throw new Error("No picture");
  const pictures = Array.from({ length: 28 }, () => picture);
  const sheet = await contactSheet("Slovenia", [{ title: "Business cards", height: 110, pictures }]);
  // Three lines of nine cards; then title, version, row title and one caption.
  expect(outlinesOf(await PDFDocument.load(sheet))).toEqual([30, 4]);
});

it("cuts neither a long name nor the mark of its drawing", () => {
  const lines = caption("Fitting a shutter in the rain, back", "9e0c62", 6, 80);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(" ")).toBe("Fitting a shutter in the rain, back · 9e0c62");
  expect(caption("Winter", "c1f2ef", 6, 80)).toEqual(["Winter · c1f2ef"]);
});
