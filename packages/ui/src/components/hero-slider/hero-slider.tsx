import { Pause, Play } from "lucide-react";
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useState, useSyncExternalStore } from "react";
import { cx } from "../../internal/element/cx.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./hero-slider.css.ts";

export interface HeroSlide {
  /** Unique among the slides. */
  readonly id: string;
  /** Heading and accessible name of the slide. */
  readonly title: ReactNode;
  /** Paragraph below the title. */
  readonly text?: ReactNode;
  /** One highlight button. */
  readonly action?: ReactNode;
  /** Decorative picture that fills its frame. It is drawn once the slide before is shown. */
  readonly picture: ReactNode;
}

export interface HeroSliderProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the slider. */
  readonly label: string;
  /** The slides, in their order. A single one has no controls. */
  readonly slides: readonly HeroSlide[];
  /** Time per slide in ms. @default 5000 */
  readonly interval?: number | undefined;
  /** Heading level of the titles. @default 2 */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const unwatched = () => () => undefined;
const isHidden = () => document.hidden;
const watchHidden = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/**
 * Slides that change automatically (APG carousel), except on hover, in a hidden tab, with reduced motion, or
 * after Pause or keyboard focus inside until Play is pressed. Hidden slides are inert; a new slide is announced
 * only after a user action.
 */
export const HeroSlider = ({ label, slides, interval = 5000, level = 2, className, ...rest }: HeroSliderProps) => {
  const strings = useStrings();
  const id = useId();
  const [shown, setShown] = useState(0);
  // A picture is loaded when the slide before it is shown.
  const [furthest, setFurthest] = useState(0);
  if (shown > furthest) setFurthest(shown);
  const last = slides.length - 1;
  // There may be fewer slides than before.
  const at = Math.min(shown, last);
  const still = useSyncExternalStore(unwatched, reducesMotion, () => false);
  const [asked, setAsked] = useState<boolean>();
  const playing = asked ?? !still;
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(watchHidden, isHidden, () => false);
  const rotates = playing && !held && !hidden && slides.length > 1;
  useEffect(() => {
    if (!rotates) return undefined;
    const timer = setInterval(() => setShown((before) => (before < last ? before + 1 : 0)), interval);
    return () => clearInterval(timer);
  }, [rotates, interval, last]);
  const Title = `h${level}` as const;
  return (
    <section
      data-component="HeroSlider"
      data-state={playing ? "playing" : "paused"}
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={className}
      {...rest}
    >
      <div
        className={styles.root}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        // Keyboard focus stops the slides until Play is pressed. Focus that a pointer press leaves behind does not.
        onFocus={({ target }) => {
          if (target.matches(":focus-visible")) setAsked(false);
        }}
      >
        {slides.length > 1 ? (
          <div className={styles.controls}>
            <IconButton
              icon={playing ? Pause : Play}
              size="compact"
              tone="onBrand"
              label={playing ? strings.pause : strings.play}
              onClick={() => setAsked(!playing)}
            />
            <div className={styles.picker}>
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  aria-label={strings.slide({ position: index + 1, count: slides.length })}
                  aria-current={index === at ? "true" : undefined}
                  data-state={index === at ? "active" : "inactive"}
                  onClick={() => setShown(index)}
                  className={cx(styles.pick, index === at && styles.picked)}
                />
              ))}
            </div>
          </div>
        ) : null}
        <div aria-live={rotates ? "off" : "polite"} className={styles.slides}>
          {slides.map(({ id: slide, title, text, action, picture }, index) => (
            <div
              key={slide}
              role="group"
              aria-roledescription={strings.carouselSlide}
              aria-labelledby={`${id}-${index}`}
              inert={index !== at}
              className={styles.slide}
            >
              <span aria-hidden className={styles.light} />
              <div aria-hidden className={styles.picture}>
                {index <= furthest + 1 ? picture : null}
              </div>
              <div className={styles.words}>
                <Title id={`${id}-${index}`} className={styles.title}>
                  {title}
                </Title>
                {text === undefined ? null : <p className={styles.text}>{text}</p>}
                {action === undefined ? null : <div className={styles.action}>{action}</div>}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
