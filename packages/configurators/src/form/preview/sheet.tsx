import { memo, type ReactElement, useDeferredValue } from "react";
import { Artwork } from "../../render/react/artwork.tsx";
import { useForm, useSide } from "../context.ts";
import { paper } from "./preview.css.ts";

const Side = memo(Artwork);

export interface SheetProps {
  readonly side: "front" | "back";
  /** Hidden, or behind another sheet: it may update a moment after the key. */
  readonly deferred?: boolean | undefined;
}

/** One side of the print. A key re-renders this and its own field only. */
export const Sheet = ({ side, deferred = false }: SheetProps): ReactElement | null => {
  const { words, id } = useForm();
  const now = useSide(side);
  // A sheet that follows its key at once needs no second render.
  const soon = useDeferredValue(deferred ? now : undefined);
  const artwork = (deferred ? soon : now) ?? now;
  if (!artwork) return null;
  const { trim, corner } = artwork.page;
  // Die-cut corners cast no shadow.
  const round = { borderRadius: `${(corner / trim.width) * 100}% / ${(corner / trim.height) * 100}%` };
  return (
    <div className={paper} style={round}>
      <Side
        artwork={artwork}
        side={side}
        label={words.preview.titleOf({ what: words.preview[side] })}
        details={`${id}-printed-${side}`}
      />
    </div>
  );
};
