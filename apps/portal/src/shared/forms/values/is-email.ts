/** Whether a text can be an address: text on both sides of an at sign. The server checks the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);
