import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Skeleton, SkeletonText } from "./index.ts";

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
};

describe("Skeleton", () => {
  test("is hidden from assistive technology", async () => {
    const screen = await renderUi(
      <>
        <Skeleton data-testid="box" />
        <SkeletonText data-testid="text" />
      </>,
    );
    await expect.element(screen.getByTestId("box")).toHaveAttribute("aria-hidden", "true");
    await expect.element(screen.getByTestId("text")).toHaveAttribute("aria-hidden", "true");
  });

  test.each([
    ["a line across", {}, [200, 16]],
    ["px", { width: 120, height: 24 }, [120, 24]],
    ["a length", { width: "50%", height: "2rem" }, [100, 32]],
    ["more than there is room for", { width: 500 }, [200, 16]],
  ])("holds the place of %s", async (_case, size, drawn) => {
    const screen = await renderUi(
      <div style={{ inlineSize: 200 }}>
        <Skeleton data-testid="box" {...size} />
      </div>,
    );
    expect(sizeOf(screen.getByTestId("box").element())).toEqual(drawn);
  });

  test("passes rest props, class, style and ref to the root element and keeps its size", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Skeleton ref={ref} className="mine" data-testid="root" width={80} style={{ marginBlockStart: 7 }} />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveStyle({ marginTop: "7px", width: "80px" });
    await expect.element(root).toHaveAttribute("data-component", "Skeleton");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});

test.each([
  [undefined, [200, 128]],
  [3, [200, 200, 128]],
])("SkeletonText of %s lines: the last one is shorter", async (lines, widths) => {
  const screen = await renderUi(
    <div style={{ inlineSize: 200 }}>
      <SkeletonText data-testid="text" {...(lines === undefined ? {} : { lines })} />
    </div>,
  );
  const drawn = [...screen.getByTestId("text").element().children];
  expect(drawn.map((line) => line.getBoundingClientRect().width)).toEqual(widths);
});
