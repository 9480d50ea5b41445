export { Icon, type IconProps } from "./icon.tsx";
export type { IconSource } from "../../internal/icon/draw-icon.tsx";
export type { LucideIcon } from "lucide-react";
