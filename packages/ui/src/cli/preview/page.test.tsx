import axe from "axe-core";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { PreviewPage } from "./page.tsx";

it.each(["Light", "Dark"])("the preview of a brand has no finding of axe, %s", async (scheme) => {
  await renderUi(
    <PreviewPage brands={["lucarne", "other"]} findings={[{ level: "warning", message: "Look at it." }]} />,
  );
  await page.getByRole("radio", { name: scheme }).click();
  // Colours change in a transition, in which a text may have too little contrast.
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await axe.run();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))).toEqual([]);
});
