/** In milliseconds. */
const MAX_WAIT = 300;

/**
 * Waits for data that comes soon: what is drawn with its data is laid out once, without a placeholder. Resolves after 300 ms
 * in any case, also after a failure.
 */
export const waitBriefly = async (data: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT);
  });
  await Promise.race([late, data.catch(() => undefined)]);
  clearTimeout(timer);
};
