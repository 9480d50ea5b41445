import ts from "typescript-compiler";
import { TEXT, VARIES } from "./kinds.ts";

const { TypeFlags } = ts;

const TEXT_FLAGS = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const EMPTY_FLAGS = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;
const OPEN_FLAGS = TypeFlags.Any | TypeFlags.Unknown;
/** The members of a union, or the type alone. */
export const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const isReference = (type: ts.Type): type is ts.TypeReference => "target" in type;

/** What a value of a type can be on the page. */
export const kindOfType = (checker: ts.TypeChecker, type: ts.Type): number => {
  let kind = 0;
  let elements = false;
  for (const part of partsOf(type)) {
    const isEmpty = part.flags & EMPTY_FLAGS || (part.isStringLiteral() && part.value === "");
    if (isEmpty) kind |= VARIES;
    else if (part.flags & TEXT_FLAGS) kind |= TEXT;
    else if (part.flags & OPEN_FLAGS) kind |= TEXT | VARIES;
    else if (checker.isArrayLikeType(part) || part.symbol?.name === "Iterable") {
      const [item] = isReference(part) ? checker.getTypeArguments(part) : [];
      kind |= VARIES | (item && partsOf(item).some(({ flags }) => flags & (TEXT_FLAGS | OPEN_FLAGS)) ? TEXT : 0);
    } else elements = true;
  }
  return elements && kind & TEXT ? kind | VARIES : kind;
};
