import { DAY } from "@lucarne/api-client/durations";

import { forgetAfter } from "../../../db/retention.ts";
import { loginChallenge } from "../../../db/schema/index.ts";
import { CODE_COUNTED } from "../rules/code.ts";

/** Deletes login codes that no longer count in any limit (SEC-3). */
export const forgetLoginCodes = forgetAfter(CODE_COUNTED / DAY, {
  name: "login codes",
  table: loginChallenge,
  at: loginChallenge.createdAt,
});
