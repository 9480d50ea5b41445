import type { LinkComponentProps } from "@lucarne/ui/provider";
import { Link, useLocation } from "react-router";
import { staysOnPage } from "../../shared/navigation/stays-on-page.ts";
import { useIsOverlayEntry } from "./overlay.ts";
import { prefetchPointed, prefetchPage } from "../routes.tsx";

const isPath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * Renders the kit's links: plain ones for other addresses, and router links for pages. Those load code when they are
 * pointed at, and a user's own data when they are pressed: nothing of it is requested that may not be shown.
 */
export const AppLink = (link: LinkComponentProps) => {
  const replace = useIsOverlayEntry();
  const { pathname } = useLocation();
  const { href, children, ...rest } = link;
  if (!isPath(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }

  return (
    <Link
      {...rest}
      to={href}
      replace={replace}
      preventScrollReset={staysOnPage(href, pathname)}
      onPointerEnter={(event) => {
        prefetchPointed(href);
        link.onPointerEnter?.(event);
      }}
      onPointerDown={(event) => {
        prefetchPage(href);
        link.onPointerDown?.(event);
      }}
      onFocus={(event) => {
        prefetchPointed(href);
        link.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
};
