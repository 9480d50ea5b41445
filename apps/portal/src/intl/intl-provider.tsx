import { UiProvider } from "@lucarne/ui/provider";
import type { LinkComponentProps } from "@lucarne/ui/provider";
import type { ElementType, ReactNode } from "react";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
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
  const locale = formatLocaleOf(spoken.language);

  useEffect(() => {
    const follow = () => startTransition(() => setSpoken(language.spoken()));
    follow();

    return language.subscribe(follow);
  }, []);

  useLayoutEffect(() => {
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
