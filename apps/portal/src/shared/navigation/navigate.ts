import { useCallback } from "react";
import type { NavigateOptions, NavigateProps } from "react-router";
import { Navigate as RouterNavigate, useLocation, useNavigate as useRouterNavigate } from "react-router";
import type { PageHref } from "./href.ts";
import { staysOnPage } from "./stays-on-page.ts";

type NavigateTo = {
  /** Goes back or forward in the history by a number of entries. */
  (entries: number): void | Promise<void>;
  (to: PageHref, options?: NavigateOptions): void | Promise<void>;
};

/** The router's `useNavigate` for addresses that exist. A page whose search alone changes keeps its scroll position. */
export const useNavigate = (): NavigateTo => {
  const navigate = useRouterNavigate();
  const { pathname } = useLocation();

  return useCallback(
    (to: number | PageHref, options?: NavigateOptions) =>
      typeof to === "number"
        ? navigate(to)
        : navigate(to, { preventScrollReset: staysOnPage(to, pathname), ...options }),
    [navigate, pathname],
  );
};

/** The router's `Navigate` for addresses that exist. */
export const Navigate: (props: Omit<NavigateProps, "to"> & { to: PageHref }) => null = RouterNavigate;
