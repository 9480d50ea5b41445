import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Pagination, pageWindow } from "./index.ts";

describe("five page links, with gaps for skipped pages", () => {
  test.each([
    [1, 1, "1"],
    [3, 5, "1 2 3 4 5"],
    [1, 6, "1 2 3 4 gap 6"],
    [4, 6, "1 gap 3 4 5 6"],
    [3, 9, "1 2 3 4 gap 9"],
    [4, 9, "1 gap 3 4 5 gap 9"],
    [7, 9, "1 gap 6 7 8 9"],
    [9, 9, "1 gap 6 7 8 9"],
  ])("page %i of %i: %s", (current, count, drawn) => expect(pageWindow(current, count).join(" ")).toBe(drawn));
});

describe("Pagination", () => {
  test("pages are links in a named landmark, the current one is marked, the first has no previous", async () => {
    await renderUi(<Pagination page={1} pages={3} hrefOf={(to) => `?page=${to}`} range="1–20 of 46" />);
    const nav = page.getByRole("navigation", { name: "Pages" });
    await expect.element(nav.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect.element(nav.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "?page=2");
    await expect.element(nav.getByRole("link", { name: "Next" })).toHaveAttribute("href", "?page=2");
    await expect.element(nav.getByRole("link", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await expect.element(nav.getByRole("link", { name: "Previous" })).not.toHaveAttribute("href");
  });

  test("on the narrowest phone all links are on one line", async () => {
    await page.viewport(320, 640);
    await renderUi(
      <div style={{ inlineSize: 288 }}>
        <Pagination page={20} pages={40} hrefOf={(to) => `?page=${to}`} />
      </div>,
    );
    const tops = page
      .getByRole("link")
      .elements()
      .map((link) => link.getBoundingClientRect().top);
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
    await page.viewport(1080, 800);
  });

  test("one page: shows the range without page links", async () => {
    await renderUi(<Pagination page={1} pages={1} hrefOf={String} range="1–4 of 4" />);
    await expect.element(page.getByText("1–4 of 4")).toBeVisible();
    await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  });
});

test("on the last page the link to the next one is gone, and focus is on the current page", async () => {
  const { rerender } = await renderUi(<Pagination page={1} pages={2} hrefOf="#{page}" />);
  const next = page.getByRole("link", { name: "Next" }).element();
  if (next instanceof HTMLElement) next.focus();
  await rerender(<Pagination page={2} pages={2} hrefOf="#{page}" />);
  await expect.element(page.getByRole("link", { name: "Page 2" })).toHaveFocus();
});

test("with a callback pages are buttons, which say the current page, and focus stays in the list", async () => {
  const List = () => {
    const [current, setCurrent] = useState(1);
    return <Pagination page={current} pages={2} onPageChange={setCurrent} />;
  };
  await renderUi(<List />);
  const nav = page.getByRole("navigation", { name: "Pages" });
  expect(nav.getByRole("link").elements()).toHaveLength(0);
  await expect.element(nav.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  const next = nav.getByRole("button", { name: "Next" }).element();
  if (next instanceof HTMLElement) next.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(nav.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect.element(nav.getByRole("button", { name: "Page 2" })).toHaveFocus();
});

describe("keys", () => {
  const ListOf = ({ pages }: { readonly pages: number }) => {
    const [current, setCurrent] = useState(1);
    return <Pagination page={current} pages={pages} onPageChange={setCurrent} />;
  };
  const focused = () => document.activeElement?.getAttribute("aria-label");

  test("Tab: through arrows and pages, without the arrow that leads nowhere", async () => {
    await renderUi(<ListOf pages={2} />);
    const stops = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      stops.push(focused());
    }
    expect(stops).toEqual(["Page 1", "Page 2", "Next"]);
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: shows the page and keeps the focus", async (_, key) => {
    await renderUi(<ListOf pages={3} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    const second = page.getByRole("button", { name: "Page 2" });
    await expect.element(second).toHaveAttribute("aria-current", "page");
    await expect.element(second).toHaveFocus();
  });
});
