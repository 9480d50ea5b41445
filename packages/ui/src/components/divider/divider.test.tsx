import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Divider } from "./index.ts";

test("without a label: a separator", async () => {
  await renderUi(<Divider />);
  const line = page.getByRole("separator");
  await expect.element(line).toBeInTheDocument();
  await expect.element(line).not.toHaveAttribute("aria-orientation");
});

test("vertical: the direction is in the accessibility tree, and it is as high as its row", async () => {
  await renderUi(
    <div style={{ display: "flex", blockSize: 90 }}>
      <Divider orientation="vertical" />
    </div>,
  );
  const line = page.getByRole("separator");
  await expect.element(line).toHaveAttribute("aria-orientation", "vertical");
  expect(line.element().getBoundingClientRect().height).toBe(90);
});

test("with a label: the word is read, and no separator", async () => {
  const { container } = await renderUi(<Divider label="or" />);
  await expect.element(page.getByText("or")).toBeVisible();
  expect(container.querySelector("hr, [role=separator]")).toBeNull();
});
