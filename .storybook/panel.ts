/** Pages that show printed sheets and have every choice on the page itself. */
const SHEETS = /^configurators-(?:review|covers|all-artworks)--/u;

/** Whether a story has the panel of controls and checks below it, which takes a third of the height. */
export const hasPanel = (storyId: string | undefined): boolean => storyId === undefined || !SHEETS.test(storyId);
