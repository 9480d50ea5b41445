import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../testing/render-screen.tsx";

test("a busy server is named while the page tries again, and the notice goes with its answer (API-17)", async () => {
  const stub = await renderScreen("/news", { answers: { listContent: { status: 503, example: "busy" } } });
  const notice = page.getByText("The portal is very busy right now. Trying again…");
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole("status").filter({ has: notice })).toBeVisible();

  stub.answer({ listContent: {} });
  await expect.element(page.getByRole("link", { name: /Nowe okno kolankowe/ })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});
