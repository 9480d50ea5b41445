import { describe, expect, it } from "vitest";
import type { Point } from "../artwork/drawing/operation.ts";
import { templateProblems } from "../artwork/template/check.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { EVERY_FORMAT, TEMPLATES, templatesFor } from "./all.ts";

const sizeOf = ({ page: { trim } }: (typeof TEMPLATES)[number]): string => `${trim.width} × ${trim.height}`;

describe.each(EVERY_FORMAT.map((template) => [`${template.product}, ${sizeOf(template)}`, template] as const))(
  "%s",
  (_, template) => {
    it("follows the schema and the print rules", () => {
      expect(templateProblems(templateSchema.parse(template))).toEqual([]);
    });
  },
);

it.each([
  ["flyer", 6, 6],
  ["business_card_horizontal", 1, 4],
  ["business_card_vertical", 1, 5],
])("%s takes %i to %i services (CONF-8)", (product, fewest, most) => {
  expect(TEMPLATES.find((template) => template.product === product)?.services).toEqual({ fewest, most });
});

it.each([
  ["90x50", ["90 × 50", "50 × 90"]],
  ["85x55", ["85 × 55", "55 × 85"]],
] as const)(
  "has business cards of %s for countries that choose it, and all other products unchanged",
  (cards, sizes) => {
    const templates = templatesFor(cards);
    expect(templates.map(({ product }) => product)).toEqual(TEMPLATES.map(({ product }) => product));
    expect(templates.slice(4).map(sizeOf)).toEqual(sizes);
    expect(templates.slice(0, 4)).toEqual(TEMPLATES.slice(0, 4));
  },
);

it("has room for the maximum number of services", () => {
  for (const { services, sides } of EVERY_FORMAT) {
    const elements = sides.flatMap((side) => side.elements);
    const cells = elements.flatMap((element) => (element.kind === "services" ? [element.columns * element.rows] : []));
    const lists = elements.filter(({ kind }) => kind === "service-list");
    expect(cells).toEqual(services && lists.length === 0 ? [services.most] : []);
  }
});

it("puts a banner's phone number and QR code 90 to 140 cm above the floor", () => {
  const banner = TEMPLATES.find(({ product }) => product === "banner");
  const { height } = banner?.page.trim ?? { height: 0 };
  const compositions = (banner?.sides ?? []).flatMap(({ elements, others = [] }) => [
    elements,
    ...others.map((other) => other.elements),
  ]);
  const boxes = compositions.flatMap((elements) =>
    elements.flatMap((element) => {
      if (element.kind === "code") return [element.plate];
      if (element.kind !== "text") return [];
      const field = "label" in element.source ? element.source.with : element.source.field;
      return field === "phone" ? [element.box] : [];
    }),
  );
  expect(boxes).toHaveLength(9);
  const places = boxes.map((box) => ({ top: height - box.y, bottom: height - box.y - box.height }));
  expect(places.filter(({ top, bottom }) => bottom < 900 || top > 1400)).toEqual([]);
});

/** The distance of a point from the line between two others. */
const distance = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const [across, down] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * across + (y - y1) * down) / (across ** 2 + down ** 2);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - at * across, y - y1 - at * down);
};

it.each(EVERY_FORMAT.map((template) => [`${template.product}, ${sizeOf(template)}`, template] as const))(
  "keeps every text of a %s a fortieth of the sheet away from the yellow stripe",
  (_, { page: { trim }, sides }) => {
    const least = Math.min(trim.width, trim.height) / 40;
    const compositions = sides.flatMap(({ elements, others = [] }) => [elements, ...others.map((one) => one.elements)]);
    const near = compositions.flatMap((elements) => {
      const stripes = elements.flatMap((one) => (one.kind === "area" && one.fill === "daylight" ? [one.outline] : []));
      const texts = elements.flatMap((one) => {
        if (one.kind === "contact") return [one.box];
        return one.kind === "text" ? [one.box, ...(one.beside ? [one.beside.box] : [])] : [];
      });
      return texts.filter(({ x, y, width, height }) => {
        const corners: Point[] = [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ];
        return stripes.some((outline) =>
          outline.some((from, index) =>
            corners.some((corner) => distance(corner, from, outline[(index + 1) % outline.length] ?? from) < least),
          ),
        );
      });
    });
    expect(near).toEqual([]);
  },
);
