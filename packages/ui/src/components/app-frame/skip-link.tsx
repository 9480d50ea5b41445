import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { callBoth } from "../../internal/element/call-both.ts";
import { cx } from "../../internal/element/cx.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./skip-link.css.ts";

export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** Text of the link. @default the kit's "Skip to content" */
  readonly children?: ReactNode;
  /** Id of the target element. @default "main" */
  readonly target?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The first tab stop of the page: moves focus past the frame to the content without changing the URL. */
export const SkipLink = ({ children, target = "main", className, onClick, ...rest }: SkipLinkProps) => {
  const strings = useStrings();
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    const goal = document.getElementById(target);
    if (goal === null) return;
    event.preventDefault();
    goal.focus();
    goal.scrollIntoView();
  };
  return (
    <a
      data-component="SkipLink"
      {...rest}
      href={`#${target}`}
      onClick={callBoth(onClick, skip)}
      className={cx(styles.skipLink, className)}
    >
      {children ?? strings.skipToContent}
    </a>
  );
};
