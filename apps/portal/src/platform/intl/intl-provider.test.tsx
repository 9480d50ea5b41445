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

test("messages of another page do not draw the shown one again, and are there for the next", async () => {
  await language.load("entry");
  const later = createLanguageController("en", () =>
    Promise.resolve({ "notifications.title": [{ type: 0, value: "News for you" }] }),
  );
  const drawn: string[] = [];
  const Shown = () => {
    const { locale } = useIntl();
    drawn.push(locale);

    return <p>{locale}</p>;
  };
  const shown = <Shown />;
  const Site = () => {
    const [open, setOpen] = useState(false);

    return (
      <>
        {shown}
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <p>
            <FormattedMessage id="notifications.title" defaultMessage="Notifications" />
          </p>
        )}
      </>
    );
  };
  const screen = await render(
    <PortalIntlProvider linkComponent="a" language={later}>
      <Site />
    </PortalIntlProvider>,
  );
  const before = [...drawn];
  await later.load("notifications");
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("News for you")).toBeVisible();
  expect(drawn).toEqual(before);
});
