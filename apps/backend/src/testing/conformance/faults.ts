import { randomUUID } from "node:crypto";

import type { CheckName } from "@lucarne/conformance/findings";
import type { Part } from "@lucarne/conformance";
import type { Answer, Call, Send } from "@lucarne/conformance/target";
import { isObject } from "@lucarne/api-client/is-object";
import { codeOf, problemIn } from "../body-of.ts";

/** A fault that a server could have, planted between the tool and a server without it. */
export interface Fault {
  readonly title: string;
  /** Which operation the report has to name, with the failed check. */
  readonly found: readonly [operation: string, check: CheckName];
  readonly part: Part;
  readonly plant: (send: Send) => Send;
}

const withBody = (answer: Answer, body: unknown): Answer => ({ ...answer, body, text: JSON.stringify(body) });

const isCall = (call: Call, method: string, path: RegExp): boolean => call.method === method && path.test(call.path);

/** Changes the answers of one operation. */
const changed =
  (method: string, path: RegExp, change: (answer: Answer, call: Call) => Answer) =>
  (send: Send): Send =>
  async (call) => {
    const answer = await send(call);
    return isCall(call, method, path) ? change(answer, call) : answer;
  };

/** Changes the calls of one operation before the server gets them. */
const rewritten =
  (method: string, path: RegExp, change: (call: Call) => Call) =>
  (send: Send): Send =>
  (call) =>
    send(isCall(call, method, path) ? change(call) : call);

const onlyOk =
  (change: (body: Readonly<Record<string, unknown>>) => unknown) =>
  (answer: Answer): Answer =>
    answer.status < 300 && isObject(answer.body) ? withBody(answer, change(answer.body)) : answer;

/** The last token of a signed-in person that a call had: a server that does not check it acts for that person. */
const rememberedToken = (): ((call: Call) => string | undefined) => {
  let last: string | undefined;
  return ({ token }) => {
    if (token !== undefined && token.length > 30) last = token;
    return last;
  };
};

const withoutKey = ({ headers = {}, ...call }: Call): Call => {
  const { "idempotency-key": _key, ...rest } = headers;
  return { ...call, headers: rest };
};

const fresh = (call: Call): Call => ({ ...call, headers: { ...call.headers, "idempotency-key": randomUUID() } });

/** A call without a field that is a number. */
const withoutNumber = ({ body, ...call }: Call, field: string): Call => ({
  ...call,
  body: typeof body === "string" ? body.replaceAll(new RegExp(`,?"${field}":\\d+`, "g"), "") : body,
});

const withUnknownToken = (call: Call): Call => ({
  ...call,
  body: JSON.stringify({ refresh_token: "nobody-has-this-token" }),
});

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A product with at most three pieces of each variant. */
const fewer = (product: unknown): unknown =>
  isObject(product)
    ? {
        ...product,
        variants: list(product["variants"]).map((one) =>
          isObject(one) ? { ...one, stock: Math.min(3, Number(one["stock"])) } : one,
        ),
      }
    : product;

