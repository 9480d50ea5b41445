import { describe, expect, it } from "vitest";
import { COVER_FRAMES, type Cover } from "../covers/cover.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../covers/all.ts";
import type { Drawing, Frame } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { boundsOf, contains } from "../page/boxes.ts";
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

const withPerson = (covers: readonly Cover[]): CloseUpScene | undefined =>
  covers.flatMap(({ scene }) => (scene.kind === "close-up" && scene.installer ? [scene] : [])).at(0);

/** The operations that a scene has only with its person. */
const personOf = (scene: CloseUpScene, frame: Frame): Drawing["operations"] => {
  const { installer: _, ...empty } = scene;
  const without = new Set(drawScene(empty, frame).operations.map((operation) => JSON.stringify(operation)));
  return drawScene(scene, frame).operations.filter((operation) => !without.has(JSON.stringify(operation)));
};

describe.each(sets)("the cover with a person at work of %s", (_, covers, frame) => {
  it("shows the whole person inside the frame", () => {
    const scene = withPerson(covers);
    if (!scene) throw new Error("No cover with a person");
    // The shadow may leave the frame.
    const shapes = personOf(scene, frame).filter(
      (operation) => operation.kind === "path" && operation.opacity !== 0.26,
    );
    const bounds = boundsOf(shapes.flatMap((operation) => (operation.kind === "path" ? pointsOf(operation.path) : [])));
    expect(shapes.length).toBeGreaterThan(30);
    expect(contains({ x: 0, y: 0, ...frame }, bounds)).toBe(true);
  });
});
