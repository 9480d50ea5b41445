import { z } from "zod";
import type { Portal } from "./with-portal.ts";

/** A page as the benchmark loads it. */
export type LoadedPage = { pattern: string; path: string; isSignedIn: boolean };

const USER = z.object({ uuid: z.string() });
const LIST = z.object({ data: z.array(z.object({ uuid: z.string() })) });
const ID = ":uuid";

/** The lists whose first entry the pages of one thing show, by the beginning of their path. */
const listsOf = (user: string): readonly (readonly [path: string, list: string])[] => [
  ["/projects/", "/v1/project?page=1&limit=1"],
  ["/shop/", "/v2/shop/products?type=goods&page=1&limit=1&active=1&available=1"],
  ["/team/", "/v2/installer/user?page=1&limit=1"],
  ["/orders/", "/v2/orders?page=1&limit=1"],
  ["/support/chat/", `/v1/support?page=1&limit=1&installer_uuid=${user}`],
  ["/news/", "/v1/content?content_types=news&visible=1&page=1&limit=1"],
  ["/notifications/", "/v1/notifications?page=1&limit=1"],
];

/**
 * The pages of the build with their addresses, in the order of the page table. Pages of one thing show the first that
 * the user has; left out are those of which there is none, and the checkouts, which need a filled cart or a drawing.
 */
export const loadedPages = async (
  { api }: Pick<Portal["backend"], "api">,
  token: string,
  routes: readonly { pattern: string; frame?: string | undefined }[],
): Promise<LoadedPage[]> => {
  const { uuid: user } = USER.parse(await api("/v1/company/user/self", { token }));
  const ids = new Map<string, string>();
  for (const [path, list] of listsOf(user)) {
    const [first] = LIST.parse(await api(list, { token })).data;
    if (first) ids.set(path, first.uuid);
  }

  return routes.flatMap(({ pattern, frame }) => {
    if (pattern.startsWith("/checkout")) return [];
    const id = pattern.includes(ID) ? ids.get(pattern.slice(0, pattern.indexOf(ID))) : "";
    if (id === undefined) return [];
    const path = pattern.replace(ID, id).replace("*", "/no/such/page");

    return [{ pattern, path, isSignedIn: frame === "signed-in" || frame === "either" }];
  });
};
