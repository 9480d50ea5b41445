import { z } from "zod";

/** How the tool gets a login code that the server has sent. `{contact}` stands for the address that it was sent to. */
const codeSource = z.union([
  z.strictObject({ command: z.array(z.string()).min(1) }),
  z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()).default({}) }),
]);

const person = z.strictObject({ email: z.string() });

/** Address of the API, up to the version: `https://portal.example/api`. */
const address = z
  .url({ protocol: /^https?$/, error: "an address that begins with http:// or https://" })
  .regex(/^[^?#]*$/, "an address without a query");

const settingsObject = z.strictObject({
  url: address,
  users: z.strictObject({
    /** May order: manager or administrator of a company with points and an open project. */
    first: person,
    /** Somebody of another company. Both are in Poland, as the examples of the contract are. */
    second: person,
  }),
  code: codeSource,
  /** Serials that exist and that nobody has scanned. Scans need three; checks without theirs are not made. */
  serials: z.array(z.string()).default([]),
  /** Sets the server's clock ahead by `{days}`; without it, replays after days are not tested. */
  clock: z.strictObject({ command: z.array(z.string()).min(1) }).optional(),
  /** Random requests to each operation. */
  requests: z.int().min(1).max(10_000).default(20),
  /** The same seed makes the same requests. */
  seed: z.int().default(1),
});

/** The settings of a run. */
export type Settings = z.infer<typeof settingsObject>;

/** How a login code is found. */
export type CodeSource = z.infer<typeof codeSource>;

const read = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The settings are wrong:\n${z.prettifyError(result.error)}`);
};

/** Reads settings. Throws an error that names each wrong field. */
export const readSettings = (value: unknown): Settings => read(settingsObject, value);

/** Reads the address of a run without settings. Throws an error that says what is wrong. */
export const readAddress = (value: string): string => read(z.strictObject({ url: address }), { url: value }).url;
