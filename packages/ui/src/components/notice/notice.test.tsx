import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Notice, NoticeAction } from "./index.ts";

describe("Notice", () => {
  test.each([
    ["info", "Information"],
    ["warning", "Warning"],
    ["positive", "Done"],
    ["negative", "Error"],
  ] as const)("%s is also said in words", async (tone, word) => {
    const screen = await renderUi(<Notice tone={tone}>160 points expire.</Notice>);
    expect(screen.container.textContent).toBe(`${word}160 points expire.`);
  });

  test.each([
    ["not live", undefined, "info", null],
    ["live", true, "info", "status"],
    ["live and negative", true, "negative", "alert"],
    ["assertive", "assertive", "info", "alert"],
  ] as const)("%s", async (_name, live, tone, role) => {
    const screen = await renderUi(
      <Notice tone={tone} live={live}>
        Saved
      </Notice>,
    );
    expect(screen.container.querySelector('[data-component="Notice"]')?.getAttribute("role")).toBe(role);
  });

  test("the close button closes it, and actions are links or buttons", async () => {
    const close = vi.fn();
    const resend = vi.fn();
    await renderUi(
      <Notice
        onClose={close}
        action={
          <>
            <NoticeAction href="#shop">Go to shop</NoticeAction>
            <NoticeAction onClick={resend}>Send again</NoticeAction>
          </>
        }
      >
        Text
      </Notice>,
    );
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Send again" }).click();
    expect(close).toHaveBeenCalledOnce();
    expect(resend).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("link", { name: "Go to shop" })).toHaveAttribute("href", "#shop");
  });
});

describe("Notice, keyboard", () => {
  test("Tab: to the action, and from there to the close button", async () => {
    await renderUi(
      <Notice onClose={() => undefined} action={<NoticeAction>Send again</NoticeAction>}>
        Text
      </Notice>,
    );
    for (const name of ["Send again", "Close"]) {
      await userEvent.tab();
      await expect.element(page.getByRole("button", { name })).toHaveFocus();
    }
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: presses the action, and closes it", async (_, key) => {
    const close = vi.fn();
    const resend = vi.fn();
    await renderUi(
      <Notice onClose={close} action={<NoticeAction onClick={resend}>Send again</NoticeAction>}>
        Text
      </Notice>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(resend).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("nothing cuts off the focus ring of an action", () => {
  afterEach(() => page.viewport(1080, 800));

  test.each([
    ["beside the text", 1080, 1000],
    ["below the text", 1080, 420],
    ["on a phone", 320, 288],
  ])("%s", async (_, screenWidth, inlineSize) => {
    await page.viewport(screenWidth, 800);
    const { container } = await renderUi(
      <div style={{ inlineSize }}>
        <Notice action={<NoticeAction href="#shop">Go to the shop</NoticeAction>}>
          {"160 points expire soon. ".repeat(2)}
        </Notice>
      </div>,
    );
    const action = page.getByRole("link").element();
    const { bottom } = action.getBoundingClientRect();
    const ring = 5;
    for (let box = action.parentElement; box !== null && box !== container; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      expect(box.getBoundingClientRect().bottom - bottom).toBeGreaterThanOrEqual(ring);
    }
  });
});
