import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import * as preview from "./preview.tsx";

setProjectAnnotations([preview]);

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>("../packages/*/src/**/*.stories.tsx", { eager: true });

/** Every story of the book, dressed as Storybook dresses it: `[file: name, component]`. */
export const allStories = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries(composeStories(stories)).map(([name, Story]) => ({
    title: `${file.replace(/^.*\/src\//, "")}: ${name}`,
    Story,
  })),
);
