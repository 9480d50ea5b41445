/** Milliseconds after which a typed letter starts a new word. */
const WORD_PAUSE = 700;

/** Where a key of the menu pattern (APG) moves focus, as an index of `count` rows; `at` is −1 when none has focus. */
export const rowByKey = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at < 0 ? count - 1 : (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
};

/** Finds rows by their first letters. Letters typed quickly form a word; repeating one letter moves to the next match. */
export const createTypeahead = () => {
  let word = "";
  let last = 0;
  return (letter: string, time: number, labels: readonly string[], at: number): number | undefined => {
    word = time - last > WORD_PAUSE ? letter : word + letter;
    last = time;
    const isOneLetter = [...word].every((other) => other === word[0]);
    const wanted = (isOneLetter ? letter : word).toLocaleLowerCase();
    // A longer word can still match the focused row.
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const order = labels.map((_, step) => (from + step) % labels.length);
    return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(wanted));
  };
};
