import type { Page } from "@playwright/test";

/** What the page's own session reads from the API. */
export const read = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (at) => {
    const record: { token: string } = JSON.parse(localStorage.getItem("lucarne.session") ?? "{}");
    const answer = await fetch(`/api${at}`, { headers: { authorization: `Bearer ${record.token}` } });
    return answer.json();
  }, path);

/** The spendable points of the page's own company. */
export const balanceOf = async (page: Page): Promise<number> => {
  const { company } = await read<{ company: { uuid: string } }>(page, "/v1/company/user/self");

  return (await read<{ company_points: number }>(page, `/v1/company/points/${company.uuid}`)).company_points;
};
