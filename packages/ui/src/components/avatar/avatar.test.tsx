import { describe, expect, test } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { Avatar, initialsOf } from "./index.ts";

describe("initials: first letters of the first and the last word", () => {
  test.each([
    ["Marek Kowalczyk", "MK"],
    ["Anna Maria Nowak", "AN"],
    ["Олена", "О"],
    ["  Eva   Nagy ", "EN"],
    ["𝒜da Byron", "𝒜B"],
    ["", ""],
  ])("%j → %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe("Avatar", () => {
  const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E";

  test("a picture that can be loaded is shown, without initials", async () => {
    const { container } = await renderUi(<Avatar name="Marek Kowalczyk" src={picture} />);
    await expect.poll(() => container.querySelector("img")?.naturalWidth).toBe(8);
    expect(container.textContent).toBe("");
  });

  test("a picture that cannot be loaded leaves the initials", async () => {
    const { container } = await renderUi(<Avatar name="Marek Kowalczyk" src="data:image/png,broken" />);
    await expect.poll(() => container.textContent).toBe("MK");
    expect(container.querySelector("img")).toBeNull();
  });

  test("without a picture the initials are shown at once", async () => {
    const { container } = await renderUi(<Avatar name="Marek Kowalczyk" />);
    expect(container.textContent).toBe("MK");
  });
});
