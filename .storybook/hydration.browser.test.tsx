import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allStories } from "./all-stories.ts";

afterEach(() => vi.restoreAllMocks());

describe("every story takes over what a server has drawn, in StrictMode, without a warning", () => {
  it.each(allStories)("$title", async ({ Story }) => {
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
    const root = hydrateRoot(place, tree, { onRecoverableError: (error) => void warnings.push(error) });
    await new Promise((resolve) => setTimeout(resolve, 30));
    root.unmount();
    place.remove();
    expect(warnings).toEqual([]);
  });
});
