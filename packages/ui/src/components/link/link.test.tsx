import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { ArrowRight } from "../icons/index.ts";
import { type LinkComponentProps, UiProvider } from "../provider/index.ts";
import { TextLink } from "./index.ts";

/** A minimal router link: builds the href and passes the other props on. */
const AppLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a href={`/app${href}`} {...rest}>
    {children}
  </a>
);

const lineOf = (element: Element) => getComputedStyle(element).textDecorationLine;

test("TextLink, keyboard (APG link), Enter: follows it", async () => {
  await renderUi(<TextLink href="#rules">Rules</TextLink>);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#rules");
  history.replaceState(null, "", location.pathname + location.search);
});

describe("TextLink", () => {
  test("renders the app's link component with the kit's styles", async () => {
    const screen = await renderUi(
      <UiProvider strings={strings} locale="en" linkComponent={AppLink}>
        <TextLink href="/balance">See balance</TextLink>
      </UiProvider>,
    );
    const link = screen.getByRole("link", { name: "See balance" });
    await expect.element(link).toHaveAttribute("href", "/app/balance");
    await expect.element(link).toHaveAttribute("data-component", "TextLink");
    expect(lineOf(link.element())).toBe("underline");
  });

  test("a link to another site keeps its target and relation", async () => {
    const screen = await renderUi(
      <TextLink href="https://example.org/" target="_blank" rel="noreferrer">
        Terms of the card
      </TextLink>,
    );
    const link = screen.getByRole("link", { name: "Terms of the card" });
    await expect.element(link).toHaveAttribute("href", "https://example.org/");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noreferrer");
  });

  test.each([
    [undefined, "underline"],
    ["always", "underline"],
    [true, "underline"],
    ["hover", "none"],
    [false, "none"],
  ] as const)("underline %j, away from the pointer: %s", async (underline, line) => {
    const screen = await renderUi(
      <TextLink href="#rules" {...(underline === undefined ? {} : { underline })}>
        Rules
      </TextLink>,
    );
    const link = screen.getByRole("link");
    await userEvent.unhover(link);
    expect(lineOf(link.element())).toBe(line);
  });

  test("standalone it is a 44 px target; in a sentence it keeps the line height", async () => {
    const screen = await renderUi(
      <p>
        <TextLink href="#one" standalone>
          Alone
        </TextLink>
        <TextLink href="#two">Within</TextLink>
      </p>,
    );
    const height = (name: string) => screen.getByRole("link", { name }).element().getBoundingClientRect().height;
    expect(height("Alone")).toBe(44);
    expect(height("Within")).toBeLessThan(30);
  });

  test("the icon follows the text and is hidden from screen readers", async () => {
    const screen = await renderUi(
      <TextLink href="#balance" icon={ArrowRight}>
        See balance
      </TextLink>,
    );
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAccessibleName("See balance");
    const last = link.element().lastElementChild;
    expect(last?.tagName).toBe("svg");
    expect(last?.getAttribute("aria-hidden")).toBe("true");
  });

  test("passes rest props, class and ref to the link", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <TextLink ref={ref} href="#rules" className="mine" data-testid="root" hrefLang="pl">
        Rules
      </TextLink>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("hreflang", "pl");
    expect(ref).toHaveBeenCalledWith(screen.getByRole("link").element());
  });
});
