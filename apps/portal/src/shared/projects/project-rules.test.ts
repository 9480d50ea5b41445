import type { ProjectStatusId } from "@lucarne/api-client/queries/projects";
import { describe, expect, test } from "vitest";
import { isUrgent, mayBeDeleted, pointsOf, showsFlags, surveyIsDue, takesProducts } from "./project-rules.ts";

const status = (id: ProjectStatusId) => ({ status: { id, name: "" } });
const answer = { uuid: "a", question_id: 11, answer_id: 71, answer: { text: "House" } };

describe("by status", () => {
  test.each<[ProjectStatusId, { survey: boolean; deleted: boolean; products: boolean; flags: boolean }]>([
    [1, { survey: true, deleted: true, products: true, flags: false }],
    [2, { survey: false, deleted: false, products: false, flags: true }],
    [3, { survey: false, deleted: false, products: false, flags: false }],
    [4, { survey: true, deleted: true, products: false, flags: false }],
    [5, { survey: false, deleted: false, products: false, flags: true }],
  ])("%i", (id, expected) => {
    expect({
      survey: surveyIsDue({ ...status(id), products_count: 2, survey: [] }),
      deleted: mayBeDeleted({ ...status(id), products_count: 0 }),
      products: takesProducts(status(id)),
      flags: showsFlags(status(id)),
    }).toEqual(expected);
  });
});

test("the survey is due only with products and without answers", () => {
  expect(surveyIsDue({ ...status(1), products_count: 0, survey: [] })).toBe(false);
  expect(surveyIsDue({ ...status(1), products_count: 2, survey: [answer] })).toBe(false);
});

test("a project with products cannot be deleted", () => {
  expect(mayBeDeleted({ ...status(1), products_count: 1 })).toBe(false);
});

test.each([
  [{ available_points: 30, max_points: 40, calculated_available_points: 36, calculated_max_points: 48 }, [36, 48, 6]],
  [
    { available_points: 30, max_points: 40, calculated_available_points: null, calculated_max_points: null },
    [30, 40, 0],
  ],
] as const)("points with and without a level", (points, [available, max, extra]) => {
  expect(pointsOf(points)).toEqual({ available, max, extra });
});

test.each([
  [1, 3, true],
  [1, 4, false],
  [4, 0, true],
  [5, 1, false],
  [2, 0, false],
] as const)("status %i with %i days left is urgent: %s", (id, days, expected) => {
  expect(isUrgent({ ...status(id), days_left: days })).toBe(expected);
});
