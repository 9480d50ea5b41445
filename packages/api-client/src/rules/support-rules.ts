/** Messages of a chat that one answer has at most, the newest ones (SUP-6). */
export const MAX_CHAT_MESSAGES = 1000;
