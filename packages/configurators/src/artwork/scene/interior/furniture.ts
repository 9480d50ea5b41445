import type { Colour, Path, Point } from "../../drawing/operation.ts";
import { mix } from "../surface/colour.ts";
import { fillFace, fillPath, shade, type Stage } from "../stage.ts";
import type { Vector } from "../space/vector.ts";

/** From the low corner to the high corner, in metres; the floor is y = 0. */
interface Box {
  readonly from: Vector;
  readonly to: Vector;
  readonly colour: Colour;
  readonly facing?: number;
}

const CONTACT_SHADE: Colour = "#1a0f06";

/** A box with its visible faces. On the floor it gets a contact shadow. */
const paintBox = (stage: Stage, { from: [x0, y0, z0], to: [x1, y1, z1], colour, facing = 1 }: Box): void => {
  const tone = (share: number): Colour => shade(stage, colour, share * facing);
  if (y0 < 0.2 && x1 - x0 > 0.2) {
    fillFace(
      stage,
      [
        [x0 - 0.03, 0.004, z1 + 0.03],
        [x0 - 0.03, 0.004, z0],
        [x1 + 0.1, 0.004, z0],
        [x1 + 0.22, 0.004, z1 - 0.1],
        [x1 + 0.16, 0.004, z1 + 0.12],
        [x0 + 0.06, 0.004, z1 + 0.14],
      ],
      CONTACT_SHADE,
      0.2,
    );
  }
  fillFace(
    stage,
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    tone(1.08),
  );
  fillFace(
    stage,
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    tone(0.82),
  );
  const eye = stage.camera.position[0];
  if (eye < x0)
    fillFace(
      stage,
      [
        [x0, y0, z1],
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
      ],
      tone(0.68),
    );
  else if (eye > x1)
    fillFace(
      stage,
      [
        [x1, y0, z1],
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
      ],
      tone(0.95),
    );
};

export const paintPlant = (stage: Stage, x: number, z: number, size: number): void => {
  const half = 0.16 * size;
  const rim = 0.34 * size;
  paintBox(stage, { from: [x - half, 0, z - half], to: [x + half, rim, z + half], colour: "#c4622d" });
  const base = stage.camera.project([x, rim, z]);
  const top = stage.camera.project([x, rim + size, z]);
  const height = base[1] - top[1];
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = -Math.PI / 2 + (leaf - 4) * 0.27;
    const length = height * (0.62 + 0.4 * Math.sin(leaf * 2.3) ** 2);
    const tip: Point = [base[0] + Math.cos(angle) * length * 0.75, base[1] + Math.sin(angle) * length];
    const middle: Point = [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2];
    const aside: Point = [-Math.sin(angle) * height * 0.09, Math.cos(angle) * height * 0.09];
    const outline: Path = [
      ["M", base],
      ["Q", [middle[0] + aside[0], middle[1] + aside[1]], tip],
      ["Q", [middle[0] - aside[0], middle[1] - aside[1]], base],
      ["Z"],
    ];
    fillPath(stage, outline, shade(stage, leaf % 2 === 1 ? "#2f7a68" : "#1b5c50", leaf % 3 === 0 ? 1.12 : 1));
  }
};

export const paintRug = (stage: Stage, x: number, z: number, rx: number, rz: number, colour: Colour): void => {
  for (const [size, tone] of [
    [1, colour],
    [0.82, mix(colour, "#ffffff", 0.3)],
    [0.74, colour],
  ] as const) {
    const outline = Array.from({ length: 40 }, (_, step): Vector => {
      const angle = (step / 40) * 2 * Math.PI;
      return [x + Math.cos(angle) * rx * size, 0.006, z + Math.sin(angle) * rz * size];
    });
    fillFace(stage, outline, shade(stage, tone, 0.95));
  }
};

export const paintArmchair = (stage: Stage, x: number, z: number, colour: Colour): void => {
  const pale = mix(colour, "#ffffff", 0.12);
  paintBox(stage, { from: [x - 0.5, 0.18, z - 0.5], to: [x + 0.5, 1.02, z - 0.28], colour, facing: 0.92 });
  paintBox(stage, { from: [x - 0.44, 0.18, z - 0.3], to: [x + 0.44, 0.5, z + 0.42], colour: pale });
  paintBox(stage, { from: [x - 0.58, 0.14, z - 0.46], to: [x - 0.4, 0.7, z + 0.44], colour });
  paintBox(stage, { from: [x + 0.4, 0.14, z - 0.46], to: [x + 0.58, 0.7, z + 0.44], colour });
};

