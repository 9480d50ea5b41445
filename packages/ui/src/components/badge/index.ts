export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from "./badge.tsx";
