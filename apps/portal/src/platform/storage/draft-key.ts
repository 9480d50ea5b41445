/**
 * The key of what a user has typed or sent without an answer. It goes when the user signs out, and stays when the session
 * only expires: the same user finds it again, and another one does not (SES-24).
 */
export const draftKey = (userUuid: string, name: string): string => `lucarne.draft.${userUuid}.${name}`;
