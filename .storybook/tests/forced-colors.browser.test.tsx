import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Breadcrumbs } from "../../packages/ui/src/components/breadcrumbs/index.ts";
import { Button } from "../../packages/ui/src/components/button/index.ts";
import { Checkbox } from "../../packages/ui/src/components/checkbox/index.ts";
import { ChoiceCard } from "../../packages/ui/src/components/choice-card/index.ts";
import { CommandPalette } from "../../packages/ui/src/components/command-palette/index.ts";
import { ContextMenu } from "../../packages/ui/src/components/context-menu/index.ts";
import { DataTable } from "../../packages/ui/src/components/data-table/index.ts";
import { DateRangeField } from "../../packages/ui/src/components/date-range-field/index.ts";
import { FileUpload } from "../../packages/ui/src/components/file-upload/index.ts";
import { HoverCard } from "../../packages/ui/src/components/hover-card/index.ts";
import { TextLink } from "../../packages/ui/src/components/link/index.ts";
import { MainNav } from "../../packages/ui/src/components/app-frame/index.ts";
import { MenuItem } from "../../packages/ui/src/components/menu/index.ts";
import { Pagination } from "../../packages/ui/src/components/pagination/index.ts";
import { ProgressBar } from "../../packages/ui/src/components/progress-bar/index.ts";
import { Quantity } from "../../packages/ui/src/components/quantity/index.ts";
import { RadioGroup } from "../../packages/ui/src/components/radio-group/index.ts";
import { SegmentedControl } from "../../packages/ui/src/components/segmented-control/index.ts";
import { Slider } from "../../packages/ui/src/components/slider/index.ts";
import { Spinner } from "../../packages/ui/src/components/spinner/index.ts";
import { StepperForm } from "../../packages/ui/src/components/stepper-form/index.ts";
import { Switch } from "../../packages/ui/src/components/switch/index.ts";
import { Tabs } from "../../packages/ui/src/components/tabs/index.ts";
import { renderUi } from "../../packages/ui/src/testing/render-ui.tsx";

