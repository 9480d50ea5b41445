import type { ReactNode } from "react";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { IntlProvider } from "react-intl";
import { logError } from "../log/error-log.ts";
import { formatLocaleOf, htmlLangOf } from "./locales.ts";
import { language } from "./portal-language.ts";

/** Gives the words of the active language, and keeps the old ones on the screen until the new ones are there. */
export const PortalIntlProvider = ({ children }: { children: ReactNode }) => {
  const [spoken, setSpoken] = useState(language.spoken);

  useEffect(() => {
    const follow = () => startTransition(() => setSpoken(language.spoken()));
    follow();

    return language.subscribe(follow);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.lang = htmlLangOf(spoken.language);
  }, [spoken.language]);

  return (
    <IntlProvider locale={formatLocaleOf(spoken.language)} messages={spoken.messages} onError={logError}>
      {children}
    </IntlProvider>
  );
};
