import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { fetchedComponent } from "../fetched-component.ts";
import type { ListRow } from "./list-row.ts";
import type { ListKey, ListLink } from "./suggestion-list.tsx";

const { prepare, Fetched } = fetchedComponent(async () => (await import("./suggestion-list.tsx")).SuggestionList);

type InputProps = Omit<ComponentPropsWithRef<"input">, "ref">;

export interface SuggestionsOptions {
  /** The label of the field, which is also the list's. */
  readonly label: ReactNode;
  readonly rows: readonly ListRow[];
  /** Gets the key of the row. */
  readonly onChoose: (key: string) => void;
  /** Several rows may be chosen: the list stays open. @default false */
  readonly multiple?: boolean | undefined;
  /** Called when the list opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const isArrow = ({ key }: ListKey) => key === "ArrowDown" || key === "ArrowUp";
const isAlongText = ({ key }: ListKey) => ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key);

/**
 * A text field with a list of suggestions (APG combobox): nothing is chosen by typing or by leaving the field. The list
 * and its keys are loaded on first hover or focus.
 */
export const useSuggestions = ({ label, rows, onChoose, multiple = false, onOpenChange, ref }: SuggestionsOptions) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const link = useRef<ListLink>({ waiting: [] });
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && rows.length > 0;
  const isAtRow = shown && active >= 0 && active < rows.length;
  const nameId = `${id}-name`;
  const plainName = typeof label === "string" ? label : undefined;

  // The list says it too, with its next render.
  const turn = (next: boolean) => {
    if (next) setUsed(true);
    if (next !== open) onOpenChange?.(next);
    setOpen(next);
  };
  const show = () => {
    turn(true);
    link.current.list?.open();
  };
  const close = () => {
    turn(false);
    setActive(-1);
    link.current.waiting.length = 0;
    link.current.list?.close();
  };
  /** Back to the text; what was typed ahead of it is no longer meant. */
  const toText = () => {
    setActive(-1);
    link.current.waiting.length = 0;
    link.current.list?.toText();
  };

  const onKeyDown = (event: ListKey, isReadOnly: boolean) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented || isReadOnly) return;
    const { list, waiting } = link.current;
    const isChoice = event.key === "Enter" && (list ? list.isOpen && list.active >= 0 : waiting.length > 0);
    if (isArrow(event) || isChoice || (event.key === "Escape" && (list?.isOpen ?? open) && rows.length > 0)) {
      setUsed(true);
      event.preventDefault();
      event.stopPropagation();
      if (list) {
        waiting.length = 0;
        list.take(event);
      } else waiting.push(event);
      return;
    }
    // Enter sends the form, and the list would cover the results.
    if (event.key === "Enter") close();
    // Any other key edits the text; the caret shows again.
    if (isAlongText(event)) toText();
  };

  /** Props of the input: the caller's handlers run first. */
  const bind = (input: InputProps) => ({
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": shown,
    "aria-controls": shown ? id : undefined,
    "aria-activedescendant": isAtRow ? `${id}-${active}` : undefined,
    ref: field,
    onPointerEnter: (event: Parameters<NonNullable<InputProps["onPointerEnter"]>>[0]) => {
      input.onPointerEnter?.(event);
      prepare();
    },
    onFocus: (event: Parameters<NonNullable<InputProps["onFocus"]>>[0]) => {
      input.onFocus?.(event);
      setUsed(true);
    },
    onBlur: (event: Parameters<NonNullable<InputProps["onBlur"]>>[0]) => {
      input.onBlur?.(event);
      close();
    },
    onKeyDown: (event: ListKey) => {
      input.onKeyDown?.(event);
      onKeyDown(event, input.readOnly === true);
    },
  });

  const list = used ? (
    <Fetched
      onFailure={() => {
        setUsed(false);
        close();
      }}
      props={{
        linkRef: link,
        id,
        name: plainName === undefined ? { id: nameId } : { text: plainName },
        rows,
        initiallyOpen: open,
        onOpenChange: turn,
        onActiveChange: setActive,
        onChoose,
        multiple,
      }}
    />
  ) : null;

  return {
    field,
    /** The label, which the list takes its name from. */
    label: plainName ?? <span id={nameId}>{label}</span>,
    open,
    shown,
    show,
    close,
    toText,
    bind,
    list,
  };
};
