import { expect, it } from "vitest";
import { EVERY_FORMAT } from "../../products/all.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../covers/all.ts";
import type { Drawing, Frame, Point } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { boundsOf, contains } from "../page/boxes.ts";
import { elementsFor, shownCover } from "../layout/elements/covers.ts";
import { templateSchema, type TemplateElement } from "../template/schema.ts";
import type { CloseUpScene } from "./description.ts";
import { drawScene } from "./draw-scene.ts";

const SETS = {
  flyer: Object.values(FLYER_COVERS).flat(),
  banner: BANNER_COVERS,
  billboard: BILLBOARD_COVERS,
  card: CARD_BACKGROUNDS,
} as const;

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

const SERVICES = [[], [{ text: "Service", icon: "installation" as const }]];

/** Every picture with a person at work on a sheet that a customer can order, with and without services. */
const PICTURES = EVERY_FORMAT.flatMap((template) => {
  const { product, page, sides } = templateSchema.parse(template);
  return sides.flatMap((side) => {
    const usual = side.elements.find((element) => element.kind === "picture");
    if (!usual) return [];
    return SETS[usual.covers].flatMap(({ id }) =>
      SERVICES.flatMap((services) => {
        const elements = elementsFor(side, { cover: id, services });
        const pictures = elements.filter((element) => element.kind === "picture");
        return pictures.flatMap((picture) => {
          const scene = shownCover(picture, id)?.scene;
          if (scene?.kind !== "close-up" || !scene.installer) return [];
          const name = `${product}, ${page.trim.width} mm wide, ${side.name}, ${id}, services: ${services.length}`;
          return [{ name, scene, picture, elements }];
        });
      }),
    );
  });
});

it.each(PICTURES)("shows the whole person inside the frame of $name", ({ scene, picture }) => {
  const { width, height } = picture.frame;
  const points = pointsOfPerson(scene, picture.frame);
  expect(points.length).toBeGreaterThan(100);
  expect(contains({ x: 0, y: 0, width, height }, boundsOf(points))).toBe(true);
});

/** The corner of a logo's place may touch a boot: a logo hardly ever fills its place. */
const MAX_COVERED = 0.03;

it.each(PICTURES)("nothing covers the person on $name", ({ scene, picture, elements }) => {
  const { x, y } = picture.frame;
  const points = pointsOfPerson(scene, picture.frame).map(([across, down]): Point => [across + x, down + y]);
  const covered = points.filter(
    (point) => !isInside(point, picture.outline) || elements.some((element) => isCovered(point, element)),
  );
  expect(points.length).toBeGreaterThan(100);
  expect(covered.length / points.length).toBeLessThan(MAX_COVERED);
});
