import type { Colour, Drawing, Frame } from "@lucarne/configurators/artwork/drawing/operation";
import { setStage } from "@lucarne/configurators/artwork/scene/set-stage";
import {
  fillCircles,
  fillFace,
  fillFaces,
  fillFrame,
  linear,
  type Stage,
} from "@lucarne/configurators/artwork/scene/stage";
import { vectorBetween, type Vector } from "@lucarne/configurators/artwork/scene/vector";
import type { PortalPicture } from "../portal-picture.ts";

const LEFT = -4.6;
const RIGHT = 2.1;
const BACK = -1.6;
const FRONT = 5;
const CEILING = 4.3;

/** The hatch in the ceiling. */
const HATCH = { left: -0.95, right: 0.95, back: -1.05, front: 0.3 };
const LIME: Colour = "#cfe86b";

interface Ladder {
  readonly foot: Vector;
  readonly head: Vector;
  readonly half: number;
}
const LADDER: Ladder = { foot: [0, 0, 2.35], head: [0, CEILING + 0.35, -0.35], half: 0.66 };
const RUNGS = 11;

/** A loft ladder under an open hatch, in the second brand's colours. */
const drawLadderRoom = (frame: Frame): Drawing => {
  const stage = setStage(
    { hour: "day", seed: 12 },
    frame,
    {
      position: [1.7, 1.7, 7.4],
      target: [0.1, 2, 0],
      focal: frame.width > frame.height * 1.4 ? 0.96 : 1.06,
      anchor: [0.52, 0.51],
    },
    [0.5, 0],
  );
  paintRoom(stage);
  paintLadderShadow(stage);
  paintHatch(stage);
  paintLightBody(stage);
  paintHandrail(stage);
  paintLadder(stage);
  const { width, height } = frame;
  fillFrame(stage, linear([0, height * 0.62], [0, height], [0, "#0a132f", 0], [1, "#0a132f", 0.6]), 1);
  fillFrame(stage, linear([width * 0.7, 0], [width, 0], [0, "#0a132f", 0], [1, "#0a132f", 0.25]));
  return { ...frame, operations: stage.operations };
};

const paintRoom = (stage: Stage): void => {
  const { project } = stage.camera;
  fillFrame(stage, "#0f1d45");
  const back: Vector[] = [
    [LEFT, 0, BACK],
    [RIGHT, 0, BACK],
    [RIGHT, CEILING, BACK],
    [LEFT, CEILING, BACK],
  ];
  fillFace(
    stage,
    back,
    linear(project([LEFT, 1, BACK]), project([RIGHT, 1, BACK]), [0, "#1c3170"], [0.55, "#2a4699"], [1, "#223a84"]),
  );
  fillFace(
    stage,
    [
      [RIGHT, 0, BACK],
      [RIGHT, 0, FRONT],
      [RIGHT, CEILING, FRONT],
      [RIGHT, CEILING, BACK],
    ],
    linear(project([RIGHT, 1, BACK]), project([RIGHT, 1, 2.5]), [0, "#1a2d66"], [1, "#101f4b"]),
  );
  fillFace(
    stage,
    [
      [LEFT, 0, BACK],
      [LEFT, 0, FRONT],
      [LEFT, CEILING, FRONT],
      [LEFT, CEILING, BACK],
    ],
    "#172a5e",
  );
  fillFace(
    stage,
    [
      [LEFT, CEILING, BACK],
      [RIGHT, CEILING, BACK],
      [RIGHT, CEILING, FRONT],
      [LEFT, CEILING, FRONT],
    ],
    "#0c1838",
  );
  fillFace(
    stage,
    [
      [LEFT, 0, BACK],
      [RIGHT, 0, BACK],
      [RIGHT, 0, FRONT],
      [LEFT, 0, FRONT],
    ],
    linear(project([0, 0, BACK]), project([0, 0, 4]), [0, "#3b4a7d"], [1, "#222d57"]),
  );
  const joints: Vector[][] = [];
  for (let x = LEFT; x < RIGHT; x += 0.42)
    joints.push([
      [x, 0, FRONT],
      [x + 0.02, 0, FRONT],
      [x + 0.02, 0, BACK],
      [x, 0, BACK],
    ]);
  fillFaces(stage, joints, "#0f1d45", 0.55);
  const skirting = BACK + 0.01;
  fillFace(
    stage,
    [
      [LEFT, 0, skirting],
      [RIGHT, 0, skirting],
      [RIGHT, 0.2, skirting],
      [LEFT, 0.2, skirting],
    ],
    "#142452",
  );
  fillFace(
    stage,
    [
      [RIGHT - 0.01, 0, BACK],
      [RIGHT - 0.01, 0, FRONT],
      [RIGHT - 0.01, 0.2, FRONT],
      [RIGHT - 0.01, 0.2, BACK],
    ],
    "#0b1636",
  );
};

