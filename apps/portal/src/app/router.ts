import { createBrowserRouter } from "react-router";
import { redirectFrom } from "./navigation/redirect.ts";
import { ROUTES } from "./routes.tsx";

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** Starts the router at the browser's address, or at the one that is shown instead: no code of the former is loaded. */
export const createPortalRouter = (): PortalRouter => {
  const instead = redirectFrom(location);
  // The router gives all addresses that are typed or linked to from outside the same key, and restores the scroll position by
  // key: each needs one of its own.
  if (instead !== undefined || !history.state) history.replaceState({ key: `${Date.now()}` }, "", instead);

  return createBrowserRouter(ROUTES);
};

/** Resolves when the first page can be drawn. */
export const isOpen = async (router: PortalRouter): Promise<void> => {
  if (router.state.initialized) return;
  let stop: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    stop = router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });
  stop?.();
};
