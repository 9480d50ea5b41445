import { markAllNotifications } from "@lucarne/api-client/queries/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePending } from "../../shared/forms/use-pending.ts";
import { api } from "../../platform/session/portal-api.ts";

/** Marks every notification of the user as read; afterwards list and bell are asked for anew. */
export const useMarkAll = () => {
  const queryClient = useQueryClient();
  const { pending, run } = usePending();
  const [failed, setFailed] = useState(false);

  const markAll = () =>
    run(async () => {
      setFailed(false);
      try {
        await markAllNotifications(api);
        await queryClient.invalidateQueries({ queryKey: ["notifications"] });
      } catch {
        setFailed(true);
      }
    });

  return { pending, failed, markAll };
};
