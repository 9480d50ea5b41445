export type { UiStrings } from "../../strings/types.ts";
export * from "./provider.tsx";
