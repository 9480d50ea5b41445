import type { ComponentType } from "react";
import { matchPath, type RouteObject } from "react-router";
import { loadInBackground } from "../platform/code/load-in-background.ts";
import { pageAt } from "../shared/navigation/page-at.ts";
import type { PageLoader } from "../shared/navigation/page-loader.ts";
import type { Frame, PageName } from "../shared/navigation/page-table.ts";
import { PAGE_NAMES, pageRow } from "../shared/navigation/page-table.ts";
import { importAnonymousFrame, importSignedInFrame } from "./frames.ts";
import { CurrentUserGate, FrameIfSignedIn, Guard, UserKnown } from "./guards.tsx";
import { loadCode, withWords } from "./load-code.ts";
import { FramedPageFailure, PageFailure } from "./page-failure.tsx";
import { Root } from "./root.tsx";
import { Waiting } from "./waiting.tsx";

/** What a screen's module gives to the router. */
type ScreenModule = { Component: ComponentType; loader?: PageLoader };

const SCREENS = import.meta.glob<ScreenModule>(["../features/*/*-screen.tsx", "!../features/failure/*"]);

/** Loads the screen of a page with its words. */
export const importScreen = (page: PageName) => {
  const { screen, words } = pageRow(page);
  const load = SCREENS[`../features/${screen}.tsx`];
  if (!load) throw new Error(`The page ${page} has no module features/${screen}.tsx.`);

  return withWords(load, words);
};

const pagesIn = (wanted: Frame): RouteObject[] =>
  PAGE_NAMES.filter((page) => pageRow(page).frame === wanted).map((page) => ({
    path: pageRow(page).path,
    lazy: () => loadCode(importScreen(page)),
    // A change of the search is the same page: its screen asks for what it shows next.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }));

/**
 * The router's routes: the rows of the page table, each behind its guard and in its frame. Code and data of a page load
 * with its route; a navigation shows the old page until the new one's code is there. Errors of a page are shown by the route
 * around it: of a route whose code did not arrive the router draws nothing, not even its own `ErrorBoundary`.
 */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Waiting,
    ErrorBoundary: PageFailure,
    children: [
      {
        Component: Guard,
        ErrorBoundary: PageFailure,
        children: [
          { lazy: () => loadCode(importAnonymousFrame), children: pagesIn("anonymous") },
          {
            Component: CurrentUserGate,
            children: [
              {
                lazy: () => loadCode(importSignedInFrame),
                shouldRevalidate: () => false,
                children: [{ Component: UserKnown, ErrorBoundary: FramedPageFailure, children: pagesIn("signed-in") }],
              },
            ],
          },
          ...pagesIn("open"),
          { Component: FrameIfSignedIn, children: pagesIn("either") },
        ],
      },
    ],
  },
];

const pathOf = (address: string): string => address.replace(/[?#].*$/s, "");

/** Loads ahead; a failure shows when the page is opened. */
const loadAhead = (load: () => Promise<unknown>): void => void loadInBackground(load).catch(() => undefined);

const loadPage = async (address: string): Promise<void> => {
  const pathname = pathOf(address);
  const page = pageAt(pathname);
  const params = matchPath(pageRow(page).path, pathname)?.params ?? {};
  const screen = await importScreen(page)();
  await screen?.loader?.({ params, request: new Request(new URL(address, location.origin)) });
};

/** Loads the code and the data of the page that a link leads to. */
export const prefetchPage = (address: string): void => loadAhead(() => loadPage(address));

/** Loads the code of a page whose link is pointed at, and its data if they are the same for every user. */
export const prefetchPointed = (address: string): void => {
  const page = pageAt(pathOf(address));
  const { frame, publicData } = pageRow(page);
  if (publicData) prefetchPage(address);
  loadAhead(() => Promise.all([frame === "signed-in" ? importSignedInFrame() : undefined, importScreen(page)()]));
};
