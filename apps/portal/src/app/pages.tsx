import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import "../shared/pages/history-guard.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AnonymousOnly, FrameIfSignedIn, MaintenanceGate, SignedInOnly, UserKnown } from "./guards.tsx";
import { NavigationEffects } from "./navigation-effects.tsx";
import { emulationLinkRefused } from "../platform/session/start-session.ts";
import type { Frame } from "../shared/pages/page-table.ts";
import { AnonymousFrame, screens, SignedInFrame } from "./screens.ts";

// Loaded only when it is shown: sign-in has a tight budget (PERF-1).
const RefusedLinkNotice = lazy(() => import("./refused-link-notice.tsx"));

const routesOf = (frame: Frame) =>
  screens
    .filter((screen) => screen.frame === frame)
    .map(({ path, Screen }) => (
      <Route
        key={path}
        path={path}
        element={
          <ErrorBoundary framed={frame === "signed-in"}>
            <Screen />
          </ErrorBoundary>
        }
      />
    ));

/**
 * Every page behind its guard and in its frame. Screens load with their route: a navigation shows the old page until
 * the new one is there, and the first one finds its files preloaded with the document.
 */
export const Pages = () => (
  <BrowserRouter>
    <NavigationEffects />
    {emulationLinkRefused() && (
      <Suspense fallback={null}>
        <RefusedLinkNotice />
      </Suspense>
    )}
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Routes>
          <Route element={<MaintenanceGate />}>
            <Route element={<AnonymousOnly />}>
              <Route element={<AnonymousFrame />}>{routesOf("anonymous")}</Route>
            </Route>
            <Route element={<SignedInOnly />}>
              <Route element={<SignedInFrame />}>
                <Route element={<UserKnown />}>{routesOf("signed-in")}</Route>
              </Route>
            </Route>
            {routesOf("open")}
            <Route element={<FrameIfSignedIn />}>{routesOf("either")}</Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  </BrowserRouter>
);
