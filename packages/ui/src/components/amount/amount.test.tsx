import { expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Amount } from "./index.ts";

test("screen readers get the number and its unit; the glyph is hidden from them", async () => {
  const screen = await renderUi(<Amount data-testid="amount" value="1 284" unit="points" />);
  const root = screen.getByTestId("amount").element();
  expect([...root.childNodes].map((node) => node.textContent)).toEqual(["", "1 284", "points"]);
  expect(root.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
});

test("a sign can replace the glyph, and an empty unit is not rendered", async () => {
  const screen = await renderUi(<Amount data-testid="amount" glyph={false} value="−640" />);
  const root = screen.getByTestId("amount").element();
  expect(root.textContent).toBe("−640");
  expect(root.childElementCount).toBe(1);
});

test("number and unit stay on one line in a narrow container", async () => {
  const screen = await renderUi(
    <>
      <Amount data-testid="wide" size="large" value="1 284" unit="points" />
      <div style={{ inlineSize: 40 }}>
        <Amount data-testid="narrow" size="large" value="1 284" unit="points" />
      </div>
    </>,
  );
  const height = (name: string) => screen.getByTestId(name).element().getBoundingClientRect().height;
  expect(height("narrow")).toBe(height("wide"));
});

test("passes rest props, class and ref to the root element", async () => {
  const ref = vi.fn();
  const screen = await renderUi(<Amount ref={ref} className="mine" data-testid="root" lang="pl" value="7" />);
  const root = screen.getByTestId("root");
  await expect.element(root).toHaveClass("mine");
  await expect.element(root).toHaveAttribute("lang", "pl");
  await expect.element(root).toHaveAttribute("data-component", "Amount");
  expect(ref).toHaveBeenCalledWith(root.element());
});
