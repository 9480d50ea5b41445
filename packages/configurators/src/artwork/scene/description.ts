import type { Colour, Point } from "../drawing/operation.ts";
import type { CameraPlacement } from "./space/camera.ts";
import type { Clouds } from "./sky/clouds.ts";
import type { Shafts } from "./sky/daylight.ts";
import type { FurnitureSet } from "./interior/furniture-sets.ts";
import type { Installer } from "./installer.ts";
import type { Hour } from "./sky/light.ts";
import type { Covering, Season } from "./surface/materials.ts";
import type { RoofWindow } from "./window/roof-window.ts";
import type { Tree } from "./land/trees.ts";

/** Shared by outdoor and indoor scenes. */
interface SceneBase {
  readonly hour: Hour;
  readonly season?: Season;
  /** The same seed draws the same picture. */
  readonly seed?: number;
  readonly camera?: Partial<CameraPlacement>;
  /** Sun or moon as fractions of the frame. Size 0 hides the disc but keeps the glow. */
  readonly sun?: { readonly at: Point; readonly size?: number };
  readonly clouds?: Clouds;
  readonly stars?: number;
  /** Strength of the shade along the lower edge, 0 to 1. */
  readonly bottomShade?: number;
}

/** Part of a roof from nearby. */
export interface CloseUpScene extends SceneBase {
  readonly kind: "close-up";
  readonly covering: Covering;
  /** 36 to 46 degrees. */
  readonly pitch?: number;
  readonly windows: readonly RoofWindow[];
  readonly snow?: number;
  readonly age?: number;
  /** Base of the hills as a fraction of the height. */
  readonly horizon?: number;
  /** Position along the ridge and height of its top. */
  readonly chimney?: readonly [x: number, top: number];
  readonly shafts?: Partial<Shafts> | false;
  readonly installer?: Installer;
}

/** A whole house in its garden. */
export interface HouseScene extends SceneBase {
  readonly kind: "house";
  readonly covering: Covering;
  readonly pitch?: number;
  readonly windows: readonly RoofWindow[];
  readonly snow?: number;
  readonly horizon?: number;
  readonly wall?: Colour;
  readonly boards?: Colour;
  readonly treesBehind?: readonly Tree[];
}

export interface RoomWindow {
  readonly place: readonly [u: number, v: number, width: number, height: number];
  /** How far an inner blind is closed, 0 to 1. */
  readonly blind?: number;
}

/** A room under the roof. */
export interface InteriorScene extends SceneBase {
  readonly kind: "interior";
  readonly pitch?: number;
  readonly windows: readonly RoomWindow[];
  readonly furniture: FurnitureSet;
  /** Positions of the rafters along the slope. */
  readonly rafters?: readonly number[];
  readonly wall?: Colour;
  readonly floor?: Colour;
  readonly frame?: Colour;
  readonly blindColour?: Colour;
}

/** The layers of a window installation, lifted above the roof. */
export interface ExplodedScene extends SceneBase {
  readonly kind: "exploded";
  readonly covering: Covering;
}

/** Two scenes separated by one slanted edge. */
export interface CutScene {
  readonly kind: "cut";
  readonly before: SceneDescription;
  readonly after: SceneDescription;
  /** Where the edge meets top and bottom, as fractions of the width. */
  readonly edge: readonly [top: number, bottom: number];
}

export type TextureKind = "panes" | "slate" | "clay" | "seam" | "snow" | "light" | "plain" | "sun";

/** A flat background for cards and stickers. */
export interface TextureScene {
  readonly kind: "texture";
  readonly texture: TextureKind;
  readonly seed?: number;
}

export type SceneDescription = CloseUpScene | HouseScene | InteriorScene | ExplodedScene | CutScene | TextureScene;
