import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { HeroSlider } from "./index.ts";

const slides = ["One", "Two", "Three"].map((title) => ({ id: title, title, picture: null }));
const shown = () =>
  [...document.querySelectorAll('[role="group"]')]
    .filter((slide) => !slide.hasAttribute("inert"))
    .map((slide) => slide.textContent);

/** The test browser reduces motion; most tests here need full motion. */
const moves = (reduced: boolean) =>
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia("all"), matches: reduced });

const Home = () => (
  <>
    <button type="button">Before</button>
    <HeroSlider label="News" slides={slides} />
    <p style={{ position: "fixed", insetBlockEnd: 0, insetInlineEnd: 0 }}>Elsewhere</p>
  </>
);

/** Moves the pointer off the slider, where an earlier test may have left it. */
const atHome = async () => {
  await page.viewport(1080, 800);
  await renderUi(<Home />);
  await userEvent.hover(page.getByText("Elsewhere"));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe("HeroSlider (APG carousel)", () => {
  test("changes every 5 s, wraps around, and only the current slide is accessible", async () => {
    moves(false);
    await atHome();
    expect(shown()).toEqual(["One"]);
    await after(5000);
    await expect.poll(shown).toEqual(["Two"]);
    await after(10_000);
    await expect.poll(shown).toEqual(["One"]);
  });

  test("a picture is drawn once the slide before it is shown", async () => {
    moves(true);
    const pictured = slides.map((slide) => ({ ...slide, picture: <span data-testid="picture">{slide.id}</span> }));
    await renderUi(<HeroSlider label="News" slides={pictured} />);
    const drawn = () =>
      page
        .getByTestId("picture")
        .elements()
        .map((picture) => picture.textContent);
    expect(drawn()).toEqual(["One", "Two"]);
    await page.getByRole("button", { name: "Slide 2 of 3" }).click();
    await expect.poll(drawn).toEqual(["One", "Two", "Three"]);
  });

  test("fewer slides than before: the last one is shown, and the first follows it", { tags: "long" }, async () => {
    moves(false);
    const draw = (count: number) => (
      <>
        <HeroSlider label="News" slides={slides.slice(0, count)} />
        <p style={{ position: "fixed", insetBlockEnd: 0, insetInlineEnd: 0 }}>Elsewhere</p>
      </>
    );
    await page.viewport(1080, 800);
    const { rerender } = await renderUi(draw(3));
    await page.getByRole("button", { name: "Slide 3 of 3" }).click();
    await expect.poll(shown).toEqual(["Three"]);
    await rerender(draw(2));
    await expect.poll(shown).toEqual(["Two"]);
    await expect.element(page.getByRole("button", { name: "Slide 2 of 2" })).toHaveAttribute("aria-current", "true");
    await userEvent.hover(page.getByText("Elsewhere"));
    await after(5000);
    await expect.poll(shown).toEqual(["One"]);
  });

  test("Pause stops it and becomes Play", async () => {
    moves(false);
    await atHome();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
    await after(30_000);
    expect(shown()).toEqual(["One"]);
  });

  test("a hidden tab holds the slide, and it moves again when the tab is shown", async () => {
    moves(false);
    await atHome();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await after(30_000);
    expect(shown()).toEqual(["One"]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await after(5000);
    await expect.poll(shown).toEqual(["Two"]);
  });

  test("with reduced motion, slides change only by the buttons", async () => {
    moves(true);
    await atHome();
    await after(30_000);
    expect(shown()).toEqual(["One"]);
    await page.getByRole("button", { name: "Slide 3 of 3" }).click();
    await expect.poll(shown).toEqual(["Three"]);
  });

  test("with reduced motion it starts paused, and Play starts it", async () => {
    moves(true);
    await atHome();
    await page.getByRole("button", { name: "Play" }).click();
    await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await userEvent.hover(page.getByText("Elsewhere"));
    await after(5000);
    await expect.poll(shown).toEqual(["Two"]);
  });

  test("has the carousel role description, and each slide is named by its title", async () => {
    moves(false);
    await atHome();
    const carousel = page.getByRole("region", { name: "News" });
    await expect.element(carousel).toHaveAttribute("aria-roledescription", "carousel");
    const slide = carousel.getByRole("group", { name: "One" });
    await expect.element(slide).toHaveAttribute("aria-roledescription", "slide");
  });

  test("a slide is announced after a user action, not after an automatic change", async () => {
    moves(false);
    await atHome();
    const region = () => document.querySelector("[aria-live]")?.getAttribute("aria-live");
    expect(region()).toBe("off");
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(region).toBe("polite");
  });

  test("a single slide has no controls", async () => {
    moves(false);
    await renderUi(<HeroSlider label="News" slides={slides.slice(0, 1)} />);
    await expect.element(page.getByText("One")).toBeVisible();
    expect(page.getByRole("button").elements()).toEqual([]);
  });
});

describe("HeroSlider, keyboard (APG carousel)", () => {
  const control = (name: string) => page.getByRole("button", { name });
  const entered = async () => {
    moves(false);
    await atHome();
    await userEvent.tab();
    await userEvent.tab();
  };

  test("Focus: stops the slides, and they stay so when it leaves, until Play is pressed", async () => {
    await entered();
    await after(30_000);
    expect(shown()).toEqual(["One"]);
    await userEvent.tab({ shift: true });
    await expect.element(control("Before")).toHaveFocus();
    await after(30_000);
    expect(shown()).toEqual(["One"]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(control("Pause")).toHaveFocus();
    await after(5000);
    await expect.poll(shown).toEqual(["Two"]);
  });

  test("Tab and Shift + Tab: through the controls, the one that stops and starts first", async () => {
    await entered();
    await expect.element(control("Play")).toHaveFocus();
    await userEvent.tab();
    await expect.element(control("Slide 1 of 3")).toHaveFocus();
    await userEvent.tab();
    await expect.element(control("Slide 2 of 3")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(control("Slide 1 of 3")).toHaveFocus();
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: on a slide's button shows the slide and keeps focus", async (_, key) => {
    await entered();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.poll(shown).toEqual(["Two"]);
    await expect.element(control("Slide 2 of 3")).toHaveFocus();
  });

  test("Tab: then through the action of the slide in sight, not of a hidden one, and out", async () => {
    moves(true);
    await renderUi(
      <>
        <HeroSlider
          label="News"
          slides={slides.map((slide) => ({ ...slide, action: <button type="button">Do {slide.id}</button> }))}
        />
        <button type="button">After</button>
      </>,
    );
    await control("Slide 2 of 3").click();
    for (const name of ["Slide 3 of 3", "Do Two", "After"]) {
      await userEvent.tab();
      await expect.element(control(name)).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect.element(control("Do Two")).toHaveFocus();
  });
});
