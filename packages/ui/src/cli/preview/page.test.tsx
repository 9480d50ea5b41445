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
  const { violations } = await axe.run();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))).toEqual([]);
});
