import type { User } from "@lucarne/api-client/queries/account";
import { useQuery } from "@tanstack/react-query";
import { currentUser } from "../portal-api.ts";

// Only the frame refetches at an interval: each observer with an interval would send calls of its own.
const readOnly = { ...currentUser, refetchInterval: false } as const;

/** The signed-in user with the company; `undefined` until the first answer. */
export const useCurrentUser = (): User | undefined => useQuery(readOnly).data;
