import { createRef, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Stack } from "../../layout/index.ts";
import { Quantity } from "./index.ts";

const Stateful = ({ onChange }: { readonly onChange: (value: number) => void }) => {
  const [value, setValue] = useState(3);
  return (
    <Quantity
      label="Quantity"
      min={1}
      max={20}
      value={value}
      onValueChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
};

const setup = async () => {
  const onChange = vi.fn();
  await renderUi(<Stateful onChange={onChange} />);
  const spin = page.getByRole("spinbutton", { name: "Quantity" });
  const focus = async () => {
    await spin.click();
    await expect.element(spin).toHaveFocus();
  };
  return { onChange, spin, focus };
};

describe("Quantity, keyboard (APG spinbutton)", () => {
  test.each([
    ["Up Arrow", "one more", "{ArrowUp}", "4"],
    ["Down Arrow", "one less", "{ArrowDown}", "2"],
    ["Page Up", "ten more", "{PageUp}", "13"],
    ["Page Down", "ten less, not under the least", "{PageDown}", "1"],
    ["Home", "the least", "{Home}", "1"],
    ["End", "the most", "{End}", "20"],
  ])("%s: %s", async (_key, _does, keys, value) => {
    const { spin, focus } = await setup();
    await focus();
    await userEvent.keyboard(keys);
    await expect.element(spin).toHaveValue(value);
    await expect.element(spin).toHaveAttribute("aria-valuenow", value);
    await expect.element(spin).toHaveFocus();
  });

  test("Text keys: the caret moves and digits are edited as in any field", async () => {
    const { spin, focus } = await setup();
    await focus();
    await userEvent.keyboard("{ArrowLeft}1{ArrowRight}{Backspace}8");
    await expect.element(spin).toHaveValue("18");
  });
});

describe("Quantity", () => {
  test("Enter commits the typed number, clamped to the limits", async () => {
    const { onChange, spin } = await setup();
    await userEvent.fill(spin, "99");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(20);
    await expect.element(spin).toHaveValue("20");
  });

  test("an empty field gets its last value back on blur", async () => {
    const { onChange, spin } = await setup();
    await userEvent.clear(spin);
    await userEvent.tab();
    await expect.element(spin).toHaveValue("3");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("a button stops at the limit and keeps focus", async () => {
    const { spin } = await setup();
    const minus = page.getByRole("button", { name: "Remove one" });
    await minus.click();
    await minus.click();
    await expect.element(spin).toHaveValue("1");
    await expect.element(minus).toHaveAttribute("aria-disabled", "true");
    await expect.element(minus).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(spin).toHaveValue("1");
  });
});

test("Quantity in a stack keeps its width, sends its number with a form, and its ref can be focused", async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await renderUi(
    <form>
      <Stack>
        <Quantity ref={ref} label="Quantity" name="quantity" value={3} onValueChange={() => undefined} />
      </Stack>
    </form>,
  );
  expect(page.getByRole("group", { name: "Quantity" }).element().getBoundingClientRect().width).toBeLessThan(300);
  const form = screen.container.querySelector("form");
  expect(form === null ? null : new FormData(form).get("quantity")).toBe("3");
  ref.current?.focus();
  await expect.element(page.getByRole("spinbutton", { name: "Quantity" })).toHaveFocus();
});

test("the caller's onChange gets digits only", async () => {
  const values: string[] = [];
  await renderUi(<Quantity label="Quantity" onChange={(event) => values.push(event.target.value)} />);
  await page.getByRole("spinbutton").click();
  await userEvent.keyboard("{End}2a");
  await userEvent.tab();
  expect(values).toEqual(["12"]);
});

describe.each(everyNth(2, ["controlled", "uncontrolled"]))("a character that is not a digit, %s", (kind) => {
  const spin = page.getByRole("spinbutton", { name: "Quantity" });
  const start = async () => {
    if (kind === "controlled") await renderUi(<Stateful onChange={() => undefined} />);
    else await renderUi(<Quantity label="Quantity" defaultValue={3} max={9999} />);
    await userEvent.click(spin);
  };

  test.each([
    ["2.5", "2"],
    ["2,5", "2"],
    ["1e5", "1"],
    ["1 5", "1"],
    ["1-5", "1"],
    ["１２", "12"],
  ])("typed in %s ends the number: %s", async (typed, shown) => {
    await start();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    await expect.element(spin).toHaveValue(shown);
    await userEvent.tab();
    await expect.element(spin).toHaveAttribute("aria-valuenow", shown);
  });

  test("typed inside the number is refused; after a move of the caret digits are taken again", async () => {
    await start();
    await userEvent.keyboard("{Control>}a{/Control}12{ArrowLeft}.5");
    await expect.element(spin).toHaveValue("12");
    await userEvent.keyboard("{Backspace}{ArrowRight}0");
    await expect.element(spin).toHaveValue("20");
  });

  test.each([
    ["2.5", "2"],
    ["1e5", "1"],
    ["7 pcs", "7"],
    ["１５", "15"],
    ["２.５", "2"],
    ["-5", "3"],
    ["about 7", "3"],
  ])("pasted in %j leaves %s", async (text, shown) => {
    await start();
    await userEvent.keyboard("{Control>}a{/Control}");
    document.execCommand("insertText", false, text);
    await expect.element(spin).toHaveValue(shown);
    await userEvent.tab();
    await expect.element(spin).toHaveAttribute("aria-valuenow", shown);
  });
});

test("without field-sizing it is as wide as its number", async () => {
  await renderUi(
    <>
      <style>{"input { field-sizing: fixed !important }"}</style>
      <Quantity label="Quantity" defaultValue={12} />
    </>,
  );
  expect(page.getByRole("group", { name: "Quantity" }).element().getBoundingClientRect().width).toBeLessThan(170);
});

test("Shift + Home selects digits and keeps the number", async () => {
  await renderUi(<Quantity label="Cases" defaultValue={123} />);
  await userEvent.click(page.getByRole("spinbutton"));
  await userEvent.keyboard("{End}{Shift>}{Home}{/Shift}");
  await expect.element(page.getByRole("spinbutton")).toHaveValue("123");
});
