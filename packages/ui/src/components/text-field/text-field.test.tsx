import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Mail } from "../icons/index.ts";
import { TextField } from "./index.ts";

const markOf = (container: Element) => container.querySelector("[data-state]")?.getAttribute("data-state");

describe("TextField", () => {
  test("an error marks and describes the input and takes the place of the check's icon", async () => {
    const screen = await renderUi(
      <TextField label="E-mail" hint="Your company's" error="No such address." status="valid" />,
    );
    const input = screen.getByRole("textbox", { name: "E-mail", exact: true });
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect.element(input).toHaveAccessibleDescription("No such address.");
    expect(markOf(screen.container)).toBeUndefined();
  });

  test("Text keys: edit the text", async () => {
    const screen = await renderUi(<TextField label="E-mail" />);
    await userEvent.tab();
    await userEvent.keyboard("ab{Backspace}c");
    await expect.element(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("ac");
  });

  test("Enter: sends the form around it", async () => {
    const send = vi.fn();
    await renderUi(
      <form action={send}>
        <TextField label="E-mail" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => send.mock.calls.length).toBe(1);
  });

  test.each([[undefined], [null], [false], [""]])("an error of %j is none", async (error) => {
    const screen = await renderUi(<TextField label="E-mail" hint="Your company's" error={error} />);
    const input = screen.getByRole("textbox", { name: "E-mail" });
    await expect.element(input).not.toHaveAttribute("aria-invalid");
    await expect.element(input).toHaveAccessibleDescription("Your company's");
    expect(markOf(screen.container)).toBeUndefined();
  });

  test("the icon follows the check, and a read-only field shows a lock", async () => {
    const screen = await renderUi(<TextField label="Number" status="checking" />);
    await expect.element(screen.getByRole("img", { name: strings.checking })).toBeVisible();
    await screen.rerender(<TextField label="Number" status="valid" />);
    expect(markOf(screen.container)).toBe("valid");
    expect(screen.getByRole("img").query()).toBeNull();
    await screen.rerender(<TextField label="Number" disabled />);
    expect(markOf(screen.container)).toBe("locked");
    await expect.element(screen.getByRole("textbox")).toBeDisabled();
  });

  test("icons inside do not overlap the text", async () => {
    const screen = await renderUi(<TextField label="E-mail" icon={Mail} status="valid" />);
    const input = screen.getByRole("textbox").element();
    const [start, end] = [...screen.container.querySelectorAll("svg, [data-state]")].map((icon) =>
      icon.getBoundingClientRect(),
    );
    const box = input.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    expect(start?.right).toBeLessThanOrEqual(box.left + Number.parseFloat(paddingLeft));
    expect(end?.left).toBeGreaterThanOrEqual(box.right - Number.parseFloat(paddingRight));
  });

  test("passes rest props and ref to the input, the class to the whole field", async () => {
    const ref = vi.fn();
    const change = vi.fn();
    const screen = await renderUi(
      <TextField
        ref={ref}
        className="mine"
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        onChange={change}
      />,
    );
    const input = screen.getByRole("textbox", { name: "E-mail" });
    await expect.element(input).toHaveAttribute("type", "email");
    await expect.element(input).toHaveAttribute("name", "email");
    await expect.element(input).toHaveAttribute("autocomplete", "email");
    await expect.element(input).not.toHaveClass("mine");
    expect(screen.container.querySelector('[data-component="Field"]')?.classList.contains("mine")).toBe(true);
    expect(ref).toHaveBeenCalledWith(input.element());
    await userEvent.fill(input, "a@b.pl");
    expect(change).toHaveBeenCalled();
  });
});

test("a suffix and the icon of a check do not overlap", async () => {
  const screen = await renderUi(<TextField label="Width" suffix="cm" status="valid" />);
  const suffix = screen.getByText("cm").element().getBoundingClientRect();
  const mark = screen.container.querySelector("[data-state=valid]")?.getBoundingClientRect();
  expect(suffix.width).toBeGreaterThan(0);
  expect(suffix.right).toBeLessThanOrEqual(mark?.left ?? 0);
});
