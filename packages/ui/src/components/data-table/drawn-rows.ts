import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo, useState } from "react";
import type { HeldRow } from "./table-state.ts";

/** Height of a row with one line in px, until it is measured. */
const USUAL_ROW = 57;
/** What a server draws, and a browser before it knows the height. */
const FIRST_VIEW = { width: 0, height: 640 };

interface Drawn<Item> {
  readonly row: HeldRow<Item>;
  readonly index: number;
  /** Height in px of the rows before it that are not in the page. */
  readonly gap: number;
}

/** The rows that are in the page: all, or those in view. */
export const useDrawnRows = <Item>(
  rows: readonly HeldRow<Item>[],
  area: RefObject<HTMLElement | null>,
  isPart: boolean,
) => {
  // The row with focus stays in the page, however far it is scrolled away.
  const [keptId, setKeptId] = useState<string>();
  const kept = useMemo(() => (keptId === undefined ? -1 : rows.findIndex(({ id }) => id === keptId)), [rows, keptId]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isPart,
    getScrollElement: () => area.current,
    estimateSize: () => USUAL_ROW,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    initialRect: FIRST_VIEW,
    overscan: 8,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inView = defaultRangeExtractor(range);
        if (kept < 0 || inView.includes(kept)) return inView;
        return [...inView, kept].sort((first, second) => first - second);
      },
      [kept],
    ),
  });
  const drawn: Drawn<Item>[] = [];
  let end = 0;
  const places = isPart ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  for (const place of places) {
    const row = rows[place.index];
    if (row === undefined) continue;
    drawn.push({ row, index: place.index, gap: place.start - end });
    end = place.end;
  }
  return {
    drawn,
    rest: isPart ? virtualizer.getTotalSize() - end : 0,
    measure: isPart ? virtualizer.measureElement : undefined,
    keep: (index: number) => setKeptId(rows[index]?.id),
  };
};
