import { CURRENT_USER_INTERVAL } from "@lucarne/api-client/queries/account";
import { unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/session/portal-api.ts";

/**
 * How many notifications the user has not read; 0 until it is known (NOTE-3). Loaded as often as the user,
 * so that what arrives while the portal is open is seen.
 */
export const useUnreadCount = (): number =>
  useQuery({ ...unreadCountQuery(api), refetchInterval: CURRENT_USER_INTERVAL }).data ?? 0;
