import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useState } from "react";
import { panel as anchored } from "../../internal/anchored-panel.css.ts";
import { cx } from "../../internal/cx.ts";
import { inlineVars } from "../../internal/inline-vars.ts";
import { type AnchoredPanelOptions, useAnchoredPanel } from "../../internal/use-anchored-panel.ts";
import * as styles from "./menu.css.ts";
import { MenuContext } from "./menu-context.ts";
import { createTypeahead, rowByKey } from "./menu-keys.ts";

export interface MenuPanelProps extends AnchoredPanelOptions {
  readonly id: string;
  readonly label: string | undefined;
  readonly columns: number | undefined;
  /** Initial focus: the first or last row by keyboard, the panel itself by pointer. */
  readonly entry: "first" | "last" | "panel";
  readonly children: ReactNode;
  /** Attributes, handlers and ref of the caller. */
  readonly rest: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined };
}

const rowsOf = (panel: Element) => [
  ...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/** The open menu (APG menu): keyboard handling and position. Loaded on first use. */
export const MenuPanel = ({ id, triggerId, label, align, columns, entry, onClose, children, rest }: MenuPanelProps) => {
  const { onKeyDown: closeByKey, ...panel } = useAnchoredPanel({
    triggerId,
    align,
    onClose,
    ref: rest.ref,
    onKeyDown: rest.onKeyDown,
  });
  const [findByLetters] = useState(createTypeahead);
  useLayoutEffect(() => {
    const menu = document.getElementById(id);
    if (menu === null) return;
    const row = entry === "panel" ? undefined : rowsOf(menu).at(entry === "first" ? 0 : -1);
    (row ?? menu).focus();
  }, [id, entry]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    closeByKey(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = rowsOf(event.currentTarget);
    const at = rows.findIndex((row) => row === document.activeElement);
    const { key } = event;
    if (key === "Tab") {
      // Tab continues from the button to the next or previous tab stop.
      document.getElementById(triggerId)?.focus();
      onClose();
      return;
    }
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      rows[at]?.click();
      return;
    }
    const labels = rows.map((row) => row.textContent);
    const next =
      [...key].length === 1 ? findByLetters(key, event.timeStamp, labels, at) : rowByKey(key, at, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };
  return (
    <div
      {...rest}
      {...panel}
      role="menu"
      tabIndex={-1}
      data-component="Menu"
      data-state="open"
      id={id}
      aria-label={label}
      aria-labelledby={label === undefined ? triggerId : undefined}
      onKeyDown={onKeyDown}
      className={cx(anchored, styles.panel, columns !== undefined && styles.inColumns, rest.className)}
      style={{ ...(columns === undefined ? {} : inlineVars({ [styles.columns]: columns })), ...rest.style }}
    >
      <MenuContext value={onClose}>{children}</MenuContext>
    </div>
  );
};
