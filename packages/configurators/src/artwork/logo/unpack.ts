/**
 * Unpacks bytes up to a limit.
 * @returns `undefined` for bytes that unpack to more than the limit
 * @throws {TypeError} for damaged ones
 */
export const unpack = async (
  packed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Safari before 27 cannot loop over the stream itself.
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(next.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
};
