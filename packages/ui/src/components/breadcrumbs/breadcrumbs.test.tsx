import { StrictMode, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Breadcrumbs, type Crumb } from "./index.ts";

const path: readonly Crumb[] = [
  { href: "#home", label: "Home" },
  { href: "#projects", label: "Projects" },
  { href: "#villa", label: "Villa" },
  { href: "#documents", label: "Documents" },
  { label: "Warranty" },
];
const link = (name: string) => page.getByRole("link", { name });
const more = page.getByRole("button", { name: "Show the whole path" });
/** What is shown. */
const steps = () =>
  [...document.querySelectorAll<HTMLElement>("li")]
    .filter((step) => step.checkVisibility())
    .map((step) => step.innerText);

const narrow = async (items = path) => {
  await page.viewport(360, 600);
  return renderUi(
    <StrictMode>
      <Breadcrumbs items={items} />
    </StrictMode>,
  );
};

afterEach(() => page.viewport(1080, 800));

describe("Breadcrumbs, keyboard (APG breadcrumb)", () => {
  test("Tab: to the next link of the path", async () => {
    await renderUi(<Breadcrumbs items={path} />);
    for (const name of ["Home", "Projects", "Villa", "Documents"]) {
      await userEvent.tab();
      await expect.element(link(name)).toHaveFocus();
    }
  });

  test("Enter: on a link follows it", async () => {
    await renderUi(<Breadcrumbs items={path} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("#projects");
    history.replaceState(null, "", location.pathname + location.search);
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: on the button shows the whole path and moves focus to its first new link", async (_, key) => {
    await narrow();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(link("Projects")).toHaveFocus();
    await expect.element(more).not.toBeInTheDocument();
    expect(steps()).toEqual(["Home", "Projects", "Villa", "Documents", "Warranty"]);
  });
});

describe("Breadcrumbs", () => {
  test("a landmark with a list; the last step is the current page", async () => {
    await renderUi(<Breadcrumbs items={path} />);
    await expect.element(page.getByRole("navigation", { name: "You are here" })).toBeVisible();
    expect(steps()).toEqual(["Home", "Projects", "Villa", "Documents", "Warranty"]);
    await expect.element(page.getByText("Warranty")).toHaveAttribute("aria-current", "page");
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  });

  test("a last step with an address is a link and the current page; one in the middle without is a text", async () => {
    await renderUi(
      <Breadcrumbs
        items={[{ href: "#home", label: "Home" }, { label: "Archive" }, { href: "#orders", label: "Orders" }]}
      />,
    );
    await expect.element(link("Orders")).toHaveAttribute("aria-current", "page");
    await expect.element(page.getByText("Archive")).not.toHaveAttribute("aria-current");
  });

  test("narrow: home, the page above and the current page are shown", async () => {
    await narrow();
    await expect.poll(steps).toEqual(["Home", "…", "Documents", "Warranty"]);
  });

  test("narrow, with three steps: all are shown and there is no button", async () => {
    await narrow(path.slice(2));
    await expect.poll(steps).toEqual(["Villa", "Documents", "Warranty"]);
    await expect.element(more).not.toBeInTheDocument();
  });

  test("a new path is folded again", async () => {
    const { rerender } = await narrow();
    await more.click();
    await rerender(<Breadcrumbs items={[...path.slice(0, 4), { href: "#claim", label: "Claim" }]} />);
    await expect.poll(steps).toEqual(["Home", "…", "Documents", "Claim"]);
  });

  test("focus stays where it is when a path is shown that was never folded", async () => {
    await renderUi(<Breadcrumbs items={path} />);
    expect(document.activeElement).toBe(document.body);
  });
});

test("back on a page whose path was shown as a whole: focus stays where it is", async () => {
  await page.viewport(360, 600);
  const other = [...path.slice(0, 4), { href: "#claim", label: "Claim" }];
  const Page = () => {
    const [items, setItems] = useState(path);
    return (
      <>
        <Breadcrumbs items={items} />
        <button type="button" onClick={() => setItems(items === path ? other : path)}>
          Go
        </button>
      </>
    );
  };
  await renderUi(<Page />);
  await more.click();
  await expect.element(link("Projects")).toHaveFocus();
  const go = page.getByRole("button", { name: "Go" });
  await go.click();
  await expect.element(page.getByText("Claim")).toBeVisible();
  await go.click();
  await expect.element(page.getByText("Warranty")).toBeVisible();
  await expect.element(go).toHaveFocus();
});
