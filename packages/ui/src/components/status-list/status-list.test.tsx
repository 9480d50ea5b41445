import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { StatusList } from "./index.ts";

test("terms and details are pairs of a description list", async () => {
  await renderUi(<StatusList items={[{ term: "Points", detail: "960" }]} />);
  await expect.element(page.getByRole("term")).toHaveTextContent("Points");
  await expect.element(page.getByRole("definition")).toHaveTextContent("960");
});
