import { composeStories, type ReactRenderer, setProjectAnnotations } from "@storybook/react-vite";
import type { ComposedStoryFn } from "storybook/internal/types";
import * as preview from "../preview.tsx";

setProjectAnnotations([preview]);

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>("../../packages/*/src/**/*.stories.tsx", { eager: true });

/** Every story with its file, as Storybook draws it, without those tagged `!test`, which repeat what others test. */
export const allStories = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries<ComposedStoryFn<ReactRenderer>>(composeStories(stories))
    .filter(([, Story]) => Story.tags.includes("test"))
    .map(([name, Story]) => ({ title: `${file.replace(/^.*\/src\//, "")}: ${name}`, Story })),
);
