import { cloneElement, type ReactElement, type ReactNode } from "react";
import { type Href, Link, type LinkComponentProps } from "../../components/provider/index.ts";
import { callBoth } from "./call-both.ts";
import { cx } from "./cx.ts";
import { loadedElement } from "../icon/loaded-element.ts";

/** Where a part that is one link leads to. */
export type LinkTarget =
  | {
      /** Target address. */
      readonly href: Href;
      readonly asChild?: false | undefined;
    }
  | {
      readonly href?: undefined;
      /** The only child is the link instead of the app's link component; it gets the part's look, content and handlers. */
      readonly asChild: true;
    };

/** Props of a part that is one link. */
export type LinkPartProps<Omitted extends keyof LinkComponentProps = never> = Omit<
  LinkComponentProps,
  "href" | Omitted
> &
  LinkTarget;

type LinkRootProps = LinkPartProps & {
  /** The part's `children`, which are the link with `asChild`. */
  readonly given: ReactNode;
};

const linkIn = (given: ReactNode) => loadedElement(given as ReactElement<LinkComponentProps>);

/** The text of a part that is one link. */
export const textOf = (asChild: boolean | undefined, given: ReactNode): ReactNode =>
  asChild ? linkIn(given).props.children : given;

type Props = Readonly<Record<string, unknown>>;

type Handler = Parameters<typeof callBoth>[1];

/**
 * As Radix's Slot does: the child's props win, its class and style join the part's, and its handlers run first. One that is
 * `undefined` leaves the part's.
 */
const joined = (part: Props, child: Props): Props => {
  const both = Object.entries(child).map(([name, own]) => {
    const given = part[name];
    if (given && /^on[A-Z]/.test(name))
      return [name, own ? callBoth(own as Handler, given as Handler) : given] as const;
    return [name, own] as const;
  });
  return { ...part, ...Object.fromEntries(both) };
};

/**
 * Root of a part that is one link: the app's link component, or with `asChild` the caller's element. Not Radix's Slot,
 * which would add 1.2 kB to every first view with a link (docs/adr/0003).
 */
export const LinkRoot = ({ asChild, href, given, children, ...rest }: LinkRootProps) => {
  if (!asChild)
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  const link = linkIn(given);
  const { className, style } = link.props;
  return cloneElement(
    link,
    {
      ...joined({ ...rest }, { ...link.props }),
      className: cx(rest.className, className),
      style: { ...rest.style, ...style },
    },
    children,
  );
};
