import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from "react";

const loadPanel = () => import("./menu-panel.tsx");
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement>;
type Entry = "first" | "last" | "panel";

export interface MenuProps {
  /** One button of the kit. It is given what a menu button needs; its own `onClick` still runs. */
  readonly trigger: ReactElement<TriggerProps>;
  /** Names the menu; without it the trigger does. */
  readonly label?: string;
  /** Side of the trigger that the menu lines up with. @default "start" */
  readonly align?: "start" | "center" | "end";
  /** Rows run down this many columns. */
  readonly columns?: number;
  /** `MenuItem`, `MenuRadioItem`, `MenuSeparator`, `MenuHeader`. */
  readonly children: ReactNode;
}

/**
 * A menu button (APG). Its engine is fetched when the pointer or focus first comes near, so a page full of menus
 * costs only buttons; a press before it has come opens the menu as soon as it is there.
 */
export const Menu = ({ trigger, label, align = "start", columns, children }: MenuProps) => {
  const [opened, setOpened] = useState<{ readonly by: HTMLElement; readonly entry: Entry }>();
  const id = useId();
  const triggerId = trigger.props.id ?? `${id}-trigger`;

  const prepare = () => void loadPanel().catch(() => undefined);
  const show = async (by: HTMLElement, entry: Entry) => {
    try {
      await loadPanel();
      setOpened({ by, entry });
    } catch {
      // Offline: the trigger stays closed and the next press tries again.
    }
  };
  const button = cloneElement(trigger, {
    id: triggerId,
    "aria-haspopup": "menu",
    "aria-expanded": opened !== undefined,
    "aria-controls": opened === undefined ? undefined : id,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event);
      if (opened !== undefined) setOpened(undefined);
      // Enter and Space arrive as clicks without a pointer.
      else void show(event.currentTarget, event.detail === 0 ? "first" : "panel");
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      trigger.props.onKeyDown?.(event);
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      void show(event.currentTarget, event.key === "ArrowDown" ? "first" : "last");
    },
  });
  return (
    <>
      {button}
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <MenuPanel
            {...{ label, align, columns, id }}
            trigger={opened.by}
            entry={opened.entry}
            labelledBy={triggerId}
            onClose={() => setOpened(undefined)}
          >
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
};
