import { useEffect } from "react";

let listener: () => void = () => undefined;

/** Calls a function each time that React has attached the handlers of a page or of its frame. */
export const onHydrated = (run: () => void): void => {
  listener = run;
};

/** Rendered beside the page, in the same Suspense boundary, so that its effect runs after the page is hydrated; and in the frame. */
export const Hydrated = () => {
  useEffect(() => listener(), []);

  return null;
};
