import type { User } from "@lucarne/api-client/queries/account";
import { queryKeys } from "@lucarne/api-client/queries/keys";
import { createOrder, type Customer, type Order, type OrderRequest } from "@lucarne/api-client/queries/orders";
import { companyPointsQuery } from "@lucarne/api-client/queries/points";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logError } from "../../../platform/log/error-log.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { isFinalRefusal } from "../../../shared/query/is-final-refusal.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { attemptFor, attemptKey, closeAttempt, isOutdated, isTotalChanged, openAttempt } from "./order-attempt.ts";
import { forgetDraft } from "../customer/checkout-draft.ts";
import type { Purchase } from "../purchase.ts";

/** A placed order with the balance after it. */
export type Placed = { order: Order; balance: number | undefined };

type Parts = {
  user: User;
  /** Name of the checkout, under which an order without an answer is kept. */
  name: string;
  /** What is ordered; `undefined` when nothing is left of it. */
  purchase: Purchase | undefined;
  /** Removes from this device what was ordered. */
  onPlaced: (request: OrderRequest) => void;
};

/** Places the order once, whatever happens on the way (CHK-15 to CHK-17). */
export const usePlaceOrder = ({ user, name, purchase, onPlaced }: Parts) => {
  const queryClient = useQueryClient();
  const attempt = attemptKey(user.uuid, name);
  const [ordered, setOrdered] = useState<Purchase>();
  const [placed, setPlaced] = useState<Placed>();
  const [refusedTotal, setRefusedTotal] = useState<number>();
  const [open, setOpen] = useState(() => openAttempt(attempt));
  const action = useAction({
    run: async (request: OrderRequest) => {
      const { key } = attemptFor(attempt, request);
      try {
        return await createOrder(api, request, key);
      } catch (error) {
        setRefusedTotal(isTotalChanged(error) ? request.expected_points : undefined);
        // Pending until today's prices and stock are shown: the next order is of what can be seen (CHK-22).
        if (isOutdated(error)) await queryClient.invalidateQueries({ queryKey: queryKeys.shop.all });
        throw error;
      }
    },
    onDone: async (order, request) => {
      closeAttempt(attempt);
      forgetDraft(user.uuid);
      // At once: after a reload nothing is left to be ordered again. The page still shows it.
      setOrdered(purchase);
      onPlaced(request);
      const balanceQuery = companyPointsQuery(api, user.company.uuid);
      // The dialog shows the balance after the order; without an answer it shows none.
      const balance = await queryClient.fetchQuery({ ...balanceQuery, staleTime: 0 }).then(
        ({ company_points: points }) => points,
        () => undefined,
      );
      // Together: with neither of them, a page whose products are gone would be left.
      setOpen(undefined);
      setPlaced({ order, balance });
    },
    onFailed: (error) => {
      if (isFinalRefusal(error)) closeAttempt(attempt);
      setOpen(openAttempt(attempt));
      logError(error);
    },
    // The company's card state changes with a card order.
    invalidates: [queryKeys.points.all, queryKeys.orders.all, queryKeys.shop.all, queryKeys.account.self],
  });

  return {
    ...action,
    /** What was ordered, as the page shows it behind the dialog. */
    ordered,
    placed,
    /** The total of the last order, where it was refused because today's total differs. */
    refusedTotal,
    /** The order that got no final answer, to be sent again. */
    unanswered: open?.request,
  };
};

/** What is ordered, with its customer and the total that is shown. */
export const requestOf = ({ request, total }: Purchase, customer: Customer): OrderRequest => {
  const more = { customer, expected_points: total };
  // Each kind of request on its own: a spread of the union would lose which kind it is.
  if (request.type === "marketing") return { ...request, ...more };
  if (request.type === "card") return { ...request, ...more };

  return { ...request, ...more };
};
