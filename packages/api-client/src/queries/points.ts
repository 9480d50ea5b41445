import type { Day } from "../day.ts";
import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { queryKeys } from "./keys.ts";

export type PointsSummary = components["schemas"]["PointsSummary"];
export type PointsEntry = components["schemas"]["PointsEntry"];
export type PointsMonths = components["schemas"]["PointsMonths"];
export type PointsMonth = components["schemas"]["PointsMonth"];
export type ExpiringMonth = components["schemas"]["ExpiringMonth"];

/** Lines of the history on a page (API-10). */
const HISTORY_PER_PAGE = 20;

/** What the history may be limited to: a reason, and days of the country's calendar (`2026-11-20`), both included. */
export interface HistoryFilter {
  readonly event?: string | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** Balance and figures of the caller's company, by its uuid. */
export const companyPointsQuery = (client: ApiClient, companyUuid: string) =>
  queryOptions({
    queryKey: queryKeys.points.summary(companyUuid),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/company/points/{companyUuid}", { params: { path: { companyUuid } }, signal })),
  });

/** A page of the points history, newest first. The CSV file asks for pages of 100. */
export const pointsHistoryQuery = (
  client: ApiClient,
  page: number,
  filter: HistoryFilter = {},
  limit = HISTORY_PER_PAGE,
) =>
  queryOptions({
    queryKey: queryKeys.points.history(page, limit, filter),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v1/points/history", { params: { query: { ...filter, page, limit } }, signal })),
  });

/** Points per month: the last 24 months, and the coming months in which points will expire. */
export const pointsMonthsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.points.months,
    queryFn: ({ signal }) => answerOf(client.GET("/v1/points/months", { signal })),
  });
