import { type Answer, command, type Command } from "./command.ts";
import { body, flags, part, wholeNumber } from "./words.ts";

const STATUS = { 1: "in progress", 2: "closed", 3: "lost", 4: "awaiting correction", 5: "in review" };
const ACTIONS = ["accept", "reject-scan", "close", "return", "resume"];

const project = (one: Answer<"reviewProject">): string =>
  `Project ${one.number} of ${one.company}: ${STATUS[one.status]}, ${one.points} points; products ${one.accepted} accepted, ${one.in_review} in review, ${one.rejected} rejected.`;

/** Projects and scans. */
export const PROJECT_COMMANDS: readonly Command[] = [
  command<"reviewProject">({
    words: "projects review <project>",
    help: "one of --accept, --reject-scan, --close, --return, --resume; --scans uuid,uuid for some of its products",
    options: { ...flags(ACTIONS), scans: { type: "string" } },
    oneOf: ACTIONS,
    call: ({ project: which, scans }, given) => ({
      method: "POST",
      path: `/projects/${part(which)}/review`,
      body: body({
        action: ACTIONS.find((name) => given.has(name))?.replace("-", "_"),
        scans: scans?.split(",").map((one) => one.trim()),
      }),
    }),
    text: project,
  }),
  command<"scanProducts">({
    words: "scan",
    help: "scans unused products: --project <project> --count <n>, --windows for windows only",
    options: { project: { type: "string" }, count: { type: "string" }, windows: { type: "boolean" } },
    needs: ["project", "count"],
    call: ({ project: name, count }, given) => ({
      method: "POST",
      path: "/scans",
      body: body({ project: name, count: wholeNumber(count), windows: given.has("windows") || undefined }),
    }),
    text: ({ serials }) => `Scanned:\n${serials.map((one) => `  ${one}`).join("\n")}`,
  }),
];
