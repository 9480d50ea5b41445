import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AlertDialog } from "../components/alert-dialog/index.ts";
import * as frame from "../components/app-frame/index.ts";
import { Button } from "../components/button/index.ts";
import { Combobox } from "../components/combobox/index.ts";
import { CommandPalette } from "../components/command-palette/index.ts";
import { ContextMenu } from "../components/context-menu/index.ts";
import { DataTable } from "../components/data-table/index.ts";
import { Dialog } from "../components/dialog/index.ts";
import { Drawer } from "../components/drawer/index.ts";
import { FileUpload, type UploadedFile } from "../components/file-upload/index.ts";
import { FlipCard } from "../components/flip-card/index.ts";
import { HeroSlider } from "../components/hero-slider/index.ts";
import { IconButton } from "../components/icon-button/index.ts";
import { HoverCard } from "../components/hover-card/index.ts";
import { House, Plus } from "../components/icons/index.ts";
import { Menu, MenuCheckboxItem, MenuItem, MenuRadioItem } from "../components/menu/index.ts";
import { MultiSelect } from "../components/multi-select/index.ts";
import { Pagination } from "../components/pagination/index.ts";
import { Popover } from "../components/popover/index.ts";
import { ProgressBar } from "../components/progress-bar/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { Sheet } from "../components/sheet/index.ts";
import { Stepper } from "../components/stepper/index.ts";
import { TextLink } from "../components/link/index.ts";
import { LinkTabs } from "../components/link-tabs/index.ts";
import { Tabs } from "../components/tabs/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { TierPanes } from "../components/tier-panes/index.ts";
import { Tooltip } from "../components/tooltip/index.ts";
import { VideoCard } from "../components/video-card/index.ts";
import type { Guide } from "../docs/guide.ts";
import { renderUi } from "./render-ui.tsx";

const sources = import.meta.glob<string>(["../components/*/*.tsx", "!../components/*/*.{test,stories}.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const guides = import.meta.glob<Guide>("../components/*/*.guide.ts", { import: "guide", eager: true });
/** Selectors with `data-state` in the guides, by component folder. */
const documented = new Map(
  Object.entries(guides).flatMap(([file, { states = [] }]) => {
    const selectors = states.map(([selector]) => selector).filter((selector) => selector.includes("data-state"));
    return selectors.length > 0 ? [[file.split("/").at(-2) ?? "", selectors] as const] : [];
  }),
);
const valuesOf = (selectors: readonly string[]) =>
  new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/data-state="(\w+)"/g)].map(([, value = ""]) => value)),
  );

const ignore = () => undefined;
const button = (name: string) => page.getByRole("button", { name });
const statesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset["state"]);
/** States that were seen, by component folder. */
const seen = new Map<string, Set<string>>();
/** Selectors of the guides that found an element, by component folder. */
const matched = new Map<string, Set<string>>();
let current = "";

const expectStates = async (selector: string, states: readonly string[]) => {
  await expect.poll(() => statesOf(selector)).toEqual(states);
  seen.set(current, new Set([...(seen.get(current) ?? []), ...states]));
  const found = (documented.get(current) ?? []).filter((one) => document.querySelector(one) !== null);
  matched.set(current, new Set([...(matched.get(current) ?? []), ...found]));
};

/** A case of a component's folder. */
const state = (folder: string, name: string, run: () => Promise<void>) => {
  test(`${folder}: ${name}`, () => {
    current = folder;
    return run();
  });
};

const sorted = (states: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...states].map(([folder, values]) => `${folder}: ${[...values].sort().join(" ")}`).sort();

