import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { emulationLinkRefused } from "../platform/session/start-session.ts";
import { Drawn } from "./start/drawn.tsx";
import { NavigationEffects } from "./navigation/navigation-effects.tsx";
import { Opening } from "./waiting.tsx";

// Loaded only when it is shown: sign-in has a tight budget (PERF-1).
const RefusedLinkNotice = lazy(() => import("./navigation/refused-link-notice.tsx"));

/** What surrounds every page. */
export const Root = () => (
  <>
    <NavigationEffects />
    {/* Under a name of ours, which signing out removes. */}
    <ScrollRestoration storageKey="lucarne.scroll" />
    <Opening />
    {emulationLinkRefused() && (
      <Suspense fallback={null}>
        <RefusedLinkNotice />
      </Suspense>
    )}
    <Suspense fallback={null}>
      <Outlet />
      <Drawn />
    </Suspense>
  </>
);
