import type { XmlElement } from "./parse-xml.ts";

/** The functions of `filter` that change colours alone. The library which draws pictures mixes them in linear light. */
const COLOURS = /(?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\(/iu;
const MAX_FUNCTIONS = 20;

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: XmlElement[] = [],
): XmlElement => ({
  name,
  attributes,
  children,
  text: "",
});

const transfer = (channels: string, attributes: Readonly<Record<string, string>>): XmlElement =>
  element(
    "feComponentTransfer",
    {},
    [...channels].map((channel) => element(`feFunc${channel}`, attributes)),
  );

const matrix = (type: string, values: string): XmlElement => element("feColorMatrix", { type, values });

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

/** Degrees of an angle; undefined for what is none. */
const degreesOf = (text: string): number | undefined => {
  const [, number, unit = ""] = /^([-+]?[\d.]{1,20})(deg|grad|rad|turn)?$/iu.exec(text) ?? [];
  if (number === undefined || (unit === "" && Number(number) !== 0)) return undefined;
  const factor = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit.toLowerCase()] ?? 1;
  return Number(number) * factor;
};

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

/** Whether a `filter` has a function that changes colours. */
export const changesColours = (filter: string | undefined): boolean => COLOURS.test(filter ?? "");

/**
 * The filter element that does the same as the functions of a `filter`, in the colours of a screen as browsers do.
 * Undefined where one of them is no change of colours.
 */
export const colourFilter = (filter: string, id: string): XmlElement | undefined => {
  const functions = [...filter.matchAll(/([a-z-]{1,20})\(([^()]{0,40})\)/giu)];
  const rest = filter.replaceAll(/([a-z-]{1,20})\(([^()]{0,40})\)/giu, "").trim();
  if (functions.length > MAX_FUNCTIONS || rest !== "") return undefined;
  const steps = functions.flatMap(
    ([, name = "", argument = ""]) => stepOf(name.toLowerCase(), argument.trim().toLowerCase()) ?? [],
  );
  if (steps.length < functions.length) return undefined;
  return element("filter", { id, "color-interpolation-filters": "sRGB" }, steps);
};
