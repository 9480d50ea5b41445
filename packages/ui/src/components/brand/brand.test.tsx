import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Logo } from "./index.ts";

const inLink = (compact: boolean | "phone") => (
  <a href="#home">
    <Logo name={["Lucarne", "Club"]} compact={compact} />
  </a>
);

const wordsWidth = () => page.getByText("Lucarne Club").element().getBoundingClientRect().width;

describe("Logo", () => {
  test.each([false, true, "phone"] as const)("names the link around it, compact %s", async (compact) => {
    await page.viewport(390, 700);
    const screen = await renderUi(inLink(compact));
    await expect.element(screen.getByRole("link")).toHaveAccessibleName("Lucarne Club");
  });

  test("hides its text when compact, and only on phones with compact set to phone", async () => {
    await page.viewport(1080, 700);
    const screen = await renderUi(inLink("phone"));
    expect(wordsWidth()).toBeGreaterThan(50);
    await page.viewport(390, 700);
    expect(wordsWidth()).toBe(1);
    await screen.rerender(inLink(false));
    expect(wordsWidth()).toBeGreaterThan(50);
    await page.viewport(1080, 700);
    await screen.rerender(inLink(true));
    expect(wordsWidth()).toBe(1);
  });

  test("the name is marked as not translatable and can be one word", async () => {
    const screen = await renderUi(<Logo name={["Lucarne"]} data-testid="logo" />);
    expect(screen.getByTestId("logo").element().textContent).toBe("Lucarne");
    await expect.element(screen.getByText("Lucarne")).toHaveAttribute("translate", "no");
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(<Logo ref={ref} className="mine" data-testid="root" name={["Lucarne", "Club"]} />);
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "Logo");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
