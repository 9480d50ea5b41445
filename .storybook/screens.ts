/** What stories are drawn in: a desk's screen, or a phone's for those that ask for it. */
export const SCREENS = { desk: { width: 1080, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Which of them the story asks for. */
export const screenOf = (globals: Readonly<Record<string, unknown>>) => {
  const { viewport } = globals;
  const asked = typeof viewport === "object" && viewport !== null && "value" in viewport ? viewport.value : undefined;
  return asked === "phone" ? SCREENS.phone : SCREENS.desk;
};
