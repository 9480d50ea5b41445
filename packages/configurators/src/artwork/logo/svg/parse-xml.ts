import { SaxesParser } from "saxes";
import { UnprintableLogo } from "../fault.ts";
import { entitiesOf } from "./entities.ts";

/** An element of an SVG document. Only the text of style sheets and of texts is kept. */
export interface XmlElement {
  /** Local name. */
  readonly name: string;
  /** By local name: those of SVG itself, and links. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** The children and the text between them in their order, for elements that may be parts of a text. */
  readonly content?: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  readonly content?: (XmlElement | string)[];
  text: string;
}

/** Limits of a document's structure, and of its characters without notes and pictures. */
export const XML_LIMITS = { levels: 100, elements: 20_000, attributes: 200, characters: 1_000_000 } as const;

/** A document beyond one of the limits. */
export class XmlLimit extends UnprintableLogo {
  readonly limit: keyof typeof XML_LIMITS;

  constructor(limit: XmlLimit["limit"]) {
    super("too-complex");
    this.limit = limit;
  }
}

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** The address of a style sheet that is in the file itself. */
const STYLES_IN_FILE = /\bhref\s*=\s*["']\s*(?:#|data:)/iu;

/** Namespaces by prefix; an inner element inherits them. */
type Namespaces = ReadonlyMap<string, string>;

const declaredIn = (outer: Namespaces, attributes: Readonly<Record<string, string>>): Namespaces => {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    name === "xmlns" ? [["", value]] : name.startsWith("xmlns:") ? [[name.slice(6), value]] : [],
  );
  return own.length === 0 ? outer : new Map([...outer, ...own]);
};

/** The name in SVG's own namespace; undefined for another. Without a declaration a tool still draws it. */
const ownName = (name: string, namespaces: Namespaces): string | undefined => {
  const at = name.indexOf(":");
  const bound = namespaces.get(at < 0 ? "" : name.slice(0, at)) ?? (at < 0 || name.startsWith("svg:") ? SVG : "");
  return bound === SVG || (at < 0 && bound === "") ? name.slice(at + 1) : undefined;
};

/** Whether it is a link: SVG's own, or that of XLink by any prefix. Without a declaration a tool still reads `xlink`. */
const isLink = (name: string, namespaces: Namespaces): boolean => {
  if (name === "href" || name === "xlink:href") return true;
  return name.endsWith(":href") && namespaces.get(name.slice(0, -":href".length)) === XLINK;
};

const attributesOf = (all: Readonly<Record<string, string>>, namespaces: Namespaces): Record<string, string> => {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) {
    if (isLink(name, namespaces)) own["href"] ??= value;
    else if ((!name.includes(":") && name !== "xmlns") || name === "xml:space") own[name] = value;
  }
  return own;
};

/** Elements that text may be in. */
const TEXTS: ReadonlySet<string> = new Set(["a", "text", "textPath", "tspan"]);

/** Whether what is inside of an element is HTML. */
const isHtml = (element: XmlElement | undefined): boolean =>
  element?.name === "foreignObject" || element?.name.startsWith("html:") === true;

/**
 * Parses an SVG document. Elements and attributes of other namespaces are left out: the notes of drawing programs.
 * Entities that the document itself defines are replaced.
 * @throws {XmlLimit} beyond the limits
 * @throws {Error} when it is not well-formed
 */
export const parseXml = (source: string): XmlElement | undefined => {
  const parser = new SaxesParser();
  const open: (OpenElement | undefined)[] = [];
  const scopes: Namespaces[] = [new Map()];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", (type) => {
    Object.assign(parser.ENTITIES, entitiesOf(type, source));
  });
  parser.on("processinginstruction", ({ target, body }) => {
    // A style sheet in another file is not there without a network. One in this file would be used.
    if (target === "xml-stylesheet" && STYLES_IN_FILE.test(body)) throw new UnprintableLogo("outside");
  });
  parser.on("opentag", ({ name, attributes: all }) => {
    count += 1;
    if (count > XML_LIMITS.elements) throw new XmlLimit("elements");
    if (open.length >= XML_LIMITS.levels) throw new XmlLimit("levels");
    if (Object.keys(all).length > XML_LIMITS.attributes) throw new XmlLimit("attributes");
    const scope = declaredIn(scopes.at(-1) ?? new Map(), all);
    scopes.push(scope);
    // What is inside of a foreign element is foreign too.
    const inside = open.length === 0 || open.at(-1) !== undefined;
    const own = isHtml(open.at(-1))
      ? `html:${name.slice(name.indexOf(":") + 1)}`
      : inside
        ? ownName(name, scope)
        : undefined;
    const element: OpenElement | undefined =
      own === undefined
        ? undefined
        : {
            name: own,
            attributes: attributesOf(all, scope),
            children: [],
            text: "",
            ...(TEXTS.has(own) && { content: [] }),
          };
    if (element) {
      open.at(-1)?.children.push(element);
      open.at(-1)?.content?.push(element);
      root ??= element;
    }
    open.push(element);
  });
  const addText = (text: string): void => {
    const here = open.at(-1);
    if (!here || !(here.content || here.name === "style" || here.name.startsWith("html:"))) return;
    here.text += text;
    here.content?.push(text);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    open.pop();
    scopes.pop();
  });
  parser.write(source).close();
  return root;
};
