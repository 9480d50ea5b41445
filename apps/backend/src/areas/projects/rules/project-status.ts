import { CLOSED, IN_PROGRESS, IN_REVIEW, LOST, RETURNED } from "@lucarne/api-client/project-states";
import type { Schema } from "../../../kernel/schema.ts";

/** A state of a project. */
export type ProjectStatus = Schema<"ProjectStatus">["id"];

const MOVES: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  [IN_PROGRESS]: [CLOSED, LOST, IN_REVIEW],
  [RETURNED]: [CLOSED, LOST, IN_REVIEW],
  [IN_REVIEW]: [CLOSED, RETURNED],
  [CLOSED]: [],
  [LOST]: [],
};

/** Whether a project may change from one state to another; closed and lost are final. */
export const mayMove = (from: ProjectStatus, to: ProjectStatus): boolean => MOVES[from].includes(to);

/** States of the tab All: `constrainTo=open`. */
export const OPEN: readonly ProjectStatus[] = [IN_PROGRESS, RETURNED, IN_REVIEW];
