import { buffer } from "node:stream/consumers";

import type { Box } from "@lucarne/configurators/artwork/page/boxes";
import { artworkDataOf } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { toPixels } from "@lucarne/configurators/artwork/logo/pixels";
import { readPlanes } from "@lucarne/configurators/artwork/logo/read-planes";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { STICKER } from "@lucarne/configurators/products/sticker/template";
import { readLogo } from "@lucarne/configurators/render/read-logo";
import { drawPage } from "@lucarne/configurators/testing/draw-page";
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { LONG } from "../../../../../test-sample.ts";

import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { HEIGHT, type Level, RASTER_LOGOS, type RasterLogo, WIDTH } from "../../files/testing/raster-logos.ts";
import { withBackend } from "../../testing/backend.ts";
import { CUSTOMER, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { download, upload } from "../../testing/upload.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend({ settings: { rateLimits: { ...SHOP_LIMITS, RUp: 1e6 } } });
let token: string;
beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
  const { companyId } = await backend().person("marek@dachserwis.example");
  await setBalance(backend(), companyId, 50_000);
});

const words = { companyName: "Dach-Serwis", phone: "+48 601 234 567" };

/** Uploads a logo, orders a sticker with it, and returns the stored file and the print file. */
const ordered = async (name: string, content: Buffer) => {
  const answer = await upload(backend(), "/v1/shop/order/files", { token, name, content });
  expect(answer).toMatchObject({ status: 201 });
  const { path, originalName } = bodyOf("uploadOrderFile", answer);
  const data = { type: "sticker", ...words, logo: { path, originalName } };
  const order = [{ variantGuid: variantUuid("pl", "sticker"), quantity: 1 }];
  const body = { type: "marketing", order, customer: CUSTOMER, data };
  const placed = await backend().call("POST", "/v2/orders", { token, body });
  expect(placed).toMatchObject({ status: 201 });
  // A busy machine answers `busy` until the file is drawn.
  const printed = await vi.waitFor(async () => {
    const file = await download(backend(), `/api/v2/orders/${bodyOf("createOrder", placed).uuid}/print`, token);
    expect(file.status).toBe(200);
    return file;
  }, WAIT_LIMIT);
  const { app, database } = backend();
  const stored = await app.files.read(database.db, path);
  if (!stored) throw new Error("The file was not kept.");
  return { stored: await buffer(stored), name: originalName, printed: printed.bytes };
};

/** Where the layout has put the logo, in points from the upper left corner of the page. */
const placeOf = async (stored: Buffer, name: string, printed: Buffer): Promise<Box> => {
  const logo = await readLogo({ bytes: stored, name, href: "logo" });
  const data = artworkDataOf(words, { language: "pl", partner: false, logo });
  const box = layout(templateSchema.parse(STICKER), data).logos[0]?.box;
  if (!box) throw new Error("The sheet has no logo.");
  const page = (await PDFDocument.load(printed)).getPage(0);
  const [media, trim] = [page.getMediaBox(), page.getTrimBox()];
  const points = (millimetres: number) => (millimetres / 25.4) * 72;
  return {
    x: trim.x - media.x + points(box.x),
    y: media.y + media.height - trim.y - trim.height + points(box.y),
    width: points(box.width),
    height: points(box.height),
  };
};

const WHITE: Level = [255, 255, 255];

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Colour in the middle of each corner, by row. */
const cornersOf = ({ width, height, data }: Shown): Level[] =>
  [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across): Level => {
      const at = 4 * (Math.floor(down * height) * width + Math.floor(across * width));
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    }),
  );

/** Pixels of a stored picture on white, as the form's preview shows it; `inOwnProfile` leaves its levels as they are. */
const previewOf = async (stored: Buffer, inOwnProfile: boolean): Promise<Shown> => {
  // Browsers do not show a TIFF: the form draws it. sharp does not read the head of some TIFF in Lab.
  const isTiff = ["II", "MM"].includes(stored.toString("latin1", 0, 2));
  const planes = isTiff ? toPixels(await readPlanes(Uint8Array.from(stored))) : undefined;
  const picture = planes
    ? sharp(planes.data, { raw: { width: planes.width, height: planes.height, channels: 4 } })
    : sharp(stored, { ignoreIcc: inOwnProfile }).autoOrient().toColourspace("srgb");
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const distance = (one: Level, other: Level): number =>
  Math.max(...one.map((level, channel) => Math.abs(level - (other[channel] ?? 0))));
/** The corners whose levels are too far from those that are wanted. */
const wrong = (shown: readonly Level[], wanted: readonly Level[], near: number) =>
  shown.flatMap((level, corner) => {
    const other = wanted[corner] ?? WHITE;
    return distance(level, other) > near ? [{ corner, level, wanted: other }] : [];
  });
/** Which of some levels is the nearest one. */
const nearest = (level: Level, all: readonly Level[]): Level | undefined =>
  all.toSorted((one, other) => distance(level, one) - distance(level, other))[0];

/** Whether a print file has a colour profile among its objects. */
const hasProfile = (document: PDFDocument, profile: Buffer): boolean =>
  document.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.has(PDFName.of("N")) &&
        profile.equals(decodePDFRawStream(object).decode()),
    );

/** Width of the drawn logo in pixels. */
const DRAWN = 192;

/** What must be seen, on the white ground of the sheet. */
const wanted = ({ corners, isClear = [] }: RasterLogo): Level[] =>
  corners.map((level, corner) => (isClear[corner] ? WHITE : level));

describe("a logo of pixels is printed upright and in its colours, as its preview shows it (CONF-25)", () => {
  it.each(RASTER_LOGOS.filter(({ always }) => LONG || always))("$name $what", async (logo) => {
    const { stored, name, printed } = await ordered(logo.name, await logo.make());
    const place = await placeOf(stored, name, printed);
    expect(place.width / place.height).toBeCloseTo(WIDTH / HEIGHT, 1);
    const print = cornersOf(await drawPage(printed, 0, DRAWN, place));
    const seen = wanted(logo);
    // The renderer of the test reads the profile of a JPEG, and leaves a PNG in its own levels.
    const inOwnProfile = Boolean(logo.hasProfile) && logo.name.endsWith(".png");
    expect(wrong(print, cornersOf(await previewOf(stored, inOwnProfile)), logo.near)).toEqual([]);
    expect(print.map((level) => nearest(level, seen))).toEqual(seen);
    expect(wrong(cornersOf(await previewOf(stored, false)), seen, logo.near)).toEqual([]);
    if (!inOwnProfile) expect(wrong(print, seen, logo.near)).toEqual([]);
    if (!logo.hasProfile) return;
    const { icc } = await sharp(stored).metadata();
    expect(hasProfile(await PDFDocument.load(printed), icc ?? Buffer.alloc(0))).toBe(true);
  });
});
