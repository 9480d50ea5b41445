import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client.ts";
import type { components } from "../generated/schema.ts";

export type PointsSummary = components["schemas"]["PointsSummary"];

/** Balance and figures of the caller's company, by its uuid. */
export const companyPointsQuery = (client: ApiClient, companyUuid: string) =>
  queryOptions({
    queryKey: ["points", "summary", companyUuid],
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/company/points/{companyUuid}", { params: { path: { companyUuid } }, signal })),
  });
