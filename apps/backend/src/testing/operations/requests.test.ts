import { sql } from "drizzle-orm";
import fc from "fast-check";
import { ANSWER_CHECKS } from "@lucarne/conformance/answer-checks";
import { requestArbitrary, type RandomRequest } from "@lucarne/conformance/requests/random-request";
import type { Belongings } from "@lucarne/conformance/requests/things";
import { documentedOperations } from "@lucarne/contract/documented";
import { beforeAll, describe, expect, it } from "vitest";

import { inLongRun, LONG } from "../../../../../test-sample.ts";
import { contractDocument } from "../../http/contract/contract.ts";
import { withBackend } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { belongingsOf, tokenFor } from "./belongings.ts";

/*
 * Requests made from the contract's own schemas, legal and hostile, for every operation: the answer
 * is one that the contract names, and it shows nothing of how the backend is made.
 */

const backend = withBackend({ settings: { rateLimits: NO_LIMITS } });
const operations = documentedOperations(await contractDocument());
const RUNS = inLongRun(300, 2);
/** The same requests in each sample; others in each long run. */
const SEED = inLongRun(Date.now(), 20_261_120);

let own: Belongings;
let token: string;

beforeAll(async () => {
  own = await belongingsOf(backend(), "marek@dachserwis.example");
  token = await tokenFor(backend(), own.userId);
});

/** Undoes what a valid request may do to the caller: leave the club, or be signed out. */
const comeBack = async (): Promise<void> => {
  await backend().database.db.execute(sql`update company set active = 1 where id = ${own.companyId}`);
  token = await tokenFor(backend(), own.userId);
};

const bodyOf = (text: string, kind: string): unknown => {
  if (text === "") return undefined;
  return kind.endsWith("json") ? JSON.parse(text) : text;
};

describe.each(operations.map((documented) => ({ documented, name: documented.operation.operationId })))(
  "$name",
  ({ documented }) => {
    const { operation } = documented;
    const send = ({ path, headers, payload }: RandomRequest) =>
      backend().server.inject({
        method: operation.method,
        url: `/api${path}`,
        remoteAddress: "192.0.2.1",
        headers: { ...headers, ...(operation.access === "public" ? {} : { authorization: `Bearer ${token}` }) },
        ...(payload === undefined ? {} : { payload }),
      });

    it(`answers ${RUNS} random requests as the contract says`, async () => {
      const statuses = new Map<number, number>();
      const check = async (request: RandomRequest) => {
        let answer = await send(request);
        if (answer.statusCode === 401 && operation.access === "required") {
          await comeBack();
          answer = await send(request);
        }
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        const mediaType = String(answer.headers["content-type"] ?? "").split(";")[0] ?? "";
        const received = {
          status: answer.statusCode,
          headers: {},
          mediaType,
          text: answer.body,
          body: bodyOf(answer.body, mediaType),
        };
        for (const { name, faultOf } of ANSWER_CHECKS)
          expect(faultOf(documented, request, received), name).toBeUndefined();
      };
      await fc.assert(fc.asyncProperty(requestArbitrary(documented, own), check), {
        numRuns: RUNS,
        seed: SEED,
        endOnFailure: true,
      });
      if (LONG) process.stdout.write(`${operation.operationId} ${JSON.stringify([...statuses])}\n`);
    });
  },
);
