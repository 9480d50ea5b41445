import type { FastifyRequest } from "fastify";

import type { App } from "../../app.ts";
import { auditLog } from "../../db/schema/index.ts";
import { keyedHash } from "../../kernel/keys/keys.ts";
import { Problem } from "../../kernel/problem.ts";
import { stateOf } from "../call-state.ts";

/** Hook: writes every call of an emulated session to the audit log and refuses those that write (SES-18). */
export const guardEmulation =
  ({ database, clock, settings }: App) =>
  async (request: FastifyRequest): Promise<void> => {
    const { operation, caller, ip } = stateOf(request);
    if (!caller?.emulation) return;
    const refused = operation.effect === "write";
    await database.db.insert(auditLog).values({
      actor: caller.emulation.operator,
      actAs: caller.userId,
      action: operation.operationId,
      detail: { session: caller.sessionUuid, refused },
      ipHash: keyedHash(settings.serverKey, "address", ip),
      createdAt: clock.now(),
    });
    if (refused) throw new Problem("emulated_session");
  };
