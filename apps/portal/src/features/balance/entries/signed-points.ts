import type { PointsEntry } from "@lucarne/api-client/queries/points";

/** The points of an entry with their sign: stored points are positive, the variation says which way they went (PTS-4). */
export const signedPoints = ({ points, variation }: Pick<PointsEntry, "points" | "variation">): number =>
  variation === "positive" ? points : -points;
