import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import * as styles from "./split-screen.css.ts";

export interface SplitScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** Logo and language; white below 1080 px, where they are over the picture. */
  readonly header: ReactNode;
  /** Decorative picture that fills its frame. */
  readonly picture: ReactNode;
  /** A line on the picture, from 1080 px only. */
  readonly caption?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A form at the left and a picture with a slanted edge at the right; below 1080 px the picture is on top. */
export const SplitScreen = ({ header, picture, caption, className, children, ...rest }: SplitScreenProps) => (
  <div data-component="SplitScreen" className={cx(styles.screen, className)} {...rest}>
    <span aria-hidden className={styles.light} />
    {/* A landmark, so that screen reader users who move by landmarks find this line. */}
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
  /** Decorative picture that fills its frame. */
  readonly picture: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A wide picture with a slanted lower edge and a short text below. */
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
