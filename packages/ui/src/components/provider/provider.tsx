import {
  type AnchorHTMLAttributes,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
} from "react";
import { warnWithoutBrand } from "../../internal/warn-without-brand.ts";
import type { UiStrings } from "../../strings/types.ts";

/**
 * An app that knows its pages narrows the addresses that the kit's links take:
 * `declare module "@lucarne/ui/provider" { interface Register { href: "/" | "/orders" } }`.
 */
export interface Register {}

/** An address that a link may lead to: any text, or what the app has registered. */
export type Href = Register extends { readonly href: infer Registered extends string } ? Registered : string;

/** Whether an address that the kit built from an app's address can be a link: an empty one cannot. */
export const isHref = (address: string): address is Href => address !== "";

/** The app's bundler replaces this. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What the kit passes to the app's link component; a router's link accepts them directly or through a thin wrapper. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Target address. */
  readonly href: Href;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

interface Ui {
  readonly strings: UiStrings | undefined;
  readonly locale: string | undefined;
  readonly linkComponent: ElementType<LinkComponentProps>;
}

const UiContext = createContext<Ui>({ strings: undefined, locale: undefined, linkComponent: "a" });

export interface UiProviderProps {
  /** The kit's strings, from `loadStrings`. */
  readonly strings: UiStrings;
  /** BCP 47 tag of the language on screen. Serbian without a script is in Latin letters, as the kit's strings are. */
  readonly locale: string;
  /** Component that renders every link of the kit. @default "a" */
  readonly linkComponent?: ElementType<LinkComponentProps> | undefined;
  readonly children?: ReactNode;
}

/** `Intl` writes Serbian without a script in Cyrillic letters; the kit's strings are in Latin ones. */
const SERBIAN = /^sr(?!-\w{4}\b|\w)/i;

/** Gives the kit its strings and the app's link component. Renders no element. */
export const UiProvider = ({ strings, locale: given, linkComponent = "a", children }: UiProviderProps) => {
  const locale = given.replace(SERBIAN, "sr-Latn");
  const value = useMemo(() => ({ strings, locale, linkComponent }), [strings, locale, linkComponent]);
  useEffect(() => {
    if (process.env.NODE_ENV !== "production") warnWithoutBrand();
  }, []);
  return <UiContext value={value}>{children}</UiContext>;
};

/** The kit's strings. Throws without a `UiProvider`, because a component without strings is not accessible. */
export const useStrings = (): UiStrings => {
  const { strings } = use(UiContext);
  if (strings === undefined) throw new Error("A part of the UI kit needs <UiProvider strings> above it");
  return strings;
};

/** BCP 47 tag of the language on screen, when known. */
export const useLocale = (): string | undefined => use(UiContext).locale;

/** An unstyled link, rendered by the app's link component. */
export const Link = (props: LinkComponentProps) => createElement(use(UiContext).linkComponent, props);
