import { queryKeys } from "@lucarne/api-client/queries/keys";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { queryClient } from "../../platform/session/portal-api.ts";
import { serverReach } from "../../platform/session/portal-session.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { productOf, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const noPoints = {
  company_points: 0,
  points: { to_expire: 0, completed: 0, in_prog: 0, lost: 0, reserved: 0 },
  projects: { completed: 0, in_prog: 0, lost: 0 },
  scans: { current_year: 0, completed: 0 },
};
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 0 };
const none = { body: { data: [], meta } };
const counts = { open: 0, in_review: 0, closed: 0, lost: 0 };
const heroImages = (...slides: object[]) => ({
  body: { behaviours: {}, links: {}, hero_images: JSON.stringify(slides) },
});
const slide = (change: object) => ({
  image: "/art/hero/autumn-bonus-wide.svg",
  link: "/projects/add",
  isActive: true,
  showContent: true,
  title: "Autumn bonus",
  text: "Double points",
  ...change,
});

/** Opens home and scrolls towards the parts below its first view, which are loaded then. */
const renderToEnd = async (options: Parameters<typeof renderScreen>[1]) => {
  const stub = await renderScreen("/", options);
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);

  return stub;
};

/** Home on a phone, with its first view alone. */
const renderFirstView = async () => {
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 640);
  const stub = await renderScreen("/");
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  expect(stub.calls).not.toContain("listShopProducts");

  return stub;
};

test.each(
  everyNth(3, [
    ["a key is pressed", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))],
    ["a part gets the focus", () => document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))],
    ["the page is printed", () => window.dispatchEvent(new Event("beforeprint"))],
  ] as const),
)("the parts below the first view come without scrolling when %s", async (_when, act) => {
  const stub = await renderFirstView();
  // Again until React has run the effect that listens.
  await expect
    .poll(() => {
      act();

      return stub.calls;
    })
    .toContain("listShopProducts");
  expect(window.scrollY).toBe(0);
});

test("the parts below the first view are requested when the user scrolls towards them", async () => {
  const stub = await renderFirstView();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(main.getByRole("heading", { name: "From the shop" })).toBeVisible();
  expect(stub.calls).toContain("listShopProducts");
});

test("home shows the company's points, projects and level", async () => {
  await renderScreen("/");
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect.element(main.getByText("1,280")).toBeVisible();
  await expect.element(main.getByRole("progressbar").first()).toBeVisible();
});

