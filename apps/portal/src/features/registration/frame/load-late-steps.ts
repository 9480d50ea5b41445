/** What only later steps show, in a chunk of its own: the first view does not need it. */
export const loadLateSteps = () => import("./late-steps.ts");
