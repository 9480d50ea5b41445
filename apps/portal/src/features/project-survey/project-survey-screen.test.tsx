import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { exampleProject } from "../../testing/example-project.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const UUID = exampleProject().uuid;
const ADDRESS = `/projects/${UUID}/survey`;

const answer = {
  uuid: "0193b2cd-2d80-7f65-a6fb-6e80ab2d4f01",
  question_id: 11,
  answer_id: 71,
  answer: { text: "A family house" },
};
const project = (status: number, change: object = {}) => ({
  body: exampleProject({
    status: { id: status, name: `Status ${status}` },
    calculated_available_points: null,
    calculated_max_points: null,
    ...change,
  }),
});
const question = {
  id: 11,
  question: "What kind of building is it?",
  type: "select",
  multiple: false,
  limit: null,
  options: [
    { id: 71, text: "A family house" },
    { id: 72, text: "A block of flats" },
  ],
};
const survey = { body: { data: [question] } };
const sent = (status: number) => ({
  status: 201,
  body: { status: { id: status, name: `Status ${status}` }, survey: [answer] },
});

const answerAndSend = async () => {
  await main.getByRole("radio", { name: "A family house" }).click();
  await main.getByRole("button", { name: "Send survey" }).click();
};

test("a survey that starts a review shows a thank-you dialog and then the answers", async () => {
  const stub = await renderScreen(ADDRESS, {
    answers: { getProject: project(1), getSurvey: survey, submitProjectSurvey: sent(5) },
  });
  await expect.element(main.getByRole("button", { name: "Send survey" })).toBeDisabled();
  stub.answer({ getProject: project(5, { survey: [answer] }) });
  await answerAndSend();
  const dialog = page.getByRole("dialog", { name: "Thank you for the survey" });
  await expect.element(dialog.getByText("Up to 30 points will be added.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(main.getByRole("heading", { name: "Survey answers" })).toBeVisible();
  await expect.element(main.getByText("What kind of building is it?")).toBeVisible();
});

test("a survey that closes the project says so without a dialog", async () => {
  const stub = await renderScreen(ADDRESS, {
    answers: { getProject: project(1), getSurvey: survey, submitProjectSurvey: sent(2) },
  });
  await expect.element(main.getByRole("radio", { name: "A family house" })).toBeVisible();
  stub.answer({ getProject: project(2, { survey: [answer] }) });
  await answerAndSend();
  await expect.element(page.getByText(/The survey has been sent\./)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a refused survey says why and keeps the answer", async () => {
  await renderScreen(ADDRESS, {
    answers: { getProject: project(1), getSurvey: survey, submitProjectSurvey: { status: 409 } },
  });
  await answerAndSend();
  await expect.element(main.getByRole("alert")).toBeVisible();
  await expect.element(main.getByRole("radio", { name: "A family house" })).toBeChecked();
});

test.each([
  ["without products", project(1, { products_count: 0 }), "Scan the products first."],
  ["returned, without products", project(4, { products_count: 0 }), "Scan the products first."],
  ["lost", project(3), "The survey for this project was not filled in."],
  ["closed without a survey", project(2), "The survey for this project was not filled in."],
  ["in review without a survey", project(5), "The survey for this project was not filled in."],
] as const)("a project %s shows no form", async (_, answer, text) => {
  await renderScreen(ADDRESS, { answers: { getProject: answer, getSurvey: survey } });
  await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Send survey" })).not.toBeInTheDocument();
});

test("questions that could not be loaded say so and load on another try", async () => {
  const stub = await renderScreen(ADDRESS, { answers: { getProject: project(4), getSurvey: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The survey could not be loaded.")).toBeVisible();
  stub.answer({ getSurvey: survey });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("radio", { name: "A block of flats" })).toBeVisible();
});
