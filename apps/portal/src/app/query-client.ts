import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/** The cache of server answers with document 1 §9's figures. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2 * MINUTE,
      gcTime: 5 * MINUTE,
      retry: false,
      refetchOnWindowFocus: false,
      // A device that seems offline may reach the server, and a call that cannot must fail and be shown (decisions A14).
      networkMode: "always",
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
