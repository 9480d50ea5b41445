/** Degrees of one unit of an angle. */
const UNITS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** Degrees of an angle; undefined for what is none. */
export const degreesOf = (text: string): number | undefined => {
  const [, number, unit = ""] = /^([-+]?[\d.]{1,20})(deg|grad|rad|turn)?$/iu.exec(text.trim()) ?? [];
  if (number === undefined || (unit === "" && Number(number) !== 0)) return undefined;
  return Number(number) * (UNITS[unit.toLowerCase()] ?? 1);
};
