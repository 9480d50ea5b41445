import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { ProgressBar } from "./index.ts";

test.each([
  [38, 100, 0.38],
  [140, 100, 1],
  [5, 0, 0],
])("%i of %i is drawn as a share of %d and read in words", async (value, max, share) => {
  await renderUi(<ProgressBar label="Points" value={value} max={max} valueText={`${value} of ${max} points`} />);
  const bar = page.getByRole("progressbar", { name: "Points" });
  await expect.element(bar).toHaveAttribute("aria-valuetext", `${value} of ${max} points`);
  const { width } = getComputedStyle(bar.element(), "::before");
  const whole = bar.element().clientWidth;
  expect(Number.parseFloat(width) / whole).toBeCloseTo(share, 1);
});
