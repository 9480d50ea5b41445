import type { TextKey, TextParams } from "../texts/texts.ts";

/** Why a file is refused: the key of a text for the sender. */
export interface Refusal {
  readonly text: TextKey & `file.${string}`;
  readonly params?: TextParams;
}

/** Thrown by checks; the message is the key of the text. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/**
 * Refuses a file.
 *
 * @throws {RefusedFile} always
 */
export const refuse = (text: Refusal["text"], params?: TextParams): never => {
  throw new RefusedFile(params ? { text, params } : { text });
};
