import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import type { components } from "../generated/schema.ts";
import { CLOSED, IN_REVIEW, LOST } from "../rules/project-states.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Project = Schemas["Project"];
export type ProjectStatusId = Schemas["ProjectStatus"]["id"];
export type ProjectCreate = Schemas["ProjectCreate"];
export type ProjectSurvey = Schemas["ProjectSurvey"];
export type ProjectCounts = Schemas["ProjectListMeta"]["counts"];
export type Scan = Schemas["Scan"];

/** Projects on a page (API-10). */
const PROJECTS_PER_PAGE = 20;

/** The tabs of the list; "open" is called All on the screen (PROJ-1). */
export type ProjectTab = "open" | "inReview" | "closed" | "lost";

const TAB_FILTER = {
  open: { constrainTo: "open" },
  inReview: { status: IN_REVIEW },
  closed: { status: CLOSED },
  lost: { status: LOST },
} as const satisfies Record<ProjectTab, { constrainTo?: "open"; status?: ProjectStatusId }>;

/** Which part of the list: a page, fewer projects for a teaser, those with a text in number or address. */
export interface ProjectPart {
  readonly page?: number;
  readonly limit?: number;
  readonly search?: string;
}

/** A page of projects of a tab; `meta.counts` holds the counts of all tabs. Status names follow the language. */
export const projectsQuery = (client: ApiClient, tab: ProjectTab, language: string, part: ProjectPart = {}) => {
  const { page = 1, limit = PROJECTS_PER_PAGE } = part;
  const search = part.search?.trim() || undefined;
  return queryOptions({
    queryKey: queryKeys.projects.list(tab, { page, limit, search }, language),
    queryFn: ({ signal }) => {
      const query = { ...TAB_FILTER[tab], page, limit, search };
      return answerOf(client.GET("/v1/project", { params: { query }, signal }));
    },
  });
};

/** One project with its survey's answers. */
export const projectQuery = (client: ApiClient, uuid: string, language: string) =>
  queryOptions({
    queryKey: queryKeys.projects.item(uuid, language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/project/{uuid}", { params: { path: { uuid } }, signal })),
  });

/** The scanned products of a project, newest first, with names in a language. */
export const projectProductsQuery = (client: ApiClient, uuid: string, language: string) =>
  queryOptions({
    queryKey: queryKeys.projects.products(uuid, language),
    queryFn: ({ signal }) => answerOf(client.GET("/v1/product", { params: { query: { projects_id: uuid } }, signal })),
    select: ({ data }) => data,
  });

/** Starts a project; gives its uuid. The key makes a repetition harmless. */
export const createProject = async (client: ApiClient, body: ProjectCreate, key: string): Promise<string> =>
  (await answerOf(client.POST("/v1/project", { params: { header: { "Idempotency-Key": key } }, body }))).uuid;

/** Deletes a project without products. */
export const deleteProject = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v1/project/{uuid}", { params: { path: { uuid } } });
};

/** Answers the project's survey with its JSON text; the status says whether it is in review (5) or closed (2). */
export const submitProjectSurvey = (
  client: ApiClient,
  uuid: string,
  response: string,
  key: string,
): Promise<ProjectSurvey> => {
  const params = { path: { uuid }, header: { "Idempotency-Key": key } };
  return answerOf(client.POST("/v1/project/{uuid}/survey", { params, body: { response } }));
};

/** Adds a product by what its QR code holds or by its typed serial number. */
export const createScan = (client: ApiClient, projectUuid: string, code: string, key: string): Promise<Scan> => {
  const params = { header: { "Idempotency-Key": key } };
  return answerOf(client.POST("/v2/scans", { params, body: { projects_id: projectUuid, code } }));
};

/** Removes a scanned product from a project in progress. */
export const deleteScan = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v2/scans/{uuid}", { params: { path: { uuid } } });
};
