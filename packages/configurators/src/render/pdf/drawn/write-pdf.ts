import { PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { Operation } from "../../../artwork/drawing/operation.ts";
import type { ArtworkLayout, LayoutPage } from "../../../artwork/layout/result.ts";
import { pageBoxes, pdfBoxes, type PdfRectangle } from "../../../artwork/page/pdf-boxes.ts";
import { toPoints } from "../../../artwork/page/units.ts";
import { cutContour } from "./contour.ts";
import { embedImage } from "./embed-image.ts";
import { pictureColours, type ColourSpace } from "./colours.ts";
import { listLayers } from "./layers.ts";
import { printerMarks } from "./marks.ts";
import { numbers } from "../ink/operators.ts";
import type { PdfOptions } from "./options.ts";
import { paint } from "./paint.ts";
import { profileOf, screenProfile } from "./print-profile.ts";
import { createResources, type Resources } from "../placed/resources.ts";
import { conform, iccColours } from "./standard.ts";
import { sayTotalInk, totalInk } from "../../print/total-ink.ts";

const hrefsOf = (operations: readonly Operation[]): string[] =>
  operations.flatMap((operation) => {
    if (operation.kind === "image") return [operation.href];
    return operation.kind === "group" ? hrefsOf(operation.operations) : [];
  });

const loadImages = async (
  document: PDFDocument,
  resources: Resources,
  pictures: ColourSpace,
  { pages }: ArtworkLayout,
  { loadImage }: PdfOptions,
): Promise<Map<string, PDFRef>> => {
  const hrefs = [...new Set(pages.flatMap(({ operations }) => hrefsOf(operations)))];
  const entries = await Promise.all(
    hrefs.map(async (href): Promise<[string, PDFRef]> => [
      href,
      await embedImage(document, resources, await loadImage(href), pictures),
    ]),
  );
  return new Map(entries);
};

/** x, y, width and height, as pdf-lib expects boxes. */
const extent = ([left, bottom, right, top]: PdfRectangle): [number, number, number, number] => [
  left,
  bottom,
  right - left,
  top - bottom,
];

interface Sheet {
  readonly document: PDFDocument;
  readonly artwork: ArtworkLayout;
  readonly resources: Resources;
  readonly images: ReadonlyMap<string, PDFRef>;
  readonly pictures: ColourSpace;
  readonly options: PdfOptions;
  /** Total ink in words, for the slug. */
  readonly ink: string;
}

/** Sheets for the hand are drawn with this bleed, in millimetres. */
const DRAWN_BLEED = 3;

/** The page with the print shop's bleed. */
const withBleed = (artwork: ArtworkLayout, bleed: number): ArtworkLayout => {
  const side = (drawn: number): number => (drawn === DRAWN_BLEED ? bleed : drawn);
  const { top, right, bottom, left } = artwork.page.bleed;
  const sides = { top: side(top), right: side(right), bottom: side(bottom), left: side(left) };
  return { ...artwork, page: { ...artwork.page, bleed: sides } };
};

const addPage = (sheet: Sheet, { operations, side }: LayoutPage): void => {
  const { document, artwork, resources, images, pictures, options, ink } = sheet;
  const { marks = false, contour = true, slug = "" } = options;
  const { media, bleed, trim, scale } = pdfBoxes(artwork.page, marks, options.scale);
  const boxes = pageBoxes(artwork.page);
  const page = document.addPage([media[2] - media[0], media[3] - media[1]]);
  page.setBleedBox(...extent(bleed));
  page.setTrimBox(...extent(trim));
  // From here on: millimetres from the upper left corner of the trim box, y down.
  const unit = toPoints(1) / scale;
  // Eight decimals: rounding the scale would move the far edge of a billboard.
  const inMillimetres = `${unit.toFixed(8)} 0 0 ${(-unit).toFixed(8)} ${trim[0].toFixed(6)} ${trim[3].toFixed(6)} cm`;
  const outside = [
    contour ? cutContour(document, resources, artwork) : "",
    marks
      ? printerMarks(document.context, resources, {
          trim: boxes.trim,
          bleed: boxes.bleed,
          scale,
          slug: slug === "" ? "" : [slug, side, ink].filter((part) => part !== "").join(" · "),
        })
      : "",
  ];
  const content = [
    "q",
    inMillimetres,
    `${numbers([boxes.bleed.x, boxes.bleed.y, boxes.bleed.width, boxes.bleed.height])} re W n`,
    paint(operations, { resources, sheet: boxes.bleed, images, pictures }),
    "Q",
    ...outside.flatMap((line) => (line === "" ? [] : ["q", inMillimetres, line, "Q"])),
  ].join("\n");
  page.node.set(PDFName.of("Contents"), document.context.register(document.context.flateStream(content)));
  page.node.set(PDFName.of("Resources"), resources.dictionary);
  page.node.set(PDFName.of("Group"), document.context.obj({ Type: "Group", S: "Transparency", CS: "DeviceCMYK" }));
};

/** The date of files without a date of their own. */
const NO_DATE = new Date(Date.UTC(2000, 0));

/** Writes the print file; see `printFile`. */
export const writePdf = async (drawn: ArtworkLayout, options: PdfOptions): Promise<Uint8Array> => {
  const { title, marks = false, date = NO_DATE, profile = "coated", bleed = DRAWN_BLEED } = options;
  const artwork = withBleed(drawn, bleed);
  const document = await PDFDocument.create({ updateMetadata: false });
  const resources = createResources(document.context);
  const { colours } = iccColours(document, 3, await screenProfile(), true);
  const pictures = pictureColours(
    colours,
    resources.named("ColorSpace", "pictures", () => colours),
  );
  const images = await loadImages(document, resources, pictures, artwork, options);
  const ink = marks && options.slug !== undefined ? sayTotalInk(await totalInk(artwork, profile)) : "";
  for (const page of artwork.pages) addPage({ document, artwork, resources, images, pictures, options, ink }, page);
  listLayers(document);
  // Pictures are written only now; the identifier is made of them, too.
  await document.flush();
  const { scale } = pdfBoxes(artwork.page, marks, options.scale);
  const { width, height } = artwork.page.trim;
  conform(document, {
    title: scale === 1 ? title : `${title} (1:${scale})`,
    subject: `${width} × ${height} mm${scale === 1 ? "" : `, drawn at 1:${scale}`}`,
    date,
    profile: await profileOf(profile),
  });
  return document.save({ addDefaultPage: false });
};
