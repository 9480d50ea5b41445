import { PDFName, type PDFContext, type PDFDict, type PDFRef } from "@cantoo/pdf-lib";
import type { Box } from "../../../artwork/page/boxes.ts";
import type { ColourSpace } from "../drawn/colours.ts";
import { opacityOf, shadingOf, type Gradient } from "../drawn/gradient.ts";

type Category = "ColorSpace" | "ExtGState" | "Properties" | "Shading" | "XObject";

/**
 * Resource names for content streams. All streams of a file share one dictionary, and equal resources share one entry.
 */
export interface Resources {
  readonly dictionary: PDFRef;
  /** Adds a resource to a category; resources with one key are added once. */
  readonly named: (category: Category, key: string, make: () => PDFRef) => string;
  readonly opacity: (value: number) => string;
  /** A graphics state in which black alone is printed over what is below it, without a gap in the other inks. */
  readonly overprint: () => string;
  /** A graphics state with the gradient's opacities as a soft mask, in `box`. */
  readonly fade: (gradient: Gradient, box: Box) => string;
  readonly shading: (gradient: Gradient, space: ColourSpace) => string;
  /** A form XObject. With `isolated`, opacity applies to it as a whole. */
  readonly form: (content: string, box: Box, isolated: boolean) => string;
  readonly image: (image: PDFRef) => string;
  /** A form XObject in the units of `box`, painted into a unit square as an image is. */
  readonly curves: (content: string, box: Box) => PDFRef;
  /** A form XObject that fills the unit square, y up, as an image does. */
  readonly unitForm: (content: string) => PDFRef;
}

const rectangleOf = ({ x, y, width, height }: Box): number[] => [x, y, x + width, y + height];

export const createResources = (context: PDFContext): Resources => {
  const lists: Readonly<Record<Category, PDFDict>> = {
    ColorSpace: context.obj({}),
    ExtGState: context.obj({}),
    Properties: context.obj({}),
    Shading: context.obj({}),
    XObject: context.obj({}),
  };
  const dictionary = context.register(context.obj({ ...lists }));
  const known = new Map<string, string>();
  const nameOf = (category: Category, key: string, make: () => PDFRef): string => {
    const found = known.get(category + key);
    if (found !== undefined) return found;
    const name = `${category.charAt(0)}${known.size}`;
    known.set(category + key, name);
    lists[category].set(PDFName.of(name), make());
    return name;
  };
  const formOf = (content: string, box: Box, group?: { CS?: string }, matrix?: number[]): PDFRef =>
    context.register(
      context.flateStream(content, {
        Type: "XObject",
        Subtype: "Form",
        BBox: rectangleOf(box),
        Resources: dictionary,
        ...(matrix && { Matrix: matrix }),
        ...(group && { Group: { Type: "Group", S: "Transparency", ...group } }),
      }),
    );
  return {
    dictionary,
    named: nameOf,
    opacity: (value) =>
      nameOf("ExtGState", `${value}`, () => context.register(context.obj({ Type: "ExtGState", ca: value, CA: value }))),
    overprint: () =>
      nameOf("ExtGState", "overprint", () =>
        context.register(context.obj({ Type: "ExtGState", OP: true, op: true, OPM: 1 })),
      ),
    shading: (gradient, space) =>
      nameOf("Shading", `${space.space}${JSON.stringify(gradient)}`, () =>
        shadingOf(context, gradient, space.space, ({ colour }) => space.components(colour)),
      ),
    fade: (gradient, box) =>
      nameOf("ExtGState", JSON.stringify([gradient, box]), () => {
        const grey = nameOf("Shading", `grey${JSON.stringify(gradient)}`, () =>
          shadingOf(context, gradient, "DeviceGray", (stop) => [opacityOf(stop)]),
        );
        const mask = formOf(`/${grey} sh`, box, { CS: "DeviceGray" });
        return context.register(context.obj({ Type: "ExtGState", SMask: { Type: "Mask", S: "Luminosity", G: mask } }));
      }),
    form: (content, box, isolated) =>
      nameOf("XObject", JSON.stringify([content, box, isolated]), () =>
        formOf(content, box, isolated ? {} : undefined),
      ),
    // y runs down in a drawing and up in the unit square.
    curves: (content, box) =>
      formOf(content, box, {}, [1 / box.width, 0, 0, -1 / box.height, -box.x / box.width, 1 + box.y / box.height]),
    unitForm: (content) => formOf(content, { x: 0, y: 0, width: 1, height: 1 }),
    image: (image) => nameOf("XObject", image.toString(), () => image),
  };
};
