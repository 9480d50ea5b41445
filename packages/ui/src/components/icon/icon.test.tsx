import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Bell, Phone } from "../icons/index.ts";
import { Icon } from "./index.ts";

describe("Icon", () => {
  test("is decorative beside text: it adds nothing to the accessible name", async () => {
    const screen = await renderUi(
      <button type="button">
        <Icon as={Bell} data-testid="icon" /> Notifications
      </button>,
    );
    await expect.element(screen.getByRole("button")).toHaveAccessibleName("Notifications");
    await expect.element(screen.getByTestId("icon")).toHaveAttribute("aria-hidden", "true");
  });

  test("with a label it is an image of that name", async () => {
    const screen = await renderUi(<Icon as={Phone} label="By phone" />);
    await expect.element(screen.getByRole("img", { name: "By phone" })).not.toHaveAttribute("aria-hidden");
  });

  test.each([
    [undefined, 20],
    [32, 32],
  ])("size %s is drawn %d px square, in the colour of the text", async (size, px) => {
    const screen = await renderUi(
      <p style={{ color: "rgb(1, 2, 3)" }}>
        <Icon as={Bell} data-testid="icon" {...(size === undefined ? {} : { size })} />
      </p>,
    );
    const icon = screen.getByTestId("icon").element();
    const box = icon.getBoundingClientRect();
    expect([box.width, box.height]).toEqual([px, px]);
    expect(getComputedStyle(icon).stroke).toBe("rgb(1, 2, 3)");
  });

  test("passes rest props, class and ref to the svg", async () => {
    const ref = vi.fn();
    const screen = await renderUi(<Icon ref={ref} as={Bell} className="mine" data-testid="root" />);
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "Icon");
    expect(ref).toHaveBeenCalledWith(root.element());
    expect(root.element().tagName).toBe("svg");
  });
});
