import { Play } from "lucide-react";
import { type HTMLAttributes, type ReactNode, type Ref, useRef, useState } from "react";
import { cx } from "../../internal/element/cx.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./video-card.css.ts";

export interface VideoCardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Heading below the video, and part of the play button's name. */
  readonly title: string;
  /** Heading level of the title. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Still picture. */
  readonly poster?: string | undefined;
  /** "4:12" */
  readonly duration?: string | undefined;
  /** Notice that the video is loaded from another site when it is played. */
  readonly note?: ReactNode;
  /** Renders the player; called only after Play, so that nothing is loaded from another site before. */
  readonly renderPlayer: () => ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A video that loads when it is played. */
export const VideoCard = ({
  title,
  level = 3,
  poster,
  duration,
  note,
  renderPlayer,
  className,
  ...rest
}: VideoCardProps) => {
  const [playing, setPlaying] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const strings = useStrings();
  const Title = `h${level}` as const;
  const name = `${strings.play}: ${duration === undefined ? title : `${title}, ${duration}`}`;
  return (
    <article
      data-component="VideoCard"
      data-state={playing ? "playing" : "idle"}
      className={cx(styles.card, className)}
      {...rest}
    >
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {playing ? (
          renderPlayer()
        ) : (
          <button
            type="button"
            aria-label={name}
            onClick={() => {
              // The button with focus goes away.
              stage.current?.focus();
              setPlaying(true);
            }}
            className={styles.button}
          >
            {poster === undefined ? null : <img src={poster} alt="" loading="lazy" className={styles.picture} />}
            <span className={styles.play}>
              <Play size={18} fill="currentColor" aria-hidden />
            </span>
            {duration === undefined ? null : <span className={styles.duration}>{duration}</span>}
          </button>
        )}
      </div>
      <Title className={styles.title}>{title}</Title>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </article>
  );
};
