import { UiProvider } from "@lucarne/ui/provider";
import type { LinkComponentProps } from "@lucarne/ui/provider";
import type { ElementType, ReactNode } from "react";
import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IntlProvider } from "react-intl";
import { logError } from "../log/error-log.ts";
import type { LanguageController } from "./language-controller.ts";
import { formatLocaleOf, htmlLangOf } from "./locales.ts";
import { kitStringsOf, language as portalLanguage } from "./portal-language.ts";

type PortalIntlProviderProps = {
  /** Draws the kit's links. */
  linkComponent: ElementType<LinkComponentProps>;
  /** The active language and its words. */
  language?: LanguageController;
  children: ReactNode;
};

/** Gives portal and kit the words of the active language; the old ones stay until the new ones are there. */
export const PortalIntlProvider = ({ linkComponent, language = portalLanguage, children }: PortalIntlProviderProps) => {
  const [active, setActive] = useState(language.active);
  const shown = useRef(active.language);
  const locale = formatLocaleOf(active.language);

  useLayoutEffect(() => {
    const follow = (draw: (change: () => void) => void) => {
      const next = language.active();
      const change = () => setActive(next);
      // More messages of the same language are needed by the next page; another language can load in the background.
      if (next.language === shown.current) draw(change);
      else startTransition(change);
    };
    follow((change) => change());

    // An ordinary update does not interrupt a navigation that React is drawing, and its page would have no words.
    return language.subscribe(() => follow(flushSync));
  }, [language]);

  useLayoutEffect(() => {
    shown.current = active.language;
    document.documentElement.lang = htmlLangOf(active.language);
  }, [active.language]);

  return (
    <IntlProvider locale={locale} messages={active.messages} onError={logError}>
      <UiProvider strings={kitStringsOf(active.language)} locale={locale} linkComponent={linkComponent}>
        {children}
      </UiProvider>
    </IntlProvider>
  );
};
