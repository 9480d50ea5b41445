import { randomUUID } from "node:crypto";

import { cartOf } from "../shop.ts";
import { z } from "zod";

/** A write that has no second effect when repeated with the same key. */
export interface Write {
  readonly kind: "order" | "project" | "scan" | "message";
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  /** The id in the backend's answer; undefined without an answer. */
  uuid?: string;
}

/** State shared by the writes. */
export interface Subject {
  readonly token: string;
  readonly project: string;
  readonly ticket: string;
  /** Unscanned products; taken from the end. */
  readonly serials: string[];
}

/** Points of one order. */
export const ORDERED = 130;
const KINDS = ["order", "project", "scan", "message"] as const;

/** The next write of a kind; an order when no product is left to scan. */
export const newWrite = ({ project, ticket, serials }: Subject, turn: number): Write => {
  const key = randomUUID();
  const kind = KINDS[turn % KINDS.length];
  const serial = kind === "scan" ? serials.pop() : undefined;
  if (serial !== undefined)
    return { kind: "scan", key, path: "/v2/scans", body: { projects_id: project, code: serial } };
  if (kind === "project") {
    const body = { name: `ul. Polna ${turn}`, streetName: `ul. Polna ${turn}`, city: "Opole", postalCode: "45-001" };
    return { kind, key, path: "/v1/project", body };
  }
  if (kind === "message") return { kind, key, path: `/v1/support/${ticket}/chat`, body: { message: key } };
  return { kind: "order", key, path: "/v2/orders", body: cartOf(ORDERED) };
};

/** Sends a write; true when this was its first effect, false when the backend had it already. */
export const send = async (url: string, { token }: Subject, write: Write): Promise<boolean> => {
  const answer = await fetch(`${url}/api${write.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": write.key },
    body: JSON.stringify(write.body),
  });
  const body: unknown = await answer.json();
  if (answer.status !== 201) throw new Refusal(`${write.kind}: ${answer.status} ${JSON.stringify(body)}`);
  const { uuid } = z.object({ uuid: z.string() }).parse(body);
  if (write.uuid !== undefined && write.uuid !== uuid) throw new Refusal(`${write.kind} was made twice`);
  write.uuid = uuid;
  return answer.headers.get("idempotent-replayed") !== "true";
};

/** The backend gave an unexpected answer; the connection was not cut. */
export class Refusal extends Error {}
