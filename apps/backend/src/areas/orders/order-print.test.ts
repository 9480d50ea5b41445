import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { artworkDataOf } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { STICKER } from "@lucarne/configurators/products/sticker/template";
import { printFile } from "@lucarne/configurators/render/print-file";
import { readLogo } from "@lucarne/configurators/render/read-logo";
import { decodePDFRawStream, PDFDocument, PDFRawStream, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { company } from "../../db/schema/index.ts";
import { eq } from "../../db/orm.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import { photoshop } from "../../files/testing/make-pictures.ts";
import { makeZip } from "../../files/testing/make-zip.ts";
import { withBackend } from "../../testing/backend.ts";
import { cartOf, CUSTOMER, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { download, upload } from "../../testing/upload.ts";

const warnings: unknown[] = [];
const log = { info: () => {}, error: () => {}, debug: () => {}, warn: (entry: unknown) => void warnings.push(entry) };
const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS }, log });
let token: string;

beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
  const { companyId } = await backend().person("marek@dachserwis.example");
  await setBalance(backend(), companyId, 5000);
});
beforeEach(() => void warnings.splice(0));

const services = (count: number) =>
  ["installation", "replacement", "service", "shutters", "blinds", "flashing"]
    .slice(0, count)
    .map((icon) => ({ text: `Usługa: ${icon}`, icon: `/art/icons/${icon}.svg` }));
const words = {
  companyName: "Dach-Serwis",
  phone: "+48 601 234 567",
  shortDescription: "Okna dachowe: dostawa, montaż, serwis",
};
const card = { name: "Marek", surname: "Kowalczyk", companyName: "Dach-Serwis", phone: words.phone };
const flyer = { type: "flyer", subtype: "services", ...words, coverImage: "services-3", services: services(6) };

/** Places a marketing order and returns the address of its print file. */
const ordered = async (key: string, data: object): Promise<string> => {
  const order = [{ variantGuid: variantUuid("pl", key), quantity: 1 }];
  const body = { type: "marketing", order, customer: CUSTOMER, data };
  const answer = await backend().call("POST", "/v2/orders", { token, body });
  expect(answer).toMatchObject({ status: 201 });
  return `/api/v2/orders/${Object(answer.body).uuid}`;
};
const print = (order: string, as = token) => download(backend(), `${order}/print`, as);

const millimetres = (points: number) => (points / 72) * 25.4;
const pagesOf = (document: PDFDocument) =>
  document.getPages().map((page) => {
    const { width, height } = page.getTrimBox();
    return `${millimetres(width).toFixed(1)} × ${millimetres(height).toFixed(1)}`;
  });
const hasPicture = (document: PDFDocument): boolean =>
  document.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && `${object.dict}`.includes("/Image"));

describe("the print file of a marketing order (CONF-23)", () => {
  it.each<[string, object, string[]]>([
    ["flyer-services", flyer, ["148.0 × 210.0", "148.0 × 210.0"]],
    ["banner", { type: "banner", ...words, coverImage: "banner-2" }, ["850.0 × 2000.0"]],
    ["sticker", { type: "sticker", ...words, link: "https://dachserwis.example" }, ["100.0 × 65.0"]],
    ["billboard", { type: "billboard", ...words, coverImage: "billboard-1" }, ["5040.0 × 2380.0"]],
    [
      "card-horizontal",
      { type: "business_card_horizontal", ...card, services: services(4) },
      ["90.0 × 50.0", "90.0 × 50.0"],
    ],
    [
      "card-vertical",
      { type: "business_card_vertical", ...card, services: services(5) },
      ["50.0 × 90.0", "50.0 × 90.0"],
    ],
  ])("of a %s has its sides at the size of the cut, with all that was ordered", async (key, data, pages) => {
    const { status, headers, bytes } = await print(await ordered(key, data));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-length": String(bytes.length),
      "content-disposition": expect.stringMatching(/^attachment; filename="lucarne-\d{4}-\d{6}\.pdf"$/),
    });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(await PDFDocument.load(bytes))).toEqual(pages);
    expect(warnings).toEqual([]);
  });

  it("of a business card has the format of the company's country (CONF-26)", async () => {
    const { companyId } = await backend().person("marek@dachserwis.example");
    const { db } = backend().database;
    const data = { type: "business_card_horizontal", ...card, services: services(4) };
    const order = await ordered("card-horizontal", data);
    const move = async (slug: RegionSlug) =>
      db
        .update(company)
        .set({ regionId: regionBySlug(slug)?.id ?? 0 })
        .where(eq(company.id, companyId));
    await move("hr");
    const { bytes } = await print(order);
    await move("pl");
    expect(pagesOf(await PDFDocument.load(bytes))).toEqual(["85.0 × 55.0", "85.0 × 55.0"]);
  });

  it("is identical for each request", async () => {
    const order = await ordered("flyer-services", flyer);
    expect((await print(order)).bytes.equals((await print(order)).bytes)).toBe(true);
  });

  it("exists for the seeded orders", async () => {
    const { token: own } = await backend().signIn("anna@dachserwis.example");
    const listed = Object((await backend().call("GET", "/v2/orders?limit=100", { token: own })).body).data;
    const found = listed.filter(({ meta }: { meta: { type: string } }) => /flyer|card_/.test(meta.type));
    expect(found.length).toBeGreaterThan(1);
    for (const { uuid } of found) expect(await print(`/api/v2/orders/${uuid}`, own)).toMatchObject({ status: 200 });
  });

  it("logs which parts are missing, but no texts", async () => {
    await print(await ordered("sticker", { type: "sticker", ...words, companyName: "屋顶 Dach" }));
    expect(warnings).toEqual([expect.objectContaining({ problems: ["company: no-letter"] })]);
  });
});

