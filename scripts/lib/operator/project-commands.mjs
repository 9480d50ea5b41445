import { body, part } from "./words.mjs";

const STATUS = { 1: "in progress", 2: "closed", 3: "lost", 4: "awaiting correction", 5: "in review" };
const ACTIONS = ["accept", "reject-scan", "close", "return", "resume"];

const project = (one) =>
  `Project ${one.number} of ${one.company}: ${STATUS[one.status]}, ${one.points} points; products ${one.accepted} accepted, ${one.in_review} in review, ${one.rejected} rejected.`;

/** Projects and scans. */
export const PROJECT_COMMANDS = [
  {
    words: "projects review <project>",
    help: "one of --accept, --reject-scan, --close, --return, --resume; --scans uuid,uuid for some of its products",
    options: {
      ...Object.fromEntries(ACTIONS.map((name) => [name, { type: "boolean" }])),
      scans: { type: "string" },
    },
    oneOf: ACTIONS,
    call: (values) => ({
      method: "POST",
      path: `/projects/${part(values.project)}/review`,
      body: body({
        action: ACTIONS.find((name) => values[name]).replace("-", "_"),
        scans: values.scans?.split(",").map((one) => one.trim()),
      }),
    }),
    text: project,
  },
  {
    words: "scan",
    help: "scans unused products: --project <project> --count <n>, --windows for windows only",
    options: { project: { type: "string" }, count: { type: "string" }, windows: { type: "boolean" } },
    needs: ["project", "count"],
    call: ({ project: name, count, windows }) => ({
      method: "POST",
      path: "/scans",
      body: body({ project: name, count: Number(count), windows }),
    }),
    text: ({ serials }) => `Scanned:\n${serials.map((one) => `  ${one}`).join("\n")}`,
  },
];
