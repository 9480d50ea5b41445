import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { TextLink } from "../link/index.ts";
import { HoverCard, type HoverCardProps } from "./index.ts";

const link = page.getByRole("link", { name: "Marek" });
const card = page.getByText("214 windows");

const setup = async (props: Partial<HoverCardProps> = {}) => {
  await page.viewport(600, 400);
  await renderUi(
    <StrictMode>
      <div style={{ padding: 80 }}>
        <HoverCard content="214 windows" delay={0} {...props}>
          <TextLink href="#marek">Marek</TextLink>
        </HoverCard>
      </div>
      <Button>After</Button>
    </StrictMode>,
  );
};

describe("HoverCard, keyboard (APG tooltip)", () => {
  const focused = async () => {
    await setup();
    await userEvent.tab();
    await expect.element(card).toBeVisible();
  };

  test("Focus: shows it, also the first time, and focus stays on the link", async () => {
    await focused();
    await expect.element(link).toHaveFocus();
  });

  test("Blur: takes it away", async () => {
    await focused();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    await expect.element(card).not.toBeInTheDocument();
  });

  test("Escape: takes it away, and focus stays on the link", async () => {
    await focused();
    await userEvent.keyboard("{Escape}");
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });

  test("Enter: follows the link", async () => {
    await focused();
    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("#marek");
    history.replaceState(null, "", location.pathname + location.search);
  });
});

describe("HoverCard", () => {
  test("hover shows it, also over the card itself, and leaving takes it away", async () => {
    const onOpenChange = vi.fn();
    await setup({ onOpenChange });
    await link.hover();
    await expect.element(card).toBeVisible();
    await card.hover();
    await expect.element(card).toBeVisible();
    await userEvent.hover(page.getByRole("button", { name: "After" }));
    await expect.element(card).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test("a touch shows no card", async () => {
    const onOpenChange = vi.fn();
    await setup({ onOpenChange });
    link.element().dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
    await page.getByRole("button", { name: "After" }).click();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(card).not.toBeInTheDocument();
  });

  test("the link keeps its own handlers, and its ref is the caller's", async () => {
    const onFocus = vi.fn();
    const ref = vi.fn();
    await renderUi(
      <HoverCard content="214 windows" delay={0} ref={ref} id="given">
        <TextLink href="#marek" onFocus={onFocus}>
          Marek
        </TextLink>
      </HoverCard>,
    );
    await userEvent.tab();
    await expect.element(card).toBeVisible();
    expect(onFocus).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledWith(link.element());
    await expect.element(link).toHaveAttribute("id", "given");
  });

  test("in a dialog: the card is above it, and Escape closes the card alone", async () => {
    const onClose = vi.fn();
    await renderUi(
      <Dialog open title="Project" onClose={onClose}>
        <HoverCard content="214 windows" delay={0}>
          <TextLink href="#marek">Marek</TextLink>
        </HoverCard>
      </Dialog>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await expect.element(card).toBeVisible();
    expect(card.element().closest("dialog")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.element(card).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("from right to left: the card starts at the right edge of the link", async () => {
    await page.viewport(600, 400);
    await renderUi(
      <div dir="rtl" style={{ padding: 80 }}>
        <HoverCard content="214 windows and many more words" delay={0}>
          <TextLink href="#marek">Marek</TextLink>
        </HoverCard>
      </div>,
    );
    await userEvent.tab();
    const long = page.getByText("214 windows and many more words");
    await expect.element(long).toBeVisible();
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
    await expect.poll(() => right(long.element())).toBe(right(link.element()));
  });
});
