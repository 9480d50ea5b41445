import { z } from "zod";

/** How the tool gets a login code that the server has sent. `{contact}` stands for the address that it was sent to. */
const codeSource = z.union([
  z.strictObject({ command: z.array(z.string()).min(1) }),
  z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()).default({}) }),
]);

const person = z.strictObject({ email: z.string() });

const settingsObject = z.strictObject({
  /** Address of the API, up to the version: `https://portal.example/api`. */
  url: z
    .url({ protocol: /^https?$/, error: "an address that begins with http:// or https://" })
    .regex(/^[^?#]*$/, "an address without a query"),
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

/** Reads settings. Throws an error that names each wrong field. */
export const readSettings = (value: unknown): Settings => {
  const read = settingsObject.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`The settings are wrong:\n${z.prettifyError(read.error)}`);
};
