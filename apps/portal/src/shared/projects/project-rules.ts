import {
  CLOSED,
  IN_PROGRESS,
  IN_REVIEW,
  isUnderWay as isStateUnderWay,
  LOST,
} from "@lucarne/api-client/project-states";
import type { Project } from "@lucarne/api-client/queries/projects";

type Status = Pick<Project, "status">;

/** Closed and lost: nothing changes any more, so days left mean nothing (PROJ-9). */
export const isFinal = ({ status: { id } }: Status): boolean => id === CLOSED || id === LOST;

/** In progress or returned: the survey may be sent, and an empty project may be deleted (PROJ-6, PROJ-20). */
export const isUnderWay = ({ status: { id } }: Status): boolean => isStateUnderWay(id);

/** Whether products may be added and removed (PROJ-22). */
export const takesProducts = ({ status: { id } }: Status): boolean => id === IN_PROGRESS;

/** Whether the flags of products are shown (PROJ-21). */
export const showsFlags = ({ status: { id } }: Status): boolean => id === CLOSED || id === IN_REVIEW;

/** Whether the closing survey is due (PROJ-17). */
export const surveyIsDue = (project: Pick<Project, "status" | "products_count" | "survey">): boolean =>
  isUnderWay(project) && project.products_count > 0 && project.survey.length === 0;

/** Whether the project may be deleted (PROJ-6). */
export const mayBeDeleted = (project: Pick<Project, "status" | "products_count">): boolean =>
  isUnderWay(project) && project.products_count === 0;

type ProjectPoints = {
  available: number;
  max: number;
  /** The part of `available` that the level of the company adds. */
  extra: number;
};

/** The points of a project, with the extra points of the company's level where it has one (PROJ-7). */
export const pointsOf = (
  project: Pick<Project, "available_points" | "max_points" | "calculated_available_points" | "calculated_max_points">,
): ProjectPoints => {
  const available = project.calculated_available_points ?? project.available_points;

  return {
    available,
    max: project.calculated_max_points ?? project.max_points,
    extra: available - project.available_points,
  };
};

/** What a project is called on screen: street and town. */
export const projectTitle = ({ street_name: street, city }: Pick<Project, "street_name" | "city">): string =>
  `${street}, ${city}`;

const URGENT_DAYS = 3;

/** Whether the time runs out so soon that the row is highlighted. */
export const isUrgent = (project: Pick<Project, "status" | "days_left">): boolean =>
  isUnderWay(project) && project.days_left <= URGENT_DAYS;
