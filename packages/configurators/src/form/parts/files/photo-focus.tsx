import { useLocale } from "@lucarne/ui/provider";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement, useId, useRef } from "react";
import type { Size } from "../../../artwork/page/boxes.ts";
import { coverBox } from "../../../artwork/template/crop-photo.ts";
import type { Focus } from "../../../artwork/template/own-photo.ts";
import { useForm } from "../../context.ts";
import { sayShare } from "../../words/say-upload.ts";
import * as styles from "./photo.css.ts";

/** Shares of the photo that one press of an arrow key moves the focus by, alone and with Shift. */
const STEP = 0.02;
const LARGE_STEP = 0.1;

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;
const percent = (share: number): string => `${share * 100}%`;

export interface PhotoFocusProps {
  /** Address of the whole photo. */
  readonly href: string;
  /** Of the photo in pixels. */
  readonly size: Size;
  /** The photo's place on the print, in millimetres. */
  readonly place: Size;
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/** The whole photo with the printed part, and the point around which it is cropped. */
export const PhotoFocus = ({ href, size, place, focus, onFocus }: PhotoFocusProps): ReactElement => {
  const { words } = useForm();
  const locale = useLocale();
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const whole = coverBox(size, { x: 0, y: 0, ...place }, focus);
  const crop: CSSProperties = {
    insetInlineStart: percent(-whole.x / whole.width),
    insetBlockStart: percent(-whole.y / whole.height),
    inlineSize: percent(place.width / whole.width),
    blockSize: percent(place.height / whole.height),
  };

  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    onFocus({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const press = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onFocus({ x: within(focus.x + direction[0] * step), y: within(focus.y + direction[1] * step) });
  };
  const ratio = size.width / size.height;
  const shape: CSSProperties & Record<typeof styles.RATIO, number> = { aspectRatio: ratio, [styles.RATIO]: ratio };
  const at = words.photo.focusAt({ across: sayShare(locale, focus.x), down: sayShare(locale, focus.y) });
  return (
    <div className={styles.focus}>
      <div
        ref={area}
        className={styles.whole}
        style={shape}
        onPointerDown={(event) => {
          // A finger on the photo scrolls the page or taps; on the point it drags.
          if (event.pointerType !== "mouse" && event.target !== handle.current) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerUp={point}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <img src={href} alt="" draggable={false} className={styles.photo} />
        <div className={styles.crop} style={crop} />
        <div
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={words.photo.focus}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(focus.y * 100)}
          aria-valuetext={at}
          className={styles.point}
          style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }}
          onKeyDown={press}
        />
      </div>
      <p id={hint} className={styles.hint}>
        {words.photo.focusHint}
      </p>
    </div>
  );
};
