import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { withoutSupports } from "../../testing/without-supports.ts";
import { Tabs } from "./index.ts";

/** Whether the left and the right edge of a row differ in colour from the page around it, just below its upper edge. */
const shadedEdges = async (row: HTMLElement): Promise<[left: boolean, right: boolean]> => {
  const file = await fetch(`data:image/png;base64,${await page.screenshot({ element: row, save: false })}`);
  const picture = await createImageBitmap(await file.blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.drawImage(picture, 0, 0);
  const colorAt = (x: number) => [...context.getImageData(x, 2, 1, 1).data].slice(0, 3).join(", ");
  const around = getComputedStyle(document.body).backgroundColor;

  return [`rgb(${colorAt(1)})` !== around, `rgb(${colorAt(picture.width - 2)})` !== around];
};

test.each(["ltr", "rtl"] as const)(
  "without scroll timelines an edge that hides tabs has a shade, %s",
  async (direction) => {
    const items = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Tab ${index}` }));
    await renderUi(
      <div dir={direction} style={{ inlineSize: 400 }}>
        <Tabs label="Many" items={items} />
      </div>,
    );
    onTestFinished(withoutSupports("animation-timeline"));
    const row = page.getByRole("tablist").element();
    if (!(row instanceof HTMLElement)) throw new Error("The row is no element.");
    const isLeftToRight = direction === "ltr";
    const along = isLeftToRight ? 1 : -1;
    expect(await shadedEdges(row)).toEqual([!isLeftToRight, isLeftToRight]);
    row.scrollTo({ left: along * 200 });
    expect(await shadedEdges(row)).toEqual([true, true]);
    row.scrollTo({ left: along * row.scrollWidth });
    expect(await shadedEdges(row)).toEqual([isLeftToRight, !isLeftToRight]);
  },
);

test("without scroll timelines a row that shows all of its tabs has no shade", async () => {
  const items = ["A", "B", "C"].map((label) => ({ value: label, label }));
  await renderUi(<Tabs label="Letters" items={items} />);
  onTestFinished(withoutSupports("animation-timeline"));
  const row = page.getByRole("tablist").element();
  if (!(row instanceof HTMLElement)) throw new Error("The row is no element.");
  expect(await shadedEdges(row)).toEqual([false, false]);
});
