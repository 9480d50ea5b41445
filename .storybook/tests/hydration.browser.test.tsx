import { act, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyNth } from "../../test-sample.ts";
import { allStories } from "./all-stories.ts";

// Lets React's act() wait for hydration and effects.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stories = everyNth(24, allStories);

describe("every story hydrates its server-rendered markup in StrictMode without a warning", () => {
  it.each(stories)("$title", async ({ Story }) => {
    const warnings: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((...words) => void warnings.push(words.map(String).join(" ")));
    vi.spyOn(console, "warn").mockImplementation((...words) => void warnings.push(words.map(String).join(" ")));
    await Story.load();
    const tree = (
      <StrictMode>
        <Story />
      </StrictMode>
    );
    const place = document.createElement("div");
    place.setHTMLUnsafe(renderToString(tree));
    document.body.append(place);
    const root = await act(async () =>
      hydrateRoot(place, tree, { onRecoverableError: (error) => void warnings.push(error) }),
    );
    await act(async () => root.unmount());
    place.remove();
    expect(warnings).toEqual([]);
  });
});
