import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/** The zod object of a form: the only list of its fields. */
export type FormSchema<Values extends FieldValues, Checked> = $ZodType<Checked, Values> & {
  readonly shape: Readonly<Record<string, $ZodType>>;
};

/** What the server calls a field that the form calls otherwise (FORM-6): `z.string().register(serverNames, …)`. */
export const serverNames = z.registry<{ readonly names: readonly string[] }>();

/** The fields of a form, in the order of the page. */
export const fieldsOf = <Values extends FieldValues>({ shape }: FormSchema<Values, unknown>): Path<Values>[] =>
  Object.keys(shape).filter((name): name is Path<Values> => Object.hasOwn(shape, name));

/** The form's field for each name that only the server uses. */
export const serverNamesOf = <Values extends FieldValues>(
  schema: FormSchema<Values, unknown>,
): Readonly<Record<string, Path<Values>>> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const type = schema.shape[field];

      return (type ? (serverNames.get(type)?.names ?? []) : []).map((name) => [name, field]);
    }),
  );

/** Values of an untouched form: texts are empty, boxes unticked. */
export const emptyValues = <Values extends FieldValues>({
  shape,
}: FormSchema<Values, unknown>): DefaultValues<Values> => {
  const values = Object.entries(shape).map(
    ([name, { _zod }]) => [name, _zod.def.type === "boolean" ? false : ""] as const,
  );

  return Object.fromEntries(values) as DefaultValues<Values>;
};

/** The fields of a form as texts without rules, for its stored draft. */
export const textFields = <Shape extends Readonly<Record<string, $ZodType>>>({
  shape,
}: {
  readonly shape: Shape;
}): { [Name in keyof Shape]: z.ZodMiniString } => {
  const fields = Object.keys(shape).map((name) => [name, z.string()] as const);

  return Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniString };
};
