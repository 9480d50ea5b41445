/** Fetches the bytes of a picture that the customer has uploaded, by the address it has in the layout. */
export type LoadImage = (href: string) => Promise<Uint8Array>;

/** Reads `data:` and `blob:` addresses, and others where the platform may fetch them. */
export const fetchImage: LoadImage = async (href) => {
  const answer = await fetch(href);
  return new Uint8Array(await answer.arrayBuffer());
};
