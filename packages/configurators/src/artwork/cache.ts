/** Results by key, so that a change of one field does not recompute all others. */
export type Cache<Result> = (key: string, make: () => Result) => Result;

/** Caches up to `most` results, then empties the cache. Only for pure functions: the key must hold every input. */
export const createCache = <Result>(most: number): Cache<Result> => {
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