const paintHatch = (stage: Stage): void => {
  const { left, right, back, front } = HATCH;
  const { project } = stage.camera;
  const ring = 0.13;
  fillFace(
    stage,
    [
      [left - ring, CEILING - 0.01, back - ring],
      [right + ring, CEILING - 0.01, back - ring],
      [right + ring, CEILING - 0.01, front + ring],
      [left - ring, CEILING - 0.01, front + ring],
    ],
    "#e8ecfa",
  );
  fillFace(
    stage,
    [
      [left, CEILING, back],
      [right, CEILING, back],
      [right, CEILING, front],
      [left, CEILING, front],
    ],
    linear(project([0, CEILING, front]), project([0, CEILING, back]), [0, "#f8fbe9"], [0.55, "#e6f3b6"], [1, LIME]),
  );
  // The far side of the shaft above the hatch catches the light.
  fillFace(
    stage,
    [
      [left, CEILING, back],
      [right, CEILING, back],
      [right, CEILING + 0.16, back],
      [left, CEILING + 0.16, back],
    ],
    "#f3f9d8",
  );
};

const paintLightBody = (stage: Stage): void => {
  const { left, right, back, front } = HATCH;
  const { project } = stage.camera;
  const light: Colour = "#dfeeff";
  const floor = { left: left - 0.75, right: right + 0.55, back: back + 0.9, front: front + 2.9 };
  const fade = linear(
    project([0, CEILING, front]),
    project([0, 0, 1.5]),
    [0, light, 0.3],
    [0.6, light, 0.12],
    [1, light, 0.04],
  );
  const top: readonly Vector[] = [
    [left, CEILING, back],
    [right, CEILING, back],
    [right, CEILING, front],
    [left, CEILING, front],
  ];
  const bottom: readonly Vector[] = [
    [floor.left, 0, floor.back],
    [floor.right, 0, floor.back],
    [floor.right, 0, floor.front],
    [floor.left, 0, floor.front],
  ];
  fillFace(
    stage,
    bottom,
    linear(project([0, 0, floor.back]), project([0, 0, floor.front]), [0, LIME, 0.3], [1, LIME, 0.62]),
  );
  fillFace(
    stage,
    [
      [floor.left + 0.4, 0, floor.back + 0.5],
      [floor.right - 0.4, 0, floor.back + 0.5],
      [floor.right - 0.4, 0, floor.front - 0.5],
      [floor.left + 0.4, 0, floor.front - 0.5],
    ],
    "#f3f6fb",
    0.4,
  );
  top.forEach((corner, index) => {
    const following = (index + 1) % top.length;
    const [next, nextDown, down] = [top[following], bottom[following], bottom[index]];
    if (next && nextDown && down) fillFace(stage, [corner, next, nextDown, down], fade);
  });
  const dust = Array.from({ length: 12 }, () => {
    const x = left + (right - left) * stage.random();
    const y = CEILING * (0.1 + 0.75 * stage.random());
    return { centre: project([x, y, 0.4 + stage.random()]), radius: 1.2 + 1.6 * stage.random() };
  });
  fillCircles(stage, dust, "#ffffff", 0.6);
};

