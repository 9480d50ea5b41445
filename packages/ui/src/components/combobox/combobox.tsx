import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { changeValue } from "../../internal/input/change-value.ts";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { useShownText } from "../../internal/input/use-shown-text.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import * as box from "../field/field.css.ts";
import { useStrings } from "../provider/index.ts";
import { Spinner } from "../spinner/index.ts";
import * as styles from "./combobox.css.ts";

export interface ComboboxOption {
  /** Identifies the option in the list. A form sends the text of the field instead. */
  readonly value: string;
  /** First line of the row, and the text that a choice writes into the field. */
  readonly label: string;
  /** Second line of the row. */
  readonly description?: string | undefined;
}

export interface ComboboxProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "id" | "value" | "defaultValue" | "onSelect" | "size" | "type"> {
  /** The text in the field (controlled). */
  readonly value?: string | undefined;
  /** The initial text (uncontrolled). @default "" */
  readonly defaultValue?: string | undefined;
  /** Gets the text after every change and, when uncontrolled, after a reset of the form. */
  readonly onValueChange?: ((text: string) => void) | undefined;
  /** Options that match the text; the app finds them, locally or on a server. */
  readonly options: readonly ComboboxOption[];
  /** Called after the label of the chosen option was written into the field, as if it had been typed. */
  readonly onSelect?: ((option: ComboboxOption) => void) | undefined;
  /** Options are loading. */
  readonly loading?: boolean | undefined;
  /** Label of a last row that keeps the typed text. */
  readonly keepTyped?: ((text: string) => ReactNode) | undefined;
  /** Shown when nothing matches, above the row that keeps the text. */
  readonly empty?: ReactNode;
  /** Icon inside, before the text. */
  readonly icon?: IconSource | undefined;
}

const KEEP = "\u0000keep";

interface RowProps {
  readonly id: string;
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the list in the browser's top layer, where the browser can place it there. */
const showOnTop = (list: HTMLElement | null) => {
  if (list === null || !CSS.supports("(position-area: block-end) and (anchor-scope: all)")) return;
  list.popover = "manual";
  if (!list.matches(":popover-open")) list.showPopover();
};

/** Focus stays in the field; Enter here is for screen readers that move their own focus to the row. */
const Row = ({ id, active, onChoose, className, children }: RowProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={cx(styles.option, styles.active, className)}
    onClick={onChoose}
    onKeyDown={(event) => {
      if (event.key === "Enter") onChoose();
    }}
  >
    {children}
  </div>
);

/**
 * A text field with suggestions (APG combobox, list autocomplete with manual selection): nothing is chosen by typing
 * or by leaving the field. The number of suggestions is announced.
 */
export const Combobox = (props: ComboboxProps) => {
  const { root, control } = splitField(props);
  const {
    value,
    defaultValue = "",
    onValueChange,
    options,
    onSelect,
    loading = false,
    keepTyped,
    empty,
    icon,
    ref,
    ...input
  } = control;
  const strings = useStrings();
  const listId = useId();
  const ownId = useId();
  const id = root.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const [text, setText, ownText] = useShownText({ id, value, defaultValue, onReset: onValueChange });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const typed = text.trim();
  const rows = [...options.map((option) => option.value), ...(keepTyped && typed !== "" ? [KEEP] : [])];
  const nothingFits = options.length === 0 && empty !== undefined && typed !== "" && !loading;
  const shown = open && (rows.length > 0 || nothingFits);
  const at = active === undefined ? -1 : rows.indexOf(active);
  const plainName = typeof root.label === "string" ? root.label : undefined;
  const nameId = `${listId}-name`;
  const rowId = (row: string) => `${listId}-${rows.indexOf(row)}`;
  const activeId = shown && active !== undefined && at >= 0 ? rowId(active) : undefined;
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (row: string) => {
    const option = options.find((candidate) => candidate.value === row);
    if (option) {
      if (field.current) changeValue(field.current, option.label);
      onSelect?.(option);
    }
    close();
  };
  const move = (to: number) => {
    setOpen(true);
    setActive(rows[(to + rows.length) % rows.length]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented || input.readOnly) return;
    if (event.key === "ArrowDown" && event.altKey) setOpen(true);
    else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at < 0 ? rows.length - 1 : at - 1);
    else if (event.key === "Enter" && active !== undefined && activeId !== undefined) choose(active);
    else if (event.key === "Escape" && shown) close();
    else {
      // Enter sends the form, and the list would cover the results.
      if (event.key === "Enter") close();
      // Any other key edits the text; the caret shows again.
      if (
        event.key === "Home" ||
        event.key === "End" ||
        event.key.startsWith("ArrowL") ||
        event.key.startsWith("ArrowR")
      ) {
        setActive(undefined);
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...root} label={plainName ?? <span id={nameId}>{root.label}</span>} id={id}>
      {(own) => (
        <div data-component="Combobox" data-state={shown ? "open" : "closed"} className={cx(box.slot, styles.place)}>
          <input
            spellCheck={false}
            {...input}
            autoComplete={input.autoComplete ?? "off"}
            {...mergeControl(input, own)}
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={activeId}
            {...ownText}
            onChange={(event) => {
              setText(event.target.value);
              onValueChange?.(event.target.value);
              input.onChange?.(event);
              setOpen(true);
              setActive(undefined);
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              input.onBlur?.(event);
              close();
            }}
            className={cx(box.control, icon !== undefined && box.withStartIcon, loading && box.withEndIcon)}
          />
          {drawIcon(icon, 20, box.startIcon)}
          {loading ? <Spinner size={20} label={strings.loading} className={box.endIcon} /> : null}
          {shown ? (
            <div
              // Again after each render: the browser hides a list that React moves with the row of a table around it.
              ref={(list) => showOnTop(list)}
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={plainName}
              aria-labelledby={plainName === undefined ? nameId : undefined}
              translate="no"
              className={styles.list}
              // Keeps focus in the field when a row is clicked.
              onMouseDown={(event) => event.preventDefault()}
            >
              {options.map((option) => (
                <Row
                  key={option.value}
                  id={rowId(option.value)}
                  active={option.value === active}
                  onChoose={() => choose(option.value)}
                >
                  <span>{option.label}</span>
                  {option.description === undefined ? null : (
                    <span className={styles.description}>{option.description}</span>
                  )}
                </Row>
              ))}
              {nothingFits ? (
                <div role="option" tabIndex={-1} aria-selected={false} aria-disabled className={styles.note}>
                  {empty}
                </div>
              ) : null}
              {keepTyped && typed !== "" ? (
                <Row
                  id={rowId(KEEP)}
                  active={active === KEEP}
                  onChoose={() => choose(KEEP)}
                  className={styles.keepTyped}
                >
                  {keepTyped(typed)}
                </Row>
              ) : null}
            </div>
          ) : null}
          <span role="status" className={visuallyHidden}>
            {open && typed !== "" && !loading ? strings.results({ count: options.length }) : null}
          </span>
        </div>
      )}
    </Field>
  );
};
