import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const UUID = "0193b2cb-fa5d-7c32-b3e8-3b5d78fa1c3e";
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };

const article = (body: object) => ({
  getContent: {
    body: { uuid: UUID, content: JSON.stringify(body), media: null, updated_at: "2026-11-15T07:00:00Z" },
  },
});

test("news that have not arrived show a skeleton below the title", async () => {
  await renderScreen("/news", { answers: { listContent: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("news that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen("/news", { answers: { listContent: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The news could not be loaded.")).toBeVisible();
  stub.answer({ listContent: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(main.getByRole("link", { name: /Nowe okno kolankowe/ }))
    .toHaveAttribute("href", `/news/${UUID}`);
});

test("a country without news reads what will appear here", async () => {
  await renderScreen("/news", { answers: { listContent: { body: { data: [], meta } } } });
  await expect.element(main.getByRole("heading", { name: "No news yet" })).toBeVisible();
});

test("an article shows its formatted text without anything that could run", async () => {
  const text =
    '<h2>Warm</h2><p>Dry <a href="https://lucarne.example">glue</a></p><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  await renderScreen(`/news/${UUID}`, { answers: article({ title: "Winter", excerpt: "Cold", text, youtube: null }) });
  await expect.element(main.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 2, name: "Warm" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "glue" })).toHaveAttribute("rel", "noopener noreferrer");
  expect(main.element().querySelector("script, img, [onerror]")).toBeNull();
  expect(Reflect.get(window, "hit")).toBeUndefined();
});

test("a video is fetched from another site only when it is played", async () => {
  await renderScreen(`/news/${UUID}`, {
    answers: article({ title: "Film", excerpt: "", text: "", youtube: "dQw4w9WgXcQ" }),
  });
  await expect.element(main.getByText("The video loads from YouTube when you play it.")).toBeVisible();
  expect(main.element().querySelector("iframe")).toBeNull();
  expect(main.element().innerHTML).not.toContain("youtube");
});

test("an article that does not exist shows the not-found screen", async () => {
  await renderScreen(`/news/${UUID}`, { answers: { getContent: { status: 404 } } });
  await expect.element(main.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
});
