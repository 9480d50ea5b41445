import { type TeamMember, teamMemberQuery } from "@lucarne/api-client/queries/team";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { owner, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 20, last_page: 1, total: 1, owners: 1, installers: 3 };

const MEMBER: TeamMember = {
  id: 1043,
  uuid: "0193b2cc-0b6e-7d43-84f9-4c6e890b2d4f",
  name: "Piotr",
  surname: "Wójcik",
  phone: "603456789",
  role: { id: 4, name: "installer" },
  last_active_at: null,
  invited_at: "2026-11-12T09:30:00Z",
  contribute_points: 0,
  projects_count: 0,
  active: 1,
};

const OWNER: TeamMember = { ...MEMBER, uuid: "0193b2cc-0b6e-7d43-84f9-4c6e890b2d50", role: { id: 3, name: "owner" } };
const team = (member: TeamMember) => ({ listTeam: { body: { data: [member], meta } } });
const full = { body: { data: [MEMBER], meta: { ...meta, installers: 10 } } };

test("a team that has not arrived shows a skeleton below the title", async () => {
  await renderScreen("/team", { answers: { listTeam: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a team that could not be loaded says so and loads on another try", async () => {
  const stub = await renderScreen("/team", { answers: { listTeam: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The team could not be loaded.")).toBeVisible();
  stub.answer({ listTeam: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("table", { name: "Team" })).toBeVisible();
});

test("an installer who never signed in is marked, links to the member page and can be removed", async () => {
  await renderScreen("/team", { answers: team({ ...MEMBER, projects_count: 22, contribute_points: 1105 }) });
  const row = main.getByRole("row", { name: /Piotr Wójcik/ });
  await expect.poll(() => row.element().textContent).toMatch(/Installer.*Never, invited 12 Nov 2026.*22.*1,105/);
  await expect.element(row.getByRole("link", { name: "Piotr Wójcik" })).toHaveAttribute("href", `/team/${MEMBER.uuid}`);
  await row.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
  await page.getByRole("menuitem", { name: "Remove from the team" }).click();
  await expect.element(page.getByRole("alertdialog", { name: "Remove this person from the team?" })).toBeVisible();
});

test("a large team has pages, which are in the address", async () => {
  const large = { data: [MEMBER], meta: { ...meta, last_page: 2, total: 21 } };
  const stub = await renderScreen("/team", { answers: { listTeam: { body: large } } });
  await main.getByRole("navigation", { name: "Team pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect.poll(() => location.search).toBe("?page=2");
  await expect.poll(() => stub.sent("listTeam").url).toMatch(/\?page=2&limit=20$/);
});

test("a member without an invitation is shown as never active", async () => {
  await renderScreen("/team", { answers: team({ ...MEMBER, invited_at: null }) });
  await expect.element(main.getByText("Never", { exact: true })).toBeVisible();
});

test("the own row links to the profile and cannot be removed", async () => {
  await renderScreen("/team", {
    answers: team({ ...MEMBER, uuid: exampleOf("getCurrentUser").uuid }),
  });
  await expect.element(main.getByRole("link", { name: "Piotr Wójcik" })).toHaveAttribute("href", "/user");
  await main.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Send invitation again" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Remove from the team" })).not.toBeInTheDocument();
});

test("an invitation that could not be sent says why", async () => {
  await renderScreen("/team", { answers: { ...team(OWNER), resendInvitation: { status: 429 } } });
  await main.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
  await page.getByRole("menuitem", { name: "Send invitation again" }).click();
  await expect.element(main.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText("The invitation has been sent again.")).not.toBeInTheDocument();
});

test("another owner is plain text without a page", async () => {
  await renderScreen("/team", { answers: team(OWNER) });
  await expect.element(main.getByText("Piotr Wójcik")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Piotr Wójcik" })).not.toBeInTheDocument();
});

test("a refused removal says why and keeps the question open", async () => {
  await renderScreen("/team", { answers: { ...team(OWNER), deleteTeamMember: { status: 409 } } });
  await main.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
  await page.getByRole("menuitem", { name: "Remove from the team" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.element(question.getByRole("alert")).toBeVisible();
});

test("an invitation that is sent again is confirmed", async () => {
  const stub = await renderScreen("/team", { answers: team(MEMBER) });
  await main.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
  expect(stub.calls).not.toContain("resendInvitation");
  await page.getByRole("menuitem", { name: "Send invitation again" }).click();
  await expect.element(page.getByText(/The invitation has been sent again\./)).toBeVisible();
});

test("a full team states its limit and offers no more places, also on the page that adds", async () => {
  await renderScreen("/team", { answers: { listTeam: full, getConfig: { example: "signedIn" } } });
  await expect.element(main.getByText("The team is full. Owners: up to 1, installers: up to 10.")).toBeVisible();
  await expect.element(main.getByText("Installers: 10 of 10")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Add to the team" })).toBeDisabled();
});

test("the page that adds to a full team shows the limit and does not send", async () => {
  await renderScreen("/team/add", { answers: { listTeam: full, getConfig: { example: "signedIn" } } });
  await expect.element(main.getByText("The team is full. Owners: up to 1, installers: up to 10.")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Send invitation" })).toBeDisabled();
});

test("a team that fills up meanwhile shows the refusal and keeps what was typed", async () => {
  await renderScreen("/team/add", { answers: { ...team(MEMBER), createTeamMember: { status: 409 } } });
  await main.getByRole("textbox", { name: "First name" }).fill("Jan");
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  await main.getByRole("textbox", { name: "Phone" }).fill("604 567 890");
  await main.getByRole("button", { name: "Send invitation" }).click();
  await expect.element(main.getByRole("alert")).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");
});

test("digits in a name and a number of another country are refused beside their fields", async () => {
  const stub = await renderScreen("/team/add", { answers: team(MEMBER) });
  await main.getByRole("textbox", { name: "First name" }).fill("Jan");
  await main.getByRole("textbox", { name: "Surname" }).fill("N0wak");
  await main.getByRole("textbox", { name: "Phone" }).fill("+420 601 234 567");
  await main.getByRole("button", { name: "Send invitation" }).click();
  await expect.element(main.getByText("Use letters only.")).toBeVisible();
  await expect.element(main.getByText("Invalid phone number.")).toBeVisible();
  expect(stub.calls).not.toContain("createTeamMember");
});

test("an empty form asks for name, surname and phone beside their fields (TEAM-6)", async () => {
  const stub = await renderScreen("/team/add", { answers: team(MEMBER) });
  await main.getByRole("button", { name: "Send invitation" }).click();
  for (const name of ["First name", "Surname", "Phone"]) {
    const field = main.getByRole("textbox", { name });
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`Fill in the “${name}” field\\.`));
  }
  expect(stub.calls).not.toContain("createTeamMember");
});

test("a link asks before it leaves a new member that is not invited", { tags: "long" }, async () => {
  await renderScreen("/team/add", { answers: team(MEMBER) });
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  await page.getByRole("link", { name: "Projects", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");
});

test.each(everyNth(3, [["604 567 890"], ["+48 604-567-890"], ["0048604567890"]]))(
  "the phone number %s of a new member is sent in national digits (TEAM-6)",
  async (typed) => {
    const stub = await renderScreen("/team/add", { answers: team(MEMBER) });
    await main.getByRole("textbox", { name: "First name" }).fill("Jan");
    await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
    await main.getByRole("textbox", { name: "Phone" }).fill(typed);
    await main.getByRole("button", { name: "Send invitation" }).click();
    await expect.poll(() => stub.calls).toContain("createTeamMember");
    expect(await stub.sent("createTeamMember").json()).toEqual({ name: "Jan", surname: "Nowak", phone: "604567890" });
  },
);

test.each(
  everyNth(2, [
    ["an owner", owner()],
    ["an installer", userWith({})],
  ] as const),
)(
  "%s may send the invitation again to anyone and remove anyone else (TEAM-3, TEAM-4)",
  async (_role, getCurrentUser) => {
    await renderScreen("/team", { answers: { ...team(OWNER), getCurrentUser } });
    await main.getByRole("button", { name: "Actions: Piotr Wójcik" }).click();
    await expect.element(page.getByRole("menuitem", { name: "Send invitation again" })).toBeVisible();
    await expect.element(page.getByRole("menuitem", { name: "Remove from the team" })).toBeVisible();
  },
);

test("a member's page sends changed fields only and confirms", async () => {
  const stub = await renderScreen(`/team/${MEMBER.uuid}`, { answers: { getTeamMember: { body: MEMBER } } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Piotr Wójcik" })).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Phone" })).toHaveValue("603 456 789");
  await main.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/Saved\./)).toBeVisible();
  expect(stub.calls).not.toContain("updateTeamMember");
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  await main.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => stub.calls).toContain("updateTeamMember");
  expect(await stub.sent("updateTeamMember").json()).toEqual({ surname: "Nowak" });
});

test("a member who is changed elsewhere is shown as stored, and a typed field keeps its text and is sent alone (TEAM-7)", async () => {
  const stub = await renderScreen(`/team/${MEMBER.uuid}`, { answers: { getTeamMember: { body: MEMBER } } });
  const phone = main.getByRole("textbox", { name: "Phone" });
  await phone.fill("604 567 890");
  stub.answer({ getTeamMember: { body: { ...MEMBER, surname: "Nowak" } } });
  await queryClient.refetchQueries({ queryKey: teamMemberQuery(api, MEMBER.uuid).queryKey });
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");
  await expect.element(phone).toHaveValue("604 567 890");
  await main.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => stub.calls).toContain("updateTeamMember");
  expect(await stub.sent("updateTeamMember").json()).toEqual({ phone: "604567890" });
});

test("an owner's page opened by its address is for reading", async () => {
  await renderScreen(`/team/${OWNER.uuid}`, { answers: { getTeamMember: { body: OWNER } } });
  await expect.element(main.getByText("Only the owner can change these details.")).toBeVisible();
  await expect.element(main.getByRole("textbox")).not.toBeInTheDocument();
});
