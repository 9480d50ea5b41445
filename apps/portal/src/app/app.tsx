import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { PortalIntlProvider } from "../intl/intl-provider.tsx";
import { queryClient } from "../session/portal-api.ts";
import { refreshBeforeUse } from "../session/start-session.ts";
import { AppLink } from "./app-link.tsx";
import { Pages } from "./pages.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

type AppProps = {
  /** Whether the session could be brought into use at the start. */
  ready: boolean;
};

/** The portal, once the words are there. */
export const App = ({ ready }: AppProps) => {
  const [usable, setUsable] = useState(ready);

  return (
    <PortalIntlProvider linkComponent={AppLink}>
      <QueryClientProvider client={queryClient}>
        {usable ? <Pages /> : <UnreachableScreen onRetry={async () => setUsable(await refreshBeforeUse())} />}
      </QueryClientProvider>
    </PortalIntlProvider>
  );
};