export const paintBed = (stage: Stage, x: number, z: number, colour: Colour): void => {
  paintBox(stage, { from: [x - 0.95, 0, z - 1.2], to: [x + 0.95, 0.3, z + 1.2], colour: "#b98555" });
  paintBox(stage, { from: [x - 0.9, 0.3, z - 1.15], to: [x + 0.9, 0.52, z + 1.15], colour: "#f4efe4" });
  paintBox(stage, { from: [x - 0.92, 0.32, z - 0.35], to: [x + 0.92, 0.57, z + 1.17], colour });
  paintBox(stage, {
    from: [x - 0.92, 0.5, z - 0.5],
    to: [x + 0.92, 0.585, z - 0.25],
    colour: mix(colour, "#ffffff", 0.55),
  });
  paintBox(stage, { from: [x - 0.76, 0.52, z - 1.08], to: [x - 0.08, 0.7, z - 0.66], colour: "#ffffff" });
  paintBox(stage, { from: [x + 0.08, 0.52, z - 1.08], to: [x + 0.76, 0.7, z - 0.66], colour: "#ffffff" });
};

export const paintStool = (stage: Stage, x: number, z: number): void => {
  for (const [a, b] of [
    [-0.16, -0.14],
    [0.14, -0.14],
    [-0.16, 0.14],
    [0.14, 0.14],
  ] as const) {
    paintBox(stage, { from: [x + a, 0, z + b], to: [x + a + 0.04, 0.46, z + b + 0.04], colour: "#8a5f38" });
  }
  paintBox(stage, { from: [x - 0.22, 0.46, z - 0.2], to: [x + 0.22, 0.52, z + 0.22], colour: "#d2a36b" });
};

/** A desk with a laptop and two books. */
export const paintDesk = (stage: Stage, x: number, z: number): void => {
  paintBox(stage, { from: [x - 0.9, 0, z - 0.3], to: [x - 0.84, 0.72, z + 0.3], colour: "#8a5f38" });
  paintBox(stage, { from: [x + 0.84, 0, z - 0.3], to: [x + 0.9, 0.72, z + 0.3], colour: "#8a5f38" });
  paintBox(stage, { from: [x - 0.95, 0.72, z - 0.36], to: [x + 0.95, 0.78, z + 0.36], colour: "#d2a36b" });
  paintBox(stage, { from: [x - 0.3, 0.78, z - 0.16], to: [x + 0.32, 0.8, z + 0.2], colour: "#37454d" });
  fillFace(
    stage,
    [
      [x - 0.3, 0.8, z - 0.16],
      [x + 0.32, 0.8, z - 0.16],
      [x + 0.34, 1.18, z - 0.26],
      [x - 0.32, 1.18, z - 0.26],
    ],
    shade(stage, "#26323a"),
  );
  fillFace(
    stage,
    [
      [x - 0.27, 0.83, z - 0.165],
      [x + 0.29, 0.83, z - 0.165],
      [x + 0.31, 1.15, z - 0.25],
      [x - 0.29, 1.15, z - 0.25],
    ],
    shade(stage, "#a9d6cc"),
  );
  paintBox(stage, { from: [x - 0.78, 0.78, z - 0.15], to: [x - 0.5, 0.84, z + 0.1], colour: "#c4622d" });
  paintBox(stage, { from: [x - 0.76, 0.84, z - 0.13], to: [x - 0.52, 0.89, z + 0.08], colour: "#ffd166" });
};

const SPINES: readonly Colour[] = ["#0f5b52", "#c4622d", "#ffd166", "#37454d", "#429d8e", "#e79b72"];

/** A low shelf with a row of books on it. */
export const paintShelf = (stage: Stage, x: number, z: number, width: number): void => {
  paintBox(stage, { from: [x, 0, z - 0.3], to: [x + width, 0.62, z], colour: "#e3d3b8" });
  let at = x + 0.08;
  for (let book = 0; at < x + width - 0.2; book += 1) {
    const thick = 0.07 + (0.05 * ((book * 37) % 5)) / 5;
    const tall = 0.22 + (0.12 * ((book * 53) % 7)) / 7;
    paintBox(stage, {
      from: [at, 0.62, z - 0.26],
      to: [at + thick, 0.62 + tall, z - 0.08],
      colour: SPINES[book % SPINES.length] ?? "#37454d",
    });
    at += thick + 0.012 + (book === 5 ? 0.25 : 0);
  }
};
