import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { SplitScreen, StoryScreen } from "./index.ts";

const scene = <svg role="img" aria-label="A roof at dusk" />;

beforeEach(async () => {
  await page.viewport(1080, 800);
});

describe("SplitScreen", () => {
  test("has a banner, the line on the picture beside the content, and the content", async () => {
    const screen = await renderUi(
      <SplitScreen header="Lucarne Club" picture={scene} caption="Every window earns daylight.">
        <h1>Sign in</h1>
      </SplitScreen>,
    );
    await expect.element(screen.getByRole("banner")).toHaveTextContent("Lucarne Club");
    await expect.element(screen.getByRole("complementary")).toHaveTextContent("Every window earns daylight.");
    await expect.element(screen.getByRole("main").getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test("the picture is decoration", async () => {
    const screen = await renderUi(<SplitScreen header="Lucarne Club" picture={scene} />);
    expect(screen.container.querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("img").query()).toBeNull();
  });

  test("the content takes focus from a skip link", async () => {
    const screen = await renderUi(<SplitScreen header="Lucarne Club" picture={scene} />);
    const main = screen.getByRole("main");
    await expect.element(main).toHaveAttribute("id", "main");
    document.getElementById("main")?.focus();
    await expect.element(main).toHaveFocus();
  });

  test("picture and line are beside the form; on phones the picture is above it, without the line", async () => {
    const screen = await renderUi(
      <SplitScreen header="Lucarne Club" picture={scene} caption="Every window earns daylight.">
        <h1>Sign in</h1>
      </SplitScreen>,
    );
    const picture = screen.container.querySelector("aside");
    const under = () =>
      (picture?.getBoundingClientRect().bottom ?? Number.NaN) <=
      screen.getByRole("main").element().getBoundingClientRect().top;
    expect(under()).toBe(false);
    await expect.element(screen.getByText("Every window earns daylight.")).toBeVisible();
    await page.viewport(390, 800);
    expect(under()).toBe(true);
    await expect.element(screen.getByText("Every window earns daylight.")).not.toBeVisible();
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <SplitScreen ref={ref} className="mine" data-testid="root" lang="pl" header="Lucarne Club" picture={scene} />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("lang", "pl");
    await expect.element(root).toHaveAttribute("data-component", "SplitScreen");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});

describe("StoryScreen", () => {
  test("has a banner and the content; the picture between them is decoration", async () => {
    const screen = await renderUi(
      <StoryScreen header="Lucarne Club" picture={scene}>
        <h1>Back soon</h1>
      </StoryScreen>,
    );
    await expect.element(screen.getByRole("banner")).toHaveTextContent("Lucarne Club");
    await expect.element(screen.getByRole("main").getByRole("heading", { name: "Back soon" })).toBeVisible();
    expect(screen.container.querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("img").query()).toBeNull();
  });

  test("passes rest props, class and ref to the root element", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <StoryScreen ref={ref} className="mine" data-testid="root" header="Lucarne Club" picture={scene} />,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "StoryScreen");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
