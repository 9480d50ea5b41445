export { AmountChip, type AmountChipProps } from "./amount-chip.tsx";
