/** Fixed words that are printed beside the customer's own. Serbian is printed in Latin script, as in the portal. */
export { ARTWORK_WORDS, type ArtworkWords } from "../../generated/artwork-words/index.ts";
