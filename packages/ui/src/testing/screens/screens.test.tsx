import { Profiler, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { Badge } from "../../components/badge/index.ts";
import { Button, ButtonLink } from "../../components/button/index.ts";
import { Card } from "../../components/card/index.ts";
import { Dialog } from "../../components/dialog/index.ts";
import { Drawer } from "../../components/drawer/index.ts";
import { TextLink } from "../../components/link/index.ts";
import { Heading, Text } from "../../components/text/index.ts";
import { Box, Container, Grid, Inline, Stack } from "../../layout/index.ts";
import { renderUi } from "../render-ui.tsx";
import { Checkout } from "./checkout.tsx";
import { Projects } from "./projects.tsx";
import { SignIn } from "./sign-in.tsx";

/** Number of React commits. */
const countCommits = async (ui: ReactNode) => {
  const onRender = vi.fn();
  await renderUi(
    <Profiler id="screen" onRender={onRender}>
      {ui}
    </Profiler>,
  );
  return onRender;
};

const countRules = (rules: CSSRuleList): number =>
  [...rules].reduce((sum, rule) => sum + 1 + (rule instanceof CSSGroupingRule ? countRules(rule.cssRules) : 0), 0);

/** All sources of style: style sheets, adopted style sheets, and their rules. */
const countStyles = () => ({
  elements: document.querySelectorAll("style, link[rel=stylesheet]").length,
  adopted: document.adoptedStyleSheets.length,
  rules: [...document.styleSheets].reduce((sum, sheet) => sum + countRules(sheet.cssRules), 0),
});

/** The menu panel is a separate module. */
const engineIsHere = () =>
  performance.getEntriesByType("resource").some(({ name }) => /\/menu-panel\b/.test(new URL(name).pathname));

const actionsOf = (id: number) => page.getByRole("button", { name: `Actions for project ${id}` });

describe("200 projects", () => {
  test("menus are created on first use; before that they are only buttons", async () => {
    performance.setResourceTimingBufferSize(5000);
    await renderUi(<Projects />);
    await expect.element(actionsOf(4000)).toHaveAttribute("aria-expanded", "false");
    expect(document.querySelectorAll("[role=menu], [role=menuitem]")).toHaveLength(0);
    expect(engineIsHere()).toBe(false);
    await actionsOf(4000).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    expect(document.querySelectorAll("[role=menu]")).toHaveLength(1);
    expect(engineIsHere()).toBe(true);
  });

  test("one changed row renders one row; opening and closing its menu renders none", async () => {
    const onRow = vi.fn();
    await renderUi(<Projects onRow={onRow} />);
    expect(onRow).toHaveBeenCalledTimes(200);
    onRow.mockClear();
    await actionsOf(4100).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    expect(onRow).not.toHaveBeenCalled();
    await page.getByRole("menuitem", { name: "Close" }).click();
    await expect.element(page.getByRole("row", { name: /^Project 4100 .*Closed/ })).toBeVisible();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(onRow).toHaveBeenCalledExactlyOnceWith(4100);
  });
});

describe("no style is created at run time", () => {
  test("not by the screens, menu, dialog or drawer", async () => {
    const before = countStyles();
    expect(before.rules).toBeGreaterThan(100);
    await renderUi(
      <>
        <SignIn />
        <Projects count={3} />
        <Checkout />
      </>,
    );
    expect(countStyles()).toEqual(before);
    await actionsOf(4001).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Cart" }).click();
    await expect.element(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Order" }).click();
    await expect.element(page.getByRole("dialog", { name: /Order/ })).toBeVisible();
    expect(countStyles()).toEqual(before);
  });
});

describe("elements", () => {
  test.each([
    ["Box", <Box key="" />],
    ["Stack", <Stack key="" />],
    ["Inline", <Inline key="" />],
    ["Grid", <Grid key="" />],
    ["Container", <Container key="" />],
    ["Heading", <Heading key="" level={2} />],
    ["Text", <Text key="" />],
    ["TextLink", <TextLink key="" href="#there" />],
    ["Button", <Button key="" />],
    ["ButtonLink", <ButtonLink key="" href="#there" />],
    ["Badge", <Badge key="" />],
    ["Card", <Card key="" />],
    ["Dialog", <Dialog key="" open={false} onClose={() => {}} title="" />],
    ["Drawer", <Drawer key="" open={false} onClose={() => {}} title="" />],
  ])("%s is one", async (_, part) => {
    const { container } = await renderUi(part);
    expect(container.querySelectorAll("*")).toHaveLength(1);
  });

  test.each([
    ["sign-in", <SignIn key="" />, 40],
    ["projects", <Projects key="" />, 3648],
    ["checkout", <Checkout key="" />, 61],
  ])("%s has no more than its parts need", async (_, screen, most) => {
    const { container } = await renderUi(screen);
    expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(most);
  });
});

describe("a typed letter", () => {
  test.each(
    everyNth(2, [
      ["sign-in", <SignIn key="sign-in" />, "E-mail or phone"],
      ["checkout", <Checkout key="checkout" />, "Name"],
    ] as const),
  )("is one change of the page in %s", async (_, screen, label) => {
    const commits = await countCommits(screen);
    await page.getByLabelText(label, { exact: true }).click();
    const before = commits.mock.calls.length;
    await userEvent.keyboard("abc");
    expect(commits.mock.calls.length - before).toBe(3);
  });
});
