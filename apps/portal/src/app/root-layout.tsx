import { Outlet, ScrollRestoration } from "react-router";
import { NavigationEffects } from "./navigation-effects.tsx";
import { useRouteTitle } from "./page-title.ts";

/** Stands around every page: what a navigation does besides changing the page. */
export const RootLayout = () => {
  useRouteTitle();

  return (
    <>
      <Outlet />
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
};
