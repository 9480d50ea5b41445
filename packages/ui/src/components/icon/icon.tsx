import type { LucideIcon } from "lucide-react";
import type { Ref, SVGProps } from "react";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "ref"> {
  /** An icon of `@lucarne/ui/icons`. */
  readonly as: LucideIcon;
  /** Width and height in px. @default 20 */
  readonly size?: number | undefined;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string | undefined;
  readonly ref?: Ref<SVGSVGElement> | undefined;
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ as: Drawing, size = 20, label, ...rest }: IconProps) => (
  <Drawing
    data-component="Icon"
    size={size}
    strokeWidth={1.75}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    {...rest}
  />
);
