import { lazy, startTransition, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PortalIntlProvider } from "./intl-provider.tsx";
import { createLanguageController } from "./language-controller.ts";
import { language } from "./portal-language.ts";

const words = Promise.withResolvers<Record<string, []>>();
const controller = createLanguageController("en", (group) =>
  group === "notifications" ? words.promise : Promise.resolve({}),
);

/** Keeps React busy for longer than it draws without a break. */
const Slow = () => {
  const end = performance.now() + 10;
  while (performance.now() < end);

  return null;
};

test("a page that is being drawn when its words arrive is never drawn without them", async () => {
  await language.load("entry");
  const drawn: boolean[] = [];
  const Page = () => {
    drawn.push("notifications.title" in useIntl().messages);

    return <FormattedMessage id="notifications.title" defaultMessage="Notifications" />;
  };
  const load = controller.load("notifications");
  const Late = lazy(async () => {
    await load;

    return { default: Page };
  });
  const Site = () => {
    const [count, setCount] = useState(0);

    return (
      <>
        <button type="button" onClick={() => startTransition(() => setCount(count + 1))}>
          Open
        </button>
        {count > 0 && (
          <>
            {Array.from({ length: 20 }, (_, index) => (
              <Slow key={`${count}-${index}`} />
            ))}
            <Late />
          </>
        )}
      </>
    );
  };
  const screen = await render(
    <PortalIntlProvider linkComponent="a" language={controller}>
      <Suspense fallback={null}>
        <Site />
      </Suspense>
    </PortalIntlProvider>,
  );
  const open = screen.getByRole("button", { name: "Open" });
  await expect.element(open).toBeVisible();
  // The first drawing asks for the page, the second one is under way when the words arrive.
  open.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  open.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => words.resolve({ "notifications.title": [] }), 50);
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  expect(drawn).not.toContain(false);
});
