import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import * as stories from "../../packages/ui/src/playground/playground.stories.tsx";
import { PlaygroundPage } from "../playground-page.tsx";
import { BRANDS } from "../themes.ts";

const frames = () =>
  [...document.querySelectorAll("iframe")].map((frame) => {
    const { searchParams } = new URL(frame.src);
    return { width: frame.width, story: searchParams.get("id"), globals: searchParams.get("globals") };
  });

test("shows the chosen parts in every brand at three widths, and their code with the package's imports", async () => {
  await render(<PlaygroundPage renderCode={(code) => <pre>{code}</pre>} />);
  expect(frames().map(({ width }) => width)).toEqual(BRANDS.flatMap(() => ["320", "640", "1080"]));
  expect(frames()[0]).toMatchObject({
    story: "playground--actions",
    globals: "brand:lucarne;scheme:light;direction:ltr",
  });

  await page.getByLabelText("Parts").selectOptions("Fields");
  await userEvent.click(page.getByRole("radio", { name: "Dark" }));
  await userEvent.click(page.getByRole("radio", { name: "Right to left" }));
  expect(frames()[3]).toMatchObject({
    story: "playground--fields",
    globals: "brand:stairwell;scheme:dark;direction:rtl",
  });
  const code = document.querySelector("pre")?.textContent;
  expect(code).toContain('from "@lucarne/ui/text-field"');
  expect(code).not.toMatch(/from "\.\.?\//);
});

test("offers each story of the playground", async () => {
  await render(<PlaygroundPage renderCode={() => null} />);
  const offered = [...document.querySelectorAll("option")].map(({ value }) => value);
  const told = Object.keys(stories).filter((name) => name !== "default");
  expect(offered.sort()).toEqual(told.map((name) => name.toLowerCase()).sort());
});
