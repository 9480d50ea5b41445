import { ok, type Handler } from "../http/handler.ts";
import { Problem } from "../http/problems.ts";
import { takenContact, updateUser as change } from "./update-user.ts";
import { readUser } from "./user-view.ts";

/** `GET /v1/company/user/self`: the caller, or the emulated person. */
export const getCurrentUser: Handler<"getCurrentUser"> = async ({ database }, _input, { caller }) => {
  const user = await readUser(database.db, caller.userId);
  if (!user) throw new Problem("session_revoked");
  return ok(user);
};

/** `PATCH /v1/company/user/{id}`: one's own account, or name and phone of a colleague. */
export const updateUser: Handler<"updateUser"> = async (app, { path, body }, { caller }) => {
  try {
    return await app.database.transaction(async (tx) => {
      await change(app, tx, path.id, body, caller);
      const user = await readUser(tx, path.id);
      if (!user) throw new Problem("not_found");
      return ok(user);
    });
  } catch (error) {
    throw takenContact(error);
  }
};
