// The rules of a commit message: `area: imperative summary`, a blank line, and a body with the reason.

const SUBJECT_LENGTH = 72;
const SUBJECT = /^[a-z][a-z0-9-]*(?:\([a-z0-9-]+\))?: (?<verb>[a-z]+),?(?: .*[^.\s])?$/;
/** Verbs whose base form ends like another form. */
const BASE_FORMS = new Set(["bring", "embed", "feed", "focus", "need", "ping", "seed", "speed", "string"]);

const isOtherForm = (verb: string): boolean => !BASE_FORMS.has(verb) && /(?:ed|ing|[^s]s)$/.test(verb);

/**
 * The faults of a commit message, as sentences; none for a good one. Only forms that no base verb has are recognised
 * as not imperative (adds, added, adding).
 */
export const commitFaults = (message: string): string[] => {
  const [subject = "", second = "", ...body] = message.trimEnd().split("\n");
  const faults = [];
  const verb = SUBJECT.exec(subject)?.groups?.["verb"];
  if (subject.length > SUBJECT_LENGTH) {
    faults.push(`the subject has ${subject.length} characters, at most ${SUBJECT_LENGTH} are allowed`);
  }
  if (!verb) faults.push("the subject is not `area: imperative summary`, in small letters and without a full stop");
  else if (isOtherForm(verb)) faults.push(`“${verb}” is not the imperative`);
  if (second.trim() !== "" || body.join("").trim() === "") {
    faults.push("a blank line and a body with the reason are missing");
  }
  return faults;
};
