export { SplitScreen, type SplitScreenProps, StoryScreen, type StoryScreenProps } from "./split-screen.tsx";
