import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { VideoCard } from "./index.ts";

test("does not render the player before Play is pressed", async () => {
  const renderPlayer = vi.fn(() => <p>The player</p>);
  await renderUi(<VideoCard title="Blinds" duration="4:12" renderPlayer={renderPlayer} />);
  expect(renderPlayer).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Play: Blinds, 4:12" }).click();
  await expect.element(page.getByText("The player")).toBeVisible();
});

test.each([
  ["Enter", "{Enter}"],
  ["Space", " "],
])("%s: begins to play, and focus goes to the place of the player", async (_, key) => {
  await renderUi(<VideoCard title="Blinds" renderPlayer={() => <button type="button">Pause</button>} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Pause" })).toHaveFocus();
});

/** The panel of the button and the picture, as they are drawn: the panel is slanted. */
const sizes = (button: Element) => {
  const picture = button.getBoundingClientRect();
  const panel = button.querySelector("svg")?.parentElement?.getBoundingClientRect();
  if (!panel) throw new Error("The button has no panel.");

  return { panel: panel.width * panel.height, picture: picture.width * picture.height };
};

test.each([160, 200, 240, 260, 261, 320, 640])(
  "on a picture of %i px the play button covers at most a tenth of it",
  async (width) => {
    await renderUi(
      <div style={{ width }}>
        <VideoCard title="Blinds" renderPlayer={() => null} />
      </div>,
    );
    const { panel, picture } = sizes(page.getByRole("button", { name: "Play: Blinds" }).element());
    expect(panel).toBeGreaterThan(0);
    expect(panel / picture).toBeLessThanOrEqual(0.1);
  },
);
