import { UiProvider } from "@lucarne/ui/provider";
import type { LinkComponentProps } from "@lucarne/ui/provider";
import type { ElementType, ReactNode } from "react";
import { startTransition, useLayoutEffect, useState } from "react";
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
  const locale = formatLocaleOf(active.language);

  useLayoutEffect(() => {
    // The next page's messages are in the same object already; another language can be drawn in the background.
    const follow = () => startTransition(() => setActive(language.active()));
    follow();

    return language.subscribe(follow);
  }, [language]);

  useLayoutEffect(() => {
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
