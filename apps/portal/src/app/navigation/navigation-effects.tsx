import { Announcer, useAnnounce } from "@lucarne/ui/toast";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { hasNewVersion } from "../start/service-worker.ts";
import { useRouteTitle } from "./use-route-title.ts";

/** The region that focus goes to after a navigation; the kit's `PageMain` has this id. */
const MAIN_ID = "main";

/** Moves the focus to the new page's main region and has its title read out. */
const useArrival = (): void => {
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(document.title);
  }, [announce, pathname]);
};

/** A newer version starts with the next page, where nothing is typed yet (OFF-3). */
const useNewVersion = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hasNewVersion() && navigator.onLine) location.reload();
  }, [pathname]);
};

/** After a change of page: title, focus and what a screen reader says, as a browser does for its own pages. */
export const NavigationEffects = () => {
  useRouteTitle();
  useArrival();
  useNewVersion();

  return <Announcer />;
};
