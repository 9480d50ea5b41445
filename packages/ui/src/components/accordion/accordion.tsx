import {
  createContext,
  createElement,
  type DetailsHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { cx } from "../../internal/element/cx.ts";
import { chevronDown } from "../../internal/marks/chevron-down.css.ts";
import * as styles from "./accordion.css.ts";

interface AccordionContext {
  readonly group: string | undefined;
  readonly level: 2 | 3 | 4;
}

const Around = createContext<AccordionContext>({ group: undefined, level: 3 });

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  /** Opening one closes the one that was open. @default false */
  readonly single?: boolean | undefined;
  /** Level of the headings in the outline of the page. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The `AccordionItem`s. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Headings that open what is below them (native `details`; APG accordion). */
export const Accordion = ({ single = false, level = 3, className, children, ...rest }: AccordionProps) => {
  const id = useId();
  const around = useMemo(() => ({ group: single ? id : undefined, level }), [single, id, level]);
  return (
    <div data-component="Accordion" className={cx(styles.accordion, className)} {...rest}>
      <Around value={around}>{children}</Around>
    </div>
  );
};

export interface AccordionItemProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "title" | "name"> {
  /** The heading, which opens and closes the content. */
  readonly title: ReactNode;
  /** Whether it is open (controlled, with `onOpenChange`). @selector [open] */
  readonly open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called after it was opened or closed, also by the browser's search. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly ref?: Ref<HTMLDetailsElement> | undefined;
}

/** One heading of an `Accordion` with its content. */
export const AccordionItem = ({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  children,
  ref,
  ...rest
}: AccordionItemProps) => {
  const { group, level } = use(Around);
  const details = useRef<HTMLDetailsElement>(null);
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(ref, () => details.current, []);
  // The browser reports an initially open one too.
  const told = useRef(defaultOpen);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // The browser opens and closes it before the app has decided.
  useLayoutEffect(() => {
    if (open !== undefined && details.current) details.current.open = open;
  });
  const follow = (now: boolean) => {
    if (now === (open ?? told.current)) return;
    told.current = now;
    onOpenChange?.(now);
    if (open !== undefined) drawAgain();
  };
  return (
    <details
      data-component="AccordionItem"
      className={cx(styles.item, className)}
      {...rest}
      ref={details}
      name={group}
      open={open ?? defaultOpen}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.target === event.currentTarget) follow(event.currentTarget.open);
      }}
    >
      <summary className={styles.heading}>
        {createElement(`h${level}`, { className: styles.title }, title)}
        <span aria-hidden className={cx(chevronDown, styles.mark)} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
