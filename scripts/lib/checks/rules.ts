// Reads the rules of docs/rules and finds citations that do not match them.

const RULE = /^- \*\*([A-Z]{3,4}-\d+)\*\* (.*)$/;
const CITED_IN_PARENTHESES = /\(([A-Z]{3,4}-\d{1,3}(?:(?:, | to | and )[A-Z]{3,4}-\d{1,3})*)\)/g;
const ID = /\b[A-Z]{3,4}-\d{1,3}\b/g;
/** Names of standards that look like an id. */
const STANDARDS = new Set(["AES", "ISO", "RFC", "SHA", "UTF"]);

/** References to texts outside the repository. */
const OUTSIDE = [/\bdecisions? (?:§|[A-Z]\d)/i, /\bdocuments? [1-3]\b/i, /\bcontract,? §/i, /§ ?\d/, /\bissues? #?\d/i];

type Rule = { id: string; hasReason: boolean; line: number };
type File = { name: string; text: string };

/** Reads the rules of one file. */
export const readRules = (text: string): Rule[] =>
  text.split("\n").flatMap((line, index) => {
    const [, id, rule = ""] = RULE.exec(line) ?? [];
    return id ? [{ id, hasReason: / _Why:_ \S/.test(rule), line: index + 1 }] : [];
  });

/** The faults of the rules themselves: an id that is used twice, a rule without a reason. */
export const findRuleFaults = (files: readonly File[]): { ids: Set<string>; faults: string[] } => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const { name, text } of files) {
    for (const { id, hasReason, line } of readRules(text)) {
      const place = `${name}:${line}`;
      if (seen.has(id)) faults.push(`${place}: ${id} is already used in ${seen.get(id)}`);
      else seen.set(id, place);
      if (!hasReason) faults.push(`${place}: ${id} has no reason (_Why:_)`);
    }
  }
  return { ids: new Set(seen.keys()), faults };
};

/** The ids that a line cites: any with a known prefix, and in parentheses also those with an unknown one. */
const prefixOf = (id: string): string => id.split("-")[0] ?? "";

const citedIn = (line: string, prefixes: ReadonlySet<string>): Set<string> => {
  const known = line.match(ID)?.filter((id) => prefixes.has(prefixOf(id))) ?? [];
  const bracketed = [...line.matchAll(CITED_IN_PARENTHESES)].flatMap(([, list = ""]) => list.match(ID) ?? []);
  return new Set([...known, ...bracketed.filter((id) => !STANDARDS.has(prefixOf(id)))]);
};

/** The faults of one file that cites rules: an id without a rule, a reference to a text outside the repository. */
export const findCitationFaults = ({ name, text }: File, ids: ReadonlySet<string>): string[] => {
  const prefixes = new Set([...ids].map(prefixOf));
  return text.split("\n").flatMap((line, index) => {
    const place = `${name}:${index + 1}`;
    const unknown = [...citedIn(line, prefixes)].filter((id) => !ids.has(id));
    return [
      ...unknown.map((id) => `${place}: no rule ${id} in docs/rules`),
      ...(OUTSIDE.some((pattern) => pattern.test(line)) ? [`${place}: cite a rule of docs/rules instead`] : []),
    ];
  });
};
