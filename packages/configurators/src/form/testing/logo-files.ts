import { cmyk, PDFDocument, rgb } from "@cantoo/pdf-lib";
import { psdOfPixels, tiffOf } from "../../testing/logo-files.ts";

const WIDTH = 480;
const HEIGHT = 240;
/** A roof with a lit window: paths in a box of 48 by 24. */
const ROOF = "M2 22 L24 4 L46 22 Z";
const WINDOW = "M20 12 h8 v6 h-8 z";
const COLOURS = { roof: "#2f8f83", window: "#ffd166" } as const;

const SVG =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 48 24">` +
  `<path fill="${COLOURS.roof}" d="${ROOF}"/><path fill="${COLOURS.window}" d="${WINDOW}"/></svg>`;

const draw = async (background?: string): Promise<readonly [HTMLCanvasElement, ImageData]> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }
  context.drawImage(image, 0, 0);
  return [canvas, context.getImageData(0, 0, WIDTH, HEIGHT)];
};

const packed = async (type: string): Promise<Blob> => {
  const [canvas] = await draw(type === "image/jpeg" ? "#ffffff" : undefined);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error(`No ${type}`);
  return blob;
};

const pixels = async (): Promise<ImageData> => (await draw())[1];

const pdf = async (password?: string): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.create();
  const page = document.addPage([48, 24]);
  page.drawSvgPath(ROOF, { x: 0, y: 24, color: rgb(0.18, 0.56, 0.51) });
  page.drawSvgPath(WINDOW, { x: 0, y: 24, color: rgb(1, 0.82, 0.4) });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
};

const POSTSCRIPT = "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 48 24\nshowpage\n";
/** The head of an archive, which is all that the form reads of it. */
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 26 }, () => 0)]);

/** The same logo in each accepted kind of file, as browsers report them: some have no type. */
export const LOGO_FILES = {
  png: async () => new File([await packed("image/png")], "logo.png", { type: "image/png" }),
  jpeg: async () => new File([await packed("image/jpeg")], "logo.jpg", { type: "image/jpeg" }),
  svg: async () => new File([SVG], "logo.svg", { type: "image/svg+xml" }),
  pdf: async () => new File([await pdf()], "logo.pdf", { type: "application/pdf" }),
  ai: async () => new File([await pdf()], "logo.ai"),
  tiff: async () => new File([tiffOf(await pixels())], "logo.tif", { type: "image/tiff" }),
  psd: async () => new File([psdOfPixels(await pixels())], "logo.psd"),
  eps: async () => new File([POSTSCRIPT], "logo.eps", { type: "application/postscript" }),
  "old ai": async () => new File([POSTSCRIPT], "older-logo.ai", { type: "application/postscript" }),
  zip: async () => new File([ZIP], "logo.zip", { type: "application/zip" }),
} as const satisfies Readonly<Record<string, () => Promise<File>>>;

/** All four inks in full: more than a press takes. */
export const heavyPdf = async (): Promise<File> => {
  const document = await PDFDocument.create();
  document.addPage([48, 24]).drawSvgPath(ROOF, { x: 0, y: 24, color: cmyk(1, 1, 1, 1) });
  return new File([new Uint8Array(await document.save())], "heavy.pdf", { type: "application/pdf" });
};

/** Needs a password. */
export const lockedPdf = async (): Promise<File> => new File([await pdf("secret")], "locked.pdf");
