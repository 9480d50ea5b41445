import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../testing/render-ui.tsx";
import { fetchedComponent } from "./fetched-component.ts";

const Card = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** Loads fail this often before one succeeds, as a bundler's own loader does once the network is back. */
const afterFailures = (failures: number) => {
  const tries: number[] = [];
  const { Fetched, prepare } = fetchedComponent(async () => {
    tries.push(tries.length);
    if (tries.length <= failures) return Promise.reject(new Error("no network"));
    return Promise.resolve(Card);
  });
  /** As HoverCard and Tooltip use it: a failure takes it away, and the next use brings it back. */
  const Host = () => {
    const [used, setUsed] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setUsed(true)}>
          {used ? "Used" : "Not used"}
        </button>
        {used ? <Fetched onFailure={() => setUsed(false)} props={{ text: "Card" }} /> : null}
      </>
    );
  };
  return { Host, prepare, tries };
};

test("a load that fails: the host's callback is called, and its next use loads again and shows the part", async () => {
  const { Host, tries } = afterFailures(2);
  await renderUi(<Host />);
  for (const count of [1, 2]) {
    await page.getByRole("button", { name: "Not used" }).click();
    await expect.poll(() => tries.length).toBe(count);
    await expect.element(page.getByRole("button", { name: "Not used" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Not used" }).click();
  await expect.element(page.getByText("Card")).toBeVisible();
  expect(tries).toHaveLength(3);
});

test("prepared while the network is away: the first use loads again", async () => {
  const { Host, prepare, tries } = afterFailures(1);
  prepare();
  await expect.poll(() => tries.length).toBe(1);
  await renderUi(<Host />);
  await page.getByRole("button", { name: "Not used" }).click();
  await expect.element(page.getByText("Card")).toBeVisible();
});
