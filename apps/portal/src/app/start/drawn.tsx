import { useEffect } from "react";

let resolve: () => void = () => undefined;

/** Resolves when React has attached the handlers of the first page. */
export const drawn = new Promise<void>((done) => {
  resolve = done;
});

/** Rendered beside the page, in the same Suspense boundary, so that its effect runs after the page is hydrated. */
export const Drawn = () => {
  useEffect(() => resolve(), []);

  return null;
};
