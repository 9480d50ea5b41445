import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { cx } from "../../internal/element/cx.ts";
import { isGiven } from "../../internal/element/is-given.ts";
import { drawIcon } from "../../internal/icon/draw-icon.tsx";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { useModal } from "../../internal/modal/use-modal.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { OptionText } from "../../internal/suggestions/option-text.tsx";
import * as list from "../../internal/suggestions/suggestions.css.ts";
import { modal } from "../dialog/dialog.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link, useStrings } from "../provider/index.ts";
import { type Command, commandByKey, type CommandGroup, shownGroups } from "./command-groups.ts";
import * as styles from "./command-palette.css.ts";

/** What was typed before the field was there. */
export interface EarlyText {
  text: string;
  isTaken: boolean;
}

/** What a palette has apart from opening. */
export interface PaletteContent extends Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose"> {
  /** Accessible name of the dialog, its field and its list, and the field's placeholder: "Search pages and actions". */
  readonly label: string;
  /** The commands, in groups. */
  readonly groups: readonly CommandGroup[];
  /** Values of the commands used last, the latest first; they are shown first while nothing is typed. */
  readonly recent?: readonly string[] | undefined;
  /** Gets the typed text, for groups that the app searches itself, such as on a server. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Gets the `value` of a chosen command, for example to keep it as recent. */
  readonly onChoose?: ((value: string) => void) | undefined;
  /** Shown when nothing matches. @default "Nothing found" in the language on screen */
  readonly empty?: ReactNode;
  /** Name of the close button. @default the kit's "Close" */
  readonly closeLabel?: string | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

export interface CommandPanelProps extends PaletteContent {
  readonly earlyRef: RefObject<EarlyText>;
  readonly open: boolean;
  readonly onClose: () => void;
}

type ContentProps = Pick<
  CommandPanelProps,
  "label" | "groups" | "recent" | "onSearch" | "onChoose" | "empty" | "closeLabel" | "earlyRef" | "onClose"
>;

const CommandText = ({ command: { icon, label, description, keys } }: { readonly command: Command }) => (
  <span className={styles.row}>
    {drawIcon(icon, 20, styles.icon)}
    <span className={styles.text}>
      <OptionText label={label} description={description} />
    </span>
    {keys === undefined ? null : (
      <kbd translate="no" className={styles.keys}>
        {keys}
      </kbd>
    )}
  </span>
);

/** A row that cannot be chosen: why there are no commands. */
const Note = ({ isProblem = false, children }: { readonly isProblem?: boolean; readonly children: ReactNode }) => (
  <div role="option" aria-disabled aria-selected={false} className={cx(list.note, isProblem && list.problem)}>
    {children}
  </div>
);

const Content = ({
  label,
  groups,
  recent = [],
  onSearch,
  onChoose,
  empty,
  closeLabel,
  earlyRef,
  onClose,
}: ContentProps) => {
  const strings = useStrings();
  const id = useId();
  const [text, setText] = useState("");
  // The row that the keys are at; without one it is the first that can be chosen.
  const [activeValue, setActiveValue] = useState<string>();
  const shown = shownGroups({ groups, recent, recentLabel: strings.recent, text });
  const commands = shown.flatMap((group) => group.commands);
  const at = commands.findIndex(({ value }) => value === activeValue);
  const active = at >= 0 ? at : commands.findIndex(({ disabled }) => disabled !== true);
  const isLoading = shown.some(({ loading }) => loading === true);

  const search = (next: string) => {
    setText(next);
    setActiveValue(undefined);
    onSearch?.(next);
  };
  // What is typed from now on is the field's own.
  const takeEarly = useEffectEvent(() => {
    const { current: early } = earlyRef;
    early.isTaken = true;
    if (early.text !== "") search(early.text);
  });
  useLayoutEffect(() => takeEarly(), []);

  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const choose = (command: Command) => {
    // A link that is no longer in the page would not be followed.
    if (command.href === undefined) flushSync(onClose);
    else onClose();
    command.onSelect?.();
    onChoose?.(command.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = commandByKey(commands, active, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setActiveValue(next.value);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    // A link follows its address as by a press.
    document.getElementById(`${id}-${active}`)?.click();
  };

  const drawCommand = (command: Command) => {
    const index = commands.indexOf(command);
    const isActive = index === active;
    const isDisabled = command.disabled === true;
    const row = {
      id: `${id}-${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": isActive,
      "aria-disabled": isDisabled || undefined,
      "data-active": isActive || undefined,
      onClick: () => {
        if (!isDisabled) choose(command);
      },
      className: cx(list.option, styles.command),
    };
    const { value, href } = command;
    const content = <CommandText command={command} />;
    return href === undefined || isDisabled ? (
      <div key={value} {...row}>
        {content}
      </div>
    ) : (
      <Link key={value} href={href} {...row}>
        {content}
      </Link>
    );
  };
  const drawGroup = (group: CommandGroup, index: number) => (
    <div key={group.id} role="group" aria-labelledby={`${id}-group-${index}`} className={styles.group}>
      <div role="presentation" id={`${id}-group-${index}`} className={styles.heading}>
        {group.label}
      </div>
      {group.commands.map(drawCommand)}
      {group.loading === true ? <Note>{strings.loading}</Note> : null}
      {isGiven(group.problem) ? <Note isProblem>{group.problem}</Note> : null}
    </div>
  );

  return (
    <>
      <div className={styles.head}>
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
          className={styles.field}
        />
        <IconButton
          icon={CLOSE_MARK}
          size="compact"
          tone="muted"
          label={closeLabel ?? strings.close}
          onClick={onClose}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        aria-busy={isLoading || undefined}
        // Keeps focus in the field when a row is pressed.
        onMouseDown={(event) => event.preventDefault()}
        className={styles.list}
      >
        {shown.map(drawGroup)}
        {shown.length === 0 ? <Note>{empty ?? strings.noResults}</Note> : null}
      </div>
      <span role="status" className={visuallyHidden}>
        {text === "" || isLoading ? null : strings.results({ count: commands.length })}
      </span>
    </>
  );
};

/** The dialog of the commands, with its keys. Loaded when it opens for the first time. */
export const CommandPanel = ({
  label,
  groups,
  recent,
  onSearch,
  onChoose,
  empty,
  closeLabel,
  earlyRef,
  open,
  onClose,
  className,
  ref,
  onCancel,
  onClick,
  onPointerDown,
  ...rest
}: CommandPanelProps) => {
  const dialog = useModal({ open, onClose, ref, onCancel, onClick, onPointerDown });
  return (
    <dialog
      data-component="CommandPalette"
      aria-label={label}
      className={cx(modal, styles.palette, className)}
      {...rest}
      {...dialog}
    >
      {open ? (
        <Content {...{ label, groups, recent, onSearch, onChoose, empty, closeLabel, earlyRef, onClose }} />
      ) : null}
    </dialog>
  );
};
