/** Light of a screen (IEC 61966-2-1), 0 to 1, from linear light; negative light is that of colours beyond the screen. */
const screenLevel = (light: number): number =>
  Math.abs(light) <= 0.0031308 ? 12.92 * light : Math.sign(light) * (1.055 * Math.abs(light) ** (1 / 2.4) - 0.055);

const linearLight = (level: number): number =>
  Math.abs(level) <= 0.04045 ? level / 12.92 : Math.sign(level) * ((Math.abs(level) + 0.055) / 1.055) ** 2.4;

type Triple = readonly [number, number, number];

/** Linear sRGB from linear Display P3, whose white is the same. */
const fromDisplayP3 = ([red, green, blue]: Triple): Triple => [
  1.2249401 * red - 0.2249402 * green,
  -0.0420569 * red + 1.0420571 * green,
  -0.0196376 * red - 0.0786361 * green + 1.0982735 * blue,
];

/** Linear sRGB from Oklab (CSS Color 4). */
const fromOklab = (lightness: number, a: number, b: number): Triple => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const toScreen = ([red, green, blue]: Triple): Triple => [screenLevel(red), screenLevel(green), screenLevel(blue)];

/** A number, or a percentage of the value that is all of it. */
const part = (text: string, whole: number): number =>
  text === "none"
    ? 0
    : text.endsWith("%")
      ? (Number(text.slice(0, -1)) / 100) * whole
      : Number(text.replace("deg", ""));

/** Percentages of Oklab's axes are shares of this. */
const OKLAB_AXIS = 0.4;

const levelsOf = (space: string, [one = "", two = "", three = ""]: readonly string[]): Triple | undefined => {
  const shares: Triple = [part(one, 1), part(two, 1), part(three, 1)];
  const light: Triple = [linearLight(shares[0]), linearLight(shares[1]), linearLight(shares[2])];
  switch (space) {
    case "srgb":
      return shares;
    case "srgb-linear":
      return toScreen(shares);
    case "display-p3":
      return toScreen(fromDisplayP3(light));
    case "oklab":
      return toScreen(fromOklab(part(one, 1), part(two, OKLAB_AXIS), part(three, OKLAB_AXIS)));
    case "oklch": {
      const [chroma, hue] = [part(two, OKLAB_AXIS), (part(three, 360) * Math.PI) / 180];
      return toScreen(fromOklab(part(one, 1), chroma * Math.cos(hue), chroma * Math.sin(hue)));
    }
    default:
      return undefined;
  }
};

/**
 * Red, green, blue, each 0 to 255, and opacity of a colour in the notations of CSS Color 4 that reach beyond a screen, as
 * Figma writes them. Undefined for any other.
 */
export const wideColour = (text: string): readonly number[] | undefined => {
  const [, name = "", inside = ""] = /^(color|oklab|oklch)\(([^()]*)\)$/u.exec(text) ?? [];
  const [written = "", opacity = "1"] = inside.split("/").map((side) => side.trim());
  const words = written.split(/\s+/u);
  const space = name === "color" ? (words.shift() ?? "") : name;
  const levels = words.length === 3 ? levelsOf(space, words) : undefined;
  const all = levels && [...levels.map((level) => 255 * level), part(opacity, 1)];
  return all?.every(Number.isFinite) === true ? all : undefined;
};
