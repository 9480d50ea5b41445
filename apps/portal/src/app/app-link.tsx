import type { LinkComponentProps } from "@lucarne/ui/provider";
import { Link } from "react-router";
import { useIsOverlayEntry } from "./overlay.ts";
import { preload, preloadData } from "./screens.ts";

const isPath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * Renders the kit's links: plain ones for other addresses, and router links for pages. Those load code when they are
 * pointed at and data when they are pressed, so that no data is minutes old when it is shown.
 */
export const AppLink = (link: LinkComponentProps) => {
  const replace = useIsOverlayEntry();
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
      onPointerEnter={(event) => {
        preload(href);
        link.onPointerEnter?.(event);
      }}
      onPointerDown={(event) => {
        void preloadData(href);
        link.onPointerDown?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        link.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
};
