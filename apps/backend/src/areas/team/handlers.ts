import { takenContact } from "../account/rules/taken-contact.ts";
import { type Handler, ok } from "../../http/contract/handler.ts";
import { metaOf, pageOf } from "../../kernel/paging.ts";
import { createMember, deleteMember, resendInvitation as resend, updateMember } from "./commands/members.ts";
import { countTeam, readMember, readTeam } from "./queries/read-team.ts";

/** `GET /v2/installer/user`: the caller's team. */
export const listTeam: Handler<"listTeam"> = async ({ database, clock }, { query }, { caller, language }) => {
  const page = pageOf(query, 20);
  const reader = { caller, language, now: clock.now() };
  const [counts, data] = await database.read((db) =>
    Promise.all([countTeam(db, caller.companyId), readTeam(db, reader, page)]),
  );
  return ok({ data, meta: { ...metaOf(page, counts.owners + counts.installers), ...counts } });
};

/** `POST /v1/installer/user`: creates an installer and sends an invitation. */
export const createTeamMember: Handler<"createTeamMember"> = async (app, { body }, { caller, once }) => {
  try {
    return await once(async (tx) => {
      const uuid = await createMember(app, tx, caller, body);
      return { status: 201 as const, body: await readMember(tx, caller, uuid, app.clock.now()) };
    });
  } catch (error) {
    throw takenContact(error);
  }
};

/** `GET /v1/installer/user/{uuid}`. */
export const getTeamMember: Handler<"getTeamMember"> = async ({ database, clock }, { path }, { caller }) =>
  ok(await database.read((db) => readMember(db, caller, path.uuid, clock.now())));

/** `PATCH /v1/installer/user/{uuid}`. */
export const updateTeamMember: Handler<"updateTeamMember"> = async (app, { path, body }, { caller }) => {
  try {
    return await app.database.transaction(async (tx) => {
      await updateMember(app, tx, caller, path.uuid, body);
      return ok(await readMember(tx, caller, path.uuid, app.clock.now()));
    });
  } catch (error) {
    throw takenContact(error);
  }
};

/** `DELETE /v1/installer/user/{uuid}`. */
export const deleteTeamMember: Handler<"deleteTeamMember"> = async (app, { path }, { caller }) => {
  await app.database.transaction((tx) => deleteMember(app, tx, caller, path.uuid));
  return { status: 204 };
};

/** `GET /v1/installer/user/{uuid}/resend`: a GET with an effect (TEAM-14). */
export const resendInvitation: Handler<"resendInvitation"> = async (app, { path }, { caller }) => {
  const { headers, resendAfter } = await app.database.transaction((tx) => resend(app, tx, caller, path.uuid));
  return ok({ resend_after: resendAfter }, headers);
};
