import { Button } from "@lucarne/ui/button";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Copy } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { SelectField } from "@lucarne/ui/select-field";
import { Heading, Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useState, type ReactElement } from "react";
import { DownloadButton } from "../src/testing/book/downloads.tsx";
import { SAMPLE_TEXTS } from "../src/testing/designs/design-artwork.ts";
import { DesignPicture } from "./design-picture.tsx";
import { DESIGNS } from "../src/testing/designs/designs.ts";
import { marketOf, MARKETS } from "../src/testing/designs/markets.ts";
import { marketSheet } from "./market-sheet.ts";
import * as styles from "./review.css.ts";
import {
  REVIEW_SIDES,
  reviewLink,
  reviewStateOf,
  versionAddress,
  type DesignState,
  type ReviewState,
} from "./review-state.ts";

/** Ids of the stories of the review, for links. */
export const REVIEW_STORY = "configurators-review--side-by-side";
const DESIGN_STORY = "configurators-review--one-design";

export interface ReviewProps {
  /** What is shown at first. */
  readonly first: ReviewState;
  /** Gets the whole state after each choice. */
  readonly onChange: (next: ReviewState) => void;
}

const DESIGN_OPTIONS = DESIGNS.map(({ id, product, name }) => ({ value: id, label: `${product}: ${name}` }));
const MARKET_OPTIONS = MARKETS.map(({ id, name }) => ({ value: id, label: name }));
const TEXT_NAMES = { default: "Default texts", usual: "Usual", longest: "Longest" } as const;
const SIDE_NAMES = { front: "Front", back: "Back" } as const;

interface HalfProps {
  readonly name: string;
  readonly state: DesignState;
  readonly version: string;
  readonly onChange: (change: { design?: string; market?: string; version?: string }) => void;
}

/** The address of this page. A server has none. */
const here = (): string => (typeof document === "undefined" ? "http://localhost/" : document.location.href);

const Half = ({ name, state, version, onChange }: HalfProps): ReactElement => {
  const market = marketOf(state.market);
  return (
    <section aria-label={name} className={styles.half}>
      <div className={styles.choices}>
        <SelectField
          label={`${name}: design`}
          className={styles.wide}
          options={DESIGN_OPTIONS}
          value={state.design}
          onChange={({ target }) => onChange({ design: target.value })}
        />
        <SelectField
          label={`${name}: country`}
          options={MARKET_OPTIONS}
          value={state.market}
          onChange={({ target }) => onChange({ market: target.value })}
        />
        <TextField
          label={`${name}: version`}
          hint="Empty for this version, or the folder of another one"
          defaultValue={version}
          key={version}
          onBlur={({ target }) => onChange({ version: target.value.trim() })}
        />
      </div>
      {version === "" ? (
        <DesignPicture {...state} />
      ) : (
        <object
          key={versionAddress(here(), version, DESIGN_STORY, state)}
          type="text/html"
          aria-label={`${name}, version ${version}`}
          data={versionAddress(here(), version, DESIGN_STORY, state)}
          className={styles.frame}
        />
      )}
      <DownloadButton
        label={`Contact sheet, ${market.name} (PDF)`}
        fileName={`contact-sheet-${market.id}.pdf`}
        make={() => marketSheet(market, state)}
      />
    </section>
  );
};

const CopyLink = ({ state }: { readonly state: ReviewState }): ReactElement => {
  const [result, setResult] = useState<"copied" | "refused">();
  const link = reviewLink(here(), REVIEW_STORY, state);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setResult("copied");
    } catch {
      // No clipboard on a plain HTTP address, or the browser refuses it.
      setResult("refused");
    }
  };
  return (
    <Inline space="small">
      <Button variant="outline" icon={Copy} onClick={() => void copy()}>
        Copy the link to this view
      </Button>
      {result === "refused" ? <TextField label="Link to this view" readOnly value={link} /> : null}
      <Text size="small" tone="muted" role="status">
        {result === "copied" ? "Link copied" : ""}
      </Text>
    </Inline>
  );
};

/** Two designs side by side, with their guides. The address keeps every choice. */
export const Review = ({ first, onChange }: ReviewProps): ReactElement => {
  // Storybook hands changed arguments back later: built on them, the second of two quick changes would undo the first.
  const [state, setState] = useState(first);
  const { texts, side, partner, trim, bleed, safe } = state;
  const shared = { texts, side, partner, trim, bleed, safe };
  const set = (change: Partial<ReviewState>): void => {
    const next = reviewStateOf({ ...state, ...change });
    setState(next);
    onChange(next);
  };
  return (
    <Stack space="large">
      <Heading level={1}>Review</Heading>
      <Inline space="medium">
        <SegmentedControl
          label="Texts"
          value={texts}
          options={SAMPLE_TEXTS.map((value) => ({ value, label: TEXT_NAMES[value] }))}
          onValueChange={(value) => set({ texts: value })}
        />
        <SegmentedControl
          label="Side"
          value={side}
          options={REVIEW_SIDES.map((value) => ({ value, label: SIDE_NAMES[value] }))}
          onValueChange={(value) => set({ side: value })}
        />
        <CopyLink key={JSON.stringify(state)} state={state} />
      </Inline>
      <Inline space="medium">
        <Checkbox label="Cut (magenta line)" checked={trim} onChange={({ target }) => set({ trim: target.checked })} />
        <Checkbox
          label="Safe area (dashed green line)"
          checked={safe}
          onChange={({ target }) => set({ safe: target.checked })}
        />
        <Checkbox label="Bleed (blue area)" checked={bleed} onChange={({ target }) => set({ bleed: target.checked })} />
        <Checkbox
          label="Recommended partner"
          checked={partner}
          onChange={({ target }) => set({ partner: target.checked })}
        />
      </Inline>
      <div className={styles.halves}>
        <Half
          name="Left"
          state={{ ...shared, design: state.left, market: state.leftMarket }}
          version={state.leftVersion}
          onChange={({ design = state.left, market = state.leftMarket, version = state.leftVersion }) =>
            set({ left: design, leftMarket: market, leftVersion: version })
          }
        />
        <Half
          name="Right"
          state={{ ...shared, design: state.right, market: state.rightMarket }}
          version={state.rightVersion}
          onChange={({ design = state.right, market = state.rightMarket, version = state.rightVersion }) =>
            set({ right: design, rightMarket: market, rightVersion: version })
          }
        />
      </div>
    </Stack>
  );
};
