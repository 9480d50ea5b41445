import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Button } from "../packages/ui/src/components/button/index.ts";
import { Checkbox } from "../packages/ui/src/components/checkbox/index.ts";
import { ChoiceCard } from "../packages/ui/src/components/choice-card/index.ts";
import { MainNav } from "../packages/ui/src/components/app-frame/index.ts";
import { Pagination } from "../packages/ui/src/components/pagination/index.ts";
import { ProgressBar } from "../packages/ui/src/components/progress-bar/index.ts";
import { Quantity } from "../packages/ui/src/components/quantity/index.ts";
import { RadioGroup } from "../packages/ui/src/components/radio-group/index.ts";
import { SegmentedControl } from "../packages/ui/src/components/segmented-control/index.ts";
import { Spinner } from "../packages/ui/src/components/spinner/index.ts";
import { Switch } from "../packages/ui/src/components/switch/index.ts";
import { Tabs } from "../packages/ui/src/components/tabs/index.ts";
import { renderUi } from "../packages/ui/src/testing/render-ui.tsx";

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

test("colours are forced here", () => expect(matchMedia("(forced-colors: active)").matches).toBe(true));

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
        <Tabs label="Views" value="a" onChange={nothing} items={[{ value: "a", label: "A" }]} />
        <MainNav items={[{ href: "#shop", label: "Shop", current: true }]} />
      </>,
    );
    expect(ground(screen.getByRole("tab").element(), "::after")).toBe(system("Highlight"));
    expect(ground(screen.getByRole("link").element(), "::after")).toBe(system("Highlight"));
  });

  test("card of an answer", async () => {
    const screen = await renderUi(<ChoiceCard type="radio" label="Polska" checked onChange={nothing} />);
    const card = screen.container.querySelector('[data-component="ChoiceCard"]');
    expect(card && getComputedStyle(card).borderTopColor).toBe(system("Highlight"));
  });
});

describe("what is off is grey", () => {
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
});

describe("what goes on can be seen", () => {
  test("a bar's share differs from its ground", async () => {
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
