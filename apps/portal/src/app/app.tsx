import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { RouterProvider } from "react-router/dom";
import { PortalIntlProvider } from "../intl/intl-provider.tsx";
import { queryClient } from "./query-client.ts";
import { createRouter } from "./router.tsx";

/** The portal, once session and words are there. */
export const App = () => {
  const [router] = useState(createRouter);

  return (
    <PortalIntlProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalIntlProvider>
  );
};
