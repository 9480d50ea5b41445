import { useCallback, useEffect, useRef, useState } from "react";
import { guardHistory } from "../pages/history-guard.ts";
import { type PageHref, pageHref } from "../pages/href.ts";
import { useNavigate } from "../pages/navigate.ts";
import { guardLeaving } from "./leave-guard.ts";

/** Tells the page that a form of it has unsaved changes, or none any more. */
export type ReportDirty = (form: string, dirty: boolean) => void;

/** Tells the page about a form; a form that goes has nothing unsaved. */
export const useReportDirty = (form: string, dirty: boolean, onDirty: ReportDirty): void => {
  useEffect(() => {
    onDirty(form, dirty);

    return () => onDirty(form, false);
  }, [form, dirty, onDirty]);
};

/** The portal's page that a plain click on a link would open. */
const targetOf = (event: MouseEvent): PageHref | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.origin !== location.origin) {
    return undefined;
  }

  return pageHref(`${link.pathname}${link.search}`);
};

/** Where an entry of the history is, as the router counts; `undefined` for an entry that is not the router's. */
const indexOf = (state: unknown): number | undefined => {
  const index: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "idx") : undefined;

  return typeof index === "number" ? index : undefined;
};

/** Where the user wants to go: a page, a number of entries back or forward in the history, or out of the session. */
type Target = PageHref | number | { signOut: () => void };

/**
 * Keeps a page with unsaved forms open: a link of the portal, the browser's Back and Forward and signing out ask first;
 * closing or reloading the tab makes those browsers ask that support it. `LeaveQuestion` shows the question.
 */
export const useLeaveGuard = () => {
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<Target>();
  const leaving = useRef(false);
  const dirty = unsaved.length > 0;

  const report = useCallback<ReportDirty>((form, isDirty) => {
    setUnsaved((before) => [...before.filter((name) => name !== form), ...(isDirty ? [form] : [])]);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const here = indexOf(history.state);
    const askBeforeLink = (event: MouseEvent) => {
      const wanted = targetOf(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(wanted);
    };
    const stopGuarding = guardHistory((event) => {
      const index = indexOf(event.state);
      if (leaving.current || here === undefined || index === undefined) return false;
      // The router must not see this step, nor the one that takes it back.
      if (index !== here) {
        history.go(here - index);
        setTarget(index - here);
      }

      return true;
    });
    const stopAsking = guardLeaving((signOut) => setTarget({ signOut }));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", askBeforeLink, { capture: true });
    window.addEventListener("beforeunload", warn);

    return () => {
      document.removeEventListener("click", askBeforeLink, { capture: true });
      stopGuarding();
      stopAsking();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);

  const leave = () => {
    if (target === undefined) return;
    leaving.current = true;
    if (typeof target === "object") target.signOut();
    else if (typeof target === "number") void navigate(target);
    else void navigate(target);
  };

  return { report, dirty, asks: target !== undefined, stay: () => setTarget(undefined), leave };
};

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
