import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { strings } from "../../generated/strings/en.ts";
import { Plus } from "../icons/index.ts";
import { Announcer } from "../toast/index.ts";
import { Button, ButtonLink } from "./index.ts";

describe("Button, keyboard (APG button)", () => {
  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: presses it; focus stays", async (_, key) => {
    const press = vi.fn();
    const screen = await renderUi(<Button onClick={press}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("button")).toHaveFocus();
  });
});

describe("Button", () => {
  test("is not a submit button by default", async () => {
    const screen = await renderUi(<Button>Save</Button>);
    await expect.element(screen.getByRole("button")).toHaveAttribute("type", "button");
  });

  test("pending: keeps focus and width, ignores clicks and does not submit", async () => {
    const press = vi.fn();
    const submit = vi.fn();
    const form = (pending: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" pending={pending} onClick={press}>
          Save
        </Button>
      </form>
    );
    const screen = await renderUi(form(false));
    const button = screen.getByRole("button", { name: "Save" });
    const width = button.element().getBoundingClientRect().width;
    await userEvent.tab();
    await screen.rerender(form(true));
    expect(document.activeElement).toBe(button.element());
    expect(button.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
    await userEvent.keyboard("{Enter}");
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
  });

  test("is at least 44 px high in both sizes, and grows with two lines", async () => {
    const screen = await renderUi(
      <div style={{ inlineSize: 120 }}>
        <Button>One</Button>
        <Button size="compact">Two</Button>
        <Button icon={Plus}>Register your company today</Button>
      </div>,
    );
    const heights = screen
      .getByRole("button")
      .elements()
      .map((button) => button.getBoundingClientRect().height);
    expect(heights[0]).toBe(48);
    expect(heights[1]).toBe(44);
    expect(heights[2]).toBeGreaterThan(60);
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Button ref={ref} className="mine" data-testid="root" aria-describedby="note">
        Save
      </Button>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "Button");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});

test("a button that becomes pending is announced", async () => {
  const page = (pending: boolean) => (
    <>
      <Announcer />
      <Button pending={pending}>Save</Button>
    </>
  );
  const screen = await renderUi(page(false));
  const live = screen.container.querySelector('[data-component="Announcer"] [aria-live="polite"]');
  const before = live?.textContent;
  await screen.rerender(page(true));
  await expect.poll(() => live?.textContent).not.toBe(before);
  expect(live?.textContent.trim()).toBe(strings.loading);
});

test("ButtonLink is a link", async () => {
  const screen = await renderUi(<ButtonLink href="#register">Register</ButtonLink>);
  await expect.element(screen.getByRole("link", { name: "Register" })).toHaveAttribute("href", "#register");
});