describe("the logo in print (CONF-15, CONF-25)", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#c00"/></svg>';
  const pixels = () => sharp({ create: { width: 60, height: 30, channels: 3, background: "#c00" } });
  const page = async () => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawRectangle({ width: 80, height: 40, color: rgb(0.8, 0, 0) });
    return Buffer.from(await document.save());
  };
  const printed = async (name: string, content: Buffer) => {
    const answer = await upload(backend(), "/v1/shop/order/files", { token, name, content });
    const { path, originalName } = Object(answer.body);
    const order = await ordered("sticker", { type: "sticker", ...words, logo: { path, originalName } });
    return print(order);
  };
  /** Everything in a file that is painted as one object: pictures, covers and vector logos. */
  const contents = (document: PDFDocument): string[] =>
    document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && !/\/(ObjStm|XRef|Metadata)/.test(`${object.dict}`)
          ? [Buffer.from(decodePDFRawStream(object).decode()).toString("latin1")]
          : [],
      );

  it.each<[string, () => Promise<Buffer>]>([
    ["logo.png", () => pixels().png().toBuffer()],
    ["logo.jpg", () => pixels().jpeg().toBuffer()],
    ["logo.tiff", () => pixels().tiff().toBuffer()],
  ])("%s is printed as pixels", async (name, content) => {
    const { status, bytes } = await printed(name, await content());
    expect(status).toBe(200);
    expect(hasPicture(await PDFDocument.load(bytes))).toBe(true);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["logo.svg", async () => Buffer.from(SVG)],
    ["logo.pdf", page],
    ["logo.ai", page],
  ])("%s is printed as curves, in its own colours", async (name, content) => {
    const { status, bytes } = await printed(name, await content());
    const document = await PDFDocument.load(bytes);
    expect(status).toBe(200);
    expect(hasPicture(document)).toBe(false);
    expect(contents(document).some((stream) => /0\.8 0 0 (rg|sc)/.test(stream))).toBe(true);
  });

  it("logo.eps is a place with the file's name, and is logged", async () => {
    const { status } = await printed("logo.eps", Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 20\n"));
    expect(status).toBe(200);
    expect(warnings).toEqual([expect.objectContaining({ problems: ["logo: passed-on"] })]);
  });

  const inInks = () => pixels().withIccProfile("cmyk");
  it.each<[string, () => Promise<Buffer>]>([
    ["logo.png", () => pixels().png().toBuffer()],
    ["logo.jpg", () => pixels().jpeg().toBuffer()],
    ["turned.jpg", () => pixels().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ["inks.jpg", () => inInks().jpeg().toBuffer()],
    ["logo.tiff", () => pixels().tiff().toBuffer()],
    ["inks.tiff", () => inInks().tiff().toBuffer()],
    ["logo.psd", async () => photoshop({ width: 90, height: 40 })],
    ["logo.svg", async () => Buffer.from(SVG)],
    ["logo.pdf", page],
    ["logo.ai", page],
    ["logo.eps", async () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 20\n")],
    ["logo.zip", async () => makeZip([{ name: "logo.txt", content: Buffer.from("logo") }])],
  ])("%s is printed exactly as the form's proof shows it", async (name, make) => {
    const content = await make();
    const { bytes } = await printed(name, content);
    const logo = await readLogo({ bytes: content, name, href: "form" });
    const data = artworkDataOf({ ...words }, { language: "pl", partner: false, logo });
    const proof = await printFile(layout(templateSchema.parse(STICKER), data), {
      title: "sticker",
      loadImage: async () => content,
    });
    const streams = async (file: Uint8Array) =>
      (await PDFDocument.load(file)).context
        .enumerateIndirectObjects()
        .flatMap(([, object]) =>
          object instanceof PDFRawStream && !/\/(ObjStm|XRef|Metadata)/.test(`${object.dict}`)
            ? [`${object.dict}`, Buffer.from(object.contents).toString("base64")]
            : [],
        );
    expect(await streams(bytes)).toEqual(await streams(proof));
  });
});

describe("an order whose logo is lost", () => {
  it("has no print file until it is there again", async () => {
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const { path, originalName } = Object((await upload(backend(), "/v1/shop/order/files", { token, content })).body);
    const order = await ordered("sticker", { type: "sticker", ...words, logo: { path, originalName } });
    const { app, database } = backend();
    await app.files.remove(database.db, path);
    expect((await print(order)).status).toBe(500);
    await app.files.put(database.db, path, content);
    expect((await print(order)).status).toBe(200);
  });
});

describe("no print file", () => {
  const form = ({ status, bytes }: Awaited<ReturnType<typeof print>>) =>
    `${status} ${bytes.toString().replace(/urn:request:[\w-]+/, "")}`;

  it("answers 404 for another company's order, an order of goods and an unknown one", async () => {
    const order = await ordered("sticker", { type: "sticker", ...words });
    const { token: stranger } = await backend().signIn("tomas@strechynovak.example");
    const goods = await backend().call("POST", "/v2/orders", { token, body: cartOf(130) });
    expect(goods.status).toBe(201);
    const unknown = await print(`/api/v2/orders/${seedUuid("nothing")}`);
    expect(unknown.status).toBe(404);
    expect(form(await print(order, stranger))).toBe(form(unknown));
    expect(form(await print(`/api/v2/orders/${Object(goods.body).uuid}`))).toBe(form(unknown));
    expect((await download(backend(), `${order}/print`)).status).toBe(401);
  });
});
