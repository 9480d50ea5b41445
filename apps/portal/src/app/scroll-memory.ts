/** Where each visited entry of the history was scrolled to, in pixels, by its key. */
export type ScrollMemory = {
  note: (key: string, top: number) => void;
  /** The scroll position after a navigation: the earlier one after Back and Forward, the top of a new page. */
  after: (navigation: "POP" | "PUSH" | "REPLACE", key: string) => number;
};

export const createScrollMemory = (): ScrollMemory => {
  const tops = new Map<string, number>();

  return {
    note: (key, top) => void tops.set(key, top),
    after: (navigation, key) => (navigation === "POP" ? (tops.get(key) ?? 0) : 0),
  };
};
