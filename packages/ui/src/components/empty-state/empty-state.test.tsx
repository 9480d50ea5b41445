import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { EmptyState } from "./index.ts";

describe("EmptyState", () => {
  test.each([
    [undefined, 2],
    [3, 3],
    [4, 4],
  ] as const)("its title, level %s, is a heading of level %d", async (level, expected) => {
    const screen = await renderUi(
      <EmptyState title="No projects yet" text="Add one." {...(level === undefined ? {} : { level })} />,
    );
    await expect.element(screen.getByRole("heading", { level: expected, name: "No projects yet" })).toBeInTheDocument();
  });

  test("title, sentence and action are in reading order; the picture is hidden from screen readers", async () => {
    const press = vi.fn();
    const screen = await renderUi(
      <EmptyState
        title="Not loaded"
        text="Check your connection."
        picture={<svg role="img" aria-label="A roof at night" />}
        action={<Button onClick={press}>Try again</Button>}
      />,
    );
    expect(screen.container.textContent).toBe("Not loadedCheck your connection.Try again");
    expect(screen.container.querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("img").query()).toBeNull();
    await screen.getByRole("button", { name: "Try again" }).click();
    expect(press).toHaveBeenCalledOnce();
  });

  test("passes rest props, class and ref to the root element; the title does not become a tooltip", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <EmptyState ref={ref} className="mine" data-testid="root" role="status" title="Nothing" text="Yet." />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("role", "status");
    await expect.element(root).toHaveAttribute("data-component", "EmptyState");
    await expect.element(root).not.toHaveAttribute("title");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
