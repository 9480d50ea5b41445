import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Heading, Text } from "../text/index.ts";
import { Card, CardLink } from "./index.ts";

const toolCase = (
  <>
    <Heading level={3}>Tool case</Heading>
    <Text>640 points</Text>
  </>
);

describe("Card", () => {
  test("renders a div, or the element given by `as`", async () => {
    const screen = await renderUi(
      <>
        <Card data-testid="plain">One</Card>
        <Card as="section" aria-label="Company">
          Two
        </Card>
      </>,
    );
    expect(screen.getByTestId("plain").element().tagName).toBe("DIV");
    await expect.element(screen.getByRole("region", { name: "Company" })).toHaveTextContent("Two");
  });

  test("has 24 px padding, 16 px on phones", async () => {
    await page.viewport(1080, 700);
    const screen = await renderUi(<Card data-testid="card">One</Card>);
    const card = screen.getByTestId("card");
    await expect.element(card).toHaveStyle({ paddingTop: "24px" });
    await page.viewport(390, 700);
    await expect.element(card).toHaveStyle({ paddingTop: "16px" });
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Card ref={ref} className="mine" data-testid="root" aria-busy>
        One
      </Card>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("aria-busy", "true");
    await expect.element(root).toHaveAttribute("data-component", "Card");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});

describe("CardLink", () => {
  test("is one link named by its whole text, and one tab stop", async () => {
    const screen = await renderUi(
      <>
        <CardLink href="#case">{toolCase}</CardLink>
        <button type="button">After</button>
      </>,
    );
    const link = screen.getByRole("link", { name: "Tool case 640 points" });
    await expect.element(link).toHaveAttribute("href", "#case");
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("Enter: follows it", async () => {
    const follow = vi.fn();
    await renderUi(
      <CardLink href="#case" onClick={follow}>
        {toolCase}
      </CardLink>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(follow).toHaveBeenCalledOnce();
  });

  test("has one focus ring, around the whole card", async () => {
    const screen = await renderUi(<CardLink href="#case">{toolCase}</CardLink>);
    await userEvent.tab();
    const card = screen.getByRole("link").element();
    const outlined = [card, ...card.querySelectorAll("*")].filter(
      (element) => getComputedStyle(element).outlineStyle !== "none",
    );
    expect(outlined).toEqual([card]);
    expect(getComputedStyle(card).display).toBe("block");
  });

  test("passes rest props, class and ref to the link", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <CardLink ref={ref} href="#case" className="mine" data-testid="root" aria-current="page">
        Tool case
      </CardLink>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("aria-current", "page");
    await expect.element(root).toHaveAttribute("data-component", "CardLink");
    expect(ref).toHaveBeenCalledWith(screen.getByRole("link").element());
  });
});
