import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { FlipCard } from "@lucarne/ui/flip-card";
import { IconButton } from "@lucarne/ui/icon-button";
import { Redo2, Rotate3d, Undo2, ZoomIn } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useLocale } from "@lucarne/ui/provider";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { type CSSProperties, type ReactElement, useState, useSyncExternalStore } from "react";
import { useForm, useFormState } from "../context.ts";
import { deferred } from "../deferred.tsx";
import * as styles from "./preview.css.ts";
import type { SheetProps } from "./sheet.tsx";
import { ProofButton } from "./proof-button.tsx";
import { saySize } from "./size.ts";

const Sheet = deferred(async () => (await import("./sheet.tsx")).Sheet, <div className={styles.blank} aria-busy />);
const Zoom = deferred(async () => (await import("./zoom.tsx")).Zoom);

/** Sides larger than a card are turned over; smaller ones are below each other. */
const MAX_CARD_SIDE = 100;

type SideName = "front" | "back";

/** Undo and redo buttons. */
const HistoryButtons = (): ReactElement => {
  const { store, words } = useForm();
  const canUndo = useFormState(({ history }) => history.past.length > 0);
  const canRedo = useFormState(({ history }) => history.future.length > 0);
  return (
    <>
      <IconButton
        size="compact"
        icon={Undo2}
        label={words.preview.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo || undefined}
        onClick={() => store.dispatch({ kind: "undo" })}
      />
      <IconButton
        size="compact"
        icon={Redo2}
        label={words.preview.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo || undefined}
        onClick={() => store.dispatch({ kind: "redo" })}
      />
    </>
  );
};

const useEngine = () => {
  const { store } = useForm();
  return useSyncExternalStore(store.subscribe, store.engine, store.engine);
};

/** Blank paper of the right size until the print is drawn. */
const Paper = ({ side, deferred }: SheetProps): ReactElement => {
  const engine = useEngine();
  return engine === "ready" ? <Sheet side={side} deferred={deferred} /> : <div className={styles.blank} aria-busy />;
};

/** The print engine could not be loaded. */
const Failure = (): ReactElement => {
  const { store, words, id } = useForm();
  return (
    <Notice
      tone="negative"
      live
      action={
        <NoticeAction id={`${id}-preview`} onClick={() => void store.loadEngine()}>
          {words.preview.tryAgain}
        </NoticeAction>
      }
    >
      {words.preview.failed}
    </Notice>
  );
};

/** The live preview beside the form. */
export const Preview = ({ className }: { readonly className?: string }): ReactElement => {
  const { store, words } = useForm();
  const locale = useLocale();
  const { page, sides } = store.setting.product.template;
  const [side, setSide] = useState<SideName>("front");
  const [enlarged, setEnlarged] = useState(false);
  const failed = useEngine() === "failed";
  const { width, height } = page.trim;
  const flips = sides.length === 2 && Math.max(width, height) > MAX_CARD_SIDE;
  const placed = sides.length < 2 || flips || failed ? styles.single : height > width ? styles.pair : styles.stack;
  const turned = side === "back";
  const ratio = { [styles.RATIO]: String(width / height) } as CSSProperties;
  return (
    <Card padding="none" as="section" aria-label={words.preview.title} className={className}>
      <div className={styles.head}>
        {flips ? (
          <SegmentedControl
            label={words.preview.side}
            value={side}
            onValueChange={setSide}
            options={[
              { value: "front", label: words.preview.front },
              { value: "back", label: words.preview.back },
            ]}
          />
        ) : (
          <span className={styles.title}>{words.preview.titleOf({ what: saySize(locale, page.trim) })}</span>
        )}
        <Inline space="xxsmall" wrap={false}>
          <HistoryButtons />
          <IconButton size="compact" icon={ZoomIn} label={words.preview.enlarge} onClick={() => setEnlarged(true)} />
        </Inline>
      </div>
      <div className={`${styles.bench} ${placed}`} style={ratio}>
        {failed ? (
          <Failure />
        ) : flips ? (
          <>
            <div className={styles.stage}>
              <div aria-hidden inert className={styles.behind}>
                <Paper deferred side={turned ? "front" : "back"} />
              </div>
              <FlipCard
                className={styles.onTop}
                turned={turned}
                front={<Paper side="front" deferred={turned} />}
                back={<Paper side="back" deferred={!turned} />}
              />
            </div>
            <Button
              variant="outline"
              size="compact"
              icon={Rotate3d}
              className={styles.turn}
              onClick={() => setSide(turned ? "front" : "back")}
            >
              {words.preview.turnOver}
            </Button>
          </>
        ) : (
          sides.map(({ name }) => (
            <figure key={name} className={styles.sheet}>
              <Paper side={name} />
              {sides.length > 1 && <figcaption className={styles.caption}>{words.preview[name]}</figcaption>}
            </figure>
          ))
        )}
      </div>
      <div className={styles.foot}>
        <ProofButton />
      </div>
      {enlarged && <Zoom side={side} onSide={setSide} onClose={() => setEnlarged(false)} />}
    </Card>
  );
};