/** The ladder's shadow on the back wall. */
const paintLadderShadow = (stage: Stage): void => {
  const { foot } = LADDER;
  const shadow = (x: number): Vector[] => [
    [foot[0] + x, 0.2, BACK + 0.012],
    [foot[0] + x + 0.16, 0.2, BACK + 0.012],
    [foot[0] + x + 0.5, CEILING, BACK + 0.012],
    [foot[0] + x + 0.36, CEILING, BACK + 0.012],
  ];
  fillFaces(stage, [shadow(0.35), shadow(-0.6)], "#0a132f", 0.28);
};

/** A beam of square section between two points, seen from the front and one side. */
const paintStile = (stage: Stage, side: -1 | 1): void => {
  const { foot, head, half } = LADDER;
  const outer = side * half;
  const inner = side * (half - 0.12);
  const depth = 0.16;
  const at = (x: number, end: Vector, z: number): Vector => [end[0] + x, end[1], end[2] + z];
  const front = [at(outer, foot, 0), at(inner, foot, 0), at(inner, head, 0), at(outer, head, 0)];
  // The camera is on the right: it sees the right side of both stiles.
  const flank = Math.max(outer, inner);
  fillFace(
    stage,
    [at(flank, foot, 0), at(flank, foot, -depth), at(flank, head, -depth), at(flank, head, 0)],
    "#a8773f",
  );
  fillFace(stage, front, side < 0 ? "#d9ae78" : "#e5bd8a");
};

const paintLadder = (stage: Stage): void => {
  const { foot, head, half } = LADDER;
  paintStile(stage, -1);
  for (let rung = RUNGS; rung >= 1; rung -= 1) {
    const [, y, z] = vectorBetween(foot, head, (rung - 0.45) / RUNGS);
    if (y > CEILING - 0.1) continue;
    const inner = half - 0.08;
    fillFace(
      stage,
      [
        [-inner, y - 0.12, z],
        [inner, y - 0.12, z],
        [inner, y - 0.12, z - 0.16],
        [-inner, y - 0.12, z - 0.16],
      ],
      "#0a132f",
      0.4,
    );
    fillFace(
      stage,
      [
        [-inner, y - 0.08, z],
        [inner, y - 0.08, z],
        [inner, y, z],
        [-inner, y, z],
      ],
      "#b98555",
    );
    // Above eye level the underside is visible, below it the tread; both are lighter than the front edge.
    fillFace(
      stage,
      [
        [-inner, y, z],
        [inner, y, z],
        [inner, y + 0.02, z - 0.2],
        [-inner, y + 0.02, z - 0.2],
      ],
      y < 2.2 ? "#ecd9b4" : "#f6e9cc",
    );
  }
  paintStile(stage, 1);
  for (const side of [-1, 1] as const) {
    const x = side * (half - 0.06);
    fillFace(
      stage,
      [
        [x - 0.12, 0, 2.4],
        [x + 0.12, 0, 2.4],
        [x + 0.12, 0.17, 2.34],
        [x - 0.12, 0.17, 2.34],
      ],
      "#0a132f",
    );
  }
};

/** The handrail beside the ladder, on three brackets. */
const paintHandrail = (stage: Stage): void => {
  const { project } = stage.camera;
  const { foot, head } = LADDER;
  const along = (share: number, out: number): Vector => {
    const [, y, z] = vectorBetween(foot, head, share);
    return [LADDER.half + out, y + 0.25, z];
  };
  const unit = Math.max(stage.frame.width, stage.frame.height) / 900;
  for (const share of [0.36, 0.58, 0.8]) {
    stage.operations.push({
      kind: "stroke",
      path: [
        ["M", project(along(share, 0))],
        ["L", project(along(share, 0.3))],
      ],
      colour: "#8fa4e6",
      width: 6 * unit,
      cap: "round",
    });
  }
  stage.operations.push({
    kind: "stroke",
    path: [
      ["M", project(along(0.28, 0.3))],
      ["L", project(along(0.88, 0.3))],
    ],
    colour: LIME,
    width: 9 * unit,
    cap: "round",
  });
};

export const STAIRWELL_PICTURES: readonly PortalPicture[] = [
  { name: "stairwell-sign-in-wide", frame: { width: 1200, height: 1080 }, source: drawLadderRoom },
  { name: "stairwell-sign-in-phone", frame: { width: 780, height: 460 }, source: drawLadderRoom },
];
