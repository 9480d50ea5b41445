import { useServedParts } from "../../platform/session/use-serves.ts";
import type { PageName } from "./page-table.ts";
import { pageRow } from "./page-table.ts";

/** Whether the server has what a page needs. */
export const useServedPages = (): ((page: PageName) => boolean) => {
  const served = useServedParts();

  return (page) => {
    const { needs } = pageRow(page);

    return needs === undefined || served.includes(needs);
  };
};
