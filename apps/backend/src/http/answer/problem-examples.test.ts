import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { FIXED_SENTENCES, type FixedSentence } from "@lucarne/api-client/problems";
import { MAX_FILE_BYTES } from "@lucarne/configurators/products/limits";
import { operationsOf, parseDocument } from "@lucarne/contract/document";
import { answerExamples } from "@lucarne/contract/documented";
import { expect, it } from "vitest";

import { fileRefused, fileTooLarge } from "../../files/upload/file-problems.ts";
import {
  busy,
  Problem,
  type ProblemCode,
  refused,
  sentenceOf,
  type Sentence,
  totalChanged,
} from "../../kernel/problem.ts";
import { contractFile, type ContractName } from "../../kernel/program-files.ts";
import type { TextKey, TextParams } from "../../texts/texts.ts";
import { problemBody, type ProblemBody } from "./problem-body.ts";

const { emailTaken, invalidPhone, lettersNotAllowed, phoneNotUnique, registrationNumberTaken } = FIXED_SENTENCES;

const fixed = (sentence: FixedSentence): readonly Sentence[] => [{ fixed: sentence }];
const text = (key: TextKey, params: TextParams = {}): readonly Sentence[] => [{ text: key, params }];

/** A problem with the sentence of its code, under a field of the request. */
const at = (field: string, code: ProblemCode, params: TextParams = {}): Problem =>
  new Problem(code, { errors: { [field]: [sentenceOf(code, params)] } });

/** The request id of all examples. */
const REQUEST_ID = "01JD3V6Y8M3T5Q9W2R4K7N0P1S";

const answerTo = (problem: Problem): ProblemBody => problemBody(problem, "en", REQUEST_ID);

/** The answers of examples with values or fields of their own. All others follow from their code. */
const SPECIAL: readonly ProblemBody[] = [
  ...[
    at("email", "installer_not_found"),
    at("order.0.quantity", "insufficient_stock", { left: 3 }),
    at("order.0.shownPrice", "price_changed", { points: 170, name: "Hammer" }),
    at("order.0.variantGuid", "product_unavailable"),
    at("shown_price", "price_changed", { points: 110, name: "Lucarne Club Card" }),
    busy(2),
    fileRefused({ text: "file.avatar" }),
    fileRefused({ text: "file.logo" }),
    fileTooLarge(MAX_FILE_BYTES),
    new Problem("below_minimum", { params: { minimum: 128 } }),
    new Problem("not_enough_scans", { params: { needed: 10, scanned: 7 } }),
    new Problem("rate_limited", { params: { seconds: 60 } }),
    new Problem("role_not_allowed", { errors: { team: text("problem.owner_protected") } }),
    new Problem("team_full", { params: { owners: 1, installers: 10 } }),
    refused({ card_serial_number: text("problem.card_serial_unknown") }),
    refused({ code: text("problem.serial_unknown") }),
    refused({ code: text("validation.format") }),
    refused({ companyRegistrationNumber: text("validation.company_number", { label: "IČO" }) }),
    refused({ "data.services": text("problem.services_exactly", { limit: 6 }) }),
    refused({ email: fixed(emailTaken) }),
    refused({
      email: fixed(emailTaken),
      phone: fixed(phoneNotUnique),
      companyRegistrationNumber: fixed(registrationNumberTaken),
    }),
    refused({ installer_uuid: text("problem.tickets_of_other") }),
    refused({ name: text("validation.no_digits") }),
    refused({ name: text("validation.required") }),
    refused({ page: text("validation.minimum", { limit: 1 }) }),
    refused({ phone: fixed(invalidPhone) }),
    refused({ phone: fixed(phoneNotUnique) }),
    refused({ postalCode: fixed(lettersNotAllowed) }),
    refused({ postal_code: fixed(lettersNotAllowed) }),
    refused({ refresh_token: text("validation.required") }),
    refused({ registration_number: fixed(registrationNumberTaken) }),
    refused({ response: text("problem.survey_invalid") }),
    totalChanged(170),
  ].map(answerTo),
  // The HTTP parser refuses headers that are too large with a status of its own.
  { ...answerTo(new Problem("malformed_request")), status: 431 },
];

interface Example {
  readonly operation: string;
  readonly status: number;
  readonly body: ProblemBody;
}

/** The examples of all refusals of a contract. */
const examplesOf = (name: ContractName): Example[] => {
  const document: unknown = JSON.parse(readFileSync(contractFile(name), "utf8"));
  return Object.entries(parseDocument(document).paths).flatMap(([url, item]) =>
    Object.entries(operationsOf(item)).flatMap(([method, { operationId, responses }]) =>
      Object.keys(responses).flatMap((status): Example[] => {
        const answer = answerExamples(document, { path: url, method }, Number(status));
        if (answer?.mediaType !== "application/problem+json") return [];
        return Object.values(answer.examples).map((body) => ({
          operation: operationId,
          status: Number(status),
          body: body as ProblemBody,
        }));
      }),
    ),
  );
};

/** Whether the backend gives this answer in English. */
const isAnswered = ({ status, body }: Example): boolean =>
  body.status === status &&
  [answerTo(new Problem(body.code)), ...SPECIAL].some((answer) => isDeepStrictEqual(answer, body));

it.each(["openapi", "operator"] as const)("the examples of problems in %s.json are the backend's answers", (name) => {
  const examples = examplesOf(name);
  expect(examples.length).toBeGreaterThan(200);
  expect(examples.filter((example) => !isAnswered(example))).toEqual([]);
});
