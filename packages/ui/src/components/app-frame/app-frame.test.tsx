import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { AmountChip } from "../amount-chip/index.ts";
import { Identity } from "../avatar/index.ts";
import { Logo } from "../brand/index.ts";
import { House } from "../icons/index.ts";
import { HeaderButton, MainNav, PageMain, SiteHeader, SkipLink, TabBar } from "./index.ts";

const items = [
  { href: "#home", label: "Home" },
  { href: "#shop", label: "Shop", current: true },
];

describe("landmarks", () => {
  test("navigation is named by the kit, and the current page is marked", async () => {
    await page.viewport(1080, 700);
    await renderUi(<MainNav items={items} />);
    const nav = page.getByRole("navigation", { name: "Main navigation" });
    await expect.element(nav.getByRole("link", { name: "Shop" })).toHaveAttribute("aria-current", "page");
    await expect.element(nav.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });
});

test("the skip link is the first tab stop and moves focus to the content", async () => {
  await renderUi(
    <>
      <SkipLink />
      <MainNav items={items} />
      <PageMain>Content</PageMain>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

const many = ["Начало", "Обекти", "Магазин", "Екип", "Материали", "Награди"].map((label, index) => ({
  href: `#${index}`,
  label,
}));

test("areas that do not fit appear only in the menu at the end", async () => {
  await page.viewport(760, 700);
  await renderUi(
    <div style={{ inlineSize: 420 }}>
      <MainNav items={many} />
    </div>,
  );
  await expect.element(page.getByRole("link", { name: "Начало" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Награди" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Награди" })).toHaveAttribute("href", "#5");
});

test("a row that fits has no menu", async () => {
  await page.viewport(1440, 700);
  await renderUi(<MainNav items={many} />);
  await expect.element(page.getByRole("link", { name: "Награди" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "More" })).not.toBeInTheDocument();
});

test.each([760, 834, 1024])("long names are cut at %i px, and no control covers the logo", async (width) => {
  await page.viewport(width, 700);
  await renderUi(
    <SiteHeader
      logo={<Logo name={["Lucarne", "Club"]} compact="phone" />}
      logoHref="#home"
      nav={<MainNav items={many} />}
      aside={<AmountChip href="#balance" value="1 284" unit="точки" />}
      actions={
        <>
          <HeaderButton>Български</HeaderButton>
          <HeaderButton>
            <Identity name="Константин Александров-Димитров" text="Покривни прозорци Константин Александров ЕООД" />
          </HeaderButton>
        </>
      }
    />,
  );
  const logo = page.getByRole("link", { name: "Lucarne Club" }).element().getBoundingClientRect();
  const first = page.getByRole("button", { name: "Български" }).element().getBoundingClientRect();
  expect(first.left).toBeGreaterThanOrEqual(logo.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const Frame = () => (
  <>
    <SiteHeader
      logo={<Logo name={["Lucarne", "Club"]} compact="phone" />}
      logoHref="#home"
      nav={<MainNav items={items} />}
      aside={<AmountChip href="#balance" value="1 284" unit="points" />}
      actions={null}
    />
    <TabBar items={items.map((item) => ({ ...item, icon: House }))} />
  </>
);

test.each([
  [320, "one bar and the tab bar", "TabBar"],
  [759, "one bar and the tab bar", "TabBar"],
  [760, "two rows and no tab bar", "MainNav"],
  [1440, "two rows and no tab bar", "MainNav"],
])("at %i px: %s", async (width, _look, navigation) => {
  await page.viewport(width, 700);
  await renderUi(<Frame />);
  await expect.element(page.getByText("Shop").first()).toBeInTheDocument();
  const { height } = page.getByRole("banner").element().getBoundingClientRect();
  expect(Math.round(height)).toBe(navigation === "TabBar" ? 61 : 124);
  const bars = document.querySelectorAll<HTMLElement>('[data-component="TabBar"], [data-component="MainNav"]');
  const drawn = [...bars].filter((bar) => bar.checkVisibility()).map((bar) => bar.dataset["component"]);
  expect(drawn).toEqual([navigation]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expect.element(page.getByRole("link", { name: "Lucarne Club" })).toBeVisible();
});

test("a tab has its place before the HTML of the next ones has arrived", async () => {
  await page.viewport(390, 700);
  const labels = ["Home", "Projects", "Scan", "Shop", "More"];
  await renderUi(<TabBar items={labels.map((label) => ({ href: `#${label}`, label, icon: House }))} />);
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-component="TabBar"] li')];
  const places = () => tabs.slice(0, 2).map((tab) => tab.getBoundingClientRect().x);
  const complete = places();
  expect(complete).toEqual([0, 78]);
  for (const tab of tabs.slice(2)) tab.hidden = true;
  expect(places()).toEqual(complete);
});

describe("keys", () => {
  const tabs = (onSelect: () => void) => [
    ...items.map((item) => ({ ...item, icon: House })),
    { label: "Scan", icon: House, onSelect },
  ];
  const focusOn = (element: Element) => {
    if (element instanceof HTMLElement) element.focus();
  };
  const renderFolded = async () => {
    await page.viewport(760, 700);
    await renderUi(
      <div style={{ inlineSize: 420 }}>
        <MainNav items={many} />
      </div>,
    );
    const more = page.getByRole("button", { name: "More" });
    await expect.element(more).toBeVisible();
    focusOn(more.element());
    return more;
  };

  test("Tab: onto the skip link, then onto each area", async () => {
    await page.viewport(390, 700);
    await renderUi(
      <>
        <SkipLink />
        <TabBar items={tabs(() => undefined)} />
      </>,
    );
    const stops = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual(["Skip to content", "Home", "Shop", "Scan"]);
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: presses a tab without an address", async (_, key) => {
    await page.viewport(390, 700);
    const onSelect = vi.fn();
    await renderUi(<TabBar items={tabs(onSelect)} />);
    focusOn(page.getByRole("button", { name: "Scan" }).element());
    await userEvent.keyboard(key);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  test("Enter: follows an area", async () => {
    await page.viewport(1080, 700);
    await renderUi(<MainNav items={items} />);
    location.hash = "";
    focusOn(page.getByRole("link", { name: "Home" }).element());
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => location.hash).toBe("#home");
  });

  test("Escape: closes the menu of the areas that do not fit and gives focus back", async () => {
    const more = await renderFolded();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Награди" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });
});
