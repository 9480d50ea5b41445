import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import S3rver from "@20minutes/s3rver";

/** An S3 server of the tests, with one bucket. */
export interface TestS3 {
  /** The address of its bucket as a setting. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The only key of the server. */
const KEY = "S3RVER";

/**
 * Starts an S3 server that keeps its files in a temporary folder.
 *
 * @param checksSignatures false for lists: the server computes their signature without the last slash of the path, which S3
 * includes
 */
export const startS3 = async ({ checksSignatures = true } = {}): Promise<TestS3> => {
  const directory = await mkdtemp(path.join(tmpdir(), "lucarne-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `http://${KEY}:${KEY}@127.0.0.1:${port}/uploads?region=eu-central-1`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
