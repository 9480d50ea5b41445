import { describe, expect, test, vi } from "vitest";
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
  test.each(Object.entries({ ...ROOT_PARTS, ...CONTROL_PARTS, ...GROUP_PARTS }))("%s", async (_, part) => {
    const handlers = Object.fromEntries(Object.keys(EVENTS).map((name) => [name, vi.fn()]));
    const given = { className: "", style: {}, id: "given", "data-given": "yes", ref: () => undefined, ...handlers };
    await renderUi(part(given));
    const target = await vi.waitUntil(() => document.querySelector("[data-given]"));
    for (const [name, makeEvent] of Object.entries(EVENTS)) {
      handlers[name]?.mockClear();
      target.dispatchEvent(makeEvent());
      expect(handlers[name], name).toHaveBeenCalledOnce();
    }
  });
});
