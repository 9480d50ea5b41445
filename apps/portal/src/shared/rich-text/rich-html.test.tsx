import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { RichHtml } from "./rich-html.tsx";

test("the skeleton goes in the same render in which the text comes", async () => {
  const together: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.body.textContent.includes("Warm and light");
    if (text && document.querySelector('[data-component^="Skeleton"]')) together.push(document.body.innerHTML);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  const screen = await render(<RichHtml html="<p>Warm and <b>light</b></p>" />);
  await expect.element(screen.getByText("light")).toBeVisible();
  observer.disconnect();
  expect(together).toEqual([]);
});

test("another text replaces the first one", async () => {
  const screen = await render(<RichHtml html="<p>One</p>" />);
  await expect.element(screen.getByText("One")).toBeVisible();
  await screen.rerender(<RichHtml html="<p>Two</p>" />);
  await expect.element(screen.getByText("Two")).toBeVisible();
  await expect.element(screen.getByText("One")).not.toBeInTheDocument();
});
