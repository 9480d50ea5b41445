import { useEffect } from "react";

let resolve: () => void = () => undefined;

/** Resolves when the first page answers what its visitor does. */
export const drawn = new Promise<void>((done) => {
  resolve = done;
});

/** Beside the page, within the same boundary: its effect runs when the page has its handlers. */
export const Drawn = () => {
  useEffect(() => resolve(), []);

  return null;
};
