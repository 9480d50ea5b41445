import { expect, type Locator, type Page } from "@playwright/test";

/** The button to the next question or step. */
export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** The part that answers the question on screen: its number, or its last option, which adds no further question. */
const answerPart = async (page: Page): Promise<Locator> => {
  const number = page.getByRole("textbox");

  return (await number.isVisible()) ? number : page.getByRole("radio").or(page.getByRole("checkbox")).last();
};

/** Answers the question on screen. */
export const answer = async (page: Page): Promise<void> => {
  const part = await answerPart(page);
  if ((await part.getAttribute("type")) === "text") return part.fill("12");
  await part.check();
};

/** Goes to a part by Tab; gives up after as many steps as a page may have. */
export const tabTo = async (page: Page, part: Locator): Promise<void> => {
  for (let step = 0; step < 20; step++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(part).toBeFocused();
};

/** Answers the question on screen without a pointer. */
export const answerByKeyboard = async (page: Page): Promise<void> => {
  const part = await answerPart(page);
  const type = await part.getAttribute("type");
  // Tab comes to the first radio button of a group.
  await tabTo(page, type === "radio" ? page.getByRole("radio").first() : part);
  await (type === "text" ? page.keyboard.type("12") : page.keyboard.press("Space"));
  if (type === "radio") await page.keyboard.press("ArrowUp");
};

/** Answers every question of a project's survey and sends it. */
export const answerSurvey = async (page: Page): Promise<void> => {
  const send = page.getByRole("button", { name: "Send survey" });
  for (let question = 0; question < 10 && !(await send.isVisible()); question += 1) {
    await answer(page);
    await next(page).click();
    await expect(page.getByText(`Question ${question + 2} of`)).toBeVisible();
  }
  await answer(page);
  await send.click();
};
