import { randomUUID } from "node:crypto";

import type { DocumentedOperation } from "@lucarne/contract/documented";
import { z } from "zod";

import { NotTested } from "../report/findings.ts";
import { json, type Answer, type Call } from "../target/target.ts";
import { codeOf, exampleCall, idOf, type Context } from "./context.ts";
import { newPhone, succeeded } from "./effects.ts";

const withUuid = z.object({ uuid: z.string() });
const suggestions = z.object({ data: z.array(z.object({ place_id: z.string() })) });
const orders = z.object({ data: z.array(withUuid) });

const MAX_ORDERS = 20;

/** The id in the answer to a call that creates an object. */
const createdBy = (path: string, answer: Answer): string => {
  const { data } = withUuid.safeParse(answer.body);
  if (succeeded(answer) && data) return data.uuid;
  throw new NotTested(`POST ${path}, which it needs, was answered ${answer.status} ${codeOf(answer.body)}.`);
};

const created = async ({ send, first: { token } }: Context, path: string, body: unknown): Promise<string> =>
  createdBy(path, await send(json("POST", path, body, { token })));

/** Creates an open project without scans. */
export const newProject = (context: Context): Promise<string> =>
  created(context, "/v1/project", { streetName: "ul. Polna", city: "Kraków", postalCode: "30-001" });

const bodyless = ({ first: { token } }: Context, method: string, path: string): Call => ({ method, path, token });

/** Adds somebody to the team. In a full one, the newcomer takes the place of a member. */
const newMember = async (context: Context): Promise<string> => {
  const { send, first } = context;
  const path = "/v1/installer/user";
  const add = () =>
    send(json("POST", path, { name: "Piotr", surname: "Nowak", phone: newPhone() }, { token: first.token }));
  const answer = await add();
  if (codeOf(answer.body) !== "team_full") return createdBy(path, answer);
  await send(bodyless(context, "DELETE", `${path}/${first.belongings.member}`));
  return createdBy(path, await add());
};

/** Gives what a function made the first time. */
const once = <Thing>(make: () => Promise<Thing>): (() => Promise<Thing>) => {
  let made: Promise<Thing> | undefined;
  return () => (made ??= make());
};

/** An order that has something to print; any where none has. */
const printCall = async (context: Context): Promise<Call> => {
  const list = orders.safeParse((await context.send(bodyless(context, "GET", "/v2/orders"))).body);
  const calls = (list.data?.data ?? [])
    .slice(0, MAX_ORDERS)
    .map(({ uuid }) => bodyless(context, "GET", `/v2/orders/${uuid}/print`));
  for (const call of calls) if (succeeded(await context.send(call))) return call;
  const [any] = calls;
  if (!any) throw new NotTested(`${context.first.email} has no order.`);
  return any;
};

const placeCall = async ({ send }: Context): Promise<Call> => {
  const path = "/v1/places/autocomplete?input=Polna&country=pl";
  const [found] = suggestions.safeParse((await send({ method: "GET", path })).body).data?.data ?? [];
  if (!found) throw new NotTested("The address search suggests nothing.");
  return { method: "GET", path: `/v1/places/${encodeURIComponent(found.place_id)}` };
};

/** The calls that the contract's example alone does not make: they need a new value or an object of their own. */
const preparedCalls = (context: Context): Readonly<Record<string, () => Promise<Call>>> => {
  const { first, settings } = context;
  const { token, belongings } = first;
  const member = once(() => newMember(context));
  const ofMember = async (method: string, more = "") =>
    bodyless(context, method, `/v1/installer/user/${await member()}${more}`);
  return {
    deleteProject: async () => bodyless(context, "DELETE", `/v1/project/${await newProject(context)}`),
    // The serial is free again afterwards.
    deleteScan: async () => {
      const code = settings.serials[2];
      if (code === undefined) throw new NotTested("settings.serials has too few free serials.");
      const scan = await created(context, "/v2/scans", { projects_id: belongings.project, code });
      return bodyless(context, "DELETE", `/v2/scans/${scan}`);
    },
    deleteTeamMember: () => ofMember("DELETE"),
    getOrderPrint: () => printCall(context),
    getPlace: () => placeCall(context),
    getTeamMember: () => ofMember("GET"),
    resendInvitation: () => ofMember("GET", "/resend"),
    // The example has a number of one country.
    updateCompany: async () => json("PATCH", `/v1/company/${belongings.companyId}`, { city: "Kraków" }, { token }),
    updateTeamMember: async () =>
      json("PATCH", `/v1/installer/user/${await member()}`, { phone: newPhone() }, { token }),
    validateUnique: async () => ({
      method: "GET",
      path: `/v2/company/validate?email=${randomUUID()}@conformance.example`,
    }),
  };
};

/** Makes a call of an operation that a server has to answer with success, by the context's first person. */
export const legalCallsOf = (context: Context): ((documented: DocumentedOperation) => Promise<Call>) => {
  const prepared = preparedCalls(context);
  return async (documented) => {
    const { operationId, access } = documented.operation;
    const token = access === "public" ? undefined : context.first.token;
    return (await prepared[operationId]?.()) ?? exampleCall(documented, idOf(context.first), token);
  };
};
