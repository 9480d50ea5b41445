import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from "react";
import { CLOSE_MARK } from "../../internal/marks/close-mark.tsx";
import { cx } from "../../internal/element/cx.ts";
import { drawIcon, type IconSource } from "../../internal/icon/draw-icon.tsx";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { IconButton } from "../icon-button/index.ts";
import { useStrings } from "../provider/index.ts";
import * as styles from "./notice.css.ts";

export type NoticeTone = "info" | "warning" | "positive" | "negative";

const ICONS = { info: Info, warning: TriangleAlert, positive: CircleCheck, negative: CircleAlert } as const;
const WORDS = { info: "info", warning: "warning", positive: "success", negative: "error" } as const;

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** Colour, icon, and the word that screen readers read first. @default "info" */
  readonly tone?: NoticeTone | undefined;
  /** Replaces the icon of the tone. */
  readonly icon?: IconSource | undefined;
  /** Bold first line. */
  readonly title?: ReactNode;
  /** `NoticeAction`s, at the right; below the text on phones. */
  readonly action?: ReactNode;
  /** Shows a close button and is called by it. */
  readonly onClose?: (() => void) | undefined;
  /** Name of the close button. @default the kit's "Close" */
  readonly closeLabel?: string | undefined;
  /** Announces the notice when it appears: politely, or assertively for errors. */
  readonly live?: boolean | "polite" | "assertive" | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

const roleOf = (live: NoticeProps["live"], tone: NoticeTone) => {
  if (live === undefined || live === false) return undefined;
  if (live === true) return tone === "negative" ? "alert" : "status";
  return live === "assertive" ? "alert" : "status";
};

/** A message in the page with a slanted block in the colour of its tone; screen readers also read the tone. */
export const Notice = ({
  tone = "info",
  icon,
  title,
  action,
  onClose,
  closeLabel,
  live,
  className,
  children,
  ...rest
}: NoticeProps) => {
  const strings = useStrings();
  return (
    <div
      data-component="Notice"
      data-tone={tone}
      role={roleOf(live, tone)}
      className={cx(styles.notice({ tone }), className)}
      {...rest}
    >
      <span className={styles.block}>
        {drawIcon(icon ?? ICONS[tone], 20)}
        <span className={visuallyHidden}>{strings[WORDS[tone]]}</span>
      </span>
      <div className={styles.words}>
        <div className={styles.body}>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action === undefined || action === null ? null : <div className={styles.actions}>{action}</div>}
      </div>
      {onClose === undefined ? null : (
        <IconButton
          icon={CLOSE_MARK}
          size="compact"
          label={closeLabel ?? strings.close}
          onClick={onClose}
          className={styles.close}
        />
      )}
    </div>
  );
};

export type NoticeActionProps =
  | LinkPartProps
  | (ComponentPropsWithRef<"button"> & { readonly href?: undefined; readonly asChild?: undefined });

/** The underlined action of a notice: a link with `href` or `asChild`, otherwise a button. */
export const NoticeAction = ({ className, children, ...rest }: NoticeActionProps) =>
  rest.href === undefined && !rest.asChild ? (
    <button
      data-component="NoticeAction"
      className={cx(styles.action, className)}
      {...rest}
      type={rest.type ?? "button"}
    >
      {children}
    </button>
  ) : (
    <LinkRoot data-component="NoticeAction" className={cx(styles.action, className)} {...rest} given={children}>
      {textOf(rest.asChild, children)}
    </LinkRoot>
  );
