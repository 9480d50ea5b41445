import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import type { GradientStop, LinearGradient, RadialGradient } from "../../../artwork/drawing/operation.ts";

export type Gradient = LinearGradient | RadialGradient;

/** PDF needs rising stops, so equal ones are separated by less than one step of colour. */
const MIN_STEP = 1e-4;

/** Stops from 0 to 1, strictly rising. */
const completeStops = (stops: readonly GradientStop[]): GradientStop[] => {
  const sorted = [...stops].sort((a, b) => a.at - b.at);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return [];
  const complete = [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...sorted,
    ...(last.at < 1 ? [{ ...last, at: 1 }] : []),
  ];
  let before = -1;
  const rising = complete.map((stop) => {
    before = Math.max(stop.at, before + MIN_STEP);
    return { ...stop, at: before };
  });
  // Equal stops at the end have moved beyond it.
  return before > 1 ? rising.map((stop) => ({ ...stop, at: stop.at / before })) : rising;
};

/** Colour or opacity along the gradient, as functions between its stops. */
const functionOf = (gradient: Gradient, value: (stop: GradientStop) => readonly number[]) => {
  const stops = completeStops(gradient.stops);
  const pieces = stops.slice(1).map((stop, index) => ({
    FunctionType: 2,
    Domain: [0, 1],
    N: 1,
    C0: [...value(stops[index] ?? stop)],
    C1: [...value(stop)],
  }));
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces,
    Bounds: stops.slice(1, -1).map(({ at }) => at),
    Encode: pieces.flatMap(() => [0, 1]),
  };
};

/** A shading that extends beyond both ends, as gradients on screen do. */
export const shadingOf = (
  context: PDFContext,
  gradient: Gradient,
  colourSpace: string | PDFRef,
  value: (stop: GradientStop) => readonly number[],
): PDFRef => {
  const geometry =
    gradient.kind === "linear"
      ? { ShadingType: 2, Coords: [...gradient.from, ...gradient.to] }
      : { ShadingType: 3, Coords: [...gradient.centre, 0, ...gradient.centre, gradient.radius] };
  return context.register(
    context.obj({
      ...geometry,
      ColorSpace: colourSpace,
      Function: functionOf(gradient, value),
      Extend: [true, true],
    }),
  );
};

export const opacityOf = ({ opacity = 1 }: GradientStop): number => opacity;

export const fades = ({ stops }: Gradient): boolean => stops.some((stop) => opacityOf(stop) < 1);
