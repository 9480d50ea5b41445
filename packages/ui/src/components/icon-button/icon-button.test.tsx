import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Bell, X } from "../icons/index.ts";
import { IconButton, IconButtonLink } from "./index.ts";

describe("IconButton", () => {
  test("its label is its accessible name and its tooltip", async () => {
    const screen = await renderUi(<IconButton icon={X} label="Close" />);
    await expect.element(screen.getByRole("button", { name: "Close", exact: true })).toHaveAttribute("title", "Close");
  });

  test.each([
    [3, "3"],
    [99, "99"],
    [240, "99+"],
    [0, ""],
    ["", ""],
    [undefined, ""],
  ])("a count of %j is drawn as %j", async (badge, drawn) => {
    const screen = await renderUi(
      <IconButton icon={Bell} label="Notifications" {...(badge === undefined ? {} : { badge })} />,
    );
    const count = screen.container.querySelector('[data-component="CountBadge"]');
    expect(count?.textContent ?? "").toBe(drawn);
    expect(count === null).toBe(drawn === "");
    await expect.element(screen.getByRole("button")).toHaveAccessibleName("Notifications");
  });

  test.each([
    ["100%", 3],
    ["200%", 3],
    ["200%", 120],
  ])("in text of %s a count of %i covers neither its icon nor the next one", async (size, badge) => {
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute("style"));
    const screen = await renderUi(
      <div style={{ display: "flex" }}>
        <IconButton icon={Bell} label="Notifications" badge={badge} />
        <IconButton icon={X} label="Close" />
      </div>,
    );
    await expect.element(screen.getByRole("button", { name: "Close" })).toBeVisible();
    const [bell, next] = [...screen.container.querySelectorAll("svg")].map((icon) => icon.getBoundingClientRect());
    const count = screen.container.querySelector('[data-component="CountBadge"]')?.getBoundingClientRect();
    if (!bell || !next || !count) throw new Error("Something is not drawn.");
    expect(count.left).toBeGreaterThan(bell.left + bell.width / 2);
    expect((bell.right - count.left) * (count.bottom - bell.top)).toBeLessThan((bell.width * bell.height) / 4);
    expect(count.right).toBeLessThanOrEqual(next.left);
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: presses it", async (_, key) => {
    const press = vi.fn();
    await renderUi(<IconButton icon={X} label="Close" onClick={press} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledOnce();
  });

  test("does not submit the surrounding form", async () => {
    const press = vi.fn();
    const submit = vi.fn();
    const screen = await renderUi(
      <form onSubmit={submit}>
        <IconButton icon={X} label="Clear" onClick={press} />
      </form>,
    );
    await screen.getByRole("button", { name: "Clear" }).click();
    expect(press).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
  });

  test.each([
    ["standard", 48],
    ["compact", 44],
  ] as const)("the %s size is %d px square", async (size, px) => {
    const screen = await renderUi(<IconButton icon={X} label="Close" size={size} />);
    const box = screen.getByRole("button").element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([px, px]);
  });

  test("passes rest props, class and ref to the button", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <IconButton ref={ref} className="mine" data-testid="root" aria-expanded icon={Bell} label="Notifications" />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("aria-expanded", "true");
    await expect.element(root).toHaveAttribute("data-component", "IconButton");
    expect(ref).toHaveBeenCalledWith(screen.getByRole("button").element());
  });
});

describe("IconButtonLink", () => {
  test("is a link named by its label, without the count", async () => {
    const screen = await renderUi(
      <IconButtonLink href="#notifications" icon={Bell} label="Notifications, 240 unread" badge={240} />,
    );
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAccessibleName("Notifications, 240 unread");
    await expect.element(link).toHaveAttribute("href", "#notifications");
    expect(screen.container.querySelector('[data-component="CountBadge"]')?.textContent).toBe("99+");
  });

  test("its widest count reaches no further than a phone's margin", async () => {
    const screen = await renderUi(<IconButtonLink href="#cart" icon={Bell} label="Cart" badge={240} />);
    const { left, right } = screen.getByRole("link").element().getBoundingClientRect();
    const badge = screen.container.querySelector('[data-component="CountBadge"]')?.getBoundingClientRect();
    expect(badge?.width).toBeGreaterThan(25);
    // The header's last icon is 28 px from the edge of the page.
    expect((badge?.right ?? Infinity) - (left + right) / 2).toBeLessThanOrEqual(28);
  });

  test("passes rest props, class and ref to the link", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <IconButtonLink ref={ref} className="mine" data-testid="root" href="#cart" icon={Bell} label="Cart" />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "IconButtonLink");
    expect(ref).toHaveBeenCalledWith(screen.getByRole("link").element());
  });
});
