import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { currentPage } from "../../internal/element/current-page.ts";
import { cx } from "../../internal/element/cx.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { type Href, Link } from "../provider/index.ts";
import * as styles from "./tabs.css.ts";

export interface TabItem<Value extends string = string> {
  /** Identifies the tab; `onValueChange` gets it. */
  readonly value: Value;
  /** Text of the tab. */
  readonly label: ReactNode;
  /** Number after the label; screen readers read it too. `null` keeps its place until it is known. */
  readonly count?: ReactNode;
  /** Shows a red dot; this is its text for screen readers: "2 answers are missing". */
  readonly pending?: string | undefined;
  /** The tab cannot be shown, and the keys pass it over. Say beside the tabs why. @default false */
  readonly disabled?: boolean | undefined;
}

const TabContent = ({
  label,
  count,
  pending,
  current,
}: Omit<TabItem, "value" | "disabled"> & { readonly current: boolean }) => (
  <>
    <span>{label}</span>
    {count === undefined ? null : <span className={styles.count({ current })}>{count}</span>}
    {pending === undefined ? null : (
      <>
        <span aria-hidden className={styles.dot} />
        <span className={visuallyHidden}>{pending}</span>
      </>
    )}
  </>
);

export interface TabsProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  "onChange" | "defaultValue"
> {
  /** Accessible name of the tabs. */
  readonly label: string;
  /** The tabs, in their order. */
  readonly items: readonly TabItem<Value>[];
  /** Value of the shown tab (controlled). */
  readonly value?: Value | undefined;
  /** Value of the initially shown tab (uncontrolled). @default that of the first one that can be shown */
  readonly defaultValue?: NoInfer<Value> | undefined;
  /** Gets the `value` of a tab when it is pressed. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
  /** The panel of the selected tab. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Views of one subject, one shown at a time (APG tabs with manual activation: arrows move, Enter or Space shows, because a
 * panel may have to load).
 */
export const Tabs = <Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  onKeyDown,
  ...rest
}: TabsProps<Value>) => {
  const id = useId();
  const first = items.find(({ disabled }) => disabled !== true);
  const [shown, setShown] = useControlled(value, defaultValue ?? first?.value, onValueChange);
  const kept = useKeptFocus<HTMLDivElement>('[tabindex="0"]');
  const position = items.findIndex((item) => item.value === shown);
  const stop = items[position]?.disabled === true ? first : (items[position] ?? first);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [...(kept.ref.current?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const forward = event.currentTarget.matches(":dir(rtl)") ? -1 : 1;
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowRight: (at + forward + tabs.length) % tabs.length,
      ArrowLeft: (at - forward + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  // On the root, so that the caller's handler runs first.
  const keys = { onKeyDown: move };
  return (
    <div data-component="Tabs" className={className} {...rest} {...keys}>
      <div {...kept} role="tablist" aria-label={label} tabIndex={-1} className={styles.list}>
        {items.map((item, index) => {
          const current = index === position;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              // A value can be any text; an id must not contain a space.
              id={`${id}-${index}`}
              aria-selected={current}
              data-state={current ? "active" : "inactive"}
              aria-controls={current ? `${id}-panel` : undefined}
              disabled={item.disabled}
              // Without a shown tab the first is the tab stop.
              tabIndex={item === stop ? 0 : -1}
              onClick={() => setShown(item.value)}
              className={styles.tab}
            >
              <TabContent {...item} current={current} />
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={position < 0 ? undefined : `${id}-${position}`}
        aria-label={position < 0 ? label : undefined}
        // A tab stop, so that Tab moves from the tabs into the panel.
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
};

export interface LinkTab extends Omit<TabItem, "value" | "disabled"> {
  /** Address of the page. */
  readonly href: Href;
  /** True for the current page; screen readers say so. */
  readonly current?: boolean | undefined;
}

export interface LinkTabsProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** The pages, in their order. */
  readonly items: readonly LinkTab[];
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Tabs that are separate pages: a navigation with links. */
export const LinkTabs = ({ label, items, className, ...rest }: LinkTabsProps) => (
  <nav data-component="LinkTabs" aria-label={label} className={cx(styles.list, className)} {...rest}>
    {items.map(({ href, current = false, ...item }) => (
      <Link key={href} href={href} {...currentPage(current)} className={styles.tab}>
        <TabContent {...item} current={current} />
      </Link>
    ))}
  </nav>
);
