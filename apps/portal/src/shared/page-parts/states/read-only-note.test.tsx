import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { exampleProject } from "../../../testing/example-project.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";

const main = page.getByRole("main");
const note = main.getByText("This view is read-only: nothing is sent or saved.");
const project = exampleProject();

const open = (path: string, emulated: boolean) =>
  renderScreen(path, {
    emulated,
    answers: {
      getProject: { body: project },
      ...(emulated && { getCurrentUser: { example: "emulated" } }),
    },
  });

test.each([
  ["/user", "Save details", 3],
  ["/team/add", "Send invitation", 1],
  ["/team/0193b2cc-0b6e-7d43-84f9-4c6e890b2d4f", "Save", 1],
  ["/projects/add", "Create project", 1],
  [`/projects/${project.uuid}/survey`, "Next", 1],
  [`/projects/${project.uuid}/scan`, "Add", 1],
])("each form of %s says in an emulated session that nothing is saved (SES-19)", async (path, action, count) => {
  await open(path, true);
  await expect.element(main.getByRole("button", { name: action, exact: true }).first()).toBeVisible();
  await expect.poll(() => note.elements().length).toBe(count);
});

test("the upload of a picture shows the same note", async () => {
  await open("/user", true);
  await main.getByRole("button", { name: "Change picture" }).click();
  await expect.poll(() => note.elements().length).toBe(4);
});

test("an own session has no such note", async () => {
  await open("/user", false);
  await expect.element(main.getByRole("button", { name: "Save details" })).toBeVisible();
  expect(note.elements()).toEqual([]);
});
