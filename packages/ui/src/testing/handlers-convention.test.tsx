import { everyNth } from "../../../../test-sample.ts";
import { WAIT_LIMIT } from "../../../../test-limits.ts";
import type { ReactElement, SyntheticEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChatComposer } from "../components/chat/index.ts";
import { Quantity } from "../components/quantity/index.ts";
import { Sheet } from "../components/sheet/index.ts";
import { Tabs } from "../components/tabs/index.ts";
import { renderUi } from "./render-ui.tsx";
import { CONTROL_PARTS, GROUP_PARTS, ROOT_PARTS } from "./convention-parts.tsx";

/** Events that a caller listens to, and what makes each. */
const EVENTS: Readonly<Record<string, () => Event>> = {
  onClick: () => new MouseEvent("click", { bubbles: true, cancelable: true }),
  onPointerDown: () => new PointerEvent("pointerdown", { bubbles: true, cancelable: true }),
  onPointerMove: () => new PointerEvent("pointermove", { bubbles: true, cancelable: true }),
  onPointerEnter: () => new PointerEvent("pointerover", { bubbles: true }),
  onPointerLeave: () => new PointerEvent("pointerout", { bubbles: true }),
  onKeyDown: () => new KeyboardEvent("keydown", { key: "F9", bubbles: true, cancelable: true }),
  onFocus: () => new FocusEvent("focusin", { bubbles: true }),
  onBlur: () => new FocusEvent("focusout", { bubbles: true }),
  onDragEnter: () => new DragEvent("dragenter", { bubbles: true, cancelable: true }),
  onDragLeave: () => new DragEvent("dragleave", { bubbles: true, cancelable: true }),
  onDrop: () => new DragEvent("drop", { bubbles: true, cancelable: true }),
  onSubmit: () => new Event("submit", { bubbles: true, cancelable: true }),
};

describe("a handler of the caller runs, also where the part has its own", () => {
  test.each(everyNth(2, Object.entries({ ...ROOT_PARTS, ...CONTROL_PARTS, ...GROUP_PARTS })))("%s", async (_, part) => {
    const handlers = Object.fromEntries(
      Object.keys(EVENTS).map((name) => [name, vi.fn<(event: SyntheticEvent) => void>()]),
    );
    const given = { className: "", style: {}, id: "given", "data-given": "yes", ref: () => undefined, ...handlers };
    await renderUi(part(given));
    const target = await vi.waitUntil(() => document.querySelector("[data-given]"), WAIT_LIMIT);
    for (const [name, makeEvent] of Object.entries(EVENTS)) {
      // Inside of a form it is the form that is submitted.
      if (name === "onSubmit" && target.parentElement?.closest("form")) continue;
      handlers[name]?.mockClear();
      target.dispatchEvent(makeEvent());
      // Focus on a menu moves to a row, whose event arrives too.
      const calls = handlers[name]?.mock.calls.filter(([event]) => event.target === target);
      expect(calls, name).toHaveLength(1);
    }
  });
});

describe("a handler of the caller that prevents the default stops the part's own", () => {
  type Act = () => void;
  const prevent = (event: SyntheticEvent) => event.preventDefault();
  const options = [
    { value: "one", label: "One" },
    { value: "two", label: "Two" },
  ] as const;
  const CASES: Readonly<Record<string, readonly [part: (act: Act) => ReactElement, role: string, keys: string]>> = {
    Tabs: [(act) => <Tabs label="Tabs" items={options} onKeyDown={prevent} onFocus={act} />, "tab", "{ArrowRight}"],
    ChatComposer: [
      (act) => (
        <ChatComposer
          label="Text"
          sendLabel="Send"
          value="Hello"
          onValueChange={() => undefined}
          onSend={act}
          onKeyDown={prevent}
        />
      ),
      "textbox",
      "{Control>}{Enter}{/Control}",
    ],
    Quantity: [(act) => <Quantity label="Pieces" onValueChange={act} onKeyDown={prevent} />, "spinbutton", "{ArrowUp}"],
    Sheet: [(act) => <Sheet open aboveTabBar title="More" onClose={act} onCancel={prevent} />, "heading", "{Escape}"],
  };

  test.each(Object.entries(CASES))("%s", async (_, [draw, role, keys]) => {
    const act = vi.fn();
    await renderUi(draw(act));
    const control = page.getByRole(role).first().element();
    if (control instanceof HTMLElement) control.focus();
    act.mockClear();
    await userEvent.keyboard(keys);
    expect(act).not.toHaveBeenCalled();
  });
});