const force = async (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

beforeAll(async () => {
  await force("active");
  await page.viewport(1080, 800);
});
afterAll(async () => force("none"));

const nothing = () => undefined;

/** A colour of the system as the browser paints it. */
const system = (color: string) => {
  const probe = document.createElement("div");
  probe.style.color = color;
  document.body.append(probe);
  const painted = getComputedStyle(probe).color;
  probe.remove();
  return painted;
};

const ground = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor;
const ink = (element: Element) => getComputedStyle(element).color;
const outline = (element: Element) => {
  const { outlineColor, outlineStyle } = getComputedStyle(element);
  return outlineStyle === "none" ? undefined : outlineColor;
};
/** An element of a part that has no role. */
const inside = (part: string, selector: string) => {
  const element = document.querySelector(`[data-component="${part}"] ${selector}`);
  if (element === null) throw new Error(`${part} has no ${selector}`);
  return element;
};

test("this browser forces colours", () => expect(matchMedia("(forced-colors: active)").matches).toBe(true));

test("focus has an outline", async () => {
  await renderUi(<Button>Save</Button>);
  await userEvent.tab();
  await expect.element(page.getByRole("button")).toHaveStyle({ outlineStyle: "solid", outlineWidth: "3px" });
});

describe("what is chosen has the system's colour for it", () => {
  test("check box, radio button, switch", async () => {
    const screen = await renderUi(
      <>
        <Checkbox label="Terms" defaultChecked />
        <RadioGroup label="To" value="me" onChange={nothing} options={[{ value: "me", label: "Me" }]} />
        <Switch label="News" checked onChange={nothing} />
      </>,
    );
    for (const role of ["checkbox", "radio", "switch"]) {
      expect(ground(screen.getByRole(role).element()), role).toBe(system("Highlight"));
    }
  });

  test("segment", async () => {
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    const screen = await renderUi(<SegmentedControl label="By" value="a" onChange={nothing} options={options} />);
    const [on, off] = ["a", "b"].map((name) => screen.getByRole("radio", { name }).element().closest("label"));
    expect(on && ground(on)).toBe(system("Highlight"));
    expect(off && ground(off)).not.toBe(system("Highlight"));
  });

  test("tab and page", async () => {
    const screen = await renderUi(
      <>
        <Tabs label="Views" value="a" onValueChange={nothing} items={[{ value: "a", label: "A" }]} />
        <MainNav items={[{ href: "#shop", label: "Shop", current: true }]} />
      </>,
    );
    expect(ground(screen.getByRole("tab").element(), "::after")).toBe(system("Highlight"));
    expect(ground(screen.getByRole("link").element(), "::after")).toBe(system("Highlight"));
  });

  test("the ends of a period; the days between have edges", { tags: "long" }, async () => {
    const screen = await renderUi(
      <DateRangeField label="Period" defaultValue={{ from: "2026-03-05", to: "2026-03-07" }} />,
    );
    await screen.getByRole("button", { name: /choose a period/ }).click();
    const day = async (name: RegExp) => {
      const button = page.getByRole("gridcell", { selected: true }).getByRole("button", { name });
      await expect.element(button).toBeVisible();
      return button.element();
    };
    for (const end of [/March 5/, /March 7/]) expect(ground(await day(end))).toBe(system("Highlight"));
    expect(getComputedStyle(await day(/March 6/)).borderTopColor).toBe(system("Highlight"));
  });

  test("row of a table", { tags: "long" }, async () => {
    const rows = ["A", "B"];
    const screen = await renderUi(
      <DataTable
        caption="Orders"
        columns={[{ id: "id", header: "Order", place: "key", cell: (row: string) => row }]}
        rows={rows}
        keyOf={(row) => row}
        selectable
        defaultSelected={["A"]}
      />,
    );
    expect(outline(screen.getByRole("row", { name: /Select: A/ }).element())).toBe(system("Highlight"));
    expect(outline(screen.getByRole("row", { name: /Select: B/ }).element())).toBeUndefined();
  });

  test("value of a scale; the thumb has an edge", { tags: "long" }, async () => {
    const screen = await renderUi(<Slider label="Distance" defaultValue={50} />);
    const track = inside("Slider", "[data-orientation] > [data-orientation]");
    const filled = track.querySelector("span");
    expect(filled && ground(filled)).toBe(system("Highlight"));
    expect(ground(track)).not.toBe(system("Highlight"));
    expect(getComputedStyle(screen.getByRole("slider").element()).borderTopColor).toBe(system("CanvasText"));
  });

  test("current step", { tags: "long" }, async () => {
    const steps = ["Person", "Company", "Review"].map((title) => ({ id: title, title, content: title }));
    await renderUi(<StepperForm label="Registration" steps={steps} defaultStep="Company" finishLabel="Register" />);
    const pane = (state: string) => inside("Stepper", `[data-state="${state}"] > span`);
    expect(ground(pane("current"), "::before")).toBe(system("Highlight"));
    expect(ink(pane("current"))).toBe(system("HighlightText"));
    for (const state of ["done", "later"]) expect(ground(pane(state), "::before")).toBe(system("Canvas"));
  });

  test("area that files are dragged over", { tags: "long" }, async () => {
    const screen = await renderUi(
      <FileUpload label="Logo" prompt="Choose" rules="PNG" files={[]} onFiles={nothing} onRemove={nothing} />,
    );
    const zone = inside("FileUpload", "[data-state]");
    expect(getComputedStyle(zone)).toMatchObject({ borderTopColor: system("CanvasText"), borderTopStyle: "dashed" });
    screen
      .getByLabelText("Logo")
      .element()
      .dispatchEvent(new DragEvent("dragenter", { bubbles: true }));
    await expect.element(page.elementLocator(zone)).toHaveAttribute("data-state", "over");
    await expect.element(page.elementLocator(zone)).toHaveStyle({ borderTopStyle: "solid" });
    await expect.poll(() => getComputedStyle(zone).borderTopColor).toBe(system("Highlight"));
  });

  test("card of an answer", async () => {
    const screen = await renderUi(<ChoiceCard type="radio" label="Polska" checked onChange={nothing} />);
    const card = screen.container.querySelector('[data-component="ChoiceCard"]');
    expect(card && getComputedStyle(card).borderTopColor).toBe(system("Highlight"));
  });
});

describe("the row that the keys are at has the system's colour for it", { tags: "long" }, () => {
  test("command of a palette", async () => {
    const commands = ["Home", "Orders"].map((label) => ({ value: label, label, href: `#${label}` as const }));
    await renderUi(
      <CommandPalette
        open
        onOpenChange={nothing}
        label="Commands"
        groups={[{ id: "pages", label: "Pages", commands }]}
      />,
    );
    await expect.element(page.getByRole("option", { name: "Home" })).toHaveAttribute("aria-selected", "true");
    expect(outline(page.getByRole("option", { name: "Home" }).element())).toBe(system("Highlight"));
    expect(outline(page.getByRole("option", { name: "Orders" }).element())).toBeUndefined();
  });

  test("item of a menu; a disabled one is grey", async () => {
    const screen = await renderUi(
      <ContextMenu
        label="Actions"
        menu={
          <>
            <MenuItem>Edit</MenuItem>
            <MenuItem disabled>Copy</MenuItem>
          </>
        }
      >
        <div>Villa</div>
      </ContextMenu>,
    );
    await screen.getByText("Villa").click({ button: "right" });
    await expect.element(page.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    const edit = page.getByRole("menuitem", { name: "Edit" });
    await expect.element(edit).toHaveFocus();
    expect(outline(edit.element())).toBe(system("Highlight"));
    const copy = page.getByRole("menuitem", { name: "Copy" }).element();
    expect(outline(copy)).toBeUndefined();
    expect(ink(copy)).toBe(system("GrayText"));
  });
});

test("the current page of a path differs from the pages above it, also as a link", async () => {
  const items = ["Home", "Villa"].map((label) => ({ href: `#${label}` as const, label }));
  const screen = await renderUi(<Breadcrumbs items={items} />);
  expect(ink(screen.getByRole("link", { name: "Home" }).element())).toBe(system("LinkText"));
  const current = screen.getByRole("link", { name: "Villa" });
  expect(ink(current.element())).toBe(system("CanvasText"));
  await current.hover();
  expect(ink(current.element())).toBe(system("CanvasText"));
});

test("a card over the page has an edge", { tags: "long" }, async () => {
  await renderUi(
    <HoverCard content="214 windows" delay={0}>
      <TextLink href="#marek">Marek</TextLink>
    </HoverCard>,
  );
  await userEvent.tab();
  const card = page.getByText("214 windows");
  await expect.element(card).toBeVisible();
  expect(getComputedStyle(card.element())).toMatchObject({
    borderTopStyle: "solid",
    borderTopColor: system("CanvasText"),
    backgroundColor: system("Canvas"),
  });
});

describe("what is disabled is grey", () => {
  test("buttons, choices, sides and pages", async () => {
    const screen = await renderUi(
      <>
        <Button disabled>Save</Button>
        <Quantity label="Pieces" value={1} onChange={nothing} />
        <Pagination page={1} pages={3} hrefOf={(page) => `#${page}`} />
        <Checkbox label="Blinds" disabled defaultChecked />
      </>,
    );
    const grey = system("GrayText");
    expect(ink(screen.getByRole("button", { name: "Save" }).element())).toBe(grey);
    expect(ink(screen.getByRole("button", { name: "Remove one" }).element())).toBe(grey);
    expect(ink(screen.getByRole("link", { name: "Previous" }).element())).toBe(grey);
    expect(ground(screen.getByRole("checkbox").element())).not.toBe(system("Highlight"));
    expect(ground(screen.getByRole("checkbox").element(), "::after")).toBe(grey);
  });

  test("command of a palette", { tags: "long" }, async () => {
    await renderUi(
      <CommandPalette
        open
        onOpenChange={nothing}
        label="Commands"
        groups={[{ id: "all", label: "All", commands: [{ value: "locked", label: "Locked", disabled: true }] }]}
      />,
    );
    await expect.element(page.getByRole("option", { name: "Locked" })).toBeVisible();
    expect(ink(page.getByRole("option", { name: "Locked" }).element())).toBe(system("GrayText"));
  });

  test("scale", { tags: "long" }, async () => {
    const screen = await renderUi(<Slider label="Distance" defaultValue={50} disabled />);
    const track = inside("Slider", "[data-orientation] > [data-orientation]");
    const filled = track.querySelector("span");
    expect(filled && ground(filled)).toBe(system("GrayText"));
    expect(ground(track)).toBe(system("Canvas"));
    expect(outline(track)).toBe(system("GrayText"));
    expect(getComputedStyle(screen.getByRole("slider").element()).borderTopColor).toBe(system("GrayText"));
  });

  test("area for files", { tags: "long" }, async () => {
    const screen = await renderUi(
      <FileUpload label="Logo" prompt="Choose" rules="PNG" files={[]} onFiles={nothing} onRemove={nothing} disabled />,
    );
    expect(getComputedStyle(inside("FileUpload", "[data-state]")).borderTopColor).toBe(system("GrayText"));
    for (const words of ["Choose", "PNG"]) {
      expect(ink(screen.getByText(words).element()), words).toBe(system("GrayText"));
    }
  });
});

describe("progress can be seen", () => {
  test("the done part of a bar differs from its background", async () => {
    const screen = await renderUi(<ProgressBar label="Upload" value={1} max={2} valueText="1 of 2 MB" />);
    const bar = screen.getByRole("progressbar").element();
    expect(ground(bar, "::before")).toBe(system("Highlight"));
    expect(ground(bar)).not.toBe(ground(bar, "::before"));
  });

  test("a spinner's ring stays open", async () => {
    const screen = await renderUi(<Spinner label="Loading" />);
    const { borderTopColor, borderRightColor } = getComputedStyle(screen.getByRole("img").element());
    expect(borderRightColor).toBe(system("Canvas"));
    expect(borderTopColor).not.toBe(borderRightColor);
  });
});
