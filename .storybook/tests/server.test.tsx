import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { allStories } from "./all-stories.ts";

describe("every story can be drawn by a server, where there is no document", () => {
  it("runs in this test without a document", () => expect(typeof document).toBe("undefined"));

  it.each(allStories)("$title", ({ Story }) => {
    expect(renderToString(<Story />)).not.toBe("");
  });
});
