import { Announcer, useAnnounce } from "@lucarne/ui/toast";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { createScrollMemory } from "./scroll-memory.ts";
import { hasNewVersion } from "./service-worker.ts";
import { useRouteTitle } from "./use-route-title.ts";

/** The region that focus goes to after a navigation; the kit's `PageMain` has this id. */
const MAIN_ID = "main";

const memory = createScrollMemory();

/** Scrolls as a browser does with pages of its own; not where only the search changed: that is the same page. */
const useScroll = (): void => {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    // The browser restores positions by the height of the page before, not of the new one.
    history.scrollRestoration = "manual";
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", giveBack);

    return () => window.removeEventListener("pagehide", giveBack);
  }, []);

  useLayoutEffect(() => {
    const changed = shown.current !== pathname;
    shown.current = pathname;
    const place = hash === "" ? null : document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
    else if (changed) window.scrollTo(0, memory.after(navigation, key));
    const note = () => memory.note(key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });

    return () => window.removeEventListener("scroll", note);
  }, [hash, key, navigation, pathname]);
};

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

/** After a change of page: title, scroll, focus and what a screen reader says, all that a browser does for its own. */
export const NavigationEffects = () => {
  useRouteTitle();
  useScroll();
  useArrival();
  useNewVersion();

  return <Announcer />;
};
