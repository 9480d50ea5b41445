/** Why a file was not taken: its kind is not in `accept`, it is larger than `maxSize`, or there are `maxFiles` already. */
export type Refusal = "type" | "size" | "count";

export interface RefusedFile {
  /** The file as the browser gave it. */
  readonly file: File;
  /** Its type or size is refused, or there are too many files. */
  readonly reason: Refusal;
}

interface Limits {
  /** As `accept` of an input: endings and media types. */
  readonly accept: string | undefined;
  /** In bytes. */
  readonly maxSize: number;
  /** How many files there is room for. */
  readonly room: number;
}

const fits = ({ name, type }: File, accept: string): boolean =>
  accept
    .split(",")
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) => {
      if (rule.startsWith(".")) return name.toLowerCase().endsWith(rule);
      return rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule;
    });

/** Splits files into those within the limits and the others, in their order. */
export const sortOut = (files: readonly File[], { accept, maxSize, room }: Limits) => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (accept !== undefined && accept.trim() !== "" && !fits(file, accept)) refused.push({ file, reason: "type" });
    else if (file.size > maxSize) refused.push({ file, reason: "size" });
    else if (taken.length >= room) refused.push({ file, reason: "count" });
    else taken.push(file);
  }
  return { taken, refused };
};
