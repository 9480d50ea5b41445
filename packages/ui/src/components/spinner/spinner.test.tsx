import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Spinner } from "./index.ts";

describe("Spinner", () => {
  test("with a label it is announced", async () => {
    const screen = await renderUi(<Spinner label="Loading projects" />);
    await expect.element(screen.getByRole("img", { name: "Loading projects" })).not.toHaveAttribute("aria-hidden");
  });

  test("without a label it is decorative", async () => {
    const screen = await renderUi(
      <button type="button">
        <Spinner data-testid="ring" /> Saving
      </button>,
    );
    await expect.element(screen.getByRole("button")).toHaveAccessibleName("Saving");
    await expect.element(screen.getByTestId("ring")).toHaveAttribute("aria-hidden", "true");
  });

  test.each([
    [undefined, 24],
    [48, 48],
  ])("size %s is %d px square, also where room is short", async (size, px) => {
    const screen = await renderUi(
      <div style={{ display: "flex", inlineSize: 10 }}>
        <Spinner data-testid="ring" {...(size === undefined ? {} : { size })} />
      </div>,
    );
    const ring = screen.getByTestId("ring").element();
    if (!(ring instanceof HTMLElement)) throw new Error("No ring");
    expect([ring.offsetWidth, ring.offsetHeight]).toEqual([px, px]);
  });

  test("passes rest props, class, style and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Spinner ref={ref} className="mine" data-testid="root" style={{ marginBlockStart: 7 }} />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveStyle({ marginTop: "7px", width: "24px" });
    await expect.element(root).toHaveAttribute("data-component", "Spinner");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