/** Faults of answers, tokens, sessions, keys and points. */
export const FAULTS: readonly Fault[] = [
  {
    title: "an optional part is declared and missing",
    found: ["listTickets", "presence"],
    part: "presence",
    plant: changed("GET", /^\/v1\/support(?:\?|$)/, (answer) => ({ ...answer, status: 404 })),
  },
  {
    title: "an optional part is declared and refused as unknown to the server",
    found: ["searchPlaces", "presence"],
    part: "presence",
    plant: changed("GET", /^\/v1\/places\/autocomplete/, (answer) => ({ ...answer, status: 501 })),
  },
  {
    title: "an optional part is not declared and answers",
    found: ["listTickets", "presence"],
    part: "presence",
    plant: changed(
      "GET",
      /^\/v1\/config$/,
      onlyOk((body) => ({ ...body, capabilities: ["places"] })),
    ),
  },
  {
    title: "every new project is refused",
    found: ["createProject", "idempotency"],
    part: "idempotency",
    plant: changed("POST", /^\/v1\/project$/, (answer) =>
      withBody({ ...answer, status: 422 }, { code: "validation_failed", message: "The data are wrong." }),
    ),
  },
  {
    title: "a field is missing from an answer",
    found: ["getProject", "answers"],
    part: "answers",
    plant: changed(
      "GET",
      /^\/v1\/project\/[^/?]+$/,
      onlyOk(({ number: _number, ...rest }) => rest),
    ),
  },
  {
    title: "an operation is not there and answers as if its object were missing",
    found: ["getNotification", "success"],
    part: "success",
    plant: changed("GET", /^\/v1\/notifications\/[^/?]+$/, (answer) =>
      withBody({ ...answer, status: 404 }, { code: "not_found", message: "There is no such thing." }),
    ),
  },
  {
    title: "a number is answered as text",
    found: ["getCompanyPoints", "answers"],
    part: "answers",
    plant: changed(
      "GET",
      /^\/v1\/company\/points\//,
      onlyOk((body) => ({ ...body, company_points: String(body["company_points"]) })),
    ),
  },
  {
    title: "a status that the contract does not name is answered",
    found: ["listTeam", "answers"],
    part: "answers",
    plant: changed("GET", /^\/v2\/installer\/user(?:\?|$)/, (answer) =>
      answer.status === 200 ? { ...answer, status: 206 } : answer,
    ),
  },
  {
    title: "a hostile request breaks the server",
    found: ["createTicket", "answers"],
    part: "answers",
    plant: changed("POST", /^\/v1\/support$/, (answer) =>
      answer.status === 422 ? { ...answer, status: 500 } : answer,
    ),
  },
  {
    title: "a body is not validated",
    found: ["updateNotification", "validation"],
    part: "answers",
    plant: changed("PATCH", /^\/v1\/notifications\/[^/]+$/, (answer) =>
      answer.status === 422 ? { ...answer, status: 200 } : answer,
    ),
  },
  {
    title: "a missing parameter of the query is not noticed",
    found: ["getSurvey", "validation"],
    part: "answers",
    plant: rewritten("GET", /^\/v1\/survey$/, (call) => ({ ...call, path: `${call.path}?type=registration` })),
  },
  {
    title: "every upload is taken for a picture",
    found: ["uploadOrderFile", "validation"],
    part: "answers",
    plant: (send) => {
      let picture: FormData | undefined;
      return (call) => {
        if (!isCall(call, "POST", /^\/v1\/shop\/order\/files/) || !(call.body instanceof FormData)) return send(call);
        // The first one is the picture that the tool has for each person.
        picture ??= call.body;
        return send({ ...call, body: picture });
      };
    },
  },
  {
    title: "a parameter with an unknown value is ignored",
    found: ["listNotifications", "validation"],
    part: "answers",
    plant: rewritten("GET", /^\/v1\/notifications\?/, (call) => ({
      ...call,
      path: call.path.replace(/\bmark=[^&]*/, "mark=unread"),
    })),
  },
  {
    title: "a refusal has a stack",
    found: ["createProject", "discretion"],
    part: "answers",
    plant: changed("POST", /^\/v1\/project$/, (answer) =>
      answer.status >= 400 ? { ...answer, text: `${answer.text} at insert (store.ts:12)` } : answer,
    ),
  },
  {
    title: "a refusal repeats the refused value",
    found: ["createMessage", "discretion"],
    part: "answers",
    plant: changed("POST", /\/chat$/, (answer, { body }) =>
      answer.status >= 400 ? { ...answer, text: `${answer.text}${typeof body === "string" ? body : ""}` } : answer,
    ),
  },
  {
    title: "an operation works without a token",
    found: ["listOrders", "authentication"],
    part: "access",
    plant: (send) => {
      const remembered = rememberedToken();
      return (call) => {
        const token = remembered(call);
        return send(isCall(call, "GET", /^\/v2\/orders(?:\?|$)/) ? { ...call, token } : call);
      };
    },
  },
  {
    title: "another company's project is shown",
    found: ["getProject", "tenancy"],
    part: "access",
    plant: changed("GET", /^\/v1\/project\/[^/?]+$/, (answer) =>
      answer.status === 404 ? { ...answer, status: 200 } : answer,
    ),
  },
  {
    title: "another company's project is known to exist",
    found: ["deleteProject", "tenancy"],
    part: "access",
    plant: (send) => {
      const seen = new Set<string>();
      return async (call) => {
        const answer = await send(call);
        if (!isCall(call, "DELETE", /^\/v1\/project\//) || answer.status !== 404) return answer;
        seen.add(call.path);
        return seen.size === 1 ? answer : withBody(answer, { ...problemIn(answer), message: "Never heard of it." });
      };
    },
  },
  {
    title: "a code works twice",
    found: ["verifyInstallerLogin", "session"],
    part: "sessions",
    plant: (send) => {
      const opened = new Map<unknown, Answer>();
      return async (call) => {
        const answer = await send(call);
        if (!isCall(call, "POST", /^\/v2\/installer\/login\/verify$/)) return answer;
        if (answer.status === 200) opened.set(call.body, answer);
        return opened.get(call.body) ?? answer;
      };
    },
  },
  {
    title: "signing out leaves the session open",
    found: ["logout", "session"],
    part: "sessions",
    plant: (send) => async (call) =>
      isCall(call, "POST", /^\/v2\/installer\/logout$/)
        ? { status: 204, headers: {}, mediaType: "", text: "", body: undefined }
        : send(call),
  },
  {
    title: "Idempotency-Key is ignored",
    found: ["createTicket", "idempotency"],
    part: "idempotency",
    plant: rewritten("POST", /^\/v1\/support$/, withoutKey),
  },
  {
    title: "another body with the same key is accepted",
    found: ["createProject", "idempotency"],
    part: "idempotency",
    plant: (send) => async (call) => {
      const answer = await send(call);
      if (!isCall(call, "POST", /^\/v1\/project$/)) return answer;
      return codeOf(answer) === "idempotency_mismatch" ? send(fresh(call)) : answer;
    },
  },
  {
    title: "a key is forgotten after a day",
    found: ["createScan", "replay"],
    part: "replays",
    plant: (send) => {
      // Only the part that lets days pass uses a key in two sessions.
      const sessions = new Map<string | undefined, string | undefined>();
      return async (call) => {
        if (!isCall(call, "POST", /^\/v2\/scans$/)) return send(call);
        const key = call.headers?.["idempotency-key"];
        const isForgotten = sessions.has(key) && sessions.get(key) !== call.token;
        sessions.set(key, call.token);
        return send(isForgotten ? fresh(call) : call);
      };
    },
  },
  {
    title: "more pieces are sold than there are",
    found: ["createOrder", "stock"],
    part: "money",
    // The shop shows a smaller stock than the server sells from.
    plant: changed(
      "GET",
      /^\/v2\/shop\/products\?/,
      onlyOk((body) => ({ ...body, data: list(body["data"]).map(fewer) })),
    ),
  },
  {
    title: "an order is placed twice",
    found: ["createOrder", "money"],
    part: "money",
    plant: (send) => async (call) => {
      const answer = await send(call);
      if (isCall(call, "POST", /^\/v2\/orders$/) && answer.status === 201) await send(fresh(call));
      return answer;
    },
  },
  {
    title: "another price than the shown one is charged",
    found: ["createOrder", "money"],
    part: "money",
    plant: rewritten("POST", /^\/v2\/orders$/, (call) => withoutNumber(call, "shownPrice")),
  },
  {
    title: "another total than the shown one is charged",
    found: ["createOrder", "money"],
    part: "money",
    plant: rewritten("POST", /^\/v2\/orders$/, (call) => withoutNumber(call, "expected_points")),
  },
  {
    title: "an entry of the history is lost",
    found: ["listPointsHistory", "money"],
    part: "money",
    plant: changed(
      "GET",
      /^\/v1\/points\/history\?page=1&/,
      onlyOk((body) => ({
        ...body,
        data: list(body["data"]).toSpliced(3, 1),
      })),
    ),
  },
  {
    title: "a refused order takes its points",
    found: ["createOrder", "money"],
    part: "money",
    plant: (send) => async (call) => {
      const answer = await send(call);
      if (!isCall(call, "POST", /^\/v2\/orders$/) || codeOf(answer) !== "price_changed") return answer;
      await send(fresh(withoutNumber(call, "shownPrice")));
      return answer;
    },
  },
  {
    title: "a serial is accepted twice",
    found: ["createScan", "money"],
    part: "money",
    plant: (send) => {
      let accepted: Answer | undefined;
      return async (call) => {
        const answer = await send(call);
        if (!isCall(call, "POST", /^\/v2\/scans$/)) return answer;
        if (answer.status === 201) accepted = answer;
        return codeOf(answer) === "serial_already_scanned" ? (accepted ?? answer) : answer;
      };
    },
  },
  {
    title: "every page is the first",
    found: ["listOrders", "pages"],
    part: "pages",
    plant: (send) => async (call) => {
      if (!isCall(call, "GET", /^\/v2\/orders\?/)) return send(call);
      const answer = await send({ ...call, path: call.path.replace(/\bpage=\d+/, "page=1") });
      const page = Number(/\bpage=(\d+)/.exec(call.path)?.[1] ?? 1);
      return onlyOk((body) => ({
        ...body,
        meta: { ...(isObject(body["meta"]) ? body["meta"] : {}), current_page: page },
      }))(answer);
    },
  },
  {
    title: "a page is as long as the list",
    found: ["listNotifications", "pages"],
    part: "pages",
    plant: rewritten("GET", /^\/v1\/notifications\?/, (call) => ({
      ...call,
      path: call.path.replace(/\blimit=\d+/, "limit=100"),
    })),
  },
  {
    title: "a file is shown to any signature",
    found: ["getFile", "authentication"],
    part: "access",
    plant: (send) => {
      const remembered = rememberedToken();
      return (call) => {
        const token = remembered(call);
        return send(isCall(call, "GET", /^\/v1\/files\/[^?]+\?/) ? { ...call, token } : call);
      };
    },
  },
  {
    title: "a session that was ended goes on",
    found: ["endSession", "session"],
    part: "sessions",
    plant: (send) => async (call) =>
      isCall(call, "DELETE", /^\/v2\/installer\/sessions\/[^/]+$/)
        ? { status: 204, headers: {}, mediaType: "", text: "", body: undefined }
        : send(call),
  },
  {
    title: "tabs that refresh at once are signed out",
    found: ["refreshSession", "session"],
    part: "sessions",
    plant: (send) => {
      const used = new Set<unknown>();
      return async (call) => {
        if (!isCall(call, "POST", /^\/v2\/installer\/refresh$/)) return send(call);
        const isAgain = used.has(call.body);
        used.add(call.body);
        return send(isAgain ? withUnknownToken(call) : call);
      };
    },
  },
  {
    title: "an older refresh token is refused and its session goes on",
    found: ["refreshSession", "session"],
    part: "sessions",
    plant: (send) => {
      const used: unknown[] = [];
      return async (call) => {
        if (!isCall(call, "POST", /^\/v2\/installer\/refresh$/)) return send(call);
        const isOlder = used.slice(0, -1).includes(call.body);
        if (!used.includes(call.body)) used.push(call.body);
        return send(isOlder ? withUnknownToken(call) : call);
      };
    },
  },
];
