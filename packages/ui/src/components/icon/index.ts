export { Icon, type IconProps } from "./icon.tsx";
export type { LucideIcon } from "lucide-react";
