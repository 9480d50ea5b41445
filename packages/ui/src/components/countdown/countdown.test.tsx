import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Countdown } from "./index.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const format = (seconds: number) => `${seconds} s left`;
const drawn = (root: Element) => root.querySelector('[role="timer"]')?.firstChild?.textContent;
const said = (root: Element) => root.querySelector('[role="status"]')?.textContent;

describe("Countdown", () => {
  test("shows whole seconds, calls onEnd once, then shows its children", async () => {
    const end = vi.fn();
    const screen = await renderUi(
      <Countdown until={1_003_000} format={format} onEnd={end}>
        Send again
      </Countdown>,
    );
    expect(drawn(screen.container)).toBe("3 s left");
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => drawn(screen.container)).toBe("2 s left");
    await vi.advanceTimersByTimeAsync(2000);
    await expect.element(page.getByText("Send again")).toBeVisible();
    expect(end).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect(end).toHaveBeenCalledOnce();
  });

  test("is announced at its thresholds only", async () => {
    const screen = await renderUi(<Countdown until={1_012_000} format={format} />);
    expect(said(screen.container)).toBe("");
    await vi.advanceTimersByTimeAsync(1000);
    expect(said(screen.container)).toBe("");
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => said(screen.container)).toBe("10 s left");
    await vi.advanceTimersByTimeAsync(3000);
    expect(said(screen.container)).toBe("10 s left");
  });

  test("a new end takes the announcement away and is announced again", async () => {
    const screen = await renderUi(<Countdown until={1_011_000} format={format} />);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => said(screen.container)).toBe("10 s left");
    await screen.rerender(<Countdown until={1_012_500} format={format} />);
    await expect.poll(() => said(screen.container)).toBe("");
    await vi.advanceTimersByTimeAsync(1500);
    await expect.poll(() => said(screen.container)).toBe("10 s left");
  });

  test("hydrated later than a server rendered it: without an error", async () => {
    const countdown = <Countdown until={1_010_000} format={format} />;
    const place = document.createElement("div");
    place.setHTMLUnsafe(renderToString(countdown));
    document.body.append(place);
    vi.setSystemTime(1_001_000);
    const failed = vi.fn();
    const root = hydrateRoot(place, countdown, { onRecoverableError: failed });
    // It is hydrated when it waits for the next second.
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    root.unmount();
    place.remove();
    expect(failed).not.toHaveBeenCalled();
  });

  test("an end in the past shows the children immediately", async () => {
    const end = vi.fn();
    await renderUi(
      <Countdown until={999_000} format={format} onEnd={end}>
        Send again
      </Countdown>,
    );
    await expect.element(page.getByText("Send again")).toBeVisible();
    expect(end).toHaveBeenCalledOnce();
  });
});
