import type { operations } from "@lucarne/api-client/generated/operator";

import type { App } from "../app.ts";
import type { Answer } from "../http/call.ts";
import type { Figures } from "../http/figures.ts";
import type { Maintenance } from "../areas/config/commands/maintenance.ts";

/** Dependencies of the operator's handlers. */
export interface OperatorContext {
  readonly app: App;
  readonly maintenance: Maintenance;
  /** Public address of the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Backs up the database; undefined for a PostgreSQL server. */
  readonly backup?: (() => Promise<{ readonly folder: string; readonly bytes: number }>) | undefined;
  /** Figures of the process for Prometheus. */
  readonly metrics?: (Figures & { readonly onVerified: (faults: number) => void }) | undefined;
  /** Runs everything that is due and returns how many items. */
  readonly runDue: () => Promise<number>;
}

/** The name of an operation of the operator's contract. */
export type OperatorOperationId = keyof operations;

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : undefined;
type BodyOf<Id extends OperatorOperationId> = operations[Id] extends { requestBody: infer Request }
  ? Json<Request>
  : undefined;
type Good<Id extends OperatorOperationId> = Extract<keyof operations[Id]["responses"], 200 | 201 | 202 | 204>;

/** The validated parts of a request. */
interface OperatorInput<Id extends OperatorOperationId> {
  readonly path: NonNullable<operations[Id]["parameters"]["path"]>;
  readonly query: NonNullable<operations[Id]["parameters"]["query"]>;
  readonly body: BodyOf<Id>;
}

/** The handler of one operation; refusals are thrown as problems. */
export type OperatorHandler<Id extends OperatorOperationId> = (
  context: OperatorContext,
  input: OperatorInput<Id>,
) => Promise<{ [Status in Good<Id>]: Answer<Status, Json<operations[Id]["responses"][Status]>> }[Good<Id>]>;
