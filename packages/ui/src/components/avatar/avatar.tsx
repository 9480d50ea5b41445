import * as RadixAvatar from "radix-ui/avatar";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import * as styles from "./avatar.css.ts";

/** First letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("");
};

/** A picture that comes sooner is shown without initials before it, in ms. */
const INITIALS_AFTER = 600;

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Full name, for the initials; screen readers do not read it. */
  readonly name: string;
  /** Picture address; the initials are shown without one, and when it cannot be loaded. */
  readonly src?: string | null | undefined;
  /** Side in px. @default 38 */
  readonly size?: number | undefined;
  /** Grey, for a user who has never signed in. */
  readonly quiet?: boolean | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Picture or initials of a person or company, on Radix. Decorative: the name must be shown as text beside it. */
export const Avatar = ({ name, src, size = 38, quiet = false, className, style, ...rest }: AvatarProps) => (
  <RadixAvatar.Root
    data-component="Avatar"
    aria-hidden
    className={cx(styles.avatar, quiet && styles.quiet, className)}
    style={{ ...inlineVars({ [styles.side]: `${size}px` }), ...style }}
    {...rest}
  >
    {src ? <RadixAvatar.Image src={src} alt="" width={size} height={size} className={styles.picture} /> : null}
    <RadixAvatar.Fallback {...(src && { delayMs: INITIALS_AFTER })}>{initialsOf(name)}</RadixAvatar.Fallback>
  </RadixAvatar.Root>
);

export interface IdentityProps extends HTMLAttributes<HTMLSpanElement> {
  /** First line, and the source of the initials. */
  readonly name: string;
  /** Second line: the company, an address. */
  readonly text?: ReactNode;
  /** Picture address; without it the initials are shown. */
  readonly src?: string | null | undefined;
  /** Side of the picture in px. @default 38 */
  readonly size?: number | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Avatar, name and a second line. */
export const Identity = ({ name, text, src, size, className, ...rest }: IdentityProps) => (
  <span data-component="Identity" className={cx(styles.identity, className)} {...rest}>
    <Avatar name={name} src={src} size={size} />
    <span className={styles.lines}>
      <span translate="no" className={styles.name}>
        {name}
      </span>
      {text === undefined ? null : <span className={styles.text}>{text}</span>}
    </span>
  </span>
);
