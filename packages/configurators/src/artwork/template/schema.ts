import * as z from "zod";
import { PALETTE, type PaletteColour } from "../palette.ts";

/**
 * A printed product as data, in millimetres from the upper left corner of the trim box. Type sizes are points. A new
 * product needs only a new template.
 */

const length = z.number();
const distance = z.number().min(0);
const extent = z.number().positive();

const boxSchema = z.strictObject({ x: length, y: length, width: extent, height: extent });
const sidesSchema = z.strictObject({ top: distance, right: distance, bottom: distance, left: distance });
const outlineSchema = z.array(z.tuple([length, length])).min(3);

const paletteSchema = z.custom<PaletteColour>(
  (name) => typeof name === "string" && Object.hasOwn(PALETTE, name),
  "not a colour of the palette",
);

/** Fields that the customer fills in (CONF-21). */
export const fieldSchema = z.enum([
  "name",
  "company",
  "phone",
  "email",
  "address",
  "link",
  "shortDescription",
  "longDescription",
]);

/** Fixed text beside a field, hidden together with it. */
export const labelSchema = z.enum(["phone", "service", "fitted-by"]);

const styleSchema = z
  .strictObject({
    weight: z.enum(["regular", "bold"]),
    colour: paletteSchema,
    largest: extent,
    smallest: extent,
    /** Line height as a multiple of the type size. */
    leading: z.number().min(1).max(1.6),
  })
  .refine(({ largest, smallest }) => smallest <= largest, "the smallest size is larger than the largest");

const placing = {
  across: z.enum(["left", "centre", "right"]).default("left"),
  down: z.enum(["top", "middle", "bottom"]).default("top"),
};

/**
 * A flat shape, or a shade behind light text on a picture: full opacity up to `from`, transparent at `to`. A light
 * cover has no shade.
 */
const areaSchema = z.strictObject({
  kind: z.literal("area"),
  outline: outlineSchema,
  fill: paletteSchema,
  fade: z
    .strictObject({ from: z.tuple([length, length]), to: z.tuple([length, length]), opacity: z.number().min(0).max(1) })
    .optional(),
});

/** The chosen cover, composed for `frame` and clipped to `outline`. */
const pictureSchema = z.strictObject({
  kind: z.literal("picture"),
  covers: z.enum(["flyer", "banner", "billboard", "card"]),
  /** The chosen cover itself, or what belongs to it on a flyer's back: the header, or another cover. */
  shows: z.enum(["chosen", "header", "companion"]).default("chosen"),
  frame: boxSchema,
  outline: outlineSchema,
  /** The customer's own photo may replace the cover. No text may be on such a picture. */
  photo: z.boolean().default(false),
});

const sourceSchema = z.union([
  /** `otherwise` is printed when the field is empty. The field is printed only where `with` is printed too. */
  z.strictObject({ field: fieldSchema, otherwise: fieldSchema.optional(), with: fieldSchema.optional() }),
  z.strictObject({ label: labelSchema, with: fieldSchema }),
]);

const textSchema = z.strictObject({
  kind: z.literal("text"),
  source: sourceSchema,
  box: boxSchema,
  /** Its box when all these fields are filled, of which one then needs room of its own. */
  beside: z.strictObject({ fields: z.array(fieldSchema).min(2), box: boxSchema }).optional(),
  style: styleSchema,
  lines: z.int().positive(),
  /** In points. A smaller text is printed, but the form warns of it. */
  wish: extent.optional(),
  /** The element is on the cover, so it turns dark when the chosen cover is light. */
  onCover: z.boolean().default(false),
  ...placing,
});

/** Lines with icons. Lines of empty fields leave no gap. */
const contactSchema = z.strictObject({
  kind: z.literal("contact"),
  box: boxSchema,
  fields: z.array(fieldSchema).min(1),
  style: styleSchema,
  gap: distance,
  from: z.enum(["top", "bottom"]).default("top"),
});

