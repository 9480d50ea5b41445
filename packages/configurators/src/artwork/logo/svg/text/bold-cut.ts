import type { Path, Point } from "../../../drawing/operation.ts";
import { type Piece, polygon, straightPieces } from "../../../drawing/path.ts";

/** Straight pieces of a curve of a letter. */
const PIECES = 12;
/** How far a corner may be drawn out, by half of the line's width. */
const MITER = 4;

/** Twice the area of closed outlines, below zero for counter-clockwise ones. */
const areaOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { from, to }) => sum + from[0] * to[1] - from[1] * to[0], 0);

const normalOf = ({ from, to }: Piece): Point => {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  return [-down / length, across / length];
};

/** The four corners of a piece of a line. */
const band = (piece: Piece, half: number): Point[] => {
  const [x, y] = normalOf(piece);
  const side = ([atX, atY]: Point, way: number): Point => [atX + x * half * way, atY + y * half * way];
  return [side(piece.from, 1), side(piece.to, 1), side(piece.to, -1), side(piece.from, -1)];
};

/** What fills the outer side of a corner between two pieces. */
const corner = (one: Piece, next: Piece, half: number): Point[] => {
  const [first, second] = [normalOf(one), normalOf(next)];
  const isLeft = first[0] * second[1] - first[1] * second[0] > 0;
  const [x, y] = one.to;
  const way = isLeft ? -half : half;
  const at = ([across, down]: Point, length = 1): Point => [x + across * way * length, y + down * way * length];
  const middle: Point = [first[0] + second[0], first[1] + second[1]];
  // The tip is as far away as the middle of both is short.
  const square = middle[0] ** 2 + middle[1] ** 2;
  const isSharp = square > 0 && 2 / Math.sqrt(square) <= MITER;
  return [one.to, at(first), ...(isSharp ? [at(middle, 2 / square)] : []), at(second)];
};

/** Pieces that follow each other, closed. */
const contoursOf = (pieces: readonly Piece[]): Piece[][] => {
  const contours: Piece[][] = [];
  for (const piece of pieces) {
    const last = contours.at(-1);
    if (last && last.at(-1)?.to === piece.from) last.push(piece);
    else contours.push([piece]);
  }
  return contours;
};

/**
 * What a line around letters covers, as shapes that run in the direction of the letters: with them it is one outline,
 * which may cut, as no line may.
 * @param width of the whole line
 */
export const lineAround = (letters: Path, width: number): Path => {
  const pieces = straightPieces(letters, PIECES);
  const sign = Math.sign(areaOf(pieces));
  const half = width / 2;
  const shapes = contoursOf(pieces).flatMap((contour) =>
    contour.flatMap((piece, at) => [
      band(piece, half),
      corner(piece, contour[(at + 1) % contour.length] ?? piece, half),
    ]),
  );
  return shapes.flatMap((shape) => {
    const isSame = Math.sign(areaOf(straightPieces(polygon(shape)))) === sign;
    return polygon(isSame ? shape : shape.toReversed());
  });
};
