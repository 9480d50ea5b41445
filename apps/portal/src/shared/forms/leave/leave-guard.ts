type Ask = (leave: () => void) => void;

let ask: Ask | undefined;

/**
 * Asks before the user leaves in another way than by a link or the history, as by signing out.
 * @returns removes the question
 */
export const guardLeaving = (asked: Ask): (() => void) => {
  ask = asked;

  return () => {
    if (ask === asked) ask = undefined;
  };
};

/** Leaves at once, or after the question of a page with unsaved forms. */
export const askBeforeLeaving = (leave: () => void): void => {
  if (ask) ask(leave);
  else leave();
};
