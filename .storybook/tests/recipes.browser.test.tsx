import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Registration } from "../../packages/ui/src/recipes/registration.tsx";
import { renderUi } from "../../packages/ui/src/testing/render-ui.tsx";

const setZone = (timezoneId: string) => cdp().send("Emulation.setTimezoneOverride", { timezoneId });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T11:00:00Z") }));
afterEach(async () => {
  vi.useRealTimers();
  await setZone("");
});

test.each([
  ["Pacific/Kiritimati", "2026-03-06", "2026-03-07"],
  ["Etc/GMT+12", "2026-03-04", "2026-03-05"],
])("Registration: in %s a birthday may be %s, which is today there, and not %s", async (zone, today, tomorrow) => {
  await setZone(zone);
  await renderUi(<Registration register={() => Promise.resolve(undefined)} />);
  const birthday = page.getByRole("textbox", { name: /^Birthday/ });
  const enter = async (day: string) => {
    await userEvent.fill(birthday, day);
    await userEvent.tab();
  };
  await enter(tomorrow);
  await expect.element(birthday).toHaveAttribute("aria-invalid", "true");
  await enter(today);
  await expect.element(birthday).not.toHaveAttribute("aria-invalid");
});
