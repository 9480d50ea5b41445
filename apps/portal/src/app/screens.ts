import type { ComponentType } from "react";
import { createElement, lazy, useState } from "react";
import { reloadForNewCode } from "./lost-chunk.ts";
import { loadInBackground } from "../platform/code/load-in-background.ts";
import { language } from "../platform/intl/portal-language.ts";
import type { Route, ScreenModule } from "./routes.ts";
import { FRAME_LAYOUTS, routeOf, ROUTES } from "./routes.ts";

type Code = { readonly load: () => Promise<ScreenModule>; readonly Component: ComponentType };

/**
 * Code as a component that loads it. Code that has been loaded before is drawn at once: `lazy` shows a fallback even for
 * a resolved promise, and React keeps a fallback for at least 0.3 s.
 */
const codeOf = (fetchModule: () => Promise<ScreenModule>): Code => {
  let known: ScreenModule | undefined;
  const load = async (): Promise<ScreenModule> => (known = await fetchModule());
  const Lazy = lazy(async () => {
    try {
      const module: ScreenModule | undefined = await load();
      // Vite resolves with nothing for a lost chunk when the page is about to reload.
      if (module) return { default: module.Component };
    } catch (error) {
      // Lost while it was loaded ahead, and needed now.
      if (!reloadForNewCode()) throw error;
    }

    return new Promise<never>(() => undefined);
  });
  const Component = () => {
    // Decided once, so that a mounted component stays.
    const [Screen] = useState<ComponentType>(() => known?.Component ?? Lazy);

    return createElement(Screen);
  };

  return { load, Component };
};

/** A module with the words that it needs. Settles when no request is open any more, also after a failure (OFF-3). */
const withWords = async (module: Promise<ScreenModule>, ...words: Promise<unknown>[]): Promise<ScreenModule> => {
  await Promise.allSettled([module, ...words]);
  await Promise.all(words);

  return module;
};

/** The code of a frame; the signed-in one's words come at the same time. */
const frames: Record<keyof typeof FRAME_LAYOUTS, Code> = {
  anonymous: codeOf(FRAME_LAYOUTS.anonymous),
  "signed-in": codeOf(() => withWords(FRAME_LAYOUTS["signed-in"](), language.load("app"))),
};

/** The frames as components that load themselves. */
export const AnonymousFrame = frames.anonymous.Component;
export const SignedInFrame = frames["signed-in"].Component;

const loadTerms = (): Promise<ScreenModule> => import("../features/terms/terms-screen.tsx");

/** Shown instead of every signed-in page until the terms are accepted. */
export const TermsScreen = codeOf(() => withWords(loadTerms(), language.load("app"), language.load("terms"))).Component;

const pages = ROUTES.map((route) => ({
  route,
  code: codeOf(() => withWords(route.screen(), ...(route.words === undefined ? [] : [language.load(route.words)]))),
}));

/** Each route with its screen as a component that loads itself. */
export const screens: readonly (Route & { Screen: ComponentType })[] = pages.map(({ route, code }) => ({
  ...route,
  Screen: code.Component,
}));

/** Loads code ahead of its use; resolves in any case. A failure shows when the code is needed. */
const loadAhead = (load: () => Promise<unknown>): Promise<unknown> => loadInBackground(load).catch(() => undefined);

/** Settles when nothing of the page is on its way any more, also after a failure. */
const loadPage = (route: Route): Promise<unknown> => {
  const { frame } = route;
  const code = pages.filter((page) => page.route === route).map((page) => page.code);
  if (frame === "anonymous" || frame === "signed-in") code.push(frames[frame]);

  return Promise.allSettled(code.map(({ load }) => load()));
};

const pathOf = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * Fetches frame and screen of a path at once, before the router draws them one after the other; resolves when they are
 * there. A failure shows when the page is drawn.
 */
export const preloadCode = async (pathname: string): Promise<void> => {
  const route = routeOf(pathname);
  if (route) await loadAhead(() => loadPage(route));
};

/**
 * Starts the calls of a signed-in page; they are defined in the code of its frame. Resolves, also after a
 * failure, when the data that its screen requests early has arrived.
 * @param pointedAt the page may not be opened: only the data that is the same for every user
 */
export const preloadData = async (address: string, pointedAt?: boolean): Promise<void> => {
  const route = routeOf(pathOf(address));
  if (route?.frame !== "signed-in") return;
  await loadAhead(async () => (await FRAME_LAYOUTS["signed-in"]()).startPage(address, route.screen, pointedAt));
};

/** Fetches what a link needs that is pointed at: the page's code, and the data that is the same for every user. */
export const preload = (address: string): void => {
  void preloadCode(pathOf(address));
  void preloadData(address, true);
};
