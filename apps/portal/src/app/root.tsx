import { lazy, Suspense, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { emulationLinkRefused } from "../platform/session/start-session.ts";
import { Hydrated } from "./start/hydrated.tsx";
import { NavigationEffects } from "./navigation/navigation-effects.tsx";
import { Opening } from "./waiting.tsx";

// Loaded only when it is shown: sign-in has a tight budget (PERF-1).
const RefusedLinkNotice = lazy(() => import("./navigation/refused-link-notice.tsx"));

/**
 * Scrolls a page to its start or to where it was, except one that was scrolled before its code ran: at its first drawing
 * the router would scroll it back.
 */
const Scrolling = () => {
  const { key } = useLocation();
  const [scrolled] = useState(() => globalThis.scrollY && key);

  // Under a name of ours, which signing out removes.
  return key === scrolled ? null : <ScrollRestoration storageKey="lucarne.scroll" />;
};

/** What surrounds every page. */
export const Root = () => (
  <>
    <NavigationEffects />
    <Scrolling />
    <Opening />
    {emulationLinkRefused() && (
      <Suspense fallback={null}>
        <RefusedLinkNotice />
      </Suspense>
    )}
    <Suspense fallback={null}>
      <Outlet />
      <Hydrated />
    </Suspense>
  </>
);
