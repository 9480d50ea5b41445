import type { PGlite } from "@electric-sql/pglite";

/**
 * Answers bytes of the PostgreSQL protocol with bytes. PGlite's call without a callback parses every answer as well, and
 * keeps all of its rows for as long as the process runs.
 */
export const answerOf = async (client: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  await client.execProtocolRawStream(message, {
    syncToFs: false,
    // A view of the database's memory, which the next part overwrites.
    onRawData: (part) => parts.push(part.slice()),
  });
  const answer = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
};
