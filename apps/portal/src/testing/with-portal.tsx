import type { Decorator } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import english from "../../../../locales/portal/en.json" with { type: "json" };

/** What a screen of the portal finds around it: English words, a router, an empty cache. */
export const withPortal: Decorator = (Story) => (
  <IntlProvider locale="en-GB" messages={english}>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </QueryClientProvider>
  </IntlProvider>
);
