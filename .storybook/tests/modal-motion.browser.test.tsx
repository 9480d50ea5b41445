import { afterAll, beforeAll, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { Dialog } from "../../packages/ui/src/components/dialog/index.ts";
import { Drawer } from "../../packages/ui/src/components/drawer/index.ts";
import { renderUi } from "../../packages/ui/src/testing/render-ui.tsx";

const prefersReducedMotion = async (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

beforeAll(async () => {
  await prefersReducedMotion("no-preference");
  await page.viewport(1080, 700);
});

afterAll(() => prefersReducedMotion("reduce"));

test.each([
  ["ltr", [680, 1080]],
  ["rtl", [0, 400]],
])("a drawer ends its motion inside the screen (%s)", async (direction, ends) => {
  await renderUi(
    <div dir={direction}>
      <Drawer open onClose={() => undefined} title="Cart">
        Two products
      </Drawer>
    </div>,
  );
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect
    .poll(() => {
      const { left, right } = drawer.element().getBoundingClientRect();
      return [left, right];
    })
    .toEqual(ends);
});

test("a dialog rises and its backdrop fades in", async () => {
  await renderUi(
    <Dialog open onClose={() => undefined} title="Keep answers?">
      You answered before.
    </Dialog>,
  );
  const dialog = page.getByRole("dialog", { name: "Keep answers?" }).element();
  expect(getComputedStyle(dialog).opacity).toBe("1");
  const motions = () =>
    document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined));
  await expect.poll(motions).toEqual(expect.arrayContaining([null, "::backdrop"]));
  await expect.poll(() => getComputedStyle(dialog, "::backdrop").opacity).toBe("1");
  await expect.poll(() => getComputedStyle(dialog).transform).toBe("none");
});
