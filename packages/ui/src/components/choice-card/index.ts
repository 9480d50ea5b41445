export { ChoiceCard, type ChoiceCardProps } from "./choice-card.tsx";
export { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";
