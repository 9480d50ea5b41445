// The parts of Redocly's plugin interface and of an operation that the rules use. The command line has no types of its own.

export interface Location {
  child: (key: string) => Location;
}

interface Answer {
  $ref?: string;
  headers?: Record<string, unknown>;
}

interface Parameter {
  $ref?: string;
  name?: string;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, Answer>;
  /** Without it, the contract's own applies: a token. */
  security?: unknown[];
  "x-idempotency"?: string;
  "x-idempotency-days"?: number;
  "x-rate-class"?: string;
  "x-unsafe-get"?: boolean;
}

export interface Contract {
  "x-rate-classes"?: Record<string, { internal?: boolean }>;
}

export interface Context {
  key: string | number;
  location: Location;
  report: (problem: { message: string; location: Location }) => void;
  resolve: (parameter: Parameter) => { node?: Parameter };
}

type Visit<Node> = (node: Node, context: Context) => void;

/** What a rule does at the nodes of the contract. */
export interface Visitor {
  Root?: { enter?: Visit<Contract>; leave?: Visit<Contract> };
  Operation?: Visit<Operation>;
  Response?: { leave?: Visit<Answer> };
  MediaType?: Visit<{ examples?: Record<string, unknown> }>;
}
