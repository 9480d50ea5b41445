import * as RadixTabs from "radix-ui/tabs";
import { type HTMLAttributes, type ReactNode, type Ref, useImperativeHandle } from "react";
import { useTextDirection } from "../../internal/element/use-text-direction.ts";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { TabContent, type TabText } from "../../internal/tab-row/tab-content.tsx";
import * as styles from "../../internal/tab-row/tab-row.css.ts";

export interface TabItem<Value extends string = string> extends TabText {
  /** Identifies the tab; `onValueChange` gets it. */
  readonly value: Value;
  /** The tab cannot be shown, and the keys pass it over. Say beside the tabs why. @default false */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  "onChange" | "defaultValue" | "dir"
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
 * Views of one subject, one shown at a time, on Radix (APG tabs with manual activation: arrows move, Enter or Space shows,
 * because a panel may have to load).
 */
export const Tabs = <Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  children,
  onKeyDown,
  onKeyDownCapture,
  ref,
  ...rest
}: TabsProps<Value>) => {
  const [own, direction] = useTextDirection<HTMLDivElement>();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, [own]);
  const first = items.find(({ disabled }) => disabled !== true);
  const [shown, setShown] = useControlled(value, defaultValue ?? first?.value, onValueChange);
  // Radix gives focus of the list to the tab stop.
  const kept = useKeptFocus<HTMLDivElement>();
  const position = items.findIndex((item) => item.value === shown);
  return (
    <RadixTabs.Root
      data-component="Tabs"
      {...rest}
      ref={own}
      dir={direction}
      // Before Radix acts on a tab, so that the caller can prevent it.
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event);
        onKeyDown?.(event);
      }}
      activationMode="manual"
      // Radix makes ids of its values. A value of ours can be any text, an id must not contain a space.
      value={String(position)}
      onValueChange={(index) => {
        const item = items[Number(index)];
        if (item) setShown(item.value);
      }}
    >
      <RadixTabs.List {...kept} aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <RadixTabs.Trigger
            key={item.value}
            value={String(index)}
            disabled={item.disabled === true}
            className={styles.tab}
          >
            <TabContent {...item} current={index === position} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content
        value={String(position)}
        // Without a shown tab there is none that could name it.
        {...(position < 0 && { "aria-labelledby": undefined, "aria-label": label })}
      >
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
};
