import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { FlipCard } from "./index.ts";

test.each([
  [false, "Front link"],
  [true, "Back link"],
])("turned %s: only one side can be reached", async (turned, name) => {
  await renderUi(<FlipCard turned={turned} front={<Button>Front link</Button>} back={<Button>Back link</Button>} />);
  const reachable = page
    .getByRole("button")
    .elements()
    .filter((button) => button.closest("[inert]") === null);
  expect(reachable.map((button) => button.textContent)).toEqual([name]);
});
