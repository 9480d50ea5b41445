import sharp from "sharp";
import { expect } from "vitest";

import { inspectOrderFile } from "../check/inspect-file.ts";
import { RefusedFile } from "../refusal.ts";

/** Uploads a drawing as the logo of an order; what is stored of it. */
export const stored = async (bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> => {
  const { mime, converted } = await inspectOrderFile(bytes, "logo.svg");
  return { mime, bytes: converted ?? bytes };
};

/** The text of its refusal, or the kind of file that is stored. */
export const refusalOf = async (bytes: Buffer): Promise<string> => {
  try {
    return (await stored(bytes)).mime;
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal.text;
    throw error;
  }
};

/** The box of all that is drawn, to half a unit. */
const drawnBox = async (bytes: Buffer): Promise<number[]> => {
  const [width, height] = [2_000, 500];
  const picture = sharp(bytes, { density: 720 }).resize(width, height, { fit: "fill" });
  const opacities = await picture.ensureAlpha().extractChannel("alpha").raw().toBuffer();
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [pixel, opacity] of opacities.entries())
    if (opacity > 127) {
      xs.push(pixel % width);
      ys.push(Math.floor(pixel / width));
    }
  const ends = (values: readonly number[]): number[] => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)) + 1,
  ];
  const [left = 0, right = 0] = ends(xs);
  const [top = 0, bottom = 0] = ends(ys);
  return [left, top, right, bottom].map((side) => Math.round(side / 5) / 2);
};

/** Expects a drawing to be where browsers draw it, to half a unit. */
export const expectBox = async (bytes: Buffer, box: readonly number[]): Promise<void> => {
  for (const [at, side] of (await drawnBox(bytes)).entries())
    expect(Math.abs(side - (box[at] ?? 0))).toBeLessThanOrEqual(0.5);
};
