import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { AmountChip } from "./index.ts";

const chip = <AmountChip href="#balance" value="1 284 " unit="points" />;

test("it is a link to the details, named by number and unit", async () => {
  await renderUi(chip);
  await expect.element(page.getByRole("link", { name: "1 284 points" })).toHaveAttribute("href", "#balance");
});

test("Enter: follows it", async () => {
  const follow = vi.fn();
  await renderUi(<AmountChip href="#balance" value="7" onClick={follow} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(follow).toHaveBeenCalledOnce();
});

test.each([
  [759, "hidden", false],
  [760, "visible", true],
])("at %i px the unit is %s", async (width, _look, shown) => {
  await page.viewport(width, 700);
  await renderUi(chip);
  await expect.element(page.getByText("1 284")).toBeVisible();
  expect(page.getByText("points").element().checkVisibility()).toBe(shown);
});

test("without a unit it is named by the number alone", async () => {
  await renderUi(<AmountChip href="#balance" value="7" />);
  await expect.element(page.getByRole("link")).toHaveAccessibleName("7");
});
