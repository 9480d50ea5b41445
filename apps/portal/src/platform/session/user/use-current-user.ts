import type { User } from "@lucarne/api-client/queries/account";
import { useQuery } from "@tanstack/react-query";
import { currentUser } from "../portal-api.ts";

// The frame alone asks again by the clock: each observer with an interval would bring calls of its own.
const readOnly = { ...currentUser, refetchInterval: false } as const;

/** The signed-in user with the company; `undefined` until the first answer. */
export const useCurrentUser = (): User | undefined => useQuery(readOnly).data;
