/**
 * The drawing operations that every picture, artwork and renderer shares. Vectors only: nothing here needs a filter, a
 * blur or a mask, so that the same list becomes SVG for the screen and PDF for the press.
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
  /** 0 to 1 along the gradient. */
  readonly at: number;
  readonly colour: Colour;
  /** 0 to 1; 1 when left out. */
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
  /** Holes by counting crossings instead of by winding: how uploaded logos may be drawn. */
  readonly evenOdd?: boolean;
  /** 0 to 1; 1 when left out. Overlapping subpaths of one path do not darken each other. */
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
  readonly cap?: "butt" | "round";
  readonly join?: "miter" | "round";
  readonly dash?: readonly [on: number, off: number];
  readonly opacity?: number;
}

export interface GroupOperation {
  readonly kind: "group";
  /** Applied to the group as a whole. */
  readonly opacity?: number;
  readonly clip?: Path;
  /** A picture keeps its own colours in print; everything else is printed in the palette's inks. */
  readonly picture?: boolean;
  readonly operations: readonly Operation[];
}

/** A picture of pixels, upright, filling its box. */
export interface ImageOperation {
  readonly kind: "image";
  /** An address that a browser shows; a renderer for print asks for its bytes. */
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

/** A finished picture: everything outside the frame is to be cut off by the renderer. */
export interface Drawing extends Frame {
  readonly operations: readonly Operation[];
}
