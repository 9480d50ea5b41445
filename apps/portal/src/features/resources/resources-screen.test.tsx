import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 40, last_page: 1, total: 0 };
const none = { listContent: { body: { data: [], meta } } };

const page2 = (number: number) => ({
  listContent: {
    body: {
      data: [
        {
          uuid: `0193b2cb-fa5d-7c32-b3e8-00000000000${number}`,
          content: JSON.stringify({ title: `Guide ${number}`, excerpt: "", text: "", youtube: "dQw4w9WgXcQ" }),
          media: null,
          updated_at: "2026-11-15T07:00:00Z",
        },
      ],
      meta: { ...meta, current_page: number, last_page: 2, total: 2 },
    },
  },
});

test("links open apart and show their host", async () => {
  await renderScreen("/resources", {
    answers: {
      ...none,
      getConfig: {
        body: {
          behaviours: {},
          links: {},
          resources: { pl: [{ title: "Manuals", url: "https://docs.lucarne.example/pl" }] },
        },
      },
    },
  });
  const link = main.getByRole("link", { name: /Manuals/ });
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(link.getByText("docs.lucarne.example")).toBeVisible();
});

test("a country without links and videos reads what will appear here", async () => {
  await renderScreen("/resources", { answers: { ...none, getConfig: { body: { behaviours: {}, links: {} } } } });
  await expect.element(main.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

test("more videos are added below those that are shown", async () => {
  const stub = await renderScreen("/resources", { answers: page2(1) });
  await expect.element(main.getByRole("heading", { name: "Guide 1" })).toBeVisible();
  stub.answer(page2(2));
  await main.getByRole("button", { name: "Show more videos" }).click();
  await expect.element(main.getByRole("heading", { name: "Guide 2" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Guide 1" })).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Show more videos" })).not.toBeInTheDocument();
  // Said once for all of them.
  expect(main.getByText(/from YouTube/).elements()).toHaveLength(1);
});

test("videos that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/resources", { answers: { listContent: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The video guides could not be loaded.")).toBeVisible();
  stub.answer(page2(2));
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("heading", { name: "Guide 2" })).toBeVisible();
});
