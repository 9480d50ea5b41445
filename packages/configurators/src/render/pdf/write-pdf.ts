import { PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { Operation } from "../../artwork/drawing/operation.ts";
import type { ArtworkLayout, LayoutPage } from "../../artwork/layout/result.ts";
import { pageBoxes, pdfBoxes, type PdfRectangle } from "../../artwork/page/pdf-boxes.ts";
import { toPoints } from "../../artwork/page/units.ts";
import { cutContour } from "./contour.ts";
import { embedImage } from "./embed-image.ts";
import { cropMarks } from "./marks.ts";
import { numbers } from "./operators.ts";
import type { PdfOptions } from "./options.ts";
import { paint } from "./paint.ts";
import { createResources, type Resources } from "./resources.ts";

const hrefsOf = (operations: readonly Operation[]): string[] =>
  operations.flatMap((operation) => {
    if (operation.kind === "image") return [operation.href];
    return operation.kind === "group" ? hrefsOf(operation.operations) : [];
  });

const loadImages = async (
  document: PDFDocument,
  resources: Resources,
  { pages }: ArtworkLayout,
  { loadImage, rasterise }: PdfOptions,
): Promise<Map<string, PDFRef>> => {
  const hrefs = [...new Set(pages.flatMap(({ operations }) => hrefsOf(operations)))];
  const entries = await Promise.all(
    hrefs.map(async (href): Promise<[string, PDFRef]> => [
      href,
      await embedImage(document, resources, await loadImage(href), rasterise),
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
  readonly marks: boolean;
  readonly contour: boolean;
}

const addPage = (sheet: Sheet, { operations }: LayoutPage): void => {
  const { document, artwork, resources, images, marks, contour } = sheet;
  const { media, bleed, trim, scale } = pdfBoxes(artwork.page, marks);
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
    marks ? cropMarks(boxes.trim, boxes.bleed) : "",
  ];
  const content = [
    "q",
    inMillimetres,
    `${numbers([boxes.bleed.x, boxes.bleed.y, boxes.bleed.width, boxes.bleed.height])} re W n`,
    paint(operations, { resources, sheet: boxes.bleed, images }),
    "Q",
    ...outside.flatMap((line) => (line === "" ? [] : ["q", inMillimetres, line, "Q"])),
  ].join("\n");
  page.node.set(PDFName.of("Contents"), document.context.register(document.context.flateStream(content)));
  page.node.set(PDFName.of("Resources"), resources.dictionary);
};

/** Writes the print file; see `printFile`. */
export const writePdf = async (artwork: ArtworkLayout, options: PdfOptions): Promise<Uint8Array> => {
  const { title, marks = false, contour = true, date } = options;
  const document = await PDFDocument.create({ updateMetadata: false });
  const resources = createResources(document.context);
  const images = await loadImages(document, resources, artwork, options);
  const { scale } = pdfBoxes(artwork.page, marks);
  document.setTitle(scale === 1 ? title : `${title} (1:${scale})`);
  document.setSubject(
    `${artwork.page.trim.width} × ${artwork.page.trim.height} mm` + (scale === 1 ? "" : `, drawn at 1:${scale}`),
  );
  document.setProducer("Lucarne");
  if (date) {
    document.setCreationDate(date);
    document.setModificationDate(date);
  }
  for (const page of artwork.pages) addPage({ document, artwork, resources, images, marks, contour }, page);
  return document.save({ addDefaultPage: false });
};
