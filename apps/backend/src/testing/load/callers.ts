import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

/** How often a call without an answer is sent again. */
const MAX_TRIES = 20;
/** Milliseconds between two tries. */
const TRY_INTERVAL = 200;
/** The share of effects that are sent once more after their answer, as by a client whose first answer was lost. */
const SENT_AGAIN = 0.2;

const effect = z.object({ uuid: z.string() });
const problem = z.object({ code: z.string() });
const pair = z.object({ token: z.string(), refresh_token: z.string() });

/** The tokens of a session. */
export type Tokens = z.infer<typeof pair>;

/** What makes something new; each has its own table. */
export type Kind = "order" | "project" | "scan";

/** The outcome of the calls that make objects of one kind. */
export interface Effects {
  /** The objects that each confirmed key has made. */
  readonly confirmed: Map<string, Set<string>>;
  /** Keys that got no final answer: their effect may have been made. */
  unknown: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Call {
  readonly method?: "GET" | "POST";
  readonly token: string;
  readonly key?: string;
  readonly body?: object;
}

const parsed = <Value>(schema: z.ZodType<Value>, text: string): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const isFinal = ({ status, text }: Answer): boolean =>
  status > 0 && status < 500 && parsed(problem, text)?.code !== "idempotency_in_progress";

const counted = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/**
 * Sends calls as the portal does: one with a key again, with the same key, when it got no answer.
 *
 * @param half the half of the run that a call begins in
 */
export const createCallers = (url: string, half: () => 0 | 1) => {
  const times: [number[], number[]] = [[], []];
  const statuses = new Map<number, number>();
  const refusals = new Map<string, number>();
  const effects: Readonly<Record<Kind, Effects>> = {
    order: { confirmed: new Map(), unknown: 0 },
    project: { confirmed: new Map(), unknown: 0 },
    scan: { confirmed: new Map(), unknown: 0 },
  };

  const send = async (address: string, { method = "GET", token, key, body }: Call): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const [began, at] = [performance.now(), half()];
    const answer = await fetch(`${url}/api${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => ({ status: 0, text: "" }));
    counted(statuses, answer.status);
    if (answer.status >= 400) counted(refusals, `${answer.status} ${parsed(problem, answer.text)?.code ?? ""}`.trim());
    if (answer.status > 0 && answer.status < 500) times[at].push(performance.now() - began);
    return answer;
  };

  /** Makes something with a key; returns its uuid unless it is refused. */
  const make = async (kind: Kind, address: string, token: string, body: object): Promise<string | undefined> => {
    const { confirmed } = effects[kind];
    const key = randomUUID();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const answer = await send(address, { method: "POST", token, key, body });
      const uuid = answer.status < 300 ? parsed(effect, answer.text)?.uuid : undefined;
      if (uuid !== undefined) {
        confirmed.set(key, (confirmed.get(key) ?? new Set()).add(uuid));
        if (tries > 0 || Math.random() > SENT_AGAIN) return uuid;
      } else if (isFinal(answer)) {
        // After a confirmation, a refusal of the same key is another answer than before.
        confirmed.get(key)?.add(`refused with ${answer.status}`);
        return undefined;
      } else await wait(TRY_INTERVAL);
    }
    if (!confirmed.has(key)) effects[kind].unknown += 1;
    return undefined;
  };

  /** Renews the tokens of a session, with the same ones until there is an answer; undefined when it is refused. */
  const refresh = async ({ token, refresh_token }: Tokens): Promise<Tokens | undefined> => {
    const body = { token, refresh_token };
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const answer = await send("/v2/installer/refresh", { method: "POST", token, body });
      if (answer.status === 200) return parsed(pair, answer.text);
      if (isFinal(answer)) return undefined;
      await wait(TRY_INTERVAL);
    }
    return undefined;
  };

  return { send, make, refresh, times, statuses, refusals, effects };
};

export type Callers = ReturnType<typeof createCallers>;