describe("data-state says the state of a part", () => {
  describe.each([
    ["dialog", Dialog],
    ["drawer", Drawer],
    ["sheet", Sheet],
  ])("%s", (folder, Part) => {
    state(folder, "closed, then open", async () => {
      const { rerender } = await renderUi(<Part open={false} onClose={ignore} title="Rooms" />);
      await expectStates("dialog", ["closed"]);
      await rerender(<Part open onClose={ignore} title="Rooms" />);
      await expectStates("dialog", ["open"]);
    });
  });

  state("alert-dialog", "closed, then open", async () => {
    const question = (open: boolean) => (
      <AlertDialog
        open={open}
        onClose={ignore}
        onConfirm={ignore}
        title="Delete?"
        description="It cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep"
      />
    );
    const { rerender } = await renderUi(question(false));
    await expectStates("dialog", ["closed"]);
    await rerender(question(true));
    await expectStates("dialog", ["open"]);
  });

  state("sheet", "open above the tab bar", async () => {
    await renderUi(<Sheet open aboveTabBar onClose={ignore} title="More" />);
    await expectStates("dialog", ["open"]);
  });

  state("data-table", "a selected row and another one", async () => {
    await renderUi(
      <DataTable
        caption="Orders"
        columns={[]}
        rows={["1", "2"]}
        keyOf={(row) => row}
        selectable
        defaultSelected={["1"]}
      />,
    );
    await expectStates("tbody tr", ["selected", "unselected"]);
  });

  state("menu", "its button and its panel", async () => {
    await renderUi(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Open</MenuItem>
      </Menu>,
    );
    await expectStates('[data-component="Button"]', ["closed"]);
    await button("Actions").click();
    await expectStates('[data-component="Button"]', ["open"]);
    await expectStates('[role="menu"]', ["open"]);
  });

  state("menu", "a choice that is on and one that is off", async () => {
    await renderUi(
      <Menu trigger={<Button>Language</Button>} defaultOpen>
        <MenuRadioItem checked>English</MenuRadioItem>
        <MenuRadioItem checked={false}>Polski</MenuRadioItem>
        <MenuCheckboxItem checked onCheckedChange={() => undefined}>
          Flags
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={false} onCheckedChange={() => undefined}>
          Codes
        </MenuCheckboxItem>
      </Menu>,
    );
    await expectStates('[role="menuitemradio"]', ["checked", "unchecked"]);
    await expectStates('[role="menuitemcheckbox"]', ["checked", "unchecked"]);
  });

  state("command-palette", "open, then closed", async () => {
    const { rerender } = await renderUi(<CommandPalette label="Commands" groups={[]} open />);
    await expectStates("dialog", ["open"]);
    await rerender(<CommandPalette label="Commands" groups={[]} open={false} />);
    await expectStates("dialog", ["closed"]);
  });

  state("context-menu", "its element and its panel", async () => {
    await renderUi(
      <ContextMenu label="Actions" menu={<MenuItem>Open</MenuItem>}>
        <Button>Villa</Button>
      </ContextMenu>,
    );
    await expectStates('[data-component="Button"]', ["closed"]);
    await button("Villa").click({ button: "right" });
    await expectStates('[data-component="Button"]', ["open"]);
    await expectStates('[role="menu"]', ["open"]);
  });

  state("hover-card", "open", async () => {
    await renderUi(
      <HoverCard content="Words" delay={0}>
        <TextLink href="#there">There</TextLink>
      </HoverCard>,
    );
    await userEvent.tab();
    await expectStates('[data-component="HoverCard"]', ["open"]);
  });

  state("popover", "its button and its panel", async () => {
    await renderUi(
      <Popover trigger={<Button>Why?</Button>} label="Reason">
        Words
      </Popover>,
    );
    await expectStates('[data-component="Button"]', ["closed"]);
    await button("Why?").click();
    await expectStates('[data-component="Button"]', ["open"]);
    await expectStates('[role="dialog"]', ["open"]);
  });

  state("tabs", "the shown tab and the others", async () => {
    await renderUi(
      <Tabs
        label="Views"
        items={[
          { value: "one", label: "One" },
          { value: "two", label: "Two" },
        ]}
      />,
    );
    await expectStates('[role="tab"]', ["active", "inactive"]);
    await page.getByRole("tab", { name: "Two" }).click();
    await expectStates('[role="tab"]', ["inactive", "active"]);
  });

  state("combobox", "without and with its list", async () => {
    await renderUi(<Combobox label="Town" options={[{ value: "gd", label: "Gdynia" }]} />);
    await expectStates('[data-component="Combobox"]', ["closed"]);
    await userEvent.type(page.getByRole("combobox", { name: "Town" }), "G");
    await expectStates('[data-component="Combobox"]', ["open"]);
  });

  describe.each([
    ["search-select", "SearchSelect", SearchSelect],
    ["multi-select", "MultiSelect", MultiSelect],
  ])("%s", (folder, name, Part) => {
    state(folder, "without and with its list", async () => {
      await renderUi(<Part label="Town" options={[{ value: "gd", label: "Gdynia" }]} />);
      await expectStates(`[data-component="${name}"]`, ["closed"]);
      await page.getByRole("combobox", { name: "Town" }).click();
      await expectStates(`[data-component="${name}"]`, ["open"]);
    });
  });

  state("file-upload", "a file that is sent, one that was refused and one that has arrived", async () => {
    const file = (id: string, more: Partial<UploadedFile> = {}): UploadedFile => ({
      id,
      name: id,
      text: "",
      removeLabel: `Delete ${id}`,
      ...more,
    });
    await renderUi(
      <FileUpload
        label="Logo"
        prompt="Choose a file"
        rules="PDF"
        onFiles={ignore}
        onRemove={ignore}
        files={[
          file("one", { progress: { value: 1, max: 2, text: "1 of 2 MB" } }),
          file("two", { wrong: true }),
          file("three"),
        ]}
      />,
    );
    await expectStates('[data-component="FileUpload"] li', ["sending", "failed", "done"]);
  });

  state("file-upload", "a file over its zone", async () => {
    await renderUi(
      <FileUpload label="Logo" prompt="Choose a file" rules="PDF" files={[]} onFiles={ignore} onRemove={ignore} />,
    );
    const zone = '[data-component="FileUpload"] > div';
    await expectStates(zone, ["idle"]);
    const input = page.getByLabelText("Logo").element();
    input.dispatchEvent(new DragEvent("dragenter", { bubbles: true }));
    await expectStates(zone, ["over"]);
    input.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
    await expectStates(zone, ["idle"]);
  });

  state("flip-card", "front and back", async () => {
    const { rerender } = await renderUi(<FlipCard front="Front" back="Back" turned={false} />);
    await expectStates('[data-component="FlipCard"]', ["front"]);
    await rerender(<FlipCard front="Front" back="Back" turned />);
    await expectStates('[data-component="FlipCard"]', ["back"]);
  });

  state("hero-slider", "stopped and playing", async () => {
    const slides = ["one", "two"].map((id) => ({ id, title: id, picture: null }));
    await renderUi(<HeroSlider label="News" slides={slides} />);
    const slider = page.getByRole("region", { name: "News" });
    const control = slider.getByRole("button", { name: /^(Play|Pause)$/ });
    await expectStates('[data-component="HeroSlider"] button[data-state]', ["active", "inactive"]);
    const [first = ""] = statesOf('[data-component="HeroSlider"]');
    await expectStates('[data-component="HeroSlider"]', [first]);
    // A mouse does not stop the slides by focus, so one click changes the state.
    await control.click();
    await expectStates('[data-component="HeroSlider"]', [first === "playing" ? "paused" : "playing"]);
  });

  state("stepper", "steps that are done, current and later", async () => {
    await renderUi(<Stepper label="Steps" steps={["One", "Two", "Three"]} current={1} />);
    await expectStates('[data-component="Stepper"] li', ["done", "current", "later"]);
  });

  state("tier-panes", "tiers that are reached, current and later", async () => {
    await renderUi(
      <TierPanes
        label="Tiers"
        tiers={[0, 10, 20].map((from) => ({ from, name: from }))}
        value={15}
        valueText="15 scans"
      />,
    );
    await expectStates('[data-component="TierPanes"] li', ["reached", "current", "later"]);
  });

  state("text-field", "a value that was checked and a field that is locked", async () => {
    await renderUi(
      <>
        <TextField label="Number" status="valid" />
        <TextField label="Country" disabled />
      </>,
    );
    await expectStates("[data-state]", ["valid", "locked"]);
  });

  state("tooltip", "open", async () => {
    await renderUi(
      <Tooltip text="Add">
        <IconButton icon={Plus} label="Add" />
      </Tooltip>,
    );
    await userEvent.tab();
    await expectStates('[data-component="Tooltip"]', ["open"]);
  });

  state("video-card", "idle, and playing after Play", async () => {
    await renderUi(<VideoCard title="Fitting" renderPlayer={() => <p>Player</p>} />);
    await expectStates('[data-component="VideoCard"]', ["idle"]);
    await button("Play: Fitting").click();
    await expectStates('[data-component="VideoCard"]', ["playing"]);
  });

  state("app-frame", "the current page and the others", async () => {
    const items = [
      { href: "#one", label: "One", icon: House, current: true },
      { href: "#two", label: "Two", icon: House },
    ];
    await page.viewport(1280, 700);
    await renderUi(
      <>
        <frame.MainNav items={items} />
        <frame.TabBar items={items} />
      </>,
    );
    await expectStates("nav a", ["active", "inactive", "active", "inactive"]);
  });

  state("link-tabs", "the link to the current page and the others", async () => {
    await renderUi(
      <LinkTabs
        label="Views"
        items={[
          { href: "#one", label: "One", current: true },
          { href: "#two", label: "Two" },
        ]}
      />,
    );
    await expectStates("nav a", ["active", "inactive"]);
  });

  state("pagination", "the current page and the others", async () => {
    await renderUi(<Pagination page={2} pages={3} hrefOf="#{page}" />);
    await expectStates("a[data-state]", ["inactive", "active", "inactive"]);
  });

  state("progress-bar", "running and complete", async () => {
    const { rerender } = await renderUi(<ProgressBar label="Scans" value={1} max={2} valueText="1 of 2" />);
    await expectStates('[role="progressbar"]', ["loading"]);
    await rerender(<ProgressBar label="Scans" value={2} max={2} valueText="2 of 2" />);
    await expectStates('[role="progressbar"]', ["complete"]);
  });

  test("the guides list the states that were seen, and no others", () => {
    const values = new Map([...documented].map(([folder, selectors]) => [folder, valuesOf(selectors)]));
    expect(sorted(values)).toEqual(sorted(seen));
  });

  test("each selector of a guide found its element", () => {
    expect(sorted(matched)).toEqual(sorted(new Map([...documented].map(([folder, list]) => [folder, new Set(list)]))));
  });

  test("every component that sets or keeps a state has a case", () => {
    // Their text says the state, or another part of the kit shows it.
    const others = [
      "breadcrumbs",
      "chart",
      "checkbox-group",
      "countdown",
      "date-field",
      "date-range-field",
      "number-field",
      "one-time-code",
      "password-field",
      "phone-field",
      "quantity",
      "react-hook-form",
      "slider",
      "stepper-form",
      "text-area",
      "toast",
    ];
    const stateful = Object.entries(sources)
      .filter(([, source]) => /data-state|currentPage|useState|useControlled|useModal/.test(source))
      .map(([file]) => file.split("/").at(-2) ?? "");
    expect([...new Set(stateful)].filter((folder) => !seen.has(folder) && !others.includes(folder))).toEqual([]);
  });
});
