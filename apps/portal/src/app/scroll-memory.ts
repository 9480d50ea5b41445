/** Where each visited entry of the history was scrolled to, in pixels, by its key. */
export type ScrollMemory = {
  note: (key: string, top: number) => void;
  /** Where a page stands after a navigation: back and forward where it was, a new page at its top. */
  after: (navigation: "POP" | "PUSH" | "REPLACE", key: string) => number;
};

export const createScrollMemory = (): ScrollMemory => {
  const tops = new Map<string, number>();

  return {
    note: (key, top) => void tops.set(key, top),
    after: (navigation, key) => (navigation === "POP" ? (tops.get(key) ?? 0) : 0),
  };
};
