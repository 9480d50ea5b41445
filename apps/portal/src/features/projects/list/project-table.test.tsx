import type { Project } from "@lucarne/api-client/queries/projects";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "react-intl";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import english from "../../../../../../locales/portal/en.json" with { type: "json" };
import { ProjectTable } from "./project-table.tsx";

const projectAt = (at: number): Project => ({
  id: at,
  uuid: `0193b2c9-b619-78ee-bfa4-${String(at).padStart(12, "0")}`,
  number: `RW-2026-${at}`,
  name: `ul. Polna ${at}, 30-001 Kraków`,
  street_name: `ul. Polna ${at}`,
  city: "Kraków",
  postal_code: "30-001",
  created_at: "2026-11-02T09:00:00Z",
  days_left: 12,
  status: { id: 1, name: "In progress" },
  available_points: 30,
  max_points: 40,
  calculated_available_points: null,
  calculated_max_points: null,
  products_count: 3,
  survey: [],
  company: { uuid: "0193b2c4-6a0f-7c52-8f1e-3b5d7f9a1c2e", name: "Okna Kraków" },
});

/** Counts the dates that are written from now on; each row has one. */
const countDates = (): (() => number) => {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
  let written = 0;
  Object.defineProperty(prototype, "format", {
    ...own,
    get(this: Intl.DateTimeFormat): unknown {
      written += 1;

      return own.get?.call(this);
    },
  });
  onTestFinished(() => void Object.defineProperty(prototype, "format", own));

  return () => written;
};

const queryClient = new QueryClient();

const tableOf = (projects: readonly Project[]) => (
  <QueryClientProvider client={queryClient}>
    <IntlProvider locale="en-GB" messages={english}>
      <ProjectTable projects={projects} />
    </IntlProvider>
  </QueryClientProvider>
);

test("a change of one among 200 projects renders its row alone", async () => {
  const projects = Array.from({ length: 200 }, (_, at) => projectAt(at));
  const screen = await render(tableOf(projects));
  expect(page.getByRole("row").elements()).toHaveLength(201);
  const dates = countDates();
  await screen.rerender(tableOf(projects.with(150, { ...projectAt(150), status: { id: 5, name: "In review" } })));
  await expect.element(page.getByRole("row").nth(151).getByText("In review")).toBeInTheDocument();
  expect(dates()).toBe(1);
});
