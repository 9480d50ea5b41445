import { writeArrayBuffer } from "geotiff";
import { describe, expect, it } from "vitest";
import { psdOf } from "../../testing/logo-files.ts";
import { readPlanes } from "./read-planes.ts";

/** Inks of 0 to 255: cyan, magenta, yellow, black. */
type Place = readonly [number, number, number, number];

const MODEL_CMYK = 5;

/** One row of places, as a file of each kind. Photoshop stores paper as 255. */
const FILES: readonly [string, (places: readonly Place[]) => Uint8Array][] = [
  [
    "Photoshop file",
    (places) =>
      psdOf({
        mode: 4,
        width: places.length,
        height: 1,
        planes: [0, 1, 2, 3].map((ink) => places.map((place) => 255 - (place[ink] ?? 0))),
      }),
  ],
  [
    "TIFF",
    (places) =>
      new Uint8Array(
        writeArrayBuffer(Uint8Array.from(places.flat()), {
          width: places.length,
          height: 1,
          SamplesPerPixel: 4,
          BitsPerSample: [8, 8, 8, 8],
          PhotometricInterpretation: MODEL_CMYK,
        }),
      ),
  ],
];

describe.each(FILES)("a %s in inks", (_, fileOf) => {
  const read = async (places: readonly Place[]): Promise<number[][]> => {
    const { colours } = await readPlanes(fileOf(places));
    return places.map((_place, pixel) => colours.map((plane) => plane[pixel] ?? -1));
  };

  it("is limited to 300% where all inks together have more, without less black", async () => {
    expect(
      await read([
        [255, 255, 255, 255],
        [255, 204, 153, 255],
      ]),
    ).toEqual([
      [170, 170, 170, 255],
      [212, 170, 127, 255],
    ]);
  });

  it("keeps inks of up to 300% as they are", async () => {
    const places: Place[] = [
      [255, 255, 255, 0],
      [170, 170, 170, 255],
      [0, 0, 0, 255],
    ];
    expect(await read(places)).toEqual(places);
  });
});

it("decodes the same bytes once", () => {
  const bytes = psdOf({ mode: 1, width: 1, height: 1, planes: [[0]] });
  expect(readPlanes(bytes)).toBe(readPlanes(bytes));
});
