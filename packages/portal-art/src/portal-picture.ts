import type { Drawing, Frame } from "@lucarne/configurators/artwork/drawing/operation";
import type { SceneDescription } from "@lucarne/configurators/artwork/scene/description";

/** A picture of the portal: a described scene or a drawing of its own, and the frame it is composed for. */
export interface PortalPicture {
  /** File name without ending. */
  readonly name: string;
  readonly frame: Frame;
  readonly source: SceneDescription | ((frame: Frame) => Drawing);
  /** Grid steps per unit; more for small frames. 2 when left out. */
  readonly steps?: number;
  /** False for signs that must be seen whole, such as the logo. */
  readonly cover?: boolean;
}
