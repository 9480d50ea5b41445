import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { maintenance, sessionStore } from "../../../platform/session/portal-session.ts";
import { guardLeaving } from "./leave-guard.ts";

/** Tells the page that a form of it has unsaved changes, or none any more. */
export type ReportDirty = (form: string, dirty: boolean) => void;

/** Tells the page about a form; an unmounted form counts as saved. */
export const useReportDirty = (form: string, dirty: boolean, onDirty: ReportDirty): void => {
  useEffect(() => {
    onDirty(form, dirty);

    return () => onDirty(form, false);
  }, [form, dirty, onDirty]);
};

/** Whether the user may stay: after sign-out or in maintenance a page is not kept open. */
const mayStay = (): boolean => sessionStore.get().kind !== "none" && !maintenance.isOn();

/**
 * Keeps a page with unsaved forms open: a navigation to another page, the browser's Back and Forward and signing out ask
 * first; closing or reloading the tab makes those browsers ask that support it. `LeaveQuestion` shows the question. A form
 * that opens the next page once it is saved reports that before.
 */
export const useLeaveGuard = () => {
  const unsaved = useRef(new Set<string>());
  const [dirty, setDirty] = useState(false);
  const [signOut, setSignOut] = useState<{ leave: () => void }>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 && currentLocation.pathname !== nextLocation.pathname && mayStay(),
  );

  const report = useCallback<ReportDirty>((form, isDirty) => {
    if (isDirty) unsaved.current.add(form);
    else unsaved.current.delete(form);
    setDirty(unsaved.current.size > 0);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const stopAsking = guardLeaving((leave) => setSignOut({ leave }));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);

    return () => {
      stopAsking();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);

  return {
    report,
    dirty,
    asks: signOut !== undefined || blocker.state === "blocked",
    stay: () => {
      setSignOut(undefined);
      blocker.reset?.();
    },
    leave: () => {
      // Signing out may ask about something else, over which this question would lie.
      setSignOut(undefined);
      if (signOut) signOut.leave();
      else blocker.proceed?.();
    },
  };
};

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
