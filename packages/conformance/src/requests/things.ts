import { randomUUID } from "node:crypto";

/** Ids of a seeded user's objects, by the names that calls use. */
export interface Belongings {
  readonly userId: number;
  readonly userUuid: string;
  readonly companyId: number;
  readonly companyUuid: string;
  readonly member: string;
  readonly project: string;
  readonly scan: string;
  readonly order: string;
  readonly file: string;
  readonly ticket: string;
  readonly notification: string;
  readonly product: string;
  readonly content: string;
  readonly session: string;
}

/** Who may see an object: the company, one user of it, the country, or everybody. */
type Owner = "company" | "person" | "region" | "everybody";

/** How an id of the contract is found. */
export interface Thing {
  readonly owner: Owner;
  readonly of: (side: Belongings) => string | number;
  readonly unknown: () => string | number;
}

const thing = (owner: Owner, of: Thing["of"]): Thing => ({ owner, of, unknown: () => randomUUID() });
const numbered = (owner: Owner, of: Thing["of"]): Thing => ({ owner, of, unknown: () => 2_000_000_000 });

/** Ids in paths: the path up to the parameter names the object, which covers paths below it too. */
export const THINGS_OF_PATHS: Readonly<Record<string, Thing>> = {
  "/v1/company/points/{companyUuid}": thing("company", ({ companyUuid }) => companyUuid),
  "/v1/company/user/{id}": numbered("person", ({ userId }) => userId),
  "/v1/company/user/{uuid}": thing("person", ({ userUuid }) => userUuid),
  "/v1/company/{id}": numbered("company", ({ companyId }) => companyId),
  "/v1/content/{uuid}": thing("region", ({ content }) => content),
  "/v1/edenred/card/account/{id}": numbered("company", ({ companyId }) => companyId),
  "/v1/edenred/card/topup/{id}": numbered("company", ({ companyId }) => companyId),
  "/v1/edenred/card/verify/{id}": numbered("company", ({ companyId }) => companyId),
  "/v1/files/{uuid}": thing("company", ({ file }) => file),
  "/v1/installer/user/{uuid}": thing("company", ({ member }) => member),
  "/v1/notifications/{uuid}": thing("person", ({ notification }) => notification),
  "/v1/places/{place_id}": { owner: "everybody", of: () => "pl-0", unknown: () => "pl-none" },
  "/v1/project/{uuid}": thing("company", ({ project }) => project),
  "/v1/support/{uuid}": thing("person", ({ ticket }) => ticket),
  "/v2/orders/{id}": thing("company", ({ order }) => order),
  "/v2/installer/sessions/{uuid}": thing("person", ({ session }) => session),
  "/v2/scans/{uuid}": thing("company", ({ scan }) => scan),
  "/v2/shop/products/{uuid}": thing("region", ({ product }) => product),
};

/** Ids in query and body, by field name. */
export const THINGS_OF_FIELDS: Readonly<Record<string, Thing>> = {
  installer_company_id: numbered("company", ({ companyId }) => companyId),
  installer_uuid: thing("person", ({ userUuid }) => userUuid),
  projects_id: thing("company", ({ project }) => project),
};

/** Objects named by a path, by parameter; one without an entry is found by its name. */
export const thingsOfPath = (path: string): { name: string; thing: Thing | undefined }[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(({ 0: placeholder, 1: name = "", index }) => ({
    name,
    thing: THINGS_OF_PATHS[path.slice(0, index + placeholder.length)],
  }));
