import { Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AnonymousOnly, FrameIfSignedIn, MaintenanceGate, SignedInOnly, UserKnown } from "./guards.tsx";
import { NavigationEffects } from "./navigation-effects.tsx";
import type { Frame } from "../shared/pages/page-table.ts";
import { AnonymousFrame, screens, SignedInFrame } from "./screens.ts";

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
