import { Problem } from "../../kernel/problem.ts";

/** Why a file was refused: the text of the problem of the field `file`. */
export const refusalOf = (error: unknown): string => {
  const [first] = (error instanceof Problem && error.errors?.["file"]) || [];
  return first && "text" in first ? first.text : `not refused: ${String(error)}`;
};
