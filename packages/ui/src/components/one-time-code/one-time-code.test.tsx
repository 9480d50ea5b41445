import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { codeDigits, OneTimeCode, type OneTimeCodeProps } from "./index.ts";

const Stateful = (props: Partial<OneTimeCodeProps>) => {
  const [value, setValue] = useState("");
  return <OneTimeCode label="Code" value={value} onValueChange={setValue} {...props} />;
};

const setup = async (props: Partial<OneTimeCodeProps> = {}) => {
  const screen = await renderUi(<Stateful {...props} />);
  const input = screen.getByRole("textbox", { name: "Code" });
  const box = input.element();
  if (!(box instanceof HTMLInputElement)) throw new Error("The code is typed into an input");
  const cells = () =>
    [...screen.container.querySelectorAll('[data-component="OneTimeCode"] > span')].map((cell) => cell.textContent);
  return { input, box, cells };
};

const paste = (box: HTMLInputElement, text: string) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  box.focus();
  // A paste arrives as one input event with the whole text.
  box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  document.execCommand("insertText", false, text);
};

describe("codeDigits keeps digits only", () => {
  test.each([
    ["40712", "40712"],
    [" 40 712 ", "40712"],
    ["4-0-7-1-2", "40712"],
    ["Your code: 00712", "00712"],
    ["407123", "407123"],
    ["４０７１２", "40712"],
    ["", ""],
  ])("%j → %j", (text, digits) => expect(codeDigits(text)).toBe(digits));
});

describe("OneTimeCode", () => {
  test("Text keys: fill the cells in order, and the last digit calls onComplete", async () => {
    const complete = vi.fn();
    const { input, cells } = await setup({ onComplete: complete });
    await input.click();
    await userEvent.keyboard("40x71");
    expect(cells()).toEqual(["4", "0", "7", "1", ""]);
    expect(complete).not.toHaveBeenCalled();
    await userEvent.keyboard("2");
    expect(complete).toHaveBeenCalledExactlyOnceWith("40712");
  });

  test("leading zeros are kept", async () => {
    const complete = vi.fn();
    const { input } = await setup({ onComplete: complete });
    await input.click();
    await userEvent.keyboard("00012");
    expect(complete).toHaveBeenCalledExactlyOnceWith("00012");
  });

  test("Control + V: a code with spaces fills all cells", async () => {
    const complete = vi.fn();
    const { box, cells } = await setup({ onComplete: complete });
    paste(box, " 40 712 ");
    await expect.poll(() => cells()).toEqual(["4", "0", "7", "1", "2"]);
    expect(complete).toHaveBeenCalledExactlyOnceWith("40712");
  });

  test("autofill of the whole code by an input event", async () => {
    const complete = vi.fn();
    const { box, cells } = await setup({ onComplete: complete });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "40712");
    box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
    await expect.poll(() => cells()).toEqual(["4", "0", "7", "1", "2"]);
    expect(complete).toHaveBeenCalledExactlyOnceWith("40712");
  });

  test("Backspace: removes the last digit; completing the code again calls onComplete again", async () => {
    const complete = vi.fn();
    const { input, cells } = await setup({ onComplete: complete });
    await input.click();
    await userEvent.keyboard("40712");
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(cells()).toEqual(["4", "0", "7", "", ""]);
    await userEvent.keyboard("99");
    expect(complete).toHaveBeenLastCalledWith("40799");
    expect(complete).toHaveBeenCalledTimes(2);
  });

  test("a sixth digit is ignored", async () => {
    const complete = vi.fn();
    const { input, cells } = await setup({ onComplete: complete });
    await input.click();
    await userEvent.keyboard("407123");
    expect(cells().join("")).toBe("40712");
    expect(complete).toHaveBeenCalledTimes(1);
  });

  test("more digits than the code has are refused as a whole, not cut", async () => {
    const complete = vi.fn();
    const tooLong = vi.fn();
    const { box, cells } = await setup({ onComplete: complete, onTooLong: tooLong });
    paste(box, "4071234");
    await expect.poll(() => tooLong.mock.calls.length).toBe(1);
    expect(cells().join("")).toBe("");
    expect(complete).not.toHaveBeenCalled();
  });

  test.each([
    ["Left Arrow", "{ArrowLeft}"],
    ["Home", "{Home}"],
  ])("%s: the next digit follows the last one", async (_, key) => {
    const { input, cells } = await setup();
    await input.click();
    await userEvent.keyboard(`407${key}1`);
    await expect.poll(() => cells().join("")).toBe("4071");
  });

  test("typing over a selection replaces it", async () => {
    const { input, cells } = await setup();
    await input.click();
    await userEvent.keyboard("4071");
    await userEvent.keyboard("{Control>}a{/Control}9");
    await expect.poll(() => cells().join("")).toBe("9");
  });

  test("sets one-time-code autofill and a numeric keyboard, and takes focus with autoFocus", async () => {
    const { box } = await setup({ autoFocus: true });
    expect(box.autocomplete).toBe("one-time-code");
    expect(box.inputMode).toBe("numeric");
    expect(box.maxLength).toBe(-1);
    expect(document.activeElement).toBe(box);
  });

  test("an error is part of the field's description", async () => {
    const { input } = await setup({ error: "The code is not right." });
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect.element(input).toHaveAccessibleDescription("The code is not right.");
  });
});
