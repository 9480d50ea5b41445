import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { VideoCard } from "./index.ts";

test("does not render the player before Play is pressed", async () => {
  const renderPlayer = vi.fn(() => <p>The player</p>);
  await renderUi(<VideoCard title="Blinds" duration="4:12" renderPlayer={renderPlayer} />);
  expect(renderPlayer).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Play: Blinds, 4:12" }).click();
  await expect.element(page.getByText("The player")).toBeVisible();
});
