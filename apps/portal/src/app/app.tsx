import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { PortalIntlProvider } from "../platform/intl/intl-provider.tsx";
import { queryClient } from "../platform/session/portal-api.ts";
import { refreshBeforeUse } from "../platform/session/start-session.ts";
import { followTranslator } from "../platform/translation/follow-translator.ts";
import { AppLink } from "./app-link.tsx";
import { Pages } from "./pages.tsx";
import { UnreachableScreen } from "../features/failure/unreachable-screen.tsx";
import { Waiting } from "./waiting.tsx";

followTranslator();

type AppProps = {
  /** Whether the session could be restored at the start; `undefined` while that runs. */
  ready: boolean | undefined;
};

/** The portal, rendered after its messages are loaded. */
export const App = ({ ready }: AppProps) => {
  const [renewed, setRenewed] = useState(false);
  const retry = async () => setRenewed(await refreshBeforeUse());

  return (
    <PortalIntlProvider linkComponent={AppLink}>
      <QueryClientProvider client={queryClient}>
        {ready === undefined ? <Waiting /> : ready || renewed ? <Pages /> : <UnreachableScreen onRetry={retry} />}
      </QueryClientProvider>
    </PortalIntlProvider>
  );
};
