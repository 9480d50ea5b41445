import multipart from "@fastify/multipart";
import { MAX_FILE_BYTES } from "@lucarne/configurators/products/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { Problem } from "../../kernel/problem.ts";
import { fileMissing, fileTooLarge } from "./file-problems.ts";

/** Largest avatar in bytes (PROF-5). */
export const AVATAR_LIMIT = 5_000_000;
/** Extra bytes for the form around a file. */
const FRAME = 64 * 1024;

/** Lets the routes of this scope read forms with one file. Nothing is written to disk before it is checked. */
export const registerUploads = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 4, parts: 5, headerPairs: 50, fieldSize: 1000 },
    throwFileSizeLimit: false,
  });
};

/** An uploaded file. */
export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const readFile = async (request: FastifyRequest, limit: number): Promise<ReceivedFile> => {
  if (Number(request.headers["content-length"] ?? 0) > limit + FRAME) throw fileTooLarge(limit);
  const part = await request.file();
  if (!part || part.fieldname !== "file") throw fileMissing();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest of the request is read and discarded, so that the sender gets the answer.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit || part.file.truncated) throw fileTooLarge(limit);
  if (size === 0) throw fileMissing();
  return { name: part.filename, bytes: Buffer.concat(chunks) };
};

/**
 * Reads the file of the form field `file` into memory.
 *
 * @throws {Problem} `malformed_request` for a broken form, `unsupported_media_type` when it is not a form with a file, `payload_too_large`, `file_invalid`
 * when the field is missing or empty
 */
export const receiveFile = async (request: FastifyRequest, limit: number): Promise<ReceivedFile> => {
  if (!request.isMultipart()) throw new Problem("unsupported_media_type");
  try {
    return await readFile(request, limit);
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && "statusCode" in error)) throw error;
    // The form's parser throws plain errors: no boundary, an empty one, or no end.
    throw new Problem("malformed_request");
  }
};
