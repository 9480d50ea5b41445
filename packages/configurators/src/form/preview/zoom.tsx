import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { Minus, Plus } from "@lucarne/ui/icons";
import { IconButton } from "@lucarne/ui/icon-button";
import { Inline, Stack } from "@lucarne/ui/layout";
import { useLocale } from "@lucarne/ui/provider";
import { type CSSProperties, type ReactElement, useCallback, useState } from "react";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { useForm, useSide } from "../context.ts";
import * as styles from "./preview.css.ts";
import { Sheet } from "./sheet.tsx";

const STEPS = [1, 1.5, 2, 3, 4] as const;

/** Not every browser makes scrolling areas focusable. */
const SCROLLED = { role: "region", tabIndex: 0 } as const;

export interface ZoomProps {
  readonly side: "front" | "back";
  readonly onSide: (side: "front" | "back") => void;
  readonly onClose: () => void;
}

/** Pixels per module with which a phone reads a code from another screen, whatever its pixel ratio. */
const READABLE = 2.5;
/** Padding of the dialog and its view, and the share of the screen's height that a sheet takes at first. */
const FRAME = { padding: 96, height: 0.6 };

/** The first step at which the side's code can be read. */
const stepFor = (artwork: ArtworkLayout | undefined): number => {
  const [code] = artwork?.codes ?? [];
  if (!artwork || !code) return 0;
  const { width, height } = artwork.page.trim;
  const shown = Math.min(window.innerWidth - FRAME.padding, (FRAME.height * window.innerHeight * width) / height);
  const found = STEPS.findIndex((scale) => (shown * scale * code.module) / width >= READABLE);
  return found < 0 ? STEPS.length - 1 : found;
};

/** Scrolls a view to the middle of the code on its sheet. */
const scrollToCode = (view: HTMLElement, { codes, page }: ArtworkLayout): void => {
  const [code] = codes;
  const sheet = view.firstElementChild?.getBoundingClientRect();
  if (!code || !sheet) return;
  const { plate } = code;
  const perMillimetre = sheet.width / page.trim.width;
  const { left, top } = view.getBoundingClientRect();
  view.scrollBy(
    sheet.left - left + (plate.x + plate.width / 2) * perMillimetre - view.clientWidth / 2,
    sheet.top - top + (plate.y + plate.height / 2) * perMillimetre - view.clientHeight / 2,
  );
};

/** The print in a dialog, up to four times as wide as its frame: at first so large that its code can be read. */
export const Zoom = ({ side, onSide, onClose }: ZoomProps): ReactElement => {
  const { store, words } = useForm();
  const locale = useLocale();
  const artwork = useSide(side);
  const [chosen, setStep] = useState<number>();
  const first = stepFor(artwork);
  const step = chosen ?? first;
  const showCode = useCallback(
    (view: HTMLElement | null) => {
      if (!view || !artwork || first === 0) return undefined;
      // The dialog has no size before it is shown.
      const frame = requestAnimationFrame(() => scrollToCode(view, artwork));
      return () => cancelAnimationFrame(frame);
    },
    [artwork, first],
  );
  const scale = STEPS[step] ?? 1;
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(scale);
  const { sides, page } = store.setting.product.template;
  const { width, height } = page.trim;
  const size = { [styles.RATIO]: String(width / height), [styles.SCALE]: String(scale) } as CSSProperties;
  const other = side === "front" ? "back" : "front";
  return (
    <Dialog open size="wide" title={words.preview.titleOf({ what: words.preview[side] })} onClose={onClose}>
      <Stack space="small">
        <Inline space="xsmall">
          <IconButton
            size="compact"
            variant="outline"
            icon={Minus}
            label={words.preview.smaller}
            aria-disabled={step === 0 || undefined}
            onClick={() => setStep(Math.max(0, step - 1))}
          />
          <span role="status">{percent}</span>
          <IconButton
            size="compact"
            variant="outline"
            icon={Plus}
            label={words.preview.larger}
            aria-disabled={step === STEPS.length - 1 || undefined}
            onClick={() => setStep(Math.min(STEPS.length - 1, step + 1))}
          />
          {sides.length === 2 && (
            <Button
              variant="outline"
              size="compact"
              onClick={() => {
                setStep(undefined);
                onSide(other);
              }}
            >
              {words.preview[other]}
            </Button>
          )}
        </Inline>
        <div key={side} ref={showCode} {...SCROLLED} aria-label={words.preview.title} className={styles.zoomView}>
          <div className={styles.zoomed} style={size}>
            <Sheet side={side} />
          </div>
        </div>
      </Stack>
    </Dialog>
  );
};
