import { useServedParts } from "../../platform/session/use-serves.ts";
import { type PageName, pageRow } from "../../shared/navigation/page-table.ts";

/** Whether the server has what a page needs. */
export const useServedPages = (): ((page: PageName) => boolean) => {
  const served = useServedParts();

  return (page) => {
    const { needs } = pageRow(page);

    return needs === undefined || served.includes(needs);
  };
};
