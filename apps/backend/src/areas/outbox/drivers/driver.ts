import type { OutboxMessage } from "../../../app.ts";

/** A rendered message to one recipient. */
export type Delivery = {
  uuid: string;
  channel: OutboxMessage["channel"];
  to: string;
  template: OutboxMessage["template"];
  language: string;
  subject: string;
  text: string;
  /** RFC 3339, by the business clock. */
  createdAt: string;
};

/** A delivery channel of the outbox. */
export type Driver = {
  name: string;
  carries: (channel: Delivery["channel"]) => boolean;
  /** Rejects when the message could not be sent; it is tried again later. */
  deliver: (message: Delivery) => Promise<void>;
  close?: () => void;
};

/** Where messages go: `copies` get each message once, `remote` drivers are tried until they accept it. */
export type Routes = { copies: Driver[]; remote: Driver[] };
