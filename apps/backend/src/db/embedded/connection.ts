import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

import type { FromThread, ToThread } from "./messages.ts";

/**
 * The connection of the PostgreSQL client to the embedded database: the bytes that would go through a socket go to the
 * database's thread. It has the parts of a socket that the client uses.
 */
export class EmbeddedConnection extends Duplex {
  readonly #thread: Worker;
  readonly #unsent: Buffer[] = [];
  readonly #onMessage = (message: FromThread): void => {
    if (message instanceof Uint8Array) this.push(message);
    else if (message.event === "session") this.emit("connect");
  };
  readonly #onExit = (): void => {
    this.destroy(new Error("The embedded database has stopped."));
  };

  constructor(thread: Worker) {
    super({ allowHalfOpen: false });
    this.#thread = thread;
    thread.on("message", this.#onMessage);
    thread.once("exit", this.#onExit);
  }

  connect(): void {
    this.#send({ command: "begin session" });
  }

  setNoDelay(): void {}

  ref(): void {}

  unref(): void {}

  #send(message: ToThread): void {
    this.#thread.postMessage(message, message instanceof Uint8Array ? [message.buffer] : []);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#unsent.length === 0) process.nextTick(() => this.#flush());
    this.#unsent.push(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "utf8", done);
  }

  /** Sends what was written in one turn together, so that the database answers it in one turn. */
  #flush(): void {
    this.#send(Uint8Array.from(Buffer.concat(this.#unsent.splice(0))));
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#thread.off("message", this.#onMessage);
    this.#thread.off("exit", this.#onExit);
    done(error);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
