/** Which square of a picture is kept: `zoom` from 1, `x` and `y` from -1 to 1 for where it lies. */
export type Section = { zoom: number; x: number; y: number };

/** The middle of a picture, as large as possible. */
export const WHOLE: Section = { zoom: 1, x: 0, y: 0 };

/** The kept square in pixels of the picture. */
export const cropOf = (width: number, height: number, { zoom, x, y }: Section) => {
  const size = Math.min(width, height) / zoom;

  return { left: ((width - size) / 2) * (1 + x), top: ((height - size) / 2) * (1 + y), size };
};

const within = (value: number): number => Math.min(1, Math.max(-1, value));

/** The section after the picture was dragged by some pixels of a preview with the given side. */
export const dragged = (
  picture: { width: number; height: number },
  section: Section,
  { dx, dy, side }: { dx: number; dy: number; side: number },
): Section => {
  const { size } = cropOf(picture.width, picture.height, section);
  const moved = (place: number, by: number, free: number) =>
    free <= 0 ? 0 : within(place - (by * size) / side / (free / 2));

  return {
    ...section,
    x: moved(section.x, dx, picture.width - size),
    y: moved(section.y, dy, picture.height - size),
  };
};
