/** Opens an address and waits for the heading of its page. */
export const open = async (webkit: WebdriverIO.Browser, path: string, heading: string): Promise<void> => {
  await webkit.url(path);
  await webkit.$(`h1=${heading}`).waitForDisplayed();
};

/** Whether a button took a click: what fades out over it may still take it. */
const clicked = async (button: WebdriverIO.Element): Promise<boolean> => {
  try {
    if (!(await button.isClickable())) return false;
    await button.click();
    return true;
  } catch {
    return false;
  }
};

/** Presses the button of this name that is in sight: a page may have another one for other widths. */
export const press = (webkit: WebdriverIO.Browser, name: string) =>
  webkit.waitUntil(async () => {
    for await (const button of webkit.$$(`button*=${name}`)) if (await clicked(button)) return true;
    return false;
  });

/** Types into a field key by key: in one call WebKit's driver drops a letter that is the same as the one before. */
export const type = async (webkit: WebdriverIO.Browser, selector: string, text: string): Promise<void> => {
  await webkit.$(selector).execute((field) => field.focus());
  for (const letter of text) await webkit.keys(letter);
};
