import { useCallback, useEffect, useState } from "react";
import { type PageHref, pageHref } from "../../shared/pages/href.ts";

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

/**
 * Keeps a page with unsaved forms open: a link of the portal asks first, closing or reloading the tab makes the browser
 * ask. `target` is where the user wants to go.
 */
export const useLeaveGuard = () => {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<PageHref>();
  const dirty = unsaved.length > 0;

  const report = useCallback<ReportDirty>((form, isDirty) => {
    setUnsaved((before) => [...before.filter((name) => name !== form), ...(isDirty ? [form] : [])]);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: MouseEvent) => {
      const wanted = targetOf(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(wanted);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", ask, { capture: true });
    window.addEventListener("beforeunload", warn);

    return () => {
      document.removeEventListener("click", ask, { capture: true });
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);

  return { report, target, stay: () => setTarget(undefined) };
};
