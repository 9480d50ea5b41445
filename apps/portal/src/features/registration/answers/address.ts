const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? "";

/**
 * The full address line: the house number is appended unless it ends the line already (REG-17).
 * Whole words count: "12 Main Street" does not hold the number 1 (REG-17).
 */
export const withHouseNumber = (address: string, houseNumber: string): string => {
  const line = address.trim();
  const number = houseNumber.trim();
  const same = lastWord(line).localeCompare(number, undefined, { sensitivity: "base" }) === 0;

  return number === "" || same ? line : `${line} ${number}`;
};
