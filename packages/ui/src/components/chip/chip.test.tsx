import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Chip, FilterChip } from "./index.ts";

describe("Chip, keyboard", () => {
  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: takes it away", async (_, key) => {
    const remove = vi.fn();
    await renderUi(
      <Chip removeLabel="Remove Kraków" onRemove={remove}>
        Kraków
      </Chip>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Remove Kraków" })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe("FilterChip, keyboard", () => {
  test("Space: switches it on, and off again", async () => {
    await renderUi(<FilterChip label="In review" count={3} />);
    const filter = page.getByRole("checkbox", { name: "In review 3" });
    await userEvent.tab();
    await expect.element(filter).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(filter).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(filter).not.toBeChecked();
  });
});

test("a chip without onRemove has no button", async () => {
  await renderUi(<Chip>Kraków</Chip>);
  await expect.element(page.getByText("Kraków")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("both targets are 44 px high", async () => {
  const { container } = await renderUi(
    <>
      <FilterChip label="In review" />
      <Chip removeLabel="Remove" onRemove={() => undefined}>
        Kraków
      </Chip>
    </>,
  );
  const input = container.querySelector("input");
  expect(input?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const button = page.getByRole("button").element();
  const { height } = button.getBoundingClientRect();
  const around = Number.parseFloat(getComputedStyle(button, "::before").height);
  expect(Math.max(height, around)).toBeGreaterThanOrEqual(43);
});

test("controlled: the app decides, and a form sends what is on", async () => {
  const Filters = () => {
    const [on, setOn] = useState(false);
    return (
      <form>
        <FilterChip label="In review" name="status" value="review" checked={on} onChange={() => setOn(!on)} />
      </form>
    );
  };
  const { container } = await renderUi(<Filters />);
  const form = container.querySelector("form");
  const sent = () => (form ? new FormData(form).getAll("status") : undefined);
  expect(sent()).toEqual([]);
  await page.getByRole("checkbox").click();
  await expect.poll(sent).toEqual(["review"]);
});
