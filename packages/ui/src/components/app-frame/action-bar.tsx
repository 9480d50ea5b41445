import type { HTMLAttributes, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./action-bar.css.ts";

export interface ActionBarProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * `above-tab-bar`: fixed above the tab bar and drawn on phones only. `end-of-form`: the last part of a form or card
   * without a tab bar, at the lower edge of the screen on phones.
   * @default "above-tab-bar"
   */
  readonly placement?: "above-tab-bar" | "end-of-form" | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The actions of a screen, the main one last; on phones they stay in sight and the main one takes the free width. */
export const ActionBar = ({ placement = "above-tab-bar", className, ...rest }: ActionBarProps) => (
  <div
    data-component="ActionBar"
    className={cx(placement === "end-of-form" ? styles.endOfForm : styles.aboveTabBar, className)}
    {...rest}
  />
);
