import type { Box, Size } from "../page/boxes.ts";
import type { Focus } from "./own-photo.ts";

/** Where a whole photo lies so that it covers a box, with its focus as near to the middle as possible. */
export const coverBox = ({ width, height }: Size, box: Box, focus: Focus): Box => {
  const scale = Math.max(box.width / width, box.height / height);
  const whole = { width: width * scale, height: height * scale };
  const start = (from: number, room: number, length: number, share: number): number =>
    Math.max(from + room - length, Math.min(from, from + room / 2 - share * length));
  return {
    x: start(box.x, box.width, whole.width, focus.x),
    y: start(box.y, box.height, whole.height, focus.y),
    ...whole,
  };
};
