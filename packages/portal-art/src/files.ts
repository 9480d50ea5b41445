import { ICON_PATHS } from "@lucarne/configurators/artwork/icons/generated/icons";
import { drawPortalPicture, PORTAL_PICTURES } from "./all.ts";
import { toSvg } from "@lucarne/configurators/render/svg";

/** An entry of the index: address below the art folder, message of its alternative text, size. */
interface IndexEntry {
  readonly name: string;
  readonly altKey: string;
  readonly width: number;
  readonly height: number;
}

/** A green that is visible on light and dark surfaces: a picture file cannot follow the page's theme. */
const ICON_SIZE = { width: 24, height: 24 };
const ICON_INK = "#218073";

const icon = (data: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${ICON_INK}" ` +
  `stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${data}"/></svg>\n`;

const index = (): string => {
  const entry = (name: string, { width, height }: { width: number; height: number }): IndexEntry => ({
    name: `${name}.svg`,
    altKey: `art.${name.replace("/", ".").replace(/-(wide|phone)$/, "")}`,
    width,
    height,
  });
  const entries = [
    ...PORTAL_PICTURES.map(({ name, frame }) => entry(name, frame)),
    ...Object.keys(ICON_PATHS).map((name) => entry(`icons/${name}`, ICON_SIZE)),
  ];
  return `[\n${entries.map((line) => `  ${JSON.stringify(line)}`).join(",\n")}\n]\n`;
};

/** The portal's picture files and their index: path below the art folder, and content. */
export const portalArtFiles = (): Map<string, string> =>
  new Map([
    ...PORTAL_PICTURES.map((picture): [string, string] => [
      `${picture.name}.svg`,
      toSvg(drawPortalPicture(picture), {
        steps: picture.steps ?? 2,
        fit: picture.cover === false ? "whole" : "cover",
      }),
    ]),
    ...Object.entries(ICON_PATHS).map(([name, data]): [string, string] => [`icons/${name}.svg`, icon(data)]),
    ["index.json", index()],
  ]);
