import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Stepper } from "./index.ts";

test("is an ordered list, marks the current step and announces completed steps", async () => {
  await renderUi(<Stepper label="Registration" steps={["Country", "Person", "Company"]} current={1} />);
  const list = page.getByRole("list", { name: "Registration" });
  const items = list.getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual(["DoneCountry", "2Person", "3Company"]);
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
});

test("counts from `start`", async () => {
  await renderUi(<Stepper label="Registration" steps={["Country", "Person"]} current={0} countFrom={0} />);
  const items = page.getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual(["0Country", "1Person"]);
});
