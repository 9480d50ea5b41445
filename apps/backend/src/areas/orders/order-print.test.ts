import { buffer } from "node:stream/consumers";

import { DAY, HOUR } from "@lucarne/api-client/durations";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { artworkDataOf } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { FLYER } from "@lucarne/configurators/products/flyer/template";
import { STICKER } from "@lucarne/configurators/products/sticker/template";
import { printFile } from "@lucarne/configurators/render/print-file";
import { readLogo } from "@lucarne/configurators/render/read-logo";
import { cmyk, decodePDFRawStream, PDFDocument, PDFRawStream, rgb } from "@cantoo/pdf-lib";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { company, orderLine, orders } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import { claimingSize, photoshop, plainPicture } from "../../files/testing/make-pictures.ts";
import { makeZip } from "../../files/testing/make-zip.ts";
import { withBackend } from "../../testing/backend.ts";
import { cartOf, CUSTOMER, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { download, upload } from "../../testing/upload.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

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
const contact = { companyName: "Dach-Serwis", phone: "+48 601 234 567" };
const words = { ...contact, shortDescription: "Okna dachowe: dostawa, montaż, serwis" };
const card = { name: "Marek", surname: "Kowalczyk", ...contact };
const flyer = { type: "flyer", subtype: "services", ...words, coverImage: "services-3", services: services(6) };

/** Places a marketing order and returns the address of its print file. */
const ordered = async (key: string, data: object): Promise<string> => {
  const order = [{ variantGuid: variantUuid("pl", key), quantity: 1 }];
  const body = { type: "marketing", order, customer: CUSTOMER, data };
  const answer = await backend().call("POST", "/v2/orders", { token, body });
  expect(answer).toMatchObject({ status: 201 });
  return `/api/v2/orders/${bodyOf("createOrder", answer).uuid}`;
};

/** Lines of orders cannot be changed: this one is an order of an earlier version. */
const changeLine = async (order: string, change: Partial<typeof orderLine.$inferInsert>): Promise<void> => {
  const { db } = backend().database;
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.uuid, order.split("/").at(-1) ?? ""));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx
      .update(orderLine)
      .set(change)
      .where(eq(orderLine.orderId, row?.id ?? 0));
  });
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

/** All streams of a file with their dictionaries, but for its metadata. */
const streamsOf = async (file: Uint8Array): Promise<string[]> =>
  (await PDFDocument.load(file)).context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && !/\/(ObjStm|XRef|Metadata)/.test(`${object.dict}`)
        ? [`${object.dict}`, Buffer.from(object.contents).toString("base64")]
        : [],
    );

