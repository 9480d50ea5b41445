import { queryKeys } from "@lucarne/api-client/queries/keys";
import { createOrder, type Customer, type Order, type OrderRequest } from "@lucarne/api-client/queries/orders";
import { companyPointsQuery } from "@lucarne/api-client/queries/points";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logError } from "../../platform/log/error-log.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useAction } from "../../shared/query/use-action.ts";
import { forgetOrderKey, isFinalRefusal, orderKey } from "./order-attempt.ts";
import type { Subject } from "./subject.ts";

/** A placed order with what was ordered and the balance after it. */
export type Placed = { order: Order; subject: Subject; balance: number | undefined };

type Input = { subject: Subject; customer: Customer };

const requestOf = ({ subject: { request }, customer }: Input): OrderRequest => {
  // Each kind of request with its own customer: a spread of the union would lose which kind it is.
  if (request.type === "marketing") return { ...request, customer };
  if (request.type === "card") return { ...request, customer };

  return { ...request, customer };
};

/** Places the order once, whatever happens on the way (CHK-15 to CHK-17). */
export const usePlaceOrder = (companyUuid: string) => {
  const queryClient = useQueryClient();
  const [placed, setPlaced] = useState<Placed>();
  const action = useAction({
    run: async (input: Input) => {
      const request = requestOf(input);

      return createOrder(api, request, orderKey(request));
    },
    onDone: async (order, { subject }) => {
      forgetOrderKey();
      const balanceQuery = companyPointsQuery(api, companyUuid);
      // The dialog shows the balance after the order; without an answer it shows none.
      const balance = await queryClient.fetchQuery({ ...balanceQuery, staleTime: 0 }).then(
        ({ company_points: points }) => points,
        () => undefined,
      );
      setPlaced({ order, subject, balance });
      subject.onPlaced();
    },
    onFailed: (error) => {
      if (isFinalRefusal(error)) forgetOrderKey();
      logError(error);
    },
    // The company's card state changes with a card order.
    invalidates: [queryKeys.points.all, queryKeys.orders.all, queryKeys.shop.all, queryKeys.account.self],
  });

  return { ...action, placed };
};
