export { Chip, type ChipProps, FilterChip, type FilterChipProps } from "./chip.tsx";
