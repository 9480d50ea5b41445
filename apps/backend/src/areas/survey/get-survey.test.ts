import { DAY, HOUR } from "@lucarne/api-client/durations";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { registrableRegions } from "@lucarne/api-client/regions";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

import { withBackend } from "../../testing/backend.ts";
import { REGISTRATION_ANSWERS } from "../../testing/profile.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { readPart } from "../../texts/locales.ts";
import { PROJECT_SURVEY } from "./rules/project-survey.ts";
import { REGISTRATION_SURVEY } from "./rules/registration-survey.ts";
import { readSurvey } from "./rules/survey-answers.ts";
import type { SurveyQuestion } from "./rules/survey-types.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const option = z.looseObject({ id: z.number(), text: z.string().min(1), questions: z.array(z.unknown()).optional() });
const form = z.object({
  data: z.array(z.looseObject({ id: z.number(), question: z.string().min(1), options: z.array(option) })),
});
const ask = async (query: string, token?: string, language = "en") => {
  const headers = { "accept-language": language };
  return backend().call("GET", `/v1/survey?${query}`, { headers, ...(token ? { token } : {}) });
};
const everyId = (value: unknown, key: "questions" | "options"): number[] => {
  const own = z.array(z.looseObject({})).optional().parse(value) ?? [];
  return own.flatMap((entry) => {
    const inner = entry[key === "questions" ? "options" : "questions"];
    const deeper = everyId(inner, key === "questions" ? "options" : "questions");
    return [Number(entry["id"]), ...deeper];
  });
};

beforeEach(() => backend().advance(DAY + HOUR));

describe("the registration questions", () => {
  it.each(registrableRegions().map(({ slug, id }) => [slug, id]))("are public in %s", async (_slug, id) => {
    const answer = await ask(`type=registration&region_id=${id}`);
    expect(answer).toMatchObject({ status: 200, headers: { vary: "Authorization, Accept-Language" } });
    const { data } = form.parse(answer.body);
    expect(data.every((question) => question.id >= 1 && question.id <= 10)).toBe(true);
    expect(data.flatMap(({ options }) => options).every((one) => one.id >= 1 && one.id <= 70)).toBe(true);
    expect(data[0]).toMatchObject({ limit: 3, multiple: true });
  });

  it.each(LANGUAGES.map(({ code }) => [code]))("have texts in %s", async (language) => {
    expect(form.safeParse((await ask("type=registration&region_id=10", undefined, language)).body).success).toBe(true);
  });

  it("need a region without a token and use the caller's with one", async () => {
    expect(await ask("type=registration")).toMatchObject({
      status: 422,
      body: { errors: { region_id: [matchers.any(String)] } },
    });
    const { token } = await backend().signIn("petr@strechynovak.example");
    expect((await ask("type=registration", token)).status).toBe(200);
  });

  it("match the answers that the tests send", () => {
    expect(readSurvey(REGISTRATION_ANSWERS, REGISTRATION_SURVEY, 10, "x")).toHaveLength(8);
  });
});

describe("the project questions", () => {
  it("need a session", async () => {
    expect(await ask("type=project&region_id=10")).toMatchObject({ status: 401, body: { code: "token_missing" } });
  });

  it("are 11 to 16 with the answers 71 to 102, and 113 in Poland only", async () => {
    const polish = await backend().signIn("marek@dachserwis.example");
    const czech = await backend().signIn("petr@strechynovak.example");
    const ids = async (token: string) => {
      const { data } = form.parse((await ask("type=project", token)).body);
      return data.map(({ id }) => id);
    };
    expect(await ids(czech.token)).toEqual([11, 12, 14, 15, 16]);
    expect(await ids(polish.token)).toEqual([11, 12, 14, 15, 16, 113]);
    const { data } = form.parse((await ask("type=project", czech.token)).body);
    const all = everyId(data, "questions").toSorted((one, other) => one - other);
    expect(all).toEqual([11, 12, 13, 14, 15, 16, ...Array.from({ length: 32 }, (_, index) => 71 + index)]);
  });

  it("are in the reader's language", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    expect(JSON.stringify((await ask("type=project", token, "pl")).body)).toContain("Jaki to budynek?");
    expect(JSON.stringify((await ask("type=project", token, "uk")).body)).toContain("Яка це будівля?");
  });
});

const idsOf = (questions: readonly SurveyQuestion[]): string[] =>
  questions.flatMap(({ id, options }) => [
    `questions.${id}`,
    ...options.flatMap((one) => [`answers.${one.id}`, ...idsOf(one.questions ?? [])]),
  ]);

describe("the texts", () => {
  it("are those of the two surveys", () => {
    const ids = new Set([...idsOf(REGISTRATION_SURVEY), ...idsOf(PROJECT_SURVEY)]);
    expect(Object.keys(readPart("survey").get("en") ?? {}).toSorted()).toEqual([...ids].toSorted());
  });

  it.each([...readPart("survey")])("in %s ask one question each and do not repeat the limit", (_language, texts) => {
    const questions = Object.entries(texts).filter(([id]) => id.startsWith("questions."));
    expect(questions.filter(([, question]) => !/^[^?.]+\?$/.test(question))).toEqual([]);
  });
});
