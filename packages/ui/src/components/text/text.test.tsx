import { describe, expect, test, vi } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { weight } from "../../tokens/generated.ts";
import { Heading, Text } from "./index.ts";

const fontSize = (element: Element) => getComputedStyle(element).fontSize;

describe("Heading", () => {
  test("level and size are independent", async () => {
    const screen = await renderUi(
      <>
        <Heading level={1}>First</Heading>
        <Heading level={3} size="h1">
          Third, drawn as first
        </Heading>
        <Heading level={3}>Third</Heading>
      </>,
    );
    const first = screen.getByRole("heading", { level: 1, name: "First", exact: true }).element();
    const drawnAsFirst = screen.getByRole("heading", { level: 3, name: "Third, drawn as first" }).element();
    const third = screen.getByRole("heading", { level: 3, name: "Third", exact: true }).element();
    expect(fontSize(drawnAsFirst)).toBe(fontSize(first));
    expect(Number.parseFloat(fontSize(third))).toBeLessThan(Number.parseFloat(fontSize(first)));
  });

  test("passes rest props, class and ref to the heading", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Heading ref={ref} level={2} id="points" className="mine">
        Points
      </Heading>,
    );
    const root = screen.getByRole("heading", { level: 2 });
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("id", "points");
    await expect.element(root).toHaveAttribute("data-component", "Heading");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});

describe("Text", () => {
  test("is a paragraph of body text; inline it inherits its size", async () => {
    const screen = await renderUi(
      <div style={{ fontSize: 33 }}>
        <Text>Paragraph</Text>
        <Text as="span">Inline</Text>
        <Text as="span" size="small">
          Inline, small
        </Text>
      </div>,
    );
    const paragraph = screen.getByText("Paragraph").element();
    expect(paragraph.tagName).toBe("P");
    expect(fontSize(paragraph)).toBe("16px");
    expect(fontSize(screen.getByText("Inline", { exact: true }).element())).toBe("33px");
    expect(fontSize(screen.getByText("Inline, small").element())).not.toBe("33px");
  });

  test("a weight overrides the size's default weight", async () => {
    const screen = await renderUi(
      <>
        <Text size="figureM">Figure</Text>
        <Text size="figureM" weight="regular">
          Light figure
        </Text>
      </>,
    );
    const weightOf = (words: string) =>
      Number(getComputedStyle(screen.getByText(words, { exact: true }).element()).fontWeight);
    expect(weightOf("Light figure")).toBe(Number(weight.regular));
    expect(weightOf("Figure")).toBeGreaterThan(Number(weight.regular));
  });

  test("as a label it names its control", async () => {
    const screen = await renderUi(
      <>
        <Text as="label" htmlFor="size">
          Size
        </Text>
        <input id="size" />
      </>,
    );
    await expect.element(screen.getByRole("textbox", { name: "Size" })).toBeVisible();
  });

  test("a word longer than its line breaks, in text and headings", async () => {
    const screen = await renderUi(
      <div style={{ inlineSize: 120 }}>
        <Heading level={2}>Nebeneingangstürenüberdachung</Heading>
        <Text>legmegszentségteleníthetetlenségeskedéseitekért</Text>
      </div>,
    );
    const parts = [...screen.container.querySelectorAll("[data-component]")];
    expect(parts.map((part) => part.scrollWidth)).toEqual([120, 120]);
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <Text ref={ref} as="time" dateTime="2026-10-01" className="mine" data-testid="root">
        1 October
      </Text>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("datetime", "2026-10-01");
    await expect.element(root).toHaveAttribute("data-component", "Text");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
