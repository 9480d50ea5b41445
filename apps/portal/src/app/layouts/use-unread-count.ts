import { unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../session/portal-api.ts";

/** How many notifications the user has not read; 0 until it is known (decisions E15). */
export const useUnreadCount = (): number => useQuery(unreadCountQuery(api)).data ?? 0;
