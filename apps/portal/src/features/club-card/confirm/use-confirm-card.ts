import type { Company, User } from "@lucarne/api-client/queries/account";
import { verifyCard } from "@lucarne/api-client/queries/club-card";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { useQueryClient } from "@tanstack/react-query";
import { api, currentUser } from "../../../platform/session/portal-api.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { confirmSchema } from "./confirm-schema.ts";

/** Confirms the company's card; the answer is the company with its card (CLUB-12). */
export const useConfirmCard = (company: Company) => {
  const queryClient = useQueryClient();

  return usePortalForm({
    schema: confirmSchema,
    send: async ({ serial }) => {
      const confirmed = await verifyCard(api, company.id, serial);
      queryClient.setQueryData<User>(currentUser.queryKey, (user) => user && { ...user, company: confirmed });
      await queryClient.invalidateQueries({ queryKey: queryKeys.clubCard.all });
    },
  });
};
