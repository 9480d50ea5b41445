import { lazy } from "react";
import { matchPath } from "react-router";
import { language } from "../platform/intl/portal-language.ts";
import type { PortalRoute, ScreenModule } from "./routes.ts";
import { FRAME_LAYOUTS, PORTAL_ROUTES } from "./routes.ts";

/** The route that a path belongs to; the table ends with one that fits every path. */
export const routeOf = (pathname: string): PortalRoute | undefined =>
  PORTAL_ROUTES.find(({ path }) => matchPath({ path, end: true }, pathname) !== null);

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
    const module: ScreenModule | undefined = await load();

    // Vite gives nothing for a chunk whose loss was taken note of: the page is about to reload itself.
    return module ? { default: module.Component } : new Promise<never>(() => undefined);
  });

/** The frames as components that load themselves. */
export const AnonymousFrame = asDefault(frameLoaders.anonymous);
export const SignedInFrame = asDefault(frameLoaders["signed-in"]);

const loadTerms = (): Promise<ScreenModule> => import("../features/terms/terms-screen.tsx");

/** Stands before every protected page; its words are the signed-in frame's. */
export const TermsScreen = asDefault(async () => {
  const [screen] = await Promise.all([loadTerms(), language.load("app")]);

  return screen;
});

const loadScreen = async ({ screen, words }: PortalRoute): Promise<ScreenModule> => {
  const [module] = await Promise.all([screen(), words === undefined ? undefined : language.load(words)]);

  return module;
};

/** Each route with its screen as a component that loads itself. */
export const screens = PORTAL_ROUTES.map((route) => ({ ...route, Screen: asDefault(() => loadScreen(route)) }));

/**
 * Fetches what a path needs ahead of its turn: frame and screen at once, where drawing would find them one after the
 * other. A failure shows when the page is drawn.
 */
export const preload = (pathname: string): void => {
  const route = routeOf(pathname);
  if (!route) return;
  const loads: Promise<unknown>[] = [loadScreen(route)];
  if (route.frame === "anonymous" || route.frame === "signed-in") loads.push(frameLoaders[route.frame]());
  Promise.all(loads).catch(() => undefined);
};
