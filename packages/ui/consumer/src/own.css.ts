import { vars } from "@lucarne/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

globalStyle("#app", { padding: vars.space.large });
