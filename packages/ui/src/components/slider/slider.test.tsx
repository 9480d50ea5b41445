import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { RangeSlider, Slider } from "./index.ts";

const thumb = (name: string) => page.getByRole("slider", { name, exact: true });
const hasValue = (name: string, value: number) =>
  expect.element(thumb(name)).toHaveAttribute("aria-valuenow", String(value));

describe("Slider, keyboard (APG slider)", () => {
  test.each(
    everyNth(3, [
      ["Right Arrow", "{ArrowRight}", 55],
      ["Up Arrow", "{ArrowUp}", 55],
      ["Left Arrow", "{ArrowLeft}", 45],
      ["Down Arrow", "{ArrowDown}", 45],
      ["Page Up", "{PageUp}", 100],
      ["Page Down", "{PageDown}", 0],
      ["Home", "{Home}", 0],
      ["End", "{End}", 100],
    ] as const),
  )("%s: moves the thumb", async (_, key, value) => {
    const change = vi.fn();
    const commit = vi.fn();
    await renderUi(
      <Slider label="Distance" step={5} defaultValue={50} onValueChange={change} onValueCommit={commit} />,
    );
    await userEvent.tab();
    await expect.element(thumb("Distance")).toHaveFocus();
    await userEvent.keyboard(key);
    await hasValue("Distance", value);
    expect(change).toHaveBeenCalledExactlyOnceWith(value);
    expect(commit).toHaveBeenCalledExactlyOnceWith(value);
  });

  test("Tab: to the thumb; a range has two", async () => {
    await renderUi(<RangeSlider label="Price" fromLabel="From" toLabel="To" defaultValue={[20, 40]} />);
    await userEvent.tab();
    await expect.element(thumb("From")).toHaveFocus();
    await userEvent.tab();
    await expect.element(thumb("To")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await hasValue("From", 20);
    await hasValue("To", 41);
  });
});

describe("RangeSlider, keyboard", () => {
  test.each(
    everyNth(2, [
      ["Home", "From", "{Home}", [0, 40]],
      ["Home", "To", "{Home}", [20, 20]],
      ["End", "From", "{End}", [40, 40]],
      ["End", "To", "{End}", [20, 100]],
    ] as const),
  )("%s, on the thumb %s: moves that one, which keeps focus", async (_, name, key, ends) => {
    const change = vi.fn();
    const commit = vi.fn();
    await renderUi(
      <RangeSlider
        label="Price"
        fromLabel="From"
        toLabel="To"
        defaultValue={[20, 40]}
        onValueChange={change}
        onValueCommit={commit}
      />,
    );
    await userEvent.tab();
    if (name === "To") await userEvent.tab();
    await userEvent.keyboard(key);
    await hasValue("From", ends[0]);
    await hasValue("To", ends[1]);
    await expect.element(thumb(name)).toHaveFocus();
    // Again: there is nothing left to change.
    await userEvent.keyboard(key);
    expect(change).toHaveBeenCalledExactlyOnceWith(ends);
    expect(commit).toHaveBeenCalledExactlyOnceWith(ends);
  });
});

test("disabled: the keys do not bring the ends together", async () => {
  const change = vi.fn();
  await renderUi(
    <RangeSlider label="Price" fromLabel="From" toLabel="To" disabled defaultValue={[20, 40]} onValueChange={change} />,
  );
  thumb("To")
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true }));
  expect(change).not.toHaveBeenCalled();
});

test("`format` gets the value alone", async () => {
  const format = vi.fn(String);
  await renderUi(<RangeSlider label="Price" fromLabel="From" toLabel="To" defaultValue={[20, 40]} format={format} />);
  expect(format.mock.calls.filter((given) => given.length !== 1)).toEqual([]);
});

test("from right to left, Left Arrow adds, and the scale begins at the right", async () => {
  await renderUi(
    <div dir="rtl">
      <Slider label="Distance" defaultValue={10} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await hasValue("Distance", 11);
  const { left } = thumb("Distance").element().getBoundingClientRect();
  expect(left).toBeGreaterThan(document.documentElement.clientWidth / 2);
});

test("a press on the scale moves the thumb there", async () => {
  const { container } = await renderUi(<Slider label="Distance" defaultValue={10} />);
  const control = container.querySelector('[data-component="Slider"] > [data-orientation]');
  if (!control) throw new Error("no scale");
  await userEvent.click(control);
  await hasValue("Distance", 50);
});

test("the value is read in words, with the hint", async () => {
  await renderUi(<Slider label="Distance" hint="As the crow flies" defaultValue={10} format={(km) => `${km} km`} />);
  await expect.element(thumb("Distance")).toHaveAttribute("aria-valuetext", "10 km");
  await expect.element(thumb("Distance")).toHaveAccessibleDescription("As the crow flies");
});

test("a form sends both ends, and its reset restores them", async () => {
  const { container } = await renderUi(
    <form>
      <RangeSlider label="Price" fromLabel="From" toLabel="To" fromName="from" toName="to" defaultValue={[20, 40]} />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = container.querySelector("form");
  const sent = () => (form ? [...new FormData(form)] : undefined);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(sent()).toEqual([
    ["from", "19"],
    ["to", "40"],
  ]);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(sent).toEqual([
    ["from", "20"],
    ["to", "40"],
  ]);
});

test("disabled: no thumb takes a key, and a form sends nothing", async () => {
  const { container } = await renderUi(
    <form>
      <Slider label="Distance" name="distance" disabled defaultValue={10} />
    </form>,
  );
  const form = container.querySelector("form");
  expect(form ? [...new FormData(form)] : undefined).toEqual([]);
  await expect.element(thumb("Distance")).toHaveAttribute("data-disabled");
});

test("controlled: a reset of the form changes nothing and does not call the app", async () => {
  const change = vi.fn();
  await renderUi(
    <form>
      <Slider label="Distance" value={30} onValueChange={change} />
      <RangeSlider label="Price" fromLabel="From" toLabel="To" value={[20, 40]} onValueChange={change} />
      <button type="reset">Reset</button>
    </form>,
  );
  await page.getByRole("button", { name: "Reset" }).click();
  // What follows a reset is over.
  await new Promise((resolve) => setTimeout(resolve));
  expect(change).not.toHaveBeenCalled();
});

test("the direction of the page changes while it is shown: its keys and its scale follow", async () => {
  const { container } = await renderUi(<Slider label="Distance" defaultValue={10} />);
  container.dir = "rtl";
  await expect
    .poll(() => thumb("Distance").element().getBoundingClientRect().left)
    .toBeGreaterThan(document.documentElement.clientWidth / 2);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await hasValue("Distance", 11);
});
