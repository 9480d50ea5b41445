let open = 0;

/** Whether code is being loaded in the background. */
export const isLoadingInBackground = (): boolean => open > 0;

/**
 * Loads code in the background; `load` settles when no request is open. A failure reloads nothing, because
 * the user may be in the middle of a form (OFF-3).
 * @throws what `load` throws
 */
export const loadInBackground = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  open += 1;
  try {
    return await load();
  } finally {
    open -= 1;
  }
};
