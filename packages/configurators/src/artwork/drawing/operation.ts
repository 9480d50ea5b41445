/**
 * The drawing operations shared by all pictures, artworks and renderers. They need no filter, blur or mask, so the same
 * list becomes SVG on screen and PDF in print.
 */

/** x to the right, y down, in the units of the drawing. */
export type Point = readonly [x: number, y: number];

/** `#rrggbb`. */
export type Colour = `#${string}`;

export type Segment =
  | readonly ["M", Point]
  | readonly ["L", Point]
  | readonly ["Q", control: Point, to: Point]
  | readonly ["C", control1: Point, control2: Point, to: Point]
  | readonly ["Z"];

export type Path = readonly Segment[];

export interface GradientStop {
  /** Position along the gradient, 0 to 1. */
  readonly at: number;
  readonly colour: Colour;
  /** 0 to 1, default 1. */
  readonly opacity?: number;
}

export interface LinearGradient {
  readonly kind: "linear";
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly GradientStop[];
}

export interface RadialGradient {
  readonly kind: "radial";
  readonly centre: Point;
  readonly radius: number;
  readonly stops: readonly GradientStop[];
}

export type Paint = Colour | LinearGradient | RadialGradient;

export interface PathOperation {
  readonly kind: "path";
  readonly path: Path;
  readonly fill: Paint;
  /** Even-odd fill rule instead of nonzero winding; uploaded logos may use it. */
  readonly evenOdd?: boolean;
  /** 0 to 1, default 1. Overlapping subpaths of one path do not darken each other. */
  readonly opacity?: number;
}

export interface CirclesOperation {
  readonly kind: "circles";
  readonly circles: readonly Circle[];
  readonly fill: Paint;
  readonly opacity?: number;
}

export interface StrokeOperation {
  readonly kind: "stroke";
  readonly path: Path;
  readonly colour: Colour;
  readonly width: number;
  readonly cap?: "butt" | "round" | "square";
  readonly join?: "miter" | "round" | "bevel";
  /** How long a mitred corner may be in widths of the line, default 4. */
  readonly miterLimit?: number;
  /** Lengths of dashes and the gaps after them. */
  readonly dash?: readonly number[];
  /** Length of the dashes before the line begins. */
  readonly dashOffset?: number;
  readonly opacity?: number;
}

export interface GroupOperation {
  readonly kind: "group";
  /** Applies to the group as a whole. */
  readonly opacity?: number;
  readonly clip?: Path;
  /** Even-odd rule for the clip instead of nonzero winding. */
  readonly clipEvenOdd?: boolean;
  /** A picture keeps its own RGB colours in print. Everything else is printed in the palette's CMYK inks. */
  readonly picture?: boolean;
  readonly operations: readonly Operation[];
}

/** An upright bitmap that fills its box. */
export interface ImageOperation {
  readonly kind: "image";
  /** Address for a browser. A print renderer loads its bytes. */
  readonly href: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

export type Operation = PathOperation | CirclesOperation | StrokeOperation | GroupOperation | ImageOperation;

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A finished picture. Renderers clip everything outside the frame. */
export interface Drawing extends Frame {
  readonly operations: readonly Operation[];
}
