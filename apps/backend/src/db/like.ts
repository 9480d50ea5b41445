/** A LIKE pattern that finds text anywhere; characters with a meaning in patterns count as themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
