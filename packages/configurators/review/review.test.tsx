import { strings } from "@lucarne/ui/strings/en";
import { UiProvider } from "@lucarne/ui/provider";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { matchers } from "../../../test-matchers.ts";
import { FIRST_STATE, type ReviewState } from "./review-state.ts";
import { Review } from "./review.tsx";

afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const onChange = vi.fn<(next: ReviewState) => void>();
  await render(
    <UiProvider strings={strings} locale="en">
      <Review first={FIRST_STATE} onChange={onChange} />
    </UiProvider>,
  );
  return onChange;
};

test("two quick choices are both kept while the arguments of the story have not changed yet", async () => {
  const onChange = await open();
  await page.getByLabelText("Right: country").selectOptions("bg-bg");
  await page.getByText("Bleed (blue area)").click();
  await expect.element(page.getByLabelText("Bleed (blue area)")).toBeChecked();
  await expect.element(page.getByLabelText("Right: country")).toHaveValue("bg-bg");
  expect(onChange).toHaveBeenLastCalledWith({ ...FIRST_STATE, rightMarket: "bg-bg", bleed: true });
});

test("a clipboard that refuses the link shows it in a field", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await open();
  await page.getByText("Copy the link to this view").click();
  await expect
    .element(page.getByLabelText("Link to this view"))
    .toHaveProperty("value", matchers.stringContaining("leftMarket:pl-pl"));
});
