import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import type { GradientStop } from "../../../artwork/drawing/operation.ts";
import { shadingOf } from "./gradient.ts";

const levelOf = ({ colour }: GradientStop): readonly number[] => [Number.parseInt(colour.slice(1, 3), 16)];

/** The function of a gradient: its domain, and where its pieces meet. */
const functionOf = async (stops: readonly GradientStop[]) => {
  const { context } = await PDFDocument.create();
  const shading = shadingOf(context, { kind: "linear", from: [0, 0], to: [9, 0], stops }, "DeviceGray", levelOf);
  const found = context.lookup(shading, PDFDict).lookup(PDFName.of("Function"), PDFDict);
  const numbers = (dict: PDFDict, name: string): number[] =>
    dict
      .lookup(PDFName.of(name), PDFArray)
      .asArray()
      .map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : Number.NaN));
  const last = context.lookup(found.lookup(PDFName.of("Functions"), PDFArray).asArray().at(-1), PDFDict);
  return { domain: numbers(found, "Domain"), bounds: numbers(found, "Bounds"), end: numbers(last, "C1") };
};

it("a gradient with two stops at its end ends there with the colour of the last one", async () => {
  const { domain, bounds, end } = await functionOf([
    { at: 0, colour: "#000000" },
    { at: 1, colour: "#808080" },
    { at: 1, colour: "#ffffff" },
  ]);
  expect(domain).toEqual([0, 1]);
  expect(bounds).toHaveLength(1);
  expect(bounds[0]).toBeLessThan(1);
  expect(bounds[0]).toBeCloseTo(1, 3);
  expect(end).toEqual([255]);
});
