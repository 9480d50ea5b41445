import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { RichHtml } from "./rich-html.tsx";

test("a text is shown with its format", async () => {
  const screen = await render(<RichHtml html="<p>Warm and <b>light</b></p>" />);
  await expect.element(screen.getByText("light")).toBeVisible();
  expect(screen.container.querySelector("p b")).not.toBeNull();
});

test("another text replaces the first one", async () => {
  const screen = await render(<RichHtml html="<p>One</p>" />);
  await expect.element(screen.getByText("One")).toBeVisible();
  await screen.rerender(<RichHtml html="<p>Two</p>" />);
  await expect.element(screen.getByText("Two")).toBeVisible();
  await expect.element(screen.getByText("One")).not.toBeInTheDocument();
});
