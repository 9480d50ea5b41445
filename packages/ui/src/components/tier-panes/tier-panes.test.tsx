import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { paneStates, TierPanes } from "./index.ts";

const tiers = [0, 10, 25].map((from) => ({ name: `From ${from}`, from }));

describe("filled panes by value", () => {
  test.each([
    [0, ["current 0", "later 0", "later 0"]],
    [5, ["current 0.5", "later 0", "later 0"]],
    [10, ["reached 1", "current 0", "later 0"]],
    [24, ["reached 1", "current 0.9333333333333333", "later 0"]],
    [25, ["reached 1", "reached 1", "reached 1"]],
    [99, ["reached 1", "reached 1", "reached 1"]],
  ])("at %i", (value, panes) => {
    expect(paneStates(tiers, value).map(({ state, share }) => `${state} ${share}`)).toEqual(panes);
  });
});

describe("share of the current pane in a tier with a last value", () => {
  test.each([
    ["a part of its range", { from: 25, to: 49 }, 37, 0.5],
    ["its last value", { from: 25, to: 49 }, 49, 1],
    ["between its last value and the next tier", { from: 25, to: 45 }, 48, 1],
    ["its only value", { from: 25, to: 25 }, 25, 1],
    ["without an end", { from: 25, to: null }, 30, 1],
  ])("at %s", (_, tier, value, share) => {
    expect(paneStates([tier, { from: 50 }], value)[0]).toEqual({ state: "current", share });
  });
});

test("is one progress bar with its value in words, above a list of the tiers", async () => {
  await renderUi(<TierPanes label="Roof windows" tiers={tiers} value={12} valueText="12 scans, level 2 of 3" />);
  const bar = page.getByRole("progressbar", { name: "Roof windows" });
  await expect.element(bar).toHaveAttribute("aria-valuetext", "12 scans, level 2 of 3");
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["From 0", "From 10", "From 25"]);
});
