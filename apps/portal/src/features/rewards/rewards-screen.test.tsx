import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const config = { getConfig: { example: "signedIn" } } as const;

test("rewards show steps, points, levels and what else earns points", async () => {
  await renderScreen("/rewards", { answers: config });
  await expect.element(main.getByRole("heading", { level: 1, name: "Rewards" })).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Play: How Lucarne Club works" })).toBeVisible();
  await expect.element(main.getByText("Scan every product")).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Points for each scanned product" })).toBeVisible();
  await expect.element(main.getByText("Level 3")).toBeVisible();
  await expect.element(main.getByText("Szkolenie u producenta")).toBeVisible();
  await expect.element(main.getByText("+50")).toBeVisible();
});

test("a list that the server does not have is a failure of its part, and the page still exists", async () => {
  await renderScreen("/rewards", { answers: { ...config, listBehaviours: { status: 422 } } });
  await expect.element(main.getByText("The rewards could not be loaded.")).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Rewards");
});

const tier = (id: number, reset_at: string) => ({ id, tier_category: "roof_windows", reset_at, brackets: [] });
const tiers = (...data: object[]) => ({
  ...config,
  listTiers: { body: { data, meta: { current_page: 1, per_page: 100, last_page: 1, total: data.length } } },
});

test("the levels show the day of their reset by the country's calendar", async () => {
  await renderScreen("/rewards", {
    answers: tiers(tier(1, "2096-12-31T23:00:00Z"), tier(2, "2096-12-31T23:00:00Z")),
  });
  await expect.element(main.getByText("Levels reset on 1 January 2097")).toBeVisible();
});

test.each([
  ["that is past", tiers(tier(1, "2025-12-31T23:00:00Z"))],
  ["that differs", tiers(tier(1, "2096-12-31T23:00:00Z"), tier(2, "2096-06-30T22:00:00Z"))],
])("a reset %s has no day", async (_case, answers) => {
  await renderScreen("/rewards", { answers });
  await expect.element(main.getByRole("heading", { name: "Levels: more points for each scan" })).toBeVisible();
  await expect.element(main.getByText(/^Levels reset on/)).not.toBeInTheDocument();
});

test("a country without points, levels and rewards has no such parts", async () => {
  const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };
  await renderScreen("/rewards", {
    answers: {
      getConfig: { body: { behaviours: {}, links: {} } },
      listTiers: { body: { data: [], meta } },
      listBehaviours: { body: { data: [], meta } },
    },
  });
  await expect.element(main.getByText("Scan every product")).toBeVisible();
  await expect
    .poll(() =>
      main
        .getByRole("heading")
        .elements()
        .map((heading) => heading.textContent),
    )
    .toEqual(["Rewards", "How to use the club"]);
});

test("levels that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/rewards", { answers: { ...config, listTiers: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The levels could not be loaded.")).toBeVisible();
  stub.answer({ listTiers: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByText("Level 3")).toBeVisible();
});
