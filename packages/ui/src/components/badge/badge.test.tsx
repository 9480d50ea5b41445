import { expect, test } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Bell } from "../icons/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { CountBadge } from "./index.ts";

test.each([
  [3, "3"],
  [99, "99"],
  [100, "99+"],
  ["9+", "9+"],
])("a count of %s is drawn as %s", async (count, drawn) => {
  const screen = await renderUi(<CountBadge count={count} />);
  expect(screen.container.textContent).toBe(drawn);
});

test("an icon button is named by its label alone, whatever its count draws", async () => {
  const screen = await renderUi(<IconButton icon={Bell} label="Notifications, 240 unread" badge={240} />);
  await expect.element(screen.getByRole("button")).toHaveAccessibleName("Notifications, 240 unread");
});
