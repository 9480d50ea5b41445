/** The numbers of each command of a path; of an arc, the fourth and the fifth are one digit. */
const NUMBERS: Readonly<Record<string, number>> = { a: 7, c: 6, h: 1, l: 2, m: 2, q: 4, s: 4, t: 2, v: 1, z: 0 };

const COMMAND = /\s*([achlmqstvz])\s*/iuy;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iuy;
const FLAG = /[01]/uy;
const GAP = /\s*,?\s*/uy;
const SPACE = /\s*/uy;

/** Where a match at a place ends; undefined without one. */
const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** Where so many numbers end, with what may be between them. */
const endOfNumbers = (text: string, from: number, count: number, isArc: boolean): number | undefined => {
  let at: number | undefined = from;
  for (let index = 0; index < count && at !== undefined; index += 1) {
    const start: number = index === 0 ? at : (endOf(GAP, text, at) ?? at);
    at = endOf(isArc && (index === 3 || index === 4) ? FLAG : NUMBER, text, start);
  }
  return at;
};

/** The path up to its first fault, as browsers draw it. */
export const soundPath = (data: string): string => {
  let sound = 0;
  for (;;) {
    const begun = endOf(COMMAND, data, sound);
    if (begun === undefined) return data.slice(0, sound);
    const command = data.slice(sound, begun).trim().toLowerCase();
    if (sound === 0 && command !== "m") return "";
    const count = NUMBERS[command] ?? 0;
    if (count === 0) {
      sound = begun;
      continue;
    }
    let next: number | undefined = begun;
    let written = false;
    while (next !== undefined) {
      const end = endOfNumbers(data, next, count, command === "a");
      if (end === undefined) break;
      written = true;
      sound = end;
      next = endOf(GAP, data, end);
    }
    if (!written) return data.slice(0, sound);
  }
};

/** The points of a polygon up to the first fault, without one that is not complete. */
export const soundPoints = (points: string): string => {
  let sound = endOf(SPACE, points, 0) ?? 0;
  for (let next: number | undefined = sound; next !== undefined; next = endOf(GAP, points, sound)) {
    const end = endOfNumbers(points, next, 2, false);
    if (end === undefined) break;
    sound = end;
  }
  return points.slice(0, sound).trim();
};
