/**
 * Returns a hook that lets one call begin in each turn of the event loop, first come, first served.
 *
 * Node.js accepts one new connection in a turn. Calls that begin together also end together, and make a turn as long as
 * all of them: with 50 busy connections, the first answer on a new one took a second.
 */
export const oneCallPerTurn = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const pass = (): void => {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    if (!begin) return;
    setImmediate(pass);
    begin();
  };
  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(pass);
    return Promise.resolve();
  };
};