/** Orders a sticker with an uploaded logo and prints it. */
const printed = async (name: string, content: Buffer) => {
  const answer = await upload(backend(), "/v1/shop/order/files", { token, name, content });
  const { path, originalName } = bodyOf("uploadOrderFile", answer);
  const order = await ordered("sticker", { type: "sticker", ...contact, logo: { path, originalName } });
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

describe("the print file of a marketing order (CONF-23)", () => {
  it.each(
    everyNth<[string, object, string[]]>(6, [
      ["flyer-services", flyer, ["148.0 × 210.0", "148.0 × 210.0"]],
      ["banner", { type: "banner", ...words, coverImage: "banner-2" }, ["850.0 × 2000.0"]],
      ["sticker", { type: "sticker", ...contact, link: "https://dachserwis.example" }, ["100.0 × 65.0"]],
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
    ]),
  )("of a %s has its sides at the size of the cut, with all that was ordered", async (key, data, pages) => {
    const { status, headers, bytes } = await print(await ordered(key, data));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-length": String(bytes.length),
      "content-disposition": matchers.stringMatching(/^attachment; filename="lucarne-\d{4}-\d{6}\.pdf"$/),
    });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(await PDFDocument.load(bytes))).toEqual(pages);
    expect(warnings).toEqual([]);
  });

  it("of a banner has a drawing with a mask in 600 ppi at its printed size (CONF-25)", { tags: "long" }, async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><linearGradient id="g"><stop stop-color="#fff"/>' +
        '<stop offset="1"/></linearGradient><mask id="m"><path d="M0 0h400v100H0z" fill="url(#g)"/></mask>' +
        '<path d="M0 0h400v100H0z" fill="#0f5b52" mask="url(#m)"/></svg>',
    );
    const answer = await upload(backend(), "/v1/shop/order/files?logo=banner", {
      token,
      name: "logo.svg",
      content: drawing,
    });
    const { path, originalName, type } = bodyOf("uploadOrderFile", answer);
    expect(type).toBe("image/png");
    const banner = { type: "banner", ...words, coverImage: "banner-2", logo: { path, originalName } };
    const { bytes } = await print(await ordered("banner", banner));
    const document = await PDFDocument.load(bytes);
    const content = document.getPage(0).node.Contents();
    if (!(content instanceof PDFRawStream)) throw new Error("A page has one stream.");
    const painted = Buffer.from(decodePDFRawStream(content).decode()).toString("latin1");
    const placed = /([\d.]+) 0 0 -([\d.]+) [-\d.]+ [-\d.]+ cm\s+\/\w+ Do/u.exec(painted);
    const [width = 0, height = 0] = (placed ?? []).slice(1).map((side) => Number(side) / 25.4);
    const picture = (await streamsOf(bytes)).find((stream) => /\/Subtype \/Image[^]*\/SMask/u.test(stream)) ?? "";
    const pixels = (side: string): number => Number(new RegExp(`/${side} (\\d+)`, "u").exec(picture)?.[1]);
    expect(width).toBeGreaterThan(0);
    // Rounded to whole pixels.
    expect((pixels("Width") + 0.5) / width).toBeGreaterThanOrEqual(600);
    expect((pixels("Height") + 0.5) / height).toBeGreaterThanOrEqual(600);
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

  const recommend = async (isRecommended: boolean) => {
    const { companyId } = await backend().person("marek@dachserwis.example");
    await backend().database.db.update(company).set({ isRecommended }).where(eq(company.id, companyId));
  };
  const stickerOf = async (partner: boolean): Promise<string[]> => {
    const artwork = layout(templateSchema.parse(STICKER), artworkDataOf(contact, { language: "pl", partner }));
    return streamsOf(await printFile(artwork, { title: "sticker" }));
  };

  it.each(everyNth(2, [true, false]))("shows the partner's mark as it was ordered: %s (CONF-16)", async (partner) => {
    await recommend(partner);
    const order = await ordered("sticker", { type: "sticker", ...contact });
    await recommend(!partner);
    const { bytes } = await print(order);
    await recommend(false);
    expect(await streamsOf(bytes)).toEqual(await stickerOf(partner));
  });

  it("of an order from before the mark was stored shows what the company is", { tags: "long" }, async () => {
    const order = await ordered("sticker", { type: "sticker", ...contact });
    await changeLine(order, { partner: null });
    await recommend(true);
    const { bytes } = await print(order);
    await recommend(false);
    expect(await streamsOf(bytes)).toEqual(await stickerOf(true));
  });

  it("is identical for each request", { tags: "long" }, async () => {
    const order = await ordered("flyer-services", flyer);
    expect((await print(order)).bytes.equals((await print(order)).bytes)).toBe(true);
  });

  it("exists for the seeded orders", { tags: "long" }, async () => {
    const { token: own } = await backend().signIn("anna@dachserwis.example");
    const listed = bodyOf("listOrders", await backend().call("GET", "/v2/orders?limit=100", { token: own })).data;
    const found = listed.filter(({ meta }) => /flyer|card_/.test(meta.type));
    expect(found.length).toBeGreaterThan(1);
    for (const { uuid } of found) expect(await print(`/api/v2/orders/${uuid}`, own)).toMatchObject({ status: 200 });
  });

  it("of an order by former rules logs which parts are missing, but no texts", async () => {
    const data = { type: "sticker" as const, companyName: words.companyName, phone: words.phone };
    const order = await ordered("sticker", data);
    await changeLine(order, { inputData: { ...data, companyName: "屋顶 Dach" } });
    await print(order);
    expect(warnings).toEqual([matchers.objectContaining({ problems: ["company: no-letter"] })]);
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
  it.each<[string, () => Promise<Buffer>]>([
    ["logo.png", () => pixels().png().toBuffer()],
    ["logo.jpg", () => pixels().jpeg().toBuffer()],
    ["logo.tiff", () => pixels().tiff().toBuffer()],
  ])("%s is printed as pixels", { tags: "long" }, async (name, content) => {
    const { status, bytes } = await printed(name, await content());
    expect(status).toBe(200);
    expect(hasPicture(await PDFDocument.load(bytes))).toBe(true);
  });

  it.each(
    everyNth<[string, () => Promise<Buffer>]>(3, [
      ["logo.svg", async () => Buffer.from(SVG)],
      ["logo.pdf", page],
      ["logo.ai", page],
    ]),
  )("%s is printed as curves, in its own colours", async (name, content) => {
    const { status, bytes } = await printed(name, await content());
    const document = await PDFDocument.load(bytes);
    expect(status).toBe(200);
    expect(hasPicture(document)).toBe(false);
    expect(contents(document).some((stream) => /0\.8 0 0 (rg|sc)/.test(stream))).toBe(true);
  });

  it("logo.eps is a place with the file's name, and is logged", async () => {
    const { status } = await printed("logo.eps", Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 20\n"));
    expect(status).toBe(200);
    expect(warnings).toEqual([matchers.objectContaining({ problems: ["logo: passed-on"] })]);
  });

  const inInks = () => pixels().withIccProfile("cmyk");
  it.each(
    everyNth<[string, () => Promise<Buffer>]>(12, [
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
    ]),
  )("%s is printed exactly as the form's proof shows it", async (name, make) => {
    const content = await make();
    const { bytes } = await printed(name, content);
    const logo = await readLogo({ bytes: content, name, href: "form" });
    const data = artworkDataOf(contact, { language: "pl", partner: false, logo });
    const proof = await printFile(layout(templateSchema.parse(STICKER), data), {
      title: "sticker",
      loadImage: async () => content,
    });
    expect(await streamsOf(bytes)).toEqual(await streamsOf(proof));
  });
});

describe("an order whose logo is lost", () => {
  it("has no print file until it is there again", async () => {
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const { path, originalName } = bodyOf(
      "uploadOrderFile",
      await upload(backend(), "/v1/shop/order/files", { token, content }),
    );
    const order = await ordered("sticker", { type: "sticker", ...contact, logo: { path, originalName } });
    const { app, database } = backend();
    await app.files.remove(database.db, path);
    expect((await print(order)).status).toBe(500);
    await app.files.put(database.db, path, content);
    expect((await print(order)).status).toBe(200);
  });
});

describe("an order whose logo has lost a part of its bytes", { tags: "long" }, () => {
  beforeAll(async () => {
    // The uploads of the tests above fill an hour.
    backend().advance(DAY + HOUR);
    ({ token } = await backend().signIn("marek@dachserwis.example"));
  });

  it("has no print file without the logo", async () => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawRectangle({ width: 80, height: 40 });
    const content = Buffer.from(await document.save());
    const { path, originalName } = bodyOf(
      "uploadOrderFile",
      await upload(backend(), "/v1/shop/order/files", { token, name: "logo.pdf", content }),
    );
    const order = await ordered("sticker", { type: "sticker", ...contact, logo: { path, originalName } });
    const { app, database } = backend();
    await app.files.remove(database.db, path);
    await app.files.put(database.db, path, content.subarray(0, 300));
    expect((await print(order)).status).toBe(500);
  });
});

