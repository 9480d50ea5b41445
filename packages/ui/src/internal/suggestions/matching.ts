/** Without case and marks, so that "lodz" finds "Łódź". */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("đ", "d");

interface Searched {
  readonly label: string;
  readonly description?: string | undefined;
}

/** The options that contain every word of the text, in their order. */
export const matching = <Option extends Searched>(options: readonly Option[], text: string): readonly Option[] => {
  const words = plain(text).split(/\s/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description = "" }) => {
    const searched = plain(`${label} ${description}`);
    return words.every((word) => searched.includes(word));
  });
};
