import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { UnreachableScreen } from "../features/failure/unreachable-screen.tsx";
import { PortalIntlProvider } from "../platform/intl/intl-provider.tsx";
import { queryClient } from "../platform/session/portal-api.ts";
import { AppLink } from "./navigation/app-link.tsx";
import { logPageError } from "./page-failure.tsx";
import type { PortalRouter } from "./router.ts";
import { Waiting } from "./waiting.tsx";

type AppProps = {
  /** `undefined` until the session is known. */
  router?: PortalRouter | undefined;
  /** Tries again, when the server did not answer while the session was restored. */
  onRetry?: () => Promise<unknown>;
};

/** The portal, rendered after its messages are loaded. */
export const App = ({ router, onRetry }: AppProps) => (
  <PortalIntlProvider linkComponent={AppLink}>
    <QueryClientProvider client={queryClient}>
      {router ? (
        <RouterProvider router={router} onError={logPageError} />
      ) : onRetry ? (
        <UnreachableScreen onRetry={onRetry} />
      ) : (
        <Waiting />
      )}
    </QueryClientProvider>
  </PortalIntlProvider>
);
