import type { Operation } from "../drawing/operation.ts";
import { rectangle } from "../drawing/path.ts";
import { outset } from "../page/boxes.ts";
import { PALETTE } from "../palette.ts";
import type { CheckedTemplate, TemplateElement } from "../template/schema.ts";
import { ARTWORK_WORDS } from "../words/words.ts";
import { layArea } from "./elements/area.ts";
import { layCode } from "./elements/code.ts";
import { layContact } from "./elements/contact.ts";
import { elementsFor, findCover, isLight, layPhoto, layPicture, OWN_PHOTO, shownCover } from "./elements/covers.ts";
import type { ArtworkData } from "./data.ts";
import { layLogo } from "./elements/logo.ts";
import { layPartner } from "./elements/partner.ts";
import type { ArtworkLayout, LaidElement, LayoutPage, PrintedLogo } from "./result.ts";
import { layServiceList } from "./elements/service-list.ts";
import { layServices } from "./elements/services.ts";
import { addToReading, type Side } from "./side.ts";
import { layTextElement } from "./elements/text.ts";

/** White over the whole page, including the bleed. Drawn once per page, like an area. */
const paperOf = ({ page }: CheckedTemplate): readonly Operation[] => {
  const paper = papers.get(page) ?? [drawPaper(page)];
  papers.set(page, paper);
  return paper;
};

const papers = new WeakMap<CheckedTemplate["page"], readonly Operation[]>();

const drawPaper = ({ trim, bleed }: CheckedTemplate["page"]): Operation => {
  const { x, y, width, height } = outset({ x: 0, y: 0, ...trim }, bleed);
  return { kind: "path", path: rectangle(x, y, width, height), fill: PALETTE.paper.shown };
};

const layElement = (side: Side, element: TemplateElement): readonly Operation[] => {
  switch (element.kind) {
    case "area":
      return layArea(side, element);
    case "picture": {
      const { photo } = side.data;
      if (photo && element.photo) {
        addToReading(side, OWN_PHOTO, "cover");
        return layPhoto(element, photo);
      }
      const { cover: chosen } = side.data;
      const cover = shownCover(element, chosen);
      if (!cover) return [];
      if (element.shows !== "header" && (chosen === undefined || findCover(element.covers, chosen)))
        addToReading(side, cover.id, "cover");
      return layPicture(element, cover);
    }
    case "text":
      return layTextElement(side, element);
    case "contact":
      return layContact(side, element);
    case "services":
      return layServices(side, element);
    case "service-list":
      return layServiceList(side, element);
    case "logo":
      return layLogo(side, element);
    case "partner":
      return layPartner(side, element);
    case "code":
      return layCode(side, element);
  }
};

/** Returns what an element has added before, or lays it out. */
export type Reuse = (element: TemplateElement, lay: () => LaidElement) => LaidElement;

const layAnew: Reuse = (_, lay) => lay();

/**
 * Lays out what a customer has entered: one list of drawing operations per side, the printed texts in reading order,
 * and everything that cannot be printed. Pure and synchronous, so preview, print and server give the same result.
 * Lengths are millimetres from the upper left corner of the trim box.
 * @param reuse for a preview: no element depends on another one
 */
export const layout = (template: CheckedTemplate, data: ArtworkData, reuse: Reuse = layAnew): ArtworkLayout => {
  const laid: LaidElement[] = [];
  const logos: PrintedLogo[] = [];
  const pages = template.sides.map((page): LayoutPage => {
    const { name } = page;
    const elements = elementsFor(page, data);
    const lightCover = elements.some((one) => one.kind === "picture" && isLight(shownCover(one, data.cover)));
    const paper = paperOf(template);
    const operations = [...paper];
    const drawn = [paper];
    const words = ARTWORK_WORDS[data.language];
    for (const element of elements) {
      const result = reuse(element, () => {
        const added = { texts: [], codes: [], logos: [], reading: [], problems: [], warnings: [] };
        const side: Side = { name, template, data, words, lightCover, ...added };
        return { ...added, operations: layElement(side, element) };
      });
      laid.push(result);
      for (const logo of result.logos) logos.push({ ...logo, below: [...operations] });
      operations.push(...result.operations);
      drawn.push(result.operations);
    }
    return { side: name, operations, elements: drawn };
  });
  const { product, page, rules } = template;
  return {
    product,
    rules,
    page,
    pages,
    texts: laid.flatMap(({ texts }) => texts),
    codes: laid.flatMap(({ codes }) => codes),
    logos,
    reading: laid.flatMap(({ reading }) => reading),
    problems: once(laid.flatMap(({ problems }) => problems)),
    warnings: laid.flatMap(({ warnings }) => warnings),
  };
};

/** A field that is on both sides is reported once. */
const once = (problems: ArtworkLayout["problems"]): ArtworkLayout["problems"] => {
  const known = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...known.values()];
};
