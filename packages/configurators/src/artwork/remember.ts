/** Results by their key, so that a change of one field does not compute all others again. */
export type Memory<Result> = (key: string, make: () => Result) => Result;

/** Remembers up to `most` results, then starts anew. Only for pure work: a key must hold everything it depends on. */
export const createMemory = <Result>(most: number): Memory<Result> => {
  const known = new Map<string, { readonly result: Result }>();
  return (key, make) => {
    const found = known.get(key);
    if (found) return found.result;
    const result = make();
    if (known.size >= most) known.clear();
    known.set(key, { result });
    return result;
  };
};
