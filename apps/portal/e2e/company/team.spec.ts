import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { signIn } from "../support/steps/sign-in.ts";

const OUTBOX = z.object({ data: z.array(z.object({ to: z.string(), template: z.string() })) });

test(
  "an owner invites an installer, corrects the surname, repeats the invitation and removes the installer again",
  { tag: ["@long", "@desktop"] },
  async ({ page, backend, axe, faults }, { repeatEachIndex }) => {
    // A second invitation within a minute.
    faults.allow(/status of 429/);
    const phone = `30555014${repeatEachIndex}`;
    await signIn(page, backend, PEOPLE.hungaryOwner.email);
    await page.goto("/team");
    const rows = page.getByRole("main").getByRole("row");
    // The own row links to the profile and offers no removal (TEAM-2, TEAM-4).
    const own = rows.filter({ hasText: "You" });
    await expect(own.getByRole("link")).toHaveAttribute("href", "/user");
    const before = await rows.count();

    await page.getByRole("link", { name: "Add to the team" }).click();
    await expect(page).toHaveURL("/team/add");
    await page.getByRole("textbox", { name: "First name" }).fill("Réka 2");
    await page.getByRole("textbox", { name: "Surname" }).fill("Gulyas");
    await page.getByRole("textbox", { name: "Phone" }).fill("12");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Use letters only.")).toBeVisible();
    await expect(page.getByText("Invalid phone number.")).toBeVisible();
    await axe(page, "a refused invitation");
    await page.getByRole("textbox", { name: "First name" }).fill("Réka");
    await page.getByRole("textbox", { name: "Phone" }).fill(phone);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page).toHaveURL("/team");
    await expect(page.getByText("The invitation is on its way.")).toBeVisible();
    const added = rows.filter({ hasText: "Réka Gulyas" });
    await expect(added).toContainText("Never, invited");
    await expect(rows).toHaveCount(before + 1);
    const sent = await backend.ask(OUTBOX, "GET", `/outbox?limit=1&to=${encodeURIComponent(`+36${phone}`)}`);
    expect(sent.data).toMatchObject([{ template: "invitation" }]);

    await added.getByRole("link", { name: "Réka Gulyas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Réka Gulyas" })).toBeVisible();
    await page.getByRole("textbox", { name: "Surname" }).fill("Gulyás");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Réka Gulyás" })).toBeVisible();
    // Within a minute of the first one the invitation is refused, and the page says so (TEAM-3).
    await page.getByRole("button", { name: "Send invitation again" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

    await page.getByRole("button", { name: "Remove from the team" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove this person from the team?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Remove from the team" }).click();
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page).toHaveURL("/team");
    await expect(page.getByText("Removed from the team.")).toBeVisible();
    await expect(rows).toHaveCount(before);
  },
);

test(
  "an installer cannot remove the owner, nor enlarge a full team: the page says why",
  { tag: ["@long", "@desktop"] },
  async ({ page, backend, faults }) => {
    faults.allow(/status of 403/);
    await signIn(page, backend, PEOPLE.installer.email);
    await page.goto("/team");
    await expect(page.getByText(/The team is full\. Owners: up to 1, installers: up to 10\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to the team" })).toBeDisabled();
    const owner = page.getByRole("main").getByRole("row").filter({ hasText: "Owner" });
    await expect(owner.getByRole("link")).toHaveCount(0);
    await owner.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Remove from the team" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(question.getByRole("alert")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.goto("/team/add");
    await expect(page.getByText(/The team is full\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send invitation" })).toBeDisabled();
  },
);
