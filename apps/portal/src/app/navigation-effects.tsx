import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** The region that pages are read from and focus goes to after a navigation; layouts give it this id. */
export const MAIN_ID = "main";

/**
 * After a change of page, moves the focus to the new page's main region and has its title read out: a browser does
 * both for a page that it loads itself. A change of search or hash alone is the same page.
 */
export const NavigationEffects = () => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (state !== "idle" || shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname, state]);

  return (
    <div role="status" aria-live="polite" className="lucarne-announcement">
      {announced}
    </div>
  );
};
