import { ApiError } from "@lucarne/api-client/errors";
import type { User } from "@lucarne/api-client/queries/account";
import { requestCardTopUp } from "@lucarne/api-client/queries/club-card";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import type { Variant } from "@lucarne/api-client/queries/shop";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod/mini";
import { api } from "../../../platform/session/portal-api.ts";
import { usePassing } from "../../../shared/forms/use-passing.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { isFinalRefusal } from "../../../shared/query/is-final-refusal.ts";
import { closeTopUpAttempt, topUpAttempt } from "./top-up-attempt.ts";

/** How long the confirmation is shown, in milliseconds (CLUB-16). */
const CONFIRMATION_MS = 15_000;

/** An amount, and the accepted terms (CLUB-13). */
const topUpSchema = z.object({
  variant: z.string().check(z.minLength(1)),
  terms: z.boolean().check(z.refine((accepted) => accepted)),
});

/** The form of a top-up; the points are reserved at once (CLUB-18). */
export const useTopUp = ({ uuid: user, company: { id: companyId } }: User, amounts: readonly Variant[]) => {
  const queryClient = useQueryClient();
  const confirmation = usePassing(CONFIRMATION_MS);
  const [refused, setRefused] = useState<Pick<Variant, "uuid" | "price">>();

  const topUp = usePortalForm({
    schema: topUpSchema,
    send: async ({ variant }) => {
      // So that the confirmation of this one is announced and brought into view too.
      confirmation.hide();
      setRefused(undefined);
      const chosen = amounts.find(({ uuid }) => uuid === variant);
      // An amount that is not offered any more is refused by the server.
      const { key, ...amount } = topUpAttempt(user, chosen ?? { uuid: variant, price: 0 });
      try {
        await requestCardTopUp(api, companyId, amount, key);
      } catch (error) {
        if (error instanceof ApiError && error.code === "total_changed") setRefused(amount);
        if (isFinalRefusal(error)) {
          closeTopUpAttempt(user);
          // Pending until today's amounts are shown: the next top-up is of what can be seen (CHK-22).
          await queryClient.invalidateQueries({ queryKey: queryKeys.shop.all });
        }
        throw error;
      } finally {
        for (const queryKey of [
          queryKeys.points.all,
          queryKeys.clubCard.histories,
          queryKeys.clubCard.account(companyId),
        ])
          void queryClient.invalidateQueries({ queryKey });
      }
      closeTopUpAttempt(user);
      topUp.form.reset();
      confirmation.show();
    },
  });

  return {
    ...topUp,
    confirmed: confirmation.shown,
    /** The amount, as it was shown, that was refused because its points have changed. */
    refused,
  };
};
