import { expect, test } from "vitest";
import { projectPicture } from "./project-picture.ts";

const uuids = Array.from(
  { length: 40 },
  (_, index) => `01a21577-d8b4-7468-bca6-90a6cae5${String(index).padStart(4, "0")}`,
);

test("a project has the same picture each time", () => {
  expect(uuids.map(projectPicture)).toEqual(uuids.map(projectPicture));
});

test("the projects of a company have different pictures", () => {
  expect(new Set(uuids.map(projectPicture)).size).toBe(8);
});
