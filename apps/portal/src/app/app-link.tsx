import type { LinkComponentProps } from "@lucarne/ui/provider";
import { Link } from "react-router";

/** Draws the kit's links: the router's for pages, the browser's own for a place on the same page. */
export const AppLink = ({ href, children, ...rest }: LinkComponentProps) =>
  href.startsWith("#") ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
