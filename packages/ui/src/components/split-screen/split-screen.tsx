import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/cx.ts";
import * as styles from "./split-screen.css.ts";

export interface SplitScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** Logo and language; over the picture on phones, so in white there. */
  readonly header: ReactNode;
  /** Fills its frame; decoration. */
  readonly picture: ReactNode;
  /** A line on the picture, on wide screens only. */
  readonly caption?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A form at the left and a picture with a leaning edge at the right; on phones the picture stands on top. */
export const SplitScreen = ({ header, picture, caption, className, children, ...rest }: SplitScreenProps) => (
  <div data-component="SplitScreen" className={cx(styles.screen, className)} {...rest}>
    <span aria-hidden className={styles.light} />
    {/* A landmark, so that the line on the picture is found by those who move from one to the next. */}
    <aside className={styles.picture}>
      <div aria-hidden className={styles.pictureFill}>
        {picture}
      </div>
      {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
    </aside>
    <header className={styles.header}>{header}</header>
    <main id="main" tabIndex={-1} className={styles.content}>
      {children}
    </main>
  </div>
);

export interface StoryScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** Logo and language. */
  readonly header: ReactNode;
  /** Fills its frame; decoration. */
  readonly picture: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A wide picture with a leaning lower edge, and a few words under it. */
export const StoryScreen = ({ header, picture, className, children, ...rest }: StoryScreenProps) => (
  <div data-component="StoryScreen" className={cx(styles.story, className)} {...rest}>
    <header className={styles.storyHeader}>
      <div className={styles.storyHeaderRow}>{header}</div>
    </header>
    <div aria-hidden className={styles.storyPicture}>
      <div className={styles.storyPictureFill}>{picture}</div>
    </div>
    <main id="main" tabIndex={-1} className={styles.storyContent}>
      {children}
    </main>
  </div>
);
