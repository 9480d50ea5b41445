export { FlipCard, type FlipCardProps } from "./flip-card.tsx";
