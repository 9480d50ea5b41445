import type { Drawing, Frame } from "@lucarne/configurators/artwork/drawing/operation";
import type { SceneDescription } from "@lucarne/configurators/artwork/scene/description";

/** A picture of the portal: a scene or a drawing, and its frame. */
export interface PortalPicture {
  /** File name without extension. */
  readonly name: string;
  readonly frame: Frame;
  readonly source: SceneDescription | ((frame: Frame) => Drawing);
  /** Grid steps per unit, more for small frames. Default: 2. */
  readonly steps?: number;
  /** False for pictures that must stay whole, such as the logo. */
  readonly cover?: boolean;
}
