import type { LinkComponentProps } from "@lucarne/ui/provider";
import { Link } from "react-router";
import { useIsOverlayEntry } from "./overlay.ts";
import { preload, preloadData } from "./screens.ts";

const isPath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * Renders the kit's links: plain ones for other addresses, and router links for pages. Those load code when they are
 * pointed at and data when they are pressed, so that no data is minutes old when it is shown.
 */
export const AppLink = ({ href, children, onPointerEnter, onPointerDown, onFocus, ...rest }: LinkComponentProps) => {
  const replace = useIsOverlayEntry();

  return isPath(href) ? (
    <Link
      to={href}
      replace={replace}
      onPointerEnter={(event) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onPointerDown={(event) => {
        preloadData(href);
        onPointerDown?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  ) : (
    <a href={href} onPointerEnter={onPointerEnter} onPointerDown={onPointerDown} onFocus={onFocus} {...rest}>
      {children}
    </a>
  );
};
