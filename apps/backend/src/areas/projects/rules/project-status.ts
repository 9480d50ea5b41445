import type { Schema } from "../../../kernel/schema.ts";

/** States of a project (PROJ-9). */
export const IN_PROGRESS = 1;
export const CLOSED = 2;
export const LOST = 3;
/** Returned by staff; shown like in progress, but scans are neither added nor removed. */
export const RETURNED = 4;
export const IN_REVIEW = 5;

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

/** States in which the closing survey may be sent and an empty project may be deleted. */
export const UNDER_WAY: readonly ProjectStatus[] = [IN_PROGRESS, RETURNED];

export const isUnderWay = (status: number): boolean => UNDER_WAY.some((one) => one === status);
