import type { ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { Button, ButtonLink } from "../components/button/index.ts";
import { type LinkComponentProps, UiProvider } from "../components/provider/index.ts";
import { ToastRegion, useToast } from "../components/toast/index.ts";
import { strings } from "../generated/strings/en.ts";
import { LINK_PARTS, PARTS_WITH_LINKS } from "./link-parts.tsx";
import { renderUi } from "./render-ui.tsx";

const sources = import.meta.glob<string>(["../components/*/*.tsx", "!../components/*/*.{test,stories}.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const folderOf = (file: string) => file.split("/").at(-2) ?? "";

/** Has the app's addresses below /app. */
const AppLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a data-router="app" href={`/app${href}`} {...rest}>
    {children}
  </a>
);

/** A link of another router, which takes `to`. */
const OtherLink = ({ to, href: _, children, ...rest }: Partial<LinkComponentProps> & { readonly to: string }) => (
  <a data-router="other" href={to} {...rest}>
    {children}
  </a>
);

const inApp = (part: ReactElement) => (
  <UiProvider strings={strings} locale="en" linkComponent={AppLink}>
    {part}
  </UiProvider>
);

const drawnLinks = async () => {
  await expect.poll(() => document.querySelector("a")).not.toBeNull();
  return [...document.querySelectorAll("a")];
};

const ALL = [
  ...Object.entries(LINK_PARTS).map(
    ([name, part]) => [name, () => part({ href: "#there", children: "There" })] as const,
  ),
  ...Object.entries(PARTS_WITH_LINKS),
];

test("every component that draws a link of the app is in the tables", () => {
  const drawing = Object.entries(sources).filter(([, source]) => source.includes("<Link"));
  const folders = new Set(drawing.map(([file]) => folderOf(file)));
  // A toast is shown by a call.
  const tested = new Set([...ALL.map(([name]) => name.split(" ")[0] ?? ""), "toast", "provider", "statistic-card"]);
  expect([...folders].filter((folder) => !tested.has(folder))).toEqual([]);
});

describe("the app's link component draws every link", () => {
  test.each(everyNth(3, ALL))("%s", async (_, part) => {
    await page.viewport(1280, 700);
    await renderUi(inApp(part()));
    for (const link of await drawnLinks()) {
      expect(link.dataset["router"]).toBe("app");
      expect(link.getAttribute("href")).toMatch(/^\/app#/);
    }
  });

  test("toast with an action", async () => {
    const Speaker = () => {
      const toast = useToast();
      return (
        <Button onClick={() => toast({ message: "Saved", action: { label: "Show", href: "#there" } })}>Save</Button>
      );
    };
    await renderUi(
      inApp(
        <>
          <Speaker />
          <ToastRegion />
        </>,
      ),
    );
    await page.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByRole("link", { name: "Show" })).toHaveAttribute("href", "/app#there");
  });
});

/** Parts that name their link by props. */
const NAMES: Readonly<Record<string, string>> = { "amount-chip AmountChip": "1" };

describe("asChild: a link of another router takes the part's look and content", () => {
  test.each(everyNth(3, Object.entries(LINK_PARTS)))("%s", async (name, part) => {
    await renderUi(inApp(part({ asChild: true, children: <OtherLink to="#other">There</OtherLink> })));
    const [link, ...more] = await drawnLinks();
    expect(more).toEqual([]);
    expect(link?.dataset["router"]).toBe("other");
    expect(link?.getAttribute("href")).toBe("#other");
    expect(link?.dataset["component"]).toBe(name.split(" ")[1]);
    expect(link?.className).not.toBe("");
    if (link) await expect.element(link).toHaveAccessibleName(NAMES[name] ?? "There");
  });
});

test("asChild: an element's own class and style join the part's, and its handler runs before the part's", async () => {
  const order: string[] = [];
  await renderUi(
    inApp(
      <ButtonLink asChild className="part" style={{ order: 1 }} onClick={() => order.push("part")}>
        <OtherLink to="#other" className="own" style={{ opacity: 0.5 }} onClick={() => order.push("own")}>
          There
        </OtherLink>
      </ButtonLink>,
    ),
  );
  const [link] = await drawnLinks();
  expect([...(link?.classList ?? [])]).toEqual(expect.arrayContaining(["part", "own"]));
  expect(link?.classList.length).toBeGreaterThan(2);
  expect(link?.style.order).toBe("1");
  expect(link?.style.opacity).toBe("0.5");
  link?.click();
  expect(order).toEqual(["own", "part"]);
});

test("asChild: a handler of the element that is undefined leaves the part's", async () => {
  const press = vi.fn();
  await renderUi(
    inApp(
      <ButtonLink asChild onClick={press}>
        <OtherLink to="#other" onClick={undefined}>
          There
        </OtherLink>
      </ButtonLink>,
    ),
  );
  const [link] = await drawnLinks();
  link?.click();
  expect(press).toHaveBeenCalledOnce();
});
