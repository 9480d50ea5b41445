import { queryKeys } from "@lucarne/api-client/queries/keys";
import { markAllNotifications } from "@lucarne/api-client/queries/notifications";
import { api } from "../../../platform/session/portal-api.ts";
import { useAction } from "../../../shared/query/use-action.ts";

/** Marks every notification of the user as read. */
export const useMarkAll = () =>
  useAction({ run: () => markAllNotifications(api), invalidates: [queryKeys.notifications.all] });
