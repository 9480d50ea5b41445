import type { RouteObject } from "react-router";
import { createBrowserRouter } from "react-router";
import { language } from "../intl/portal-language.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { AnonymousOnly, MaintenanceGate, SignedInOnly } from "./guards.tsx";
import { RootLayout } from "./root-layout.tsx";
import type { Frame, PortalRoute, ScreenModule } from "./route-table.ts";
import { FRAME_LAYOUTS, PORTAL_ROUTES } from "./route-table.ts";
import type { RouteHandle } from "./page-title.ts";

const toRoute = ({ path, title, screen }: PortalRoute): RouteObject => {
  const handle: RouteHandle = { title };

  return { path, handle, lazy: screen, ErrorBoundary: ErrorScreen };
};

const routesOf = (frame: Frame): RouteObject[] => PORTAL_ROUTES.filter((route) => route.frame === frame).map(toRoute);

/** The signed-in frame's words come with its code, at the same time. */
const signedInLayout = async (): Promise<ScreenModule> => {
  const [layout] = await Promise.all([FRAME_LAYOUTS["signed-in"](), language.load("app")]);

  return layout;
};

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    // Nothing stands here while the first screen's chunks come: they are preloaded with the page.
    HydrateFallback: () => null,
    children: [
      {
        Component: MaintenanceGate,
        children: [
          {
            Component: AnonymousOnly,
            children: [{ lazy: FRAME_LAYOUTS.anonymous, ErrorBoundary: ErrorScreen, children: routesOf("anonymous") }],
          },
          {
            Component: SignedInOnly,
            children: [{ lazy: signedInLayout, ErrorBoundary: ErrorScreen, children: routesOf("signed-in") }],
          },
          ...routesOf("open"),
        ],
      },
    ],
  },
];

/** The router of the portal; made after the session is known, because its first navigation starts at once. */
export const createRouter = () => createBrowserRouter(routes);
