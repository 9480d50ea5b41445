import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { cx } from "../element/cx.ts";
import type { ListRow } from "./list-row.ts";
import * as styles from "./suggestions.css.ts";

export type ListKey = KeyboardEvent<HTMLInputElement>;

/** What the field does with the list once it is loaded. */
export interface ListHandle {
  readonly isOpen: boolean;
  /** Index of the row that the keys are at; -1 while they are in the text. */
  readonly active: number;
  readonly take: (event: ListKey) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly toText: () => void;
}

/** Keys that come before the list is loaded wait for it. */
export interface ListLink {
  readonly waiting: ListKey[];
  list?: ListHandle | undefined;
}

export interface SuggestionListProps {
  readonly linkRef: RefObject<ListLink>;
  readonly id: string;
  /** Accessible name: as text, or the id of the element that has it. */
  readonly name: { readonly text: string } | { readonly id: string };
  readonly rows: readonly ListRow[];
  /** Whether it was opened before it was loaded. */
  readonly initiallyOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onActiveChange: (index: number) => void;
  readonly onChoose: (key: string) => void;
  /** Several rows may be chosen: the list stays open. */
  readonly multiple: boolean;
}

/** Shows the list in the browser's top layer, where nothing cuts it off. Safari 16 has none for it. */
const showOnTop = (list: HTMLElement | null) => {
  if (list === null || typeof list.showPopover !== "function") return;
  list.popover = "manual";
  if (!list.matches(":popover-open")) list.showPopover();
};

/** Whether the sheet places the list of the top layer at its field. */
const isPlacedBySheet = () => CSS.supports("(position-area: block-end) and (anchor-scope: all)");

/** Pixels between field and list, as in the sheet. */
const GAP = 4;

/** Keeps the list at its field where the sheet cannot. Returns what ends it. */
const keepAtField = (list: HTMLElement): (() => void) => {
  const place = () => {
    const field = list.parentElement?.getBoundingClientRect();
    if (field === undefined) return;
    const below = innerHeight - field.bottom;
    const isAbove = below < list.offsetHeight + GAP && field.top > below;
    const top = isAbove ? field.top - GAP - list.offsetHeight : field.bottom + GAP;
    list.style.position = "fixed";
    list.style.margin = "0";
    list.style.inset = `${top}px auto auto ${field.left}px`;
    list.style.inlineSize = `${field.width}px`;
  };
  // In the next frame: a list that gets another size while its size is being reported is an error of the page.
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const observer = new ResizeObserver(placeSoon);
  observer.observe(list);
  place();
  const ended = new AbortController();
  addEventListener("scroll", place, { capture: true, passive: true, signal: ended.signal });
  addEventListener("resize", place, { signal: ended.signal });
  // A dialog or drawer around the field may still have moved in.
  addEventListener("transitionend", place, { signal: ended.signal });

  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    ended.abort();
  };
};

type Change = UseComboboxStateChangeOptions<ListRow> & { readonly altKey?: boolean };

const types = useCombobox.stateChangeTypes;

/** Where the keys go when they open the list: to the chosen row, or to the first or last one that can be chosen. */
const entryOf = (rows: readonly ListRow[], atEnd: boolean) => {
  const chosen = rows.findIndex((row) => row.chosen === true && row.disabled !== true);
  if (chosen >= 0) return chosen;
  const canBeChosen = (row: ListRow) => row.disabled !== true;
  return atEnd ? rows.findLastIndex(canBeChosen) : rows.findIndex(canBeChosen);
};

const change = (
  rows: readonly ListRow[],
  multiple: boolean,
  state: UseComboboxState<ListRow>,
  { type, changes, altKey = false }: Change,
): Partial<UseComboboxState<ListRow>> => {
  const closed = { ...state, isOpen: false, highlightedIndex: -1 };
  switch (type) {
    case types.InputKeyDownArrowDown:
      if (altKey) return { ...state, isOpen: true };
      return state.isOpen ? changes : { ...changes, highlightedIndex: entryOf(rows, false) };
    case types.InputKeyDownArrowUp:
      // Downshift would choose the row.
      if (altKey) return closed;
      return state.isOpen ? changes : { ...changes, highlightedIndex: entryOf(rows, true) };
    case types.InputKeyDownEscape:
      return closed;
    case types.InputKeyDownEnter:
    case types.ItemClick:
      return multiple ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
    // The pointer leaves the keys where they are, and the field itself closes the list when it loses focus.
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
    case types.InputBlur:
      return state;
    default:
      return changes;
  }
};

