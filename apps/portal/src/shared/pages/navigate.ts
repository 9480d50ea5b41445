import type { NavigateOptions, NavigateProps } from "react-router";
import { Navigate as RouterNavigate, useNavigate as useRouterNavigate } from "react-router";
import type { PageHref } from "./href.ts";

type NavigateTo = {
  /** Goes back or forward in the history by a number of entries. */
  (entries: number): void | Promise<void>;
  (to: PageHref, options?: NavigateOptions): void | Promise<void>;
};

/** The router's `useNavigate` for addresses that exist. */
export const useNavigate: () => NavigateTo = useRouterNavigate;

/** The router's `Navigate` for addresses that exist. */
export const Navigate: (props: Omit<NavigateProps, "to"> & { to: PageHref }) => null = RouterNavigate;
