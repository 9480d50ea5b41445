// A command of the operator's command line and its call.
import type { operations } from "@lucarne/api-client/generated/operator";

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type Responses<Id extends keyof operations> = operations[Id]["responses"];

/** The answer of an operation. */
export type Answer<Id extends keyof operations> = Json<Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 202>]>;

/** Arguments and options that have a value. */
export type Values = Readonly<Record<string, string | undefined>>;
/** Options without a value that are set. */
export type Flags = ReadonlySet<string>;
export type Options = Readonly<Record<string, { type: "string" | "boolean" }>>;

export type Call = {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: Readonly<Record<string, unknown>> | undefined;
  /** Time-out. */
  seconds?: number;
};

type Syntax = {
  /** `<name>` is an argument. */
  words: string;
  help: string;
  options?: Options;
  /** Required options. */
  needs?: readonly string[];
  /** Options of which exactly one is given. */
  oneOf?: readonly string[];
  call: (values: Values, flags: Flags) => Call;
};

/** `text` is the output; `good`, whether the command succeeded. */
type Definition<Body> = Syntax & { text: (answer: Body) => string; good?: (answer: Body) => boolean };

/** What an answer comes to. */
export type Outcome = { json: string; text: string; good: boolean };

/** Sends a call; the caller says what the contract lets it answer. */
export type Send = <Body>(call: Call) => Promise<Body>;

export type Command = Syntax & { run: (send: Send, values: Values, flags: Flags) => Promise<Outcome> };

/** A command that calls an operation of the operator's contract. */
export const command = <Id extends keyof operations>({
  text,
  good = () => true,
  ...syntax
}: Definition<Answer<Id>>): Command => ({
  ...syntax,
  run: async (send, values, flags) => {
    const answer = await send<Answer<Id>>(syntax.call(values, flags));
    return { json: JSON.stringify(answer, undefined, 2), text: text(answer), good: good(answer) };
  },
});