/**
 * The list of a field with suggestions, and what keys and presses do in it, on Downshift. Loaded on first focus: the
 * field, with its text, is in the page before.
 */
export const SuggestionList = ({
  linkRef,
  id,
  name,
  rows,
  initiallyOpen,
  onOpenChange,
  onActiveChange,
  onChoose,
  multiple,
}: SuggestionListProps) => {
  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getItemProps,
    getMenuProps,
    openMenu,
    closeMenu,
    setHighlightedIndex,
  } = useCombobox<ListRow>({
    items: [...rows],
    itemToString: (row) => row?.key ?? "",
    itemToKey: (row) => row?.key,
    // Downshift also asks about the row at -1, which is none.
    isItemDisabled: (row?: ListRow) => row?.disabled === true,
    menuId: id,
    getItemId: (index) => `${id}-${index}`,
    inputValue: "",
    selectedItem: null,
    initialIsOpen: initiallyOpen,
    stateReducer: (state, options) => change(rows, multiple, state, options),
    onHighlightedIndexChange: (changes) => onActiveChange(changes.highlightedIndex),
    onIsOpenChange: (changes) => onOpenChange(changes.isOpen),
    onSelectedItemChange: ({ selectedItem: row }) => {
      if (row) onChoose(row.key);
    },
  });
  const { onKeyDown } = getInputProps<{ onKeyDown?: (event: ListKey) => void }>({}, { suppressRefError: true });
  useLayoutEffect(() => {
    linkRef.current.list = {
      isOpen,
      active: highlightedIndex,
      take: (event) => onKeyDown?.(event),
      open: openMenu,
      close: closeMenu,
      toText: () => setHighlightedIndex(-1),
    };
  });
  useLayoutEffect(() => {
    const { current: link } = linkRef;
    return () => {
      link.list = undefined;
    };
  }, [linkRef]);

  // One at a time: the next key starts from where this one has left the list.
  const takeWaiting = useEffectEvent((_where: readonly [open: boolean, active: number]) => {
    const key = linkRef.current.waiting.shift();
    if (key !== undefined) onKeyDown?.(key);
  });
  useEffect(() => takeWaiting([isOpen, highlightedIndex]), [isOpen, highlightedIndex]);

  // The keys stay at their row when other rows come.
  const activeKey = useRef<string>(undefined);
  const remember = useEffectEvent((index: number) => {
    activeKey.current = rows[index]?.key;
  });
  useLayoutEffect(() => remember(highlightedIndex), [highlightedIndex]);
  const follow = useEffectEvent((now: readonly ListRow[]) => {
    if (highlightedIndex < 0 || now[highlightedIndex]?.key === activeKey.current) return;
    setHighlightedIndex(now.findIndex(({ key }) => key === activeKey.current));
  });
  useLayoutEffect(() => follow(rows), [rows]);

  const shown = isOpen && rows.length > 0;
  useLayoutEffect(() => {
    const list = shown && !isPlacedBySheet() ? document.getElementById(id) : null;
    return list === null ? undefined : keepAtField(list);
  }, [shown, id]);
  const menu = getMenuProps(
    {
      // Again after each render: the browser hides a list that React moves with the row of a table around it.
      ref: (list: HTMLElement | null) => showOnTop(list),
    },
    { suppressRefError: true },
  );
  if (!shown) return null;
  return (
    <div
      {...menu}
      role="listbox"
      aria-label={"text" in name ? name.text : undefined}
      aria-labelledby={"id" in name ? name.id : undefined}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      translate="no"
      className={styles.list}
      // Keeps focus in the field when a row is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => {
        const isActive = index === highlightedIndex;
        const isNote = row.kind === "note" || row.kind === "problem";
        return (
          <div
            {...getItemProps({ item: row, index })}
            role="option"
            key={row.key}
            tabIndex={-1}
            aria-selected={row.chosen ?? isActive}
            aria-disabled={row.disabled === true || undefined}
            data-active={isActive || undefined}
            // For screen readers that move their own focus to the row.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.currentTarget.click();
            }}
            className={
              isNote
                ? cx(styles.note, row.kind === "problem" && styles.problem)
                : cx(styles.option, row.chosen !== undefined && styles.checkable, row.kind === "last" && styles.last)
            }
          >
            {row.content}
            {row.chosen === true ? <span aria-hidden className={styles.check} /> : null}
          </div>
        );
      })}
    </div>
  );
};
