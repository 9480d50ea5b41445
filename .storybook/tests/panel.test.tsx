import { expect, it } from "vitest";
import { REVIEW_STORY } from "../../packages/configurators/review/review.tsx";
import { hasPanel } from "../panel.ts";

it("leaves the height to the sheets in the review, and keeps the panel for forms and components", () => {
  expect(hasPanel(REVIEW_STORY)).toBe(false);
  expect(hasPanel("configurators-covers--winter-flyer-services")).toBe(false);
  expect(hasPanel("configurators-forms-flyer--errors")).toBe(true);
  expect(hasPanel("components-button--solid")).toBe(true);
  expect(hasPanel(undefined)).toBe(true);
});
