export { Skeleton, type SkeletonProps, SkeletonText, type SkeletonTextProps } from "./skeleton.tsx";
