import { describe, expect, it } from "vitest";
import { EVERY_FORMAT } from "../../products/all.ts";
import { COVER_FRAMES, type Cover } from "../covers/cover.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../covers/all.ts";
import type { Drawing, Frame, Point } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { boundsOf, contains } from "../page/boxes.ts";
import { elementsFor } from "../layout/elements/covers.ts";
import { templateSchema, type TemplateElement } from "../template/schema.ts";
import type { CloseUpScene } from "./description.ts";
import { drawScene } from "./draw-scene.ts";

const sets: (readonly [string, readonly Cover[], Frame])[] = [
  ["services flyers", FLYER_COVERS.services, COVER_FRAMES.flyer],
  ["electric flyers", FLYER_COVERS.electric, COVER_FRAMES.flyer],
  ["replacement flyers", FLYER_COVERS.replacement, COVER_FRAMES.flyer],
  ["banners", BANNER_COVERS, COVER_FRAMES.banner],
  ["billboards", BILLBOARD_COVERS, COVER_FRAMES.billboard],
  ["horizontal cards", CARD_BACKGROUNDS, COVER_FRAMES["card-horizontal"]],
  ["vertical cards", CARD_BACKGROUNDS, COVER_FRAMES["card-vertical"]],
];

const SETS = {
  flyer: Object.values(FLYER_COVERS).flat(),
  banner: BANNER_COVERS,
  billboard: BILLBOARD_COVERS,
  card: CARD_BACKGROUNDS,
} as const;

const withPerson = (covers: readonly Cover[]): CloseUpScene | undefined =>
  covers.flatMap(({ scene }) => (scene.kind === "close-up" && scene.installer ? [scene] : [])).at(0);

/** The operations that a scene has only with its person. */
const personOf = (scene: CloseUpScene, frame: Frame): Drawing["operations"] => {
  const { installer: _, ...empty } = scene;
  const without = new Set(drawScene(empty, frame).operations.map((operation) => JSON.stringify(operation)));
  return drawScene(scene, frame).operations.filter((operation) => !without.has(JSON.stringify(operation)));
};

/** The points of the person, without the shadow, which may leave the frame. */
const pointsOfPerson = (scene: CloseUpScene, frame: Frame): Point[] =>
  personOf(scene, frame).flatMap((operation) =>
    operation.kind === "path" && operation.opacity !== 0.26 ? pointsOf(operation.path) : [],
  );

describe.each(sets)("the cover with a person at work of %s", (_, covers, frame) => {
  it("shows the whole person inside the frame", () => {
    const scene = withPerson(covers);
    if (!scene) throw new Error("No cover with a person");
    const points = pointsOfPerson(scene, frame);
    expect(points.length).toBeGreaterThan(100);
    expect(contains({ x: 0, y: 0, ...frame }, boundsOf(points))).toBe(true);
  });
});

const isInside = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

/** Whether a point of the picture is covered by an area, a text, a logo or a code. */
const isCovered = (point: Point, element: TemplateElement): boolean => {
  if (element.kind === "picture") return false;
  if (element.kind === "area") return !element.fade && isInside(point, element.outline);
  const box = element.kind === "code" ? element.plate : element.box;
  return contains(box, { x: point[0], y: point[1], width: 0, height: 0 });
};

/** The sheets that a customer can order with a person at work. */
const SHEETS = EVERY_FORMAT.flatMap((template) => {
  const { product, page, sides } = templateSchema.parse(template);
  const set = sides.flatMap(({ elements }) => elements).find((element) => element.kind === "picture");
  if (set?.kind !== "picture") return [];
  return SETS[set.covers].flatMap(({ id, scene }) =>
    sides.flatMap((side) => {
      const elements = elementsFor(side, { cover: id, services: [{ text: "Service", icon: "installation" }] });
      const picture = elements.find((element) => element.kind === "picture");
      if (scene.kind !== "close-up" || !scene.installer || picture?.kind !== "picture") return [];
      if (picture.covers !== set.covers || picture.shows !== "chosen") return [];
      return [{ name: `${product}, ${page.trim.width} mm wide, ${id}`, scene, picture, elements }];
    }),
  );
});

/** The corner of a logo's place may touch a boot: a logo hardly ever fills its place. */
const MAX_COVERED = 0.03;

it.each(SHEETS)("nothing covers the person on $name", ({ scene, picture, elements }) => {
  const { x, y } = picture.frame;
  const points = pointsOfPerson(scene, picture.frame).map(([across, down]): Point => [across + x, down + y]);
  const covered = points.filter(
    (point) => !isInside(point, picture.outline) || elements.some((element) => isCovered(point, element)),
  );
  expect(points.length).toBeGreaterThan(100);
  expect(covered.length / points.length).toBeLessThan(MAX_COVERED);
});
