import { s3Store } from "../../files/store/s3-store.ts";

/** What the bucket has of the files that a database names. */
export interface BucketReport {
  readonly isWhole: boolean;
  readonly line: string;
}

const namesIn = async (address: string): Promise<Set<string>> => {
  const { list } = s3Store(address);
  const names = new Set<string>();
  let from: string | undefined;
  do {
    const page = await list?.(from);
    for (const { name } of page?.files ?? []) names.add(name);
    from = page?.next;
  } while (from !== undefined);
  return names;
};

/**
 * Looks for the files of a restored database in the bucket, which the backup does not have.
 * @param files undefined where they are not known
 */
export const checkBucket = async (address: string, files: readonly string[] | undefined): Promise<BucketReport> => {
  const copy = "not in the backup; copy it after the dump";
  if (!files) return { isWhole: true, line: `Bucket    ${copy}` };
  const stored = await namesIn(address);
  const missing = files.filter((name) => !stored.has(name));
  const found = missing.length === 0 ? "all there" : `missing: ${missing.slice(0, 10).join(", ")}`;
  return { isWhole: missing.length === 0, line: `Bucket    files of the database: ${files.length}, ${found}; ${copy}` };
};
