export { paneStates, type Tier, TierPanes, type TierPanesProps } from "./tier-panes.tsx";
