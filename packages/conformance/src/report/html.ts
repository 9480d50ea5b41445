import { missingConsequence } from "../optional-operations.ts";
import { escaped } from "./escape.ts";
import { CHECKS, type Finding } from "./findings.ts";
import { byOperation, countsOf, MARKS, UNPROVED } from "./text.ts";
import { unprovedOperations } from "./unproved.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
  ul { list-style: none; padding: 0; margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0.25rem 1.5rem; }
  .failed { font-weight: 600; }
  .more { margin: 0 0 0 1.5rem; }
`;

const itemOf = ({ check, outcome, message }: Finding): string => {
  const { title, remedy } = CHECKS[check];
  const head = `<span class="${outcome.replace(" ", "-")}">${MARKS[outcome]} ${escaped(title)}: ${outcome}</span>`;
  const said = message === "" ? "" : `<pre>${escaped(message)}</pre>`;
  return `<li>${head}${said}${outcome === "failed" ? `<p class="more">To correct: ${escaped(remedy)}</p>` : ""}</li>`;
};

const groupOf = ([operation, group]: readonly [string, readonly Finding[]]): string => {
  const consequence = group.some(({ outcome }) => outcome === "failed") ? missingConsequence(operation) : undefined;
  return [
    `<h2>${escaped(operation)}</h2>`,
    consequence === undefined ? "" : `<p>If the server does not have it, and says so: ${escaped(consequence)}</p>`,
    `<ul>${group.map(itemOf).join("")}</ul>`,
  ].join("");
};

/** A report as one HTML page without script. */
export const htmlReport = (findings: readonly Finding[], url: string): string => {
  const { passed, failed, notTested } = countsOf(findings);
  const unproved = unprovedOperations(findings);
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escaped(url)}</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>`,
    `<h1>Conformance of ${escaped(url)}</h1>`,
    `<p>${passed} passed, ${failed} failed, ${notTested} not tested</p>`,
    unproved.length === 0 ? "" : `<p class="failed">${UNPROVED}: ${escaped(unproved.join(", "))}</p>`,
    ...[...byOperation(findings)].map(groupOf),
    "</html>\n",
  ].join("\n");
};
