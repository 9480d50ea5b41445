import { isDeepStrictEqual } from "node:util";

import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";
import { z } from "zod";

import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { exampleCall, idOf, type Context } from "./context.ts";

const list = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ current_page: z.number(), total: z.number() }),
});

const isPaged = ({ operation, parameters }: DocumentedOperation): boolean =>
  operation.method === "GET" && ["page", "limit"].every((name) => parameters.some((one) => one.name === name));

/** What distinguishes entries: parts such as signed addresses differ in each answer. */
const nameOf = (entry: unknown): unknown => (isObject(entry) ? (entry["uuid"] ?? entry["id"] ?? entry) : entry);

const checkPages = async ({ send, first }: Context, documented: DocumentedOperation): Promise<void> => {
  const call = exampleCall(documented, idOf(first), first.token);
  const pageOf = async (page: number) => {
    const path = `${call.path}${call.path.includes("?") ? "&" : "?"}page=${page}&limit=1`;
    const { status, body } = await send({ ...call, path });
    const read = list.safeParse(body);
    if (!read.success) throw new NotTested(`Page ${page} was answered ${status}, or is no list with \`meta\`.`);
    const { data, meta } = read.data;
    demand(meta.current_page === page, () => `page ${page} says that it is page ${meta.current_page}`);
    const expected = meta.total >= page ? 1 : 0;
    demand(
      data.length === expected,
      () => `page ${page} with limit=1 has ${data.length} of ${meta.total} entries, ${expected} was expected`,
    );
    return read.data;
  };
  const [one, two] = [await pageOf(1), await pageOf(2)];
  demand(
    one.meta.total === two.meta.total,
    () => `the total is ${one.meta.total} on page 1, ${two.meta.total} on page 2`,
  );
  if (two.data.length === 0) throw new NotTested(`${first.email} sees fewer than two entries.`);
  demand(!isDeepStrictEqual(nameOf(one.data[0]), nameOf(two.data[0])), () => "pages 1 and 2 have the same entry");
};

/** Asks each list for its first two pages, of one entry each. */
export const checkLists = async (context: Context): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of context.operations.filter(isPaged))
    found.push(await finding(documented.operation.operationId, "pages", () => checkPages(context, documented)));
  return found;
};
