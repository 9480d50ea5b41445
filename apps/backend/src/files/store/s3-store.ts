import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

import { S3mini } from "s3mini";

import { type FileStore, FileStoreError } from "./file-store.ts";

/** Longest time until the store answers, in milliseconds; a call that needs it may take 25 s (API-17). */
const ANSWER_LIMIT = 10_000;
/** Objects of one page of the list. */
const PAGE = 1_000;

/** Names of files in the bucket; everything else in it is not touched. */
const PREFIX = "files/";

/** An S3 store with what only a start needs. */
export interface S3Store extends FileStore {
  /** Throws an error that says what is wrong when the bucket cannot be used. */
  readonly check: () => Promise<void>;
}

/** Ends a call whose answer does not begin in time. A file that is being read may take longer. */
const fetchInTime: typeof fetch = async (input, init) => {
  const [limit, answered] = [new AbortController(), new AbortController()];
  const late = wait(ANSWER_LIMIT, undefined, { signal: answered.signal, ref: false }).then(
    () => limit.abort(new Error("it did not answer in time")),
    () => undefined,
  );
  try {
    // A redirect would be answered without a valid signature.
    return await fetch(input, { ...init, redirect: "manual", signal: limit.signal });
  } finally {
    answered.abort();
    await late;
  }
};

const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    throw new FileStoreError(`The S3 store failed: ${reason}`, { cause: error });
  }
};

/**
 * Keeps files in a bucket of an S3-compatible store. The calls are signed (version 4) with the bucket in the path.
 *
 * @param address `https://key:secret@host/bucket?region=eu-central-1`; the region is `us-east-1` without one
 */
export const s3Store = (address: string): S3Store => {
  const url = new URL(address);
  const client = new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.origin}${url.pathname.replace(/\/$/, "")}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    fetch: fetchInTime,
  });
  return {
    check: () =>
      call(async () => {
        if (!(await client.bucketExists())) throw new Error("there is no such bucket, or the key may not use it");
      }),
    put: (_db, uuid, bytes) =>
      call(async () => {
        // The store refuses bytes that changed in transit.
        const checksum = createHash("sha256").update(bytes).digest("base64");
        await client.putObject(`${PREFIX}${uuid}`, bytes, undefined, undefined, { "x-amz-checksum-sha256": checksum });
      }),
    read: (_db, uuid) =>
      call(async () => {
        const answer = await client.getObjectResponse(`${PREFIX}${uuid}`);
        return answer?.body ? Readable.from(answer.body, { objectMode: false }) : undefined;
      }),
    remove: (_db, uuid) =>
      call(async () => {
        await client.deleteObject(`${PREFIX}${uuid}`);
      }),
    list: (from) =>
      call(async () => {
        const page = await client.listObjectsPaged("/", PREFIX, PAGE, from);
        const files = page?.objects?.map(({ Key, LastModified }) => ({
          name: Key.slice(PREFIX.length),
          changedAt: LastModified,
        }));
        return { files: files ?? [], next: page?.nextContinuationToken };
      }),
  };
};
