import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, it } from "vitest";

import { oneCallPerTurn } from "./one-call-per-turn.ts";

it("calls that arrive together begin one after the other, in their order, each in a turn of its own", async () => {
  let turn = 0;
  const count = () => {
    turn++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const takeTurn = oneCallPerTurn();
  const begun = await Promise.all([1, 2, 3].map((call) => takeTurn().then(() => [call, turn])));
  clearImmediate(counting);
  expect(begun).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
});

it("a call begins at once after the others have begun", async () => {
  const takeTurn = oneCallPerTurn();
  await Promise.all([takeTurn(), takeTurn()]);
  await nextTurn();
  let hasBegun = false;
  void takeTurn().then(() => (hasBegun = true));
  await Promise.resolve();
  expect(hasBegun).toBe(true);
});