describe("an own photo as cover (CONF-27)", () => {
  beforeAll(async () => {
    // The uploads of the tests above fill an hour.
    backend().advance(DAY + HOUR);
    ({ token } = await backend().signIn("marek@dachserwis.example"));
  });
  /** A landscape photo as a phone stores it: lying on its side, with a place and a date. */
  const photoOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3070b0" } })
      .composite([
        {
          input: Buffer.from(`<svg width="${width}" height="40"><rect width="100%" height="40" fill="#c00"/></svg>`),
          top: 0,
          left: 0,
        },
      ])
      .withExif({ IFD0: { Copyright: "Private person" }, IFD3: { GPSLatitude: "54/1 21/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  const send = (content: Buffer, { name = "roof.jpg", product = "flyer", as = token } = {}) =>
    upload(backend(), `/v1/shop/order/files?photo=${product}`, { token: as, name, content });
  const orderOf = (photo: object, data: object = flyer, key = "flyer-services") =>
    backend().call("POST", "/v2/orders", {
      token,
      body: {
        type: "marketing",
        order: [{ variantGuid: variantUuid("pl", key), quantity: 1 }],
        customer: CUSTOMER,
        data: { ...data, photo },
      },
    });
  const stored = async (path: string): Promise<Buffer> => {
    const { app, database } = backend();
    const stream = await app.files.read(database.db, path);
    if (!stream) throw new Error("The photo should be there.");
    return buffer(stream);
  };

  it("is stored upright, reduced to what the print shows, in sRGB and without metadata", async () => {
    const answer = await send(await photoOf(3200, 4000));
    expect(answer).toMatchObject({ status: 201, body: { originalName: "roof.jpg", type: "image/jpeg" } });
    const bytes = await stored(bodyOf("uploadOrderFile", answer).path);
    const { width, height, space, orientation, exif } = await sharp(bytes).metadata();
    expect({ width, height, space }).toEqual({ width: 2341, height: 1873, space: "srgb" });
    expect([orientation, exif]).toEqual([undefined, undefined]);
    expect(bytes.includes("Private person")).toBe(false);
  });

  it("is a JPEG when a PNG was uploaded", { tags: "long" }, async () => {
    const content = await sharp(await photoOf(1200, 1600))
      .png()
      .toBuffer();
    expect(await send(content, { name: "roof.png" })).toMatchObject({
      status: 201,
      body: { originalName: "roof.jpg", type: "image/jpeg" },
    });
  });

  it("is taken by its bytes with the ending of another picture", async () => {
    expect(await send(await photoOf(1200, 1600), { name: "roof.png" })).toMatchObject({
      status: 201,
      body: { originalName: "roof.jpg", type: "image/jpeg" },
    });
  });

  it("is printed exactly as the form's proof shows it, around its focus", { tags: "long" }, async () => {
    const content = await photoOf(3200, 4000);
    const { path, originalName } = bodyOf("uploadOrderFile", await send(content));
    const photo = { path, originalName, focus: { x: 0.2, y: 0.6 } };
    const answer = await orderOf(photo);
    expect(answer).toMatchObject({
      status: 201,
      body: { meta: { contents: [{ inputData: { photo: { ...photo, type: "image/jpeg" } } }] } },
    });
    const { bytes } = await print(`/api/v2/orders/${bodyOf("createOrder", answer).uuid}`);
    const kept = await stored(path);
    const picture = await readLogo({ bytes: kept, name: originalName, href: "form" });
    if (picture.kind !== "image") throw new Error("A photo is an image.");
    const data = artworkDataOf({ ...flyer, photo }, { language: "pl", partner: false, photo: picture });
    const proof = await printFile(layout(templateSchema.parse(FLYER), data), {
      title: "flyer",
      loadImage: async () => kept,
    });
    expect(await streamsOf(bytes)).toEqual(await streamsOf(proof));
    const pictures = (await streamsOf(bytes)).filter((stream) => /\/Subtype \/Image/.test(stream));
    expect(pictures).toEqual([matchers.stringMatching(/\/ColorSpace \d+ 0 R/)]);
  });

  it.each(
    everyNth<[string, () => Promise<Buffer>, string, string]>(2, [
      ["a logo's type", async () => Buffer.from("%PDF-1.4 not a picture"), "roof.pdf", "Choose a PNG or JPEG picture."],
      ["half a picture", async () => (await photoOf(1200, 1600)).subarray(0, 9000), "roof.jpg", "damaged"],
      ["too few pixels", () => photoOf(400, 450), "roof.jpg", "at least 910 × 803 pixels"],
      [
        "a picture that claims a hundred million pixels",
        async () => claimingSize(await plainPicture("png"), 10_000, 10_000),
        "roof.png",
        "megapixels",
      ],
    ]),
  )("is refused at the upload: %s", async (_name, make, name, message) => {
    expect(await send(await make(), { name })).toMatchObject({
      status: 422,
      body: { code: "file_invalid", errors: { file: [matchers.stringContaining(message)] } },
    });
  });

  it("is refused for a product without a photo", { tags: "long" }, async () => {
    expect(await send(await photoOf(1200, 1600), { product: "sticker" })).toMatchObject({ status: 422 });
    const { path, originalName } = bodyOf("uploadOrderFile", await send(await photoOf(1200, 1600)));
    expect(await orderOf({ path, originalName }, { type: "sticker", ...contact }, "sticker")).toMatchObject({
      status: 422,
    });
  });

  it("is refused at the order when it was reduced for a smaller product", { tags: "long" }, async () => {
    const { path, originalName } = bodyOf("uploadOrderFile", await send(await photoOf(3200, 4000)));
    expect(
      await orderOf({ path, originalName }, { type: "banner", ...words, coverImage: "banner-2" }, "banner"),
    ).toMatchObject({
      status: 201,
    });
    const small = bodyOf("uploadOrderFile", await send(await photoOf(700, 900)));
    expect(
      await orderOf(
        { path: small.path, originalName: small.originalName },
        { type: "banner", ...words, coverImage: "banner-2" },
        "banner",
      ),
    ).toMatchObject({
      status: 422,
      body: { errors: { "data.photo": [matchers.stringContaining("at least 2,410 × 3,119 pixels")] } },
    });
  });

  it("must be a photo of the company", async () => {
    const { token: stranger } = await backend().signIn("tomas@strechynovak.example");
    const foreign = bodyOf("uploadOrderFile", await send(await photoOf(1200, 1600), { as: stranger }));
    const logo = bodyOf(
      "uploadOrderFile",
      await upload(backend(), "/v1/shop/order/files", { token, name: "roof.jpg", content: await photoOf(1200, 1600) }),
    );
    for (const { path, originalName } of [foreign, logo, { path: seedUuid("nothing"), originalName: "roof.jpg" }])
      expect(await orderOf({ path, originalName })).toMatchObject({
        status: 422,
        body: { errors: { "data.photo": ["We cannot find this file. Upload the photo again."] } },
      });
  });

  it("leaves an order without a print file while it is lost", { tags: "long" }, async () => {
    const content = await photoOf(1200, 1600);
    const { path, originalName } = bodyOf("uploadOrderFile", await send(content));
    const kept = await stored(path);
    const order = `/api/v2/orders/${bodyOf("createOrder", await orderOf({ path, originalName })).uuid}`;
    const { app, database } = backend();
    await app.files.remove(database.db, path);
    expect((await print(order)).status).toBe(500);
    await app.files.put(database.db, path, kept);
    expect((await print(order)).status).toBe(200);
  });
});

describe("no print file", () => {
  const form = ({ status, bytes }: Awaited<ReturnType<typeof print>>) =>
    `${status} ${bytes.toString().replace(/urn:request:[\w-]+/, "")}`;

  it("answers 404 for another company's order, an order of goods and an unknown one", async () => {
    const order = await ordered("sticker", { type: "sticker", ...contact });
    const { token: stranger } = await backend().signIn("tomas@strechynovak.example");
    const goods = await backend().call("POST", "/v2/orders", { token, body: cartOf(130) });
    expect(goods.status).toBe(201);
    const unknown = await print(`/api/v2/orders/${seedUuid("nothing")}`);
    expect(unknown.status).toBe(404);
    expect(form(await print(order, stranger))).toBe(form(unknown));
    expect(form(await print(`/api/v2/orders/${bodyOf("createOrder", goods).uuid}`))).toBe(form(unknown));
    expect((await download(backend(), `${order}/print`)).status).toBe(401);
  });
});

describe("a logo with more ink than a press takes (CONF-28)", () => {
  beforeAll(async () => {
    backend().advance(DAY + HOUR);
    ({ token } = await backend().signIn("marek@dachserwis.example"));
  });

  it("is accepted and printed with 300%, as the form's proof shows it", async () => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawRectangle({ width: 80, height: 40, color: cmyk(1, 1, 1, 1) });
    const content = Buffer.from(await document.save());
    const { status, bytes } = await printed("heavy.pdf", content);
    expect(status).toBe(200);
    const streams = contents(await PDFDocument.load(bytes));
    expect(streams.some((stream) => stream.includes("0.6667 0.6667 0.6667 1 k"))).toBe(true);
    const logo = await readLogo({ bytes: content, name: "heavy.pdf", href: "form" });
    expect(logo).toMatchObject({ ink: 4 });
    const artwork = layout(
      templateSchema.parse(STICKER),
      artworkDataOf(contact, { language: "pl", partner: false, logo }),
    );
    const proof = await printFile(artwork, { title: "sticker", loadImage: async () => content });
    expect(await streamsOf(bytes)).toEqual(await streamsOf(proof));
  });
});

describe("an order of what a sheet cannot show (CONF-22)", () => {
  const refusal = async (data: object, key = "flyer-services") => {
    const order = [{ variantGuid: variantUuid("pl", key), quantity: 1 }];
    const body = { type: "marketing", order, customer: CUSTOMER, data };
    return backend().call("POST", "/v2/orders", { token, body });
  };

  it.each([
    ["an emoji in the company's name", { companyName: "Emoji 🏠 Dach" }, "companyName", "cannot be printed: 🏠"],
    ["letters that the font lacks", { shortDescription: "屋根の窓" }, "shortDescription", "cannot be printed: 屋"],
    ["a name that does not fit", { companyName: "W".repeat(120) }, "companyName", "does not fit"],
    ["a link that hides its target", { link: "https://bank.example@evil.test" }, "link", "Enter a web address"],
    ["a link to a host without a dot", { link: "http://localhost/x" }, "link", "Enter a web address"],
    ["a link that is too long for its code", { link: `https://okna.example/${"a".repeat(900)}` }, "link", "too long"],
  ])("%s is refused at its field", async (_, change, field, sentence) => {
    expect(await refusal({ ...flyer, ...change })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: { [`data.${field}`]: [matchers.stringContaining(sentence)] } },
    });
  });

  const banner = { type: "banner", ...words, coverImage: "banner-2" };
  const billboard = { type: "billboard", ...words, coverImage: "billboard-1" };
  const sticker = { type: "sticker", ...contact };
  it.each(
    everyNth<[string, string, object, string]>(3, [
      ["a link", "billboard", { ...billboard, link: "https://okna.example" }, "link"],
      ["an address", "billboard", { ...billboard, address: { line1: "ul. Polna 1" } }, "address"],
      ["an address", "banner", { ...banner, address: { line1: "ul. Polna 1" } }, "address"],
      ["an address", "sticker", { ...sticker, address: { line1: "ul. Polna 1" } }, "address"],
      ["a description", "sticker", { ...sticker, shortDescription: "Okna" }, "shortDescription"],
      ["a name", "flyer-services", { ...flyer, name: "Marek" }, "name"],
      ["a second description", "banner", { ...banner, longDescription: "Dach" }, "longDescription"],
    ]),
  )("%s on a %s is refused at its field", async (_, key, data, field) => {
    expect(await refusal(data, key)).toMatchObject({
      status: 422,
      body: { errors: { [`data.${field}`]: ["This field is not printed on this product. Leave it empty."] } },
    });
  });

  it("a link among the further fields is refused, where nothing would print it", async () => {
    expect(await refusal({ ...sticker, extraFields: { link: "okna.example" } }, "sticker")).toMatchObject({
      status: 422,
      body: { errors: { "data.extraFields.link": ["Unknown field."] } },
    });
  });

  it("a billboard's email that does not fit beside the phone number is refused at its field", async () => {
    const email = `${"zamowienia-i-reklamacje-".repeat(2)}okien@${"okna-dachowe-".repeat(4)}slask.example`;
    expect(await refusal({ ...billboard, email }, "billboard")).toMatchObject({
      status: 422,
      body: { errors: { "data.email": [matchers.stringContaining("does not fit")] } },
    });
  });

  const tall = { type: "business_card_vertical", ...card, services: services(5) };
  const wide = { type: "business_card_horizontal", ...card, services: services(4) };

  // Every text that the product prints. Phone numbers, e-mail addresses and links have rules of their own.
  it.each(
    everyNth<readonly [string, object, string]>(8, [
      ...["companyName", "shortDescription", "longDescription"].map(
        (field) => ["flyer-services", flyer, field] as const,
      ),
      ...["companyName", "shortDescription"].map(
        (field) => ["banner", { type: "banner", ...words, coverImage: "banner-2" }, field] as const,
      ),
      ...["companyName", "shortDescription"].map(
        (field) => ["billboard", { type: "billboard", ...words, coverImage: "billboard-1" }, field] as const,
      ),
      ["sticker", { type: "sticker", ...contact }, "companyName"] as const,
      ...["name", "surname", "companyName"].map((field) => ["card-horizontal", wide, field] as const),
      ...["name", "surname", "companyName"].map((field) => ["card-vertical", tall, field] as const),
      ["flyer-services", flyer, "address"] as const,
      ["card-horizontal", wide, "address"] as const,
      ["card-vertical", tall, "address"] as const,
    ]),
  )("of a %s is refused for characters that the font lacks", async (key, data, field) => {
    for (const text of ["Dach 🏠", "屋根", "سقف", "Dach \u{E000}", "A\u0301\u0302\u0303q\u0301"]) {
      const change = { [field]: field === "address" ? { line1: `ul. ${text} 1` } : text };
      expect(await refusal({ ...data, ...change }, key)).toMatchObject({
        status: 422,
        body: {
          errors: {
            [`data.${field === "surname" ? "name" : field}`]: [matchers.stringContaining("cannot be printed")],
          },
        },
      });
    }
  });

  it("is refused for business cards in both forms too", async () => {
    const data = { type: "business_card_horizontal", ...card, services: services(2), name: "🏠" };
    expect(await refusal(data, "card-horizontal")).toMatchObject({
      status: 422,
      body: { errors: { "data.name": [matchers.stringContaining("cannot be printed")] } },
    });
  });

  it("names the contact that is missing, not a required phone", async () => {
    const { phone: _phone, ...without } = flyer;
    expect(await refusal(without)).toMatchObject({
      status: 422,
      body: {
        errors: {
          "data.phone": ["Enter a phone number or an email address."],
          "data.email": ["Enter a phone number or an email address."],
        },
      },
    });
  });

  it("names a service of no list", async () => {
    const own = [...services(5), { text: "Kominy", icon: "https://a.example/x" }];
    expect(await refusal({ ...flyer, services: own })).toMatchObject({
      status: 422,
      body: { errors: { "data.services.5.text": ["This service is not on the list. Choose another one."] } },
    });
  });
});
