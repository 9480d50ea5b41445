import type { App } from "../../app.ts";
import { keepFile } from "../../files/keep-file.ts";
import { AVATAR_LIMIT } from "../../files/upload/receive-file.ts";
import { signedPath } from "../../files/signed-path.ts";
import type { SessionCall } from "../../http/call.ts";
import type { Handler } from "../../http/contract/handler.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Caller } from "../../kernel/caller.ts";
import { changeAvatar } from "./commands/change-avatar.ts";

const requireSelf = (uuid: string, { userUuid }: Caller): void => {
  if (uuid.toLowerCase() !== userUuid) throw new Problem("not_found");
};

const replace = async (app: App, { caller }: SessionCall, uuid: string | null): Promise<void> => {
  await app.database.transaction((tx) => changeAvatar(tx, caller.userId, uuid));
};

/** `POST /v1/company/user/{uuid}/avatar`: sets the own avatar. */
export const setAvatar: Handler<"setAvatar"> = async (app, { path }, call) => {
  requireSelf(path.uuid, call.caller);
  const { bytes } = await call.receive(AVATAR_LIMIT);
  const drawn = await app.fileWork.avatar(bytes, call.caller.companyId);
  const file = { purpose: "avatar" as const, name: "avatar.webp", mime: "image/webp", bytes: drawn };
  const { uuid } = await keepFile(app, file, call.caller);
  await replace(app, call, uuid);
  return { status: 200, body: { avatar: signedPath(app.settings, uuid, app.clock.now()) }, headers: {} };
};

/** `DELETE /v1/company/user/{uuid}/avatar`: does nothing without an avatar. */
export const deleteAvatar: Handler<"deleteAvatar"> = async (app, { path }, call) => {
  requireSelf(path.uuid, call.caller);
  await replace(app, call, null);
  return { status: 204 };
};
