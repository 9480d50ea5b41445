import { UiProvider } from "@lucarne/ui/provider";
import type { LinkComponentProps } from "@lucarne/ui/provider";
import type { ElementType, ReactNode } from "react";
import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { IntlProvider } from "react-intl";
import { logError } from "../log/error-log.ts";
import { formatLocaleOf, htmlLangOf } from "./locales.ts";
import { kitStringsOf, language } from "./portal-language.ts";

type PortalIntlProviderProps = {
  /** Draws the kit's links. */
  linkComponent: ElementType<LinkComponentProps>;
  children: ReactNode;
};

/** Gives portal and kit the words of the active language; the old ones stay until the new ones are there. */
export const PortalIntlProvider = ({ linkComponent, children }: PortalIntlProviderProps) => {
  const [spoken, setSpoken] = useState(language.spoken);
  const shown = useRef(spoken.language);
  const locale = formatLocaleOf(spoken.language);

  useLayoutEffect(() => {
    const follow = () => {
      const next = language.spoken();
      const change = () => setSpoken(next);
      // More messages of the same language are needed by the next page; another language can load in the background.
      if (next.language === shown.current) change();
      else startTransition(change);
    };
    follow();

    return language.subscribe(follow);
  }, []);

  useLayoutEffect(() => {
    shown.current = spoken.language;
    document.documentElement.lang = htmlLangOf(spoken.language);
  }, [spoken.language]);

  return (
    <IntlProvider locale={locale} messages={spoken.messages} onError={logError}>
      <UiProvider strings={kitStringsOf(spoken.language)} locale={locale} linkComponent={linkComponent}>
        {children}
      </UiProvider>
    </IntlProvider>
  );
};
