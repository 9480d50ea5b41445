import type { ComponentType } from "react";
import { lazy } from "react";
import { reloadForNewCode } from "./lost-chunk.ts";
import { loadInBackground } from "../platform/code/load-in-background.ts";
import { language } from "../platform/intl/portal-language.ts";
import type { Route, ScreenModule } from "./routes.ts";
import { FRAME_LAYOUTS, routeOf, ROUTES } from "./routes.ts";

/** The code of a frame; the signed-in one's words come at the same time. */
const frameLoaders: Record<keyof typeof FRAME_LAYOUTS, () => Promise<ScreenModule>> = {
  anonymous: FRAME_LAYOUTS.anonymous,
  "signed-in": async () => {
    const [layout] = await Promise.all([FRAME_LAYOUTS["signed-in"](), language.load("app")]);

    return layout;
  },
};

const asDefault = (load: () => Promise<ScreenModule>) =>
  lazy(async () => {
    try {
      const module: ScreenModule | undefined = await load();
      // Vite gives nothing for a chunk whose loss was taken note of: the page is about to reload itself.
      if (module) return { default: module.Component };
    } catch (error) {
      // Lost while it was loaded ahead, and needed now.
      if (!reloadForNewCode()) throw error;
    }

    return new Promise<never>(() => undefined);
  });

/** The frames as components that load themselves. */
export const AnonymousFrame = asDefault(frameLoaders.anonymous);
export const SignedInFrame = asDefault(frameLoaders["signed-in"]);

const loadTerms = (): Promise<ScreenModule> => import("../features/terms/terms-screen.tsx");

/** Shown instead of every signed-in page until the terms are accepted. */
export const TermsScreen = asDefault(async () => {
  const [screen] = await Promise.all([loadTerms(), language.load("app"), language.load("terms")]);

  return screen;
});

const loadScreen = async ({ screen, words }: Route): Promise<ScreenModule> => {
  const [module] = await Promise.all([screen(), words === undefined ? undefined : language.load(words)]);

  return module;
};

/** Each route with its screen as a component that loads itself. */
export const screens: readonly (Route & { Screen: ComponentType })[] = ROUTES.map((route) => ({
  ...route,
  Screen: asDefault(() => loadScreen(route)),
}));

/** Loads code ahead of its use. A failure shows when the code is needed. */
const loadAhead = (load: () => Promise<unknown>): void => {
  loadInBackground(load).catch(() => undefined);
};

/** Settles when nothing of the page is on its way any more, also after a failure. */
const loadPage = ({ screen, words, frame }: Route): Promise<unknown> => {
  const loads: Promise<unknown>[] = [screen()];
  if (words !== undefined) loads.push(language.load(words));
  if (frame === "anonymous" || frame === "signed-in") loads.push(FRAME_LAYOUTS[frame]());
  if (frame === "signed-in") loads.push(language.load("app"));

  return Promise.allSettled(loads);
};

const pathOf = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * Fetches frame and screen of a path at once, before the router draws them one after the other. A failure shows when
 * the page is drawn.
 */
export const preloadCode = (pathname: string): void => {
  const route = routeOf(pathname);
  if (route) loadAhead(() => loadPage(route));
};

/**
 * Starts the calls of a signed-in page; the code of its frame has them.
 * @param pointedAt the page may not be opened: only the data that is the same for every user
 */
export const preloadData = (address: string, pointedAt?: boolean): void => {
  const route = routeOf(pathOf(address));
  if (route?.frame !== "signed-in") return;
  loadAhead(async () => (await FRAME_LAYOUTS["signed-in"]()).startPage(address, route.screen, pointedAt));
};

/** Fetches what a link needs that is pointed at: the page's code, and the data that is the same for every user. */
export const preload = (address: string): void => {
  preloadCode(pathOf(address));
  preloadData(address, true);
};
