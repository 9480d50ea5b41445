/** Whether a text can be an address: something on both sides of an at sign. The server knows the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);
