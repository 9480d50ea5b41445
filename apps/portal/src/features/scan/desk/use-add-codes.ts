import { type Project, projectProductsQuery } from "@lucarne/api-client/queries/projects";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { scanQueue } from "../../../shared/scans/portal-scans.ts";
import type { AddedCode } from "../../../shared/scans/read-codes.ts";

/** Adds codes to a project; returns the outcome of each. A serial that the project has already is not sent. */
export const useAddCodes = (project: Pick<Project, "uuid" | "number">) => {
  const { language } = useLanguage();
  const products = useQuery(projectProductsQuery(api, project.uuid, language)).data;

  return (codes: readonly string[]): Promise<AddedCode[]> =>
    scanQueue.add(project, codes, new Set(products?.map(({ serial_number: serial }) => serial)));
};
