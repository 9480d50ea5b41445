import type { FieldValues, Resolver } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";

/**
 * Checks a form by a zod schema whose code is fetched with the first check. The schema's messages are
 * names of our error sentences.
 */
export const lazySchema =
  <Input extends FieldValues, Output>(load: () => Promise<$ZodType<Output, Input>>): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), load()]);

    return zodResolver(schema)(values, context, options);
  };
