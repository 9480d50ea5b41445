import type { LinkComponentProps } from "@lucarne/ui/provider";
import { Link } from "react-router";
import { useIsOverlayEntry } from "./overlay.ts";
import { preload } from "./screens.ts";

const isPath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");
const pathOf = (href: string): string => href.replace(/[?#].*$/, "");

/** Renders the kit's links: router links for pages, which preload on hover, and plain links for other addresses. */
export const AppLink = ({ href, children, onPointerEnter, onFocus, ...rest }: LinkComponentProps) => {
  const replace = useIsOverlayEntry();

  return isPath(href) ? (
    <Link
      to={href}
      replace={replace}
      onPointerEnter={(event) => {
        preload(pathOf(href));
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(pathOf(href));
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  ) : (
    <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
      {children}
    </a>
  );
};