test("a first screen that has not arrived shows a skeleton below the title", async () => {
  await renderScreen("/", { answers: { getCompanyPoints: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

/** Parts of the first screen that have no copy on the device. */
const PARTS = ["getPublicConfig", "listContent", "listTiers", "listTierHistory"] as const;

test.each(
  everyNth(2, [
    ["below a campaign", heroImages(slide({})), 0],
    // The words of the news need fewer lines than their place has.
    ["below the place of the slider", heroImages(), 100],
  ] as const),
)(
  "what the device has of home shows %s without the parts of a server that hangs (OFF-9)",
  async (_place, getConfig, moved) => {
    onTestFinished(() => serverReach.set(true));
    const hanging = Object.fromEntries(PARTS.map((part) => [part, "pending" as const]));
    const stub = await renderScreen("/", { answers: { getConfig, ...hanging } });
    await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
    const figures = main.getByRole("heading", { name: "Company points" });
    // Again until the other calls have their answers: each says that the server answers.
    await expect
      .poll(() => {
        serverReach.set(false);

        return figures.query();
      })
      .toBeInstanceOf(HTMLElement);
    // The calls have not ended: home does not show because they failed.
    expect(queryClient.isFetching({ queryKey: queryKeys.rewards.all })).toBe(2);
    const top = () => figures.element().getBoundingClientRect().top;
    const before = top();

    stub.answer(Object.fromEntries(PARTS.map((part) => [part, {}])));
    await queryClient.cancelQueries();
    await queryClient.refetchQueries({ type: "active" });
    await expect.element(main.getByRole("progressbar").first()).toBeVisible();
    await expect.element(main.getByRole("region", { name: "Highlights" })).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(moved);
  },
);

test("figures that could not be loaded say so, and load on another try", async () => {
  const stub = await renderScreen("/", { answers: { getCompanyPoints: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("Points and projects could not be loaded.")).toBeVisible();
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Points balance" })).toHaveTextContent("–");
  const again = main.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  stub.answer({ getCompanyPoints: {} });
  // The header reads the same figures: a call of its own takes the button away, or still ends with the earlier answer.
  const heading = main.getByRole("heading", { name: "Company points" });
  const press = () => again.query()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => heading.query() ?? press()).toBeInstanceOf(HTMLElement);
});

test("parts of home that could not be loaded are named, and load on another try", async () => {
  const stub = await renderToEnd({
    answers: { listShopProducts: { status: 500 }, listContent: { status: 500 }, listTiers: { status: 500 } },
  });
  const failure = main.getByText("Some parts of this page could not be loaded.");
  await expect.element(failure).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  stub.answer({ listShopProducts: {}, listContent: {}, listTiers: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(main.getByRole("heading", { name: "From the shop" })).toBeVisible();
});

test("a company that has earned nothing reads how to begin", async () => {
  await renderScreen("/", { answers: { getCompanyPoints: { body: noPoints } } });
  await expect.element(main.getByText("Add a project and scan its windows to earn points.")).toBeVisible();
});

test("the slider shows active images; one without words has its title for screen readers only", async () => {
  await renderScreen("/", {
    answers: {
      getConfig: heroImages(
        slide({}),
        slide({ isActive: false, title: "Hidden" }),
        slide({ showContent: false, title: "Spring" }),
      ),
      listContent: none,
    },
  });
  const slider = main.getByRole("region", { name: "Highlights" });
  await expect.element(slider.getByRole("heading", { name: "Autumn bonus" })).toBeVisible();
  await expect
    .element(slider.getByRole("link", { name: "Find out more" }).first())
    .toHaveAttribute("href", "/projects/add");
  expect(slider.getByRole("heading", { includeHidden: true }).elements()).toHaveLength(2);
});

test("the figures lead to balance and projects; the points of each product group lead to the rewards", async () => {
  await renderToEnd({ answers: { getConfig: { example: "signedIn" } } });
  await expect.element(main.getByRole("link", { name: "See balance" })).toHaveAttribute("href", "/balance");
  await expect.element(main.getByRole("link", { name: "Go to projects" })).toHaveAttribute("href", "/projects");
  // Before it is the notice of points that expire, from October on.
  await expect.element(main.getByRole("link", { name: "Go to the shop" }).last()).toHaveAttribute("href", "/shop");
  await expect.element(main.getByRole("link", { name: "How to earn points" })).toHaveAttribute("href", "/rewards");
  const name = main.getByText("Okna dachowe", { exact: true });
  await expect.element(name).toBeVisible();
  expect(name.element().parentElement?.textContent).toBe("Okna dachowe10");
});

test("a product's description ends after 300 characters with an ellipsis (SHOP-3)", async () => {
  const description = "x".repeat(301);
  const products = { body: { data: [productOf(1, { description })], meta: { ...meta, total: 1 } } };
  await renderToEnd({ answers: { listShopProducts: products } });
  // In the teasers of vouchers and of the shop.
  await expect.poll(() => main.getByText(`${"x".repeat(299)}…`, { exact: true }).elements().length).toBe(2);
});

test("a block without data is absent", async () => {
  await renderToEnd({
    answers: {
      getConfig: { body: { behaviours: {}, links: {} } },
      listContent: none,
      listShopProducts: none,
      listShopCategories: none,
      listTiers: none,
      listTierHistory: none,
    },
  });
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect
    .poll(() =>
      main
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    )
    .toEqual(["Company points", "Projects in progress"]);
  expect(main.getByRole("region").elements()).toHaveLength(0);
});

const user = (change: object) => ({ body: { ...exampleOf("getCurrentUser"), ...change } });
const welcoming = (behaviours: object) => ({ body: { behaviours, links: {} } });

test.each([
  ["with welcome points: they are announced", { pl: { welcome_points: 35 } }, "To get you started: 35 points."],
  ["without a setting: 20 are announced (PTS-10)", {}, "To get you started: 20 points."],
  ["without welcome points: no banner", { pl: { welcome_points: 0 } }, undefined],
])("the first visit in a country %s (PRM-15)", async (_case, behaviours, announced) => {
  const stub = await renderScreen("/", {
    answers: { getCurrentUser: user({ options: '{"firstTime":true}' }), getPublicConfig: welcoming(behaviours) },
  });
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  // Notices come together with the figures.
  const welcomes = main.getByText(/^Welcome to Lucarne Club!/).elements();
  expect(welcomes.map(({ textContent }) => textContent)).toEqual(
    announced === undefined ? [] : [`Welcome to Lucarne Club! ${announced}`],
  );
  await expect.poll(() => stub.calls).toContain("updateUser");
});

test("a code for the email address that could not be sent leaves a line, and the user on home (HOME-7)", async () => {
  const stub = await renderScreen("/", {
    answers: {
      getCurrentUser: user({ email: "marek@dachserwis.example", verified_email_at: null }),
      sendEmailVerification: { status: 500 },
    },
  });
  await main.getByRole("button", { name: "Send code" }).click();
  await expect.element(main.getByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
  expect(location.pathname).toBe("/");
  stub.answer({ sendEmailVerification: {} });
  await main.getByRole("button", { name: "Send code" }).click();
  await expect.poll(() => location.pathname).toBe("/verify-email");
});

test("videos say once that they load from another site", async () => {
  await renderToEnd({
    answers: {
      listContent: {
        body: {
          data: [1, 2].map((number) => ({
            uuid: `0193b2cb-fa5d-7c32-b3e8-00000000000${number}`,
            content: JSON.stringify({ title: `Guide ${number}`, excerpt: "", text: "", youtube: "dQw4w9WgXcQ" }),
            media: null,
            updated_at: "2026-11-15T07:00:00Z",
          })),
          meta: { ...meta, total: 2 },
        },
      },
    },
  });
  await expect.element(main.getByRole("heading", { name: "Video guides" })).toBeVisible();
  expect(main.getByText(/from YouTube/).elements()).toHaveLength(1);
});

test("a failing teaser leaves the rest of home", async () => {
  await renderToEnd({ answers: { listShopProducts: { status: 500 }, listTierHistory: { status: 500 } } });
  await expect.element(main.getByRole("heading", { name: "News" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "From the shop" })).not.toBeInTheDocument();
});

test("a company without a project in progress is led to add one", async () => {
  await page.viewport(390, 844);
  await renderScreen("/", { answers: { listProjects: { body: { data: [], meta: { ...meta, counts } } } } });
  await expect.element(main.getByRole("link", { name: "Add project" })).toBeVisible();
  await page.viewport(1080, 800);
});

test("on a phone scanning for the newest project in progress is in reach (HOME-11)", async () => {
  await page.viewport(390, 844);
  await renderScreen("/");
  await expect
    .element(main.getByRole("link", { name: /^Scan products: / }))
    .toHaveAttribute("href", expect.stringMatching(/^\/projects\/[0-9a-f-]{36}\/scan$/));
  await page.viewport(1080, 800);
});

test("when the user cannot be loaded at the start, a retry is offered", async () => {
  const stub = await renderScreen("/", { answers: { getCurrentUser: "unreachable" } });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  stub.answer({ getCurrentUser: {} });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument();
});

test("consents that could not be saved say so, and the question stays with its ticks", async () => {
  const getCurrentUser = userWith({
    role: { id: 3, name: "owner" },
    email_consent: 0,
    phone_consent: 0,
    options: JSON.stringify({ firstTime: false }),
  });
  await renderScreen("/", { answers: { getCurrentUser, updateUser: { status: 500 } } });
  const question = page.getByRole("dialog", { name: "May we send you offers and news?" });
  await expect.element(question).toBeVisible();
  await question.getByRole("checkbox").first().click();
  await question.getByRole("button", { name: "Save" }).click();
  await expect.element(question.getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(question.getByRole("checkbox").first()).toBeChecked();
});
