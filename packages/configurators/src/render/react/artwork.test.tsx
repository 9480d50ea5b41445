import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { layout } from "../../artwork/layout/layout.ts";
import { templateSchema, type TemplateElement } from "../../artwork/template/schema.ts";
import { BUSINESS_CARD_HORIZONTAL } from "../../products/business-card-horizontal/template.ts";
import { FLYER } from "../../products/flyer/template.ts";
import { TEMPLATES } from "../../products/all.ts";
import { sampleData } from "../../products/samples/data.ts";
import { Artwork } from "./artwork.tsx";

const template = templateSchema.parse(FLYER);
/** A text or contact line with the phone number. */
const showsPhone = (element: TemplateElement): boolean =>
  (element.kind === "contact" && element.fields.includes("phone")) ||
  (element.kind === "text" && "field" in element.source && element.source.field === "phone");

const artworkWith = (phone: string) => {
  const data = sampleData("pl", "usual");
  return layout(template, { ...data, texts: { ...data.texts, phone } });
};

test("has its label as its name, and points to the list of printed texts", async () => {
  const screen = await render(
    <Artwork artwork={artworkWith("+48 601 234 567")} side="front" label="Flyer, front" details="printed" />,
  );
  const picture = screen.getByRole("img");
  await expect.element(picture).toHaveAccessibleName("Flyer, front");
  await expect.element(picture).toHaveAttribute("aria-details", "printed");
});

test("keeps the picture's elements while a text changes, and gives every gradient a unique id", async () => {
  const sides = (phone: string) => (
    <>
      <Artwork artwork={artworkWith(phone)} side="front" label="One" />
      <Artwork artwork={artworkWith(phone)} side="front" label="Two" />
    </>
  );
  const screen = await render(sides("+48 601 234 567"));
  const pictureOf = () => screen.container.querySelector("svg > g");
  const before = pictureOf();
  const words = [...screen.container.querySelectorAll("svg > path")].map((path) => path.getAttribute("d"));
  await screen.rerender(sides("+48 601 234 568"));
  expect(pictureOf()).toBe(before);
  expect([...screen.container.querySelectorAll("svg > path")].map((path) => path.getAttribute("d"))).not.toEqual(words);
  const ids = [...screen.container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(TEMPLATES.map((template) => [template.product, templateSchema.parse(template)] as const))(
  "%s redraws only the text that a key changes",
  async (_, product) => {
    const { name: side } = product.sides.find(({ elements }) => elements.some(showsPhone)) ?? { name: "front" };
    const data = sampleData("pl", "usual", product.services?.most ?? 0);
    const sheet = (phone: string) => (
      <Artwork artwork={layout(product, { ...data, texts: { ...data.texts, phone } })} side={side} label="Sheet" />
    );
    const screen = await render(sheet("+48 601 234 567"));
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    observer.observe(screen.container, { subtree: true, childList: true, attributes: true });
    await screen.rerender(sheet("+48 601 234 568"));
    await expect.poll(() => changed.length).toBeGreaterThan(0);
    expect(changed.map((node) => node.nodeName)).toEqual(["path"]);
    observer.disconnect();
  },
);

test("the first letter of a field adds one path and leaves the other elements as they are", async () => {
  const card = templateSchema.parse(BUSINESS_CARD_HORIZONTAL);
  const data = sampleData("pl", "usual", card.services?.most ?? 0);
  const sheet = (company: string) => (
    <Artwork artwork={layout(card, { ...data, texts: { ...data.texts, company } })} side="back" label="Sheet" />
  );
  const screen = await render(sheet(""));
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((added) => records.push(...added));
  observer.observe(screen.container, { subtree: true, childList: true, attributes: true });
  await screen.rerender(sheet("D"));
  await expect.poll(() => records.length).toBeGreaterThan(0);
  expect(records.map(({ type, addedNodes }) => [type, addedNodes.length])).toEqual([["childList", 1]]);
  observer.disconnect();
});
