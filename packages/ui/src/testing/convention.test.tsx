import { everyNth } from "../../../../test-sample.ts";
import { WAIT_LIMIT } from "../../../../test-limits.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "./render-ui.tsx";
import { CONTROL_PARTS, type Draw, GROUP_PARTS, ROOT_PARTS, WITHOUT_ROOT } from "./convention-parts.tsx";

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...import.meta.glob(["../components/*/index.ts", "!../components/icons/index.ts"], { eager: true }),
  ...import.meta.glob("../layout/index.ts", { eager: true }),
};

const exportedNames = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => typeof value === "function" && /^[A-Z]/.test(name))
  .map(([name]) => name);
/** `LinkTabs` can be imported with `Tabs` too. */
const exportedParts = [...new Set(exportedNames)].sort();

const tested = { ...ROOT_PARTS, ...CONTROL_PARTS, ...GROUP_PARTS };

/** Draws a part with everything a caller may give, and finds where it went. */
const draw = async (drawPart: Draw) => {
  const ref = vi.fn<(element: Element | null) => void>();
  const given = { className: "given", style: { order: 7 }, id: "given", "data-given": "yes", ref };
  await renderUi(drawPart(given));
  await expect.poll(() => document.querySelector("[data-given]")).not.toBeNull();
  const elements = ref.mock.calls.map(([element]) => element).filter((element) => element !== null);
  return {
    styled: document.querySelectorAll<HTMLElement>(".given"),
    marked: document.querySelectorAll("[data-given=yes]"),
    withId: document.querySelector("#given"),
    refs: elements,
  };
};

test("every exported part follows one of the conventions", () => {
  expect([...Object.keys(tested), ...WITHOUT_ROOT].sort()).toEqual(exportedParts);
});

describe("className and style go to the root, and data attributes and ref too", () => {
  test.each(everyNth(2, Object.entries(ROOT_PARTS)))("%s", async (name, part) => {
    const { styled, marked, withId, refs } = await draw(part);
    expect(styled).toHaveLength(1);
    expect(styled[0]?.style.order).toBe("7");
    expect([...marked]).toEqual([styled[0]]);
    expect(refs).toEqual([styled[0]]);
    // A menu and a popover have the id of their trigger's aria-controls; a field's id is its control's.
    if (name === "Field") expect(withId).toBe(styled[0]?.querySelector("input"));
    else if (name !== "Menu" && name !== "Popover") expect(withId).toBe(styled[0]);
  });
});

describe("className and style go to the root, everything else to the control", () => {
  test.each(everyNth(2, Object.entries(CONTROL_PARTS)))("%s", async (_, part) => {
    const { styled, marked, withId, refs } = await draw(part);
    expect(styled).toHaveLength(1);
    expect(styled[0]?.style.order).toBe("7");
    expect(marked).toHaveLength(1);
    const control = marked[0];
    expect(control?.matches("input, select, textarea, table")).toBe(true);
    expect(styled[0]?.contains(control ?? null)).toBe(true);
    expect(styled[0]?.matches("[data-component]")).toBe(true);
    expect(styled[0]).not.toBe(control);
    expect(withId).toBe(control);
    expect(refs).toEqual([control]);
  });
});

describe("a group of controls takes all but the ref, which takes focus", () => {
  test.each(Object.entries(GROUP_PARTS))("%s", async (_, part) => {
    const { styled, marked, withId, refs } = await draw(part);
    expect(styled).toHaveLength(1);
    expect(styled[0]?.style.order).toBe("7");
    expect([...marked]).toEqual([styled[0]]);
    expect(withId).toBe(styled[0]);
    expect(refs.length).toBeGreaterThan(0);
    for (const control of refs) {
      expect(control?.matches("input, [role=slider]")).toBe(true);
      expect(styled[0]?.contains(control ?? null)).toBe(true);
    }
  });
});

describe("on a phone text in a control has at least 16 px, below which iOS zooms into the page", () => {
  beforeAll(() => page.viewport(390, 844));
  afterAll(() => page.viewport(1080, 800));

  test.each(everyNth(2, Object.entries(tested)))("%s", async (_, part) => {
    const { marked } = await draw(part);
    expect(marked.length).toBeGreaterThan(0);
    const controls = document.querySelectorAll(
      "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea",
    );
    const sizes = [...controls].map((control) => Number.parseFloat(getComputedStyle(control).fontSize));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
  });
});

describe("the caller's aria-describedby joins the part's own", () => {
  const notes = { description: "Description", hint: "Hint", error: "Error" };
  const idsOf = (element: Element | null) => element?.getAttribute("aria-describedby")?.split(" ") ?? [];

  test.each(everyNth(2, Object.entries(tested)))("%s", async (_, part) => {
    const given = { className: "", style: {}, id: "given", "data-given": "yes", ref: () => undefined, ...notes };
    const { rerender } = await renderUi(part(given));
    const target = await vi.waitUntil(() => document.querySelector("[data-given]"), WAIT_LIMIT);
    const own = idsOf(target);
    const joined = { ...given, "aria-describedby": "theirs" };
    await rerender(part(joined));
    expect(idsOf(target).sort()).toEqual([...own, "theirs"].sort());
  });
});

describe("an attribute that is undefined leaves the part's default", () => {
  const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
    ActionRow: ["type"],
    Button: ["type"],
    HeaderButton: ["type"],
    IconButton: ["type"],
    NoticeAction: ["type"],
    TextArea: ["rows"],
    AlertDialog: ["aria-labelledby"],
    Dialog: ["aria-labelledby"],
    Drawer: ["aria-labelledby"],
    Sheet: ["aria-labelledby"],
    ErrorSummary: ["role", "tabIndex"],
    Combobox: ["autoComplete"],
    MultiSelect: ["autoComplete"],
    SearchSelect: ["autoComplete"],
    OneTimeCode: ["inputMode", "autoComplete", "pattern"],
    PhoneField: ["inputMode", "autoComplete"],
  };

  test.each(Object.entries(DEFAULTS))("%s", async (name, attributes) => {
    const given = { className: "", style: {}, id: "given", "data-given": "yes", ref: () => undefined };
    const part = tested[name];
    if (part === undefined) throw new Error(name);
    await renderUi(part({ ...given, ...Object.fromEntries(attributes.map((attribute) => [attribute, undefined])) }));
    const target = document.querySelector("[data-given]");
    expect(attributes.filter((attribute) => !target?.hasAttribute(attribute))).toEqual([]);
  });
});
