import type { Size } from "../../../page/boxes.ts";
import { degreesOf } from "../css/angles.ts";
import { pixelsOf } from "../css/lengths.ts";
import { wordsOf } from "../css/value-parts.ts";
import { withoutDropShadows } from "./drop-shadow.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";

/** The functions of `filter` that change colours alone. The library which draws pictures mixes them in linear light. */
const COLOURS = /(?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\(/iu;
const MAX_FUNCTIONS = 20;

const transfer = (channels: string, attributes: Readonly<Record<string, string>>): XmlElement =>
  xmlElement(
    "feComponentTransfer",
    {},
    [...channels].map((channel) => xmlElement(`feFunc${channel}`, attributes)),
  );

const matrix = (type: string, values: string): XmlElement => xmlElement("feColorMatrix", { type, values });

/** A matrix between the identity and another one: `share` 1 is the other one. */
const between = (other: readonly number[], share: number): string =>
  [0, 1, 2]
    .map((row) => {
      const mixed = [0, 1, 2].map(
        (column) => (other[row * 3 + column] ?? 0) * share + (row === column ? 1 - share : 0),
      );
      return [...mixed, 0, 0].join(" ");
    })
    .concat("0 0 0 1 0")
    .join(" ");

const GREY = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722];
const SEPIA = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131];

/** An amount such as `.5` or `50%`, one without a value; undefined for what is none. */
const amountOf = (text: string): number | undefined => {
  if (text === "") return 1;
  const [, number, share] = /^\+?([\d.]{1,20})(%)?$/u.exec(text) ?? [];
  const amount = Number(number) / (share === undefined ? 1 : 100);
  return number === undefined || Number.isNaN(amount) ? undefined : amount;
};

/** A step of a filter, as Filter Effects Module Level 1 says what each function does. */
const stepOf = (name: string, argument: string): XmlElement | undefined => {
  if (name === "hue-rotate") {
    const degrees = argument === "" ? 0 : degreesOf(argument);
    return degrees === undefined ? undefined : matrix("hueRotate", String(degrees));
  }
  const amount = amountOf(argument);
  if (amount === undefined) return undefined;
  const share = Math.min(amount, 1);
  switch (name) {
    case "grayscale":
      return matrix("matrix", between(GREY, share));
    case "sepia":
      return matrix("matrix", between(SEPIA, share));
    case "saturate":
      // By a matrix, because the library takes no more than one for this type.
      return matrix("matrix", between(GREY, 1 - amount));
    case "brightness":
      return transfer("RGB", { type: "linear", slope: String(amount) });
    case "contrast":
      return transfer("RGB", { type: "linear", slope: String(amount), intercept: String(0.5 - amount / 2) });
    case "invert":
      return transfer("RGB", { type: "table", tableValues: `${share} ${1 - share}` });
    case "opacity":
      return transfer("A", { type: "linear", slope: String(share) });
    default:
      return undefined;
  }
};

/** Whether a `filter` has functions whose colours the library mixes or reads in another way than browsers do. */
export const changesColours = (filter: string | undefined): boolean =>
  COLOURS.test(filter ?? "") || /drop-shadow\(/iu.test(filter ?? "");

const LENGTH = /^[-+.\d]/u;

interface Shadow {
  /** Across, down and how blurred it is. */
  readonly lengths: readonly string[];
  /** None for the colour of the text around. */
  readonly colour: string | undefined;
}

/** A shadow, whose colour may be before or behind its lengths. */
export const shadowOf = (written: string): Shadow => {
  const words = wordsOf(written);
  return {
    lengths: words.filter((word) => LENGTH.test(word)),
    colour: words.find((word) => !LENGTH.test(word)),
  };
};

/** The functions of a `filter` and its references; undefined for what is none. */
const functionsOf = (filter: string): { name: string; argument: string }[] | undefined => {
  const functions = wordsOf(filter.replaceAll(/(?<=\))(?=[a-z])/giu, " ")).map((one) => ({
    name: (/^([a-z-]{1,20})\(/iu.exec(one)?.[1] ?? "").toLowerCase(),
    end: one.endsWith(")"),
    one,
  }));
  if (!functions.every(({ name, end }) => name !== "" && end)) return undefined;
  return functions.map(({ name, one }) => ({ name, argument: one.slice(name.length + 1, -1).trim() }));
};

/** The parts of a `filter` one after the other: each of its references, and the functions between them together. */
export const stagesOf = (filter: string): string[] => {
  const stages: string[] = [];
  for (const word of wordsOf(filter.replaceAll(/(?<=\))(?=[a-z])/giu, " "))) {
    const last = stages.at(-1);
    if (last === undefined || isReference(word) || isReference(last)) stages.push(word);
    else stages[stages.length - 1] = `${last} ${word}`;
  }
  return stages;
};

/** Whether a part of a `filter` is a filter of the drawing. */
export const isReference = (stage: string): boolean => /^url\(/iu.test(stage);

/** What lengths and colours of the functions of a `filter` are. */
export interface FilterSetting {
  readonly id: string;
  /** Of the drawing around: the functions have no region. */
  readonly area: Size;
  /** How many units a pixel has. */
  readonly pixel: number;
  /** A colour in a notation that every reader knows. */
  readonly colourOf: (written: string | undefined) => string;
}

/**
 * The filter element that does the same as the functions of a `filter`, in the colours of a screen as browsers do.
 * Undefined where a part of it is no function.
 */
export const filterOf = (filter: string, { id, area, pixel, colourOf }: FilterSetting): XmlElement | undefined => {
  const functions = functionsOf(filter);
  if (!functions || functions.length > MAX_FUNCTIONS) return undefined;
  const lengthOf = (written: string | undefined): number =>
    (pixelsOf(written ?? "0", Number.NaN) ?? Number.NaN) * pixel;
  const steps: XmlElement[] = [];
  for (const { name, argument } of functions) {
    if (name === "blur") {
      const deviation = lengthOf(argument === "" ? undefined : argument);
      if (!(deviation >= 0)) return undefined;
      steps.push(xmlElement("feGaussianBlur", { stdDeviation: String(deviation) }));
    } else if (name === "drop-shadow") {
      const { lengths, colour } = shadowOf(argument);
      const [dx = 0, dy = Number.NaN, deviation = 0] = lengths.map(lengthOf);
      if (!(Number.isFinite(dx + dy) && deviation >= 0)) return undefined;
      const numbers = { dx: String(dx), dy: String(dy), stdDeviation: String(deviation) };
      steps.push(xmlElement("feDropShadow", { ...numbers, "flood-color": colourOf(colour), "flood-opacity": "1" }));
    } else {
      const step = stepOf(name, argument.toLowerCase());
      if (!step) return undefined;
      steps.push(step);
    }
  }
  const region = { x: -100 * area.width, y: -100 * area.height, width: 201 * area.width, height: 201 * area.height };
  const sides = Object.fromEntries(Object.entries(region).map(([name, side]) => [name, String(side)]));
  const units = { filterUnits: "userSpaceOnUse", "color-interpolation-filters": "sRGB" };
  return xmlElement("filter", { id, ...units, ...sides }, withoutDropShadows(steps));
};
