import { expect, it } from "vitest";
import { FLYER_COVERS } from "./all.ts";
import { FLYER_BACKS } from "./flyer-backs.ts";

const IDS = Object.values(FLYER_COVERS).flatMap((covers) => covers.map(({ id }) => id));

it("has a back for each cover of a flyer", () => {
  expect(Object.keys(FLYER_BACKS).toSorted()).toEqual(IDS.toSorted());
});

it.each(IDS)("shows another picture on the back of %s than on its front", (id) => {
  const picture = FLYER_BACKS[id]?.picture;
  expect(IDS).toContain(picture);
  expect(picture).not.toBe(id);
});

it.each(Object.entries(FLYER_COVERS))("has another header for each cover of the kind %s", (_, covers) => {
  const headers = covers.map(({ id }) => FLYER_BACKS[id]?.header.id);
  expect(new Set(headers).size).toBe(covers.length);
});