/** Chosen services as icons in panes, with text if the template has room. */
const servicesSchema = z.strictObject({
  kind: z.literal("services"),
  box: boxSchema,
  columns: z.int().positive(),
  rows: z.int().positive(),
  gap: z.strictObject({ across: distance, down: distance }),
  iconHeight: extent,
  tone: z.enum(["light", "dark"]),
  style: styleSchema.optional(),
});

/** Chosen services as one running text, where there is no room for panes. */
const serviceListSchema = z.strictObject({
  kind: z.literal("service-list"),
  box: boxSchema,
  down: placing.down,
  lines: z.int().positive(),
  style: styleSchema,
});

/** The customer's own logo, or the company's name in its place. */
const logoSchema = z.strictObject({
  kind: z.literal("logo"),
  box: boxSchema,
  tone: z.enum(["light", "dark"]),
  onCover: z.boolean().default(false),
  /** Shows the manufacturer's logo for a recommended partner without an own logo (CONF-16). */
  partner: z.boolean().default(false),
  /** Shows the company's name when there is no logo. */
  name: z.boolean().default(true),
  /** Shows a roof when there is nothing else to show. */
  sign: z.boolean().default(false),
  /** The box when the partner's logo is printed beside it. */
  besidePartner: boxSchema.optional(),
  across: placing.across,
  down: placing.down.default("middle"),
});

/** The manufacturer's mark for a recommended partner, alone or as a logo with its words. An own logo replaces it. */
const partnerSchema = z.strictObject({
  kind: z.literal("partner"),
  box: boxSchema,
  tone: z.enum(["light", "dark"]),
  words: z.boolean().default(false),
  onCover: z.boolean().default(false),
  across: placing.across,
});

/** The link's QR code on a white plate with its quiet zone, hidden with its label when there is no link. */
const codeSchema = z.strictObject({
  kind: z.literal("code"),
  plate: boxSchema.refine(({ width, height }) => width === height, "the plate of a code is square"),
  label: z.strictObject({ box: boxSchema, style: styleSchema, ...placing }).optional(),
});

const elementSchema = z.discriminatedUnion("kind", [
  areaSchema,
  pictureSchema,
  textSchema,
  contactSchema,
  servicesSchema,
  serviceListSchema,
  logoSchema,
  partnerSchema,
  codeSchema,
]);

const elementsSchema = z.array(elementSchema).min(1);

const sideSchema = z.strictObject({
  name: z.enum(["front", "back"]),
  elements: elementsSchema,
  /** The composition when no services are printed, where their place would be empty. */
  withoutServices: elementsSchema.optional(),
  /** Other compositions of the same data, each for some covers: two neighbours with other covers get other sheets. */
  others: z
    .array(
      z.strictObject({
        covers: z.array(z.string()).min(1),
        elements: elementsSchema,
        withoutServices: elementsSchema.optional(),
      }),
    )
    .default([]),
});

export const templateSchema = z.strictObject({
  product: z.string().regex(/^[a-z]+(_[a-z]+)*$/u),
  page: z.strictObject({
    trim: z.strictObject({ width: extent, height: extent }),
    bleed: sidesSchema,
    safe: sidesSchema,
    /** Radius of die-cut corners. */
    corner: distance.default(0),
  }),
  /** Print rules of this product. */
  rules: z.strictObject({
    /** In points. */
    smallestText: extent,
    /** Side of the plate in millimetres. */
    smallestCode: extent,
    /** Minimum pixels per inch of an uploaded logo without a warning. */
    minResolution: extent,
  }),
  /** Minimum and maximum number of services, for products that show any (CONF-8). */
  services: z.strictObject({ fewest: z.int().min(0), most: z.int().positive() }).optional(),
  sides: z.array(sideSchema).min(1).max(2),
});

/** A template as written, without defaults. */
export type Template = z.input<typeof templateSchema>;
/** A template with the schema's defaults. */
export type CheckedTemplate = z.output<typeof templateSchema>;
export type TemplateElement = CheckedTemplate["sides"][number]["elements"][number];
export type TextStyle = z.output<typeof styleSchema>;
export type TemplateField = z.output<typeof fieldSchema>;
export type LabelName = z.output<typeof labelSchema>;
