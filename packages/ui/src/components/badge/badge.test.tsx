import { expect, test } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Bell } from "../icons/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Badge, CountBadge } from "./index.ts";

test.each([
  [3, "3"],
  [99, "99"],
  [100, "99+"],
  ["9+", "9+"],
])("a count of %s is drawn as %s", async (count, drawn) => {
  const screen = await renderUi(<CountBadge count={count} />);
  expect(screen.container.textContent).toBe(drawn);
});

test("the accessible name of an icon button is its label, without the count", async () => {
  const screen = await renderUi(<IconButton icon={Bell} label="Notifications, 240 unread" badge={240} />);
  await expect.element(screen.getByRole("button")).toHaveAccessibleName("Notifications, 240 unread");
});

test.each([
  ["info", undefined, true],
  ["highlight", undefined, false],
  ["quiet", undefined, false],
  ["info", false, false],
  ["highlight", true, true],
] as const)("a badge of tone %s with dot=%s has a dot: %s; it is not read", async (tone, dot, drawn) => {
  const { container } = await renderUi(
    <Badge tone={tone} dot={dot}>
      Sold out
    </Badge>,
  );
  const badge = container.querySelector("[data-component=Badge]");
  if (badge === null) throw new Error("no badge");
  expect(getComputedStyle(badge, "::before").content).toBe(drawn ? '""' : "none");
  expect(badge.textContent).toBe("Sold out");
});
