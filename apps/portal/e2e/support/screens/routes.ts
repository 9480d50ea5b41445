import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseAs } from "../json.ts";

const ROUTE = z.object({ pattern: z.string(), frame: z.enum(["anonymous", "signed-in", "open", "either"]) });

/** A route of the built portal. */
export type BuiltRoute = z.infer<typeof ROUTE>;

/** Every route of the build, in the router's order. */
export const { routes } = parseAs(
  z.object({ routes: z.array(ROUTE) }),
  readFileSync(path.resolve(import.meta.dirname, "../../../dist/preload.json"), "utf8"),
);

/** An address of a route; a page of one thing gets an id that does not exist. */
export const addressOf = ({ pattern }: BuiltRoute): string =>
  pattern.replace("*", "/no/such/page").replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000");
