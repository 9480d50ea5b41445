import type { MouseEvent, ReactNode } from "react";
import { useStrings } from "../provider/index.ts";
import * as styles from "./skip-link.css.ts";

export interface SkipLinkProps {
  /** @default the kit's "Skip to content" */
  readonly children?: ReactNode;
  /** Id of the target element. @default "main" */
  readonly target?: string;
}

/** The first tab stop of the page: moves focus past the frame to the content without changing the URL. */
export const SkipLink = ({ children, target = "main" }: SkipLinkProps) => {
  const strings = useStrings();
  const skip = (event: MouseEvent) => {
    const goal = document.getElementById(target);
    if (goal === null) return;
    event.preventDefault();
    goal.focus();
    goal.scrollIntoView();
  };
  return (
    <a data-component="SkipLink" href={`#${target}`} onClick={skip} className={styles.skipLink}>
      {children ?? strings.skipToContent}
    </a>
  );
};
