import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { LinkTabs } from "./index.ts";

const Pages = () => (
  <LinkTabs
    label="Projects"
    items={[
      { href: "#open", label: "Open", count: 12, current: true },
      { href: "#review", label: "In review", pending: "2 answers are missing" },
    ]}
  />
);
const link = (name: string) => page.getByRole("link", { name });

test("Tab: to the next link", async () => {
  await renderUi(<Pages />);
  await userEvent.tab();
  await expect.element(link("Open 12")).toHaveFocus();
  await userEvent.tab();
  await expect.element(link("In review 2 answers are missing")).toHaveFocus();
});

test("Enter: follows the link", async () => {
  await renderUi(<Pages />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.hash).toBe("#review");
  history.replaceState(null, "", " ");
});

test("the navigation has the name, and the current page is marked", async () => {
  await renderUi(<Pages />);
  const nav = page.getByRole("navigation", { name: "Projects" });
  await expect.element(nav.getByRole("link", { name: "Open 12" })).toHaveAttribute("aria-current", "page");
  await expect.element(link("In review 2 answers are missing")).not.toHaveAttribute("aria-current");
});
